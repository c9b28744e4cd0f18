"""What a learnt judgement looks at in Simino: one look over all places tells what every seat could do with them."""

from typing import Any

from minoteka.core.nets import Features
from minoteka.games.simino.board import PLACE_CELLS
from minoteka.games.simino.laying import fitting, promising
from minoteka.games.simino.pieces import DOUBLES, TILES
from minoteka.games.simino.rules import to_act
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.bits import count_bits, lowest_bit

COUNT = 36
FEATURES = Features(COUNT, 1)
# Four and four are weighed together, and passed over where all are nothing: what mostly is stands side by side.
HELD, POINTS, USABLE, CHOICE = range(4)  # the hand; the tiles of it that fit now, those that fit in several places
GROUND, SPOTS, LATE_HELD, LATE_USABLE = range(4, 8)  # tiles and places on the ground; the hand by how near the end is
ABOVE, SINGLE, STRIKE, LATE_STRIKE = range(8, 12)  # tiles that fit upstairs; the penalty of one, or of two doubles
HEIGHTS = 11  # places upstairs that the seat could use, by their height from 1 on
SECOND, MINE, MINE_ABOVE, TWINS = range(16, 20)  # the next best penalty; places that nobody else could use; doubles
ACTS, STRIKE_NOW, LATE_NOW, LATE_ACTS = range(20, 24)  # for the seat to act
OWED, STUCK, PASSED, LAST = range(24, 28)  # tiles to give away; nothing fits; it passed; one tile is left
END_HELD, END_NOW, END_ACTS, READY = range(28, 32)  # with an empty reserve; all that is left fits
RESERVE, TALLEST, JOINTS, FREE = range(32, 36)  # of the table: tiles, the tallest joint, joints, places on the ground
HIGH = 4
"""Places from this height on are counted together."""
LATE = 3.0
"""With this many tiles in the reserve half of what counts at the end counts."""

LOW_TILES, HIGH_TILES, MORE_TILES, FIRST, HIGHEST, PAIR, MASKS = range(7)
"""What the look notes for each seat, as whole numbers: its tiles that fit on the ground, upstairs, in several places;
its double that fits highest so far and how high; the penalty of two doubles."""


@kernel
def features(s: State, out: Any) -> bool:
    """All seats' numbers, one seat after the other; False where nobody plays against anybody, or who won is known."""
    if s.reason or s.seats == 1 or (s.first_out >= 0 and not s.tandem):
        return False
    for i in range(s.seats * COUNT):
        out[i] = 0.0
    seen = zeros(MASKS * MAX_SEATS)
    tallest, joints, free = look_around(s, seen, out)
    actor, reserve = to_act(s), TILES - s.drawn
    late = LATE / (LATE + reserve)
    for seat in range(s.seats):
        at, noted = seat * COUNT, seat * MASKS
        usable = seen[noted + LOW_TILES] | seen[noted + HIGH_TILES]
        held, fits, acts = s.held[seat], count_bits(usable), seat == actor
        strike = max(out[at + SINGLE], float(seen[noted + PAIR]))
        out[at + HELD] = held
        out[at + POINTS] = s.points[seat]
        out[at + LAST] = held == 1
        out[at + USABLE] = fits
        out[at + GROUND] = count_bits(seen[noted + LOW_TILES])
        out[at + ABOVE] = count_bits(seen[noted + HIGH_TILES])
        out[at + STUCK] = fits == 0
        out[at + PASSED] = (s.passed >> seat) & 1
        out[at + TWINS] = count_bits(s.hands[seat] & DOUBLES)
        out[at + CHOICE] = count_bits(seen[noted + MORE_TILES])
        out[at + STRIKE] = strike
        out[at + LATE_HELD] = late * held
        out[at + LATE_USABLE] = late * fits
        out[at + LATE_STRIKE] = late * strike
        out[at + READY] = reserve == 0 and fits == held
        if acts:
            out[at + ACTS] = 1.0
            out[at + OWED] = s.owed
            out[at + STRIKE_NOW] = strike
            out[at + LATE_NOW] = late * strike
            out[at + LATE_ACTS] = late
        if reserve == 0:
            out[at + END_HELD] = held
            out[at + END_NOW] = out[at + STRIKE_NOW]
            out[at + END_ACTS] = out[at + ACTS]
        out[at + RESERVE] = reserve
        out[at + TALLEST] = tallest
        out[at + JOINTS] = joints
        out[at + FREE] = free
    return True


@kernel
def look_around(s: State, seen: Any, out: Any) -> tuple[int, int, int]:
    """Note what each seat could do where; the tallest joint, how many joints there are, how many places below."""
    tallest = joints = free = 0
    places = promising(s)
    while places:
        place = lowest_bit(places)
        places &= places - 1
        tiles = fitting(s, place, 0) | fitting(s, place, 1)
        height = int(s.height[PLACE_CELLS[place][0]])
        if height:
            joints += 1
            tallest = max(tallest, height)
        else:
            free += 1
        takers, taker = 0, 0
        for seat in range(s.seats):
            own = tiles & s.hands[seat]
            if own:
                takers += 1
                taker = seat
                note(seen, out, seat, own, height)
        if takers == 1:
            out[taker * COUNT + MINE] += 1.0
            if height:
                out[taker * COUNT + MINE_ABOVE] += 1.0
    return tallest, joints, free


@kernel
def note(seen: Any, out: Any, seat: int, own: int, height: int) -> None:
    """A place of this height that takes these tiles of a seat."""
    at, noted = seat * COUNT, seat * MASKS
    seen[noted + MORE_TILES] |= own & (seen[noted + LOW_TILES] | seen[noted + HIGH_TILES])
    if height == 0:
        seen[noted + LOW_TILES] |= own
        out[at + SPOTS] += 1.0
        return
    seen[noted + HIGH_TILES] |= own
    out[at + HEIGHTS + min(height, HIGH)] += 1.0
    if height > out[at + SINGLE]:
        out[at + SECOND] = out[at + SINGLE]
        out[at + SINGLE] = height
    elif height > out[at + SECOND]:
        out[at + SECOND] = height
    own &= DOUBLES
    if own:
        if seen[noted + FIRST] == 0 or own == seen[noted + FIRST]:
            seen[noted + FIRST] = own
            seen[noted + HIGHEST] = max(seen[noted + HIGHEST], height)
        else:
            seen[noted + PAIR] = max(seen[noted + PAIR], seen[noted + HIGHEST] + height)
