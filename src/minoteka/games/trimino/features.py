"""What a learnt judgement looks at in Trimino: one look over all open places says what every seat could lay there."""

from typing import Any

from minoteka.core.nets import Features
from minoteka.games.trimino.board import CORNER, WHOLE, sector, way
from minoteka.games.trimino.pieces import COUNT as TILES
from minoteka.games.trimino.pieces import FITS, VALUES, worth_of
from minoteka.games.trimino.placing import sides_shared, spot
from minoteka.games.trimino.state import SEATS
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.bits import count_bits

COUNT = 32
FEATURES = Features(COUNT, 1)
# Four and four are weighed together, and passed over where all are nothing: what mostly is stands side by side.
HELD, WORTH, USABLE, WAYS = range(4)  # the hand; the tiles of it that fit now, and in how many places all in all
PLACES, MINE, CHOICE, SHED = range(4, 8)  # places it could use, alone; tiles with a choice of places; worth that fits
POINTS, NUMBERS, LONELY, NEXT = range(8, 12)  # numbers on its tiles, those on one tile only; who acts next
STUCK, LAST, READY, HEXAGON = range(12, 16)  # nothing fits; one tile left; all that is left fits; one it could close
ACTS, NOW_HELD, NOW_USABLE, NOW_WAYS = range(16, 20)  # for the seat to act
FURTHER, DRAWN, STOPPED, NOW_HEXAGON = range(20, 24)
FEW_HELD, FEW_USABLE, FEW_STUCK, FEW_ACTS = range(24, 28)  # the same by how few tiles the smallest hand has
RESERVE, OPEN, NARROW, BRIDGES = range(28, 32)  # of the table: places that ask for three values, and bridges among them
FEW = 2.0
"""With so many tiles in the smallest hand half of what counts at the end counts."""

ANY, TWICE, MASKS = range(3)
"""What the look notes for each seat, as masks: its tiles that fit somewhere, and in several places."""
ASKED = 49 + 7 + 1
"""The least need that asks something of every corner."""


@kernel
def features(s: State, out: Any) -> bool:
    """All seats' numbers, one seat after the other; False when the round is over."""
    if s.reason:
        return False
    for i in range(s.seats * COUNT):
        out[i] = 0.0
    seen = zeros(MASKS * SEATS)
    narrow, bridges = look_around(s, seen, out)
    least = TILES
    for seat in range(s.seats):
        least = min(least, int(s.held[seat]))
    few = FEW / (FEW + least)
    for seat in range(s.seats):
        at, usable, held = seat * COUNT, seen[seat * MASKS + ANY], int(s.held[seat])
        fits, acts = count_bits(usable), seat == s.turn
        numbers, lonely = numbers_on(s.hands[seat])
        out[at + HELD] = held
        out[at + WORTH] = worth_of(s.hands[seat])
        out[at + USABLE] = fits
        out[at + CHOICE] = count_bits(seen[seat * MASKS + TWICE])
        out[at + SHED] = worth_of(usable)
        out[at + POINTS] = s.points[seat]
        out[at + NUMBERS] = numbers
        out[at + LONELY] = lonely
        out[at + NEXT] = (seat - s.turn) % s.seats == 1
        out[at + STUCK] = fits == 0
        out[at + LAST] = held == 1
        out[at + READY] = fits == held
        if acts:
            out[at + ACTS] = 1.0
            out[at + NOW_HELD] = held
            out[at + NOW_USABLE] = fits
            out[at + NOW_WAYS] = out[at + WAYS]
            out[at + FURTHER] = s.further
            out[at + DRAWN] = s.drawn
            out[at + STOPPED] = out[at + STUCK]
            out[at + NOW_HEXAGON] = out[at + HEXAGON]
            out[at + FEW_ACTS] = few
        out[at + FEW_HELD] = few * held
        out[at + FEW_USABLE] = few * fits
        out[at + FEW_STUCK] = few * out[at + STUCK]
        out[at + RESERVE] = TILES - s.taken
        out[at + OPEN] = s.open
        out[at + NARROW] = narrow
        out[at + BRIDGES] = bridges
    return True


@kernel
def look_around(s: State, seen: Any, out: Any) -> tuple[int, int]:
    """Note what each seat could do where; how many places ask for three values, and how many would be bridges."""
    narrow = bridges = 0
    for i in range(s.open):
        need, place, closes = int(s.open_need[i]), int(s.open_place[i]), False
        if need >= ASKED and need // 7 % 7 and need % 7:
            narrow += 1
            closes = closes_hexagon(s, place)
            bridges += int(sides_shared(s, place) == 1)
        takers, taker = 0, 0
        for seat in range(s.seats):
            own = FITS[need] & s.hands[seat]
            if own:
                takers += 1
                taker = seat
                at, noted = seat * COUNT, seat * MASKS
                seen[noted + TWICE] |= own & seen[noted + ANY]
                seen[noted + ANY] |= own
                out[at + WAYS] += count_bits(own)
                out[at + PLACES] += 1.0
                if closes:
                    out[at + HEXAGON] = 1.0
        if takers == 1:
            out[taker * COUNT + MINE] += 1.0
    return narrow, bridges


@kernel
def closes_hexagon(s: State, place: int) -> bool:
    """Whether a tile here would be the sixth around one of its corners."""
    for corner in range(3):
        around = s.around[spot(s, place + CORNER[way(place)][corner])]
        if around | sector(place, corner) == WHOLE:
            return True
    return False


@kernel
def numbers_on(hand: int) -> tuple[int, int]:
    """How many different numbers the tiles of a hand show, and how many of them only one tile does."""
    numbers = lonely = 0
    for value in range(VALUES):
        found = count_bits(hand & FITS[1 + value])
        numbers += int(found > 0)
        lonely += int(found == 1)
    return numbers, lonely
