"""The rules of Gemblo on the record: turns, passes, the end and the count. Numbers are those of the rules page."""

from itertools import compress
from typing import Any

from minoteka.core.outcome import Outcome, seats_in
from minoteka.games.gemblo.board import cell_at
from minoteka.games.gemblo.patterns import PASS
from minoteka.games.gemblo.pieces import KINDS, PIECES
from minoteka.games.gemblo.placing import can_place, placements, put
from minoteka.kernel import State, below, floats, kernel, table
from minoteka.kernel.random import Rng

MAX_MOVES = 35_319
"""All placements of the 92 orientations inside the largest zone: a list can't be longer."""
MAX_PLIES = 6 * KINDS
"""A pass is final, so a colour lays in each of its first turns and then never again: the last piece of the round
lies in the 18th turn of its colour at the latest, and nothing is recorded after it."""

BLOCKS = table([len(cells) for cells in PIECES.values()])
MEASURES = 3
REASONS = ("fewest-blocks", "smaller-largest-piece", "lower-cost", "shared")


@kernel
def deal(s: State, rng: Rng) -> None:
    """Rule 1: a draw decides who starts; there is no other chance."""
    if s.first < 0:
        s.first = below(rng, s.seats)
    s.turn = s.first


@kernel
def seat_of(s: State, colour: int) -> int:
    """Who plays a colour: with two seats, each has every other one."""
    return colour % s.seats


@kernel
def is_over(s: State) -> bool:
    """Rule 3: the round ends at once when no colour can place."""
    return s.stuck == (1 << s.colours) - 1


@kernel
def to_act(s: State) -> int:
    """The seat whose colour is to move, −1 when the round is over."""
    return -1 if is_over(s) else seat_of(s, s.turn)


@kernel
def legal(s: State, out: Any) -> int:
    """Rules 2 and 3: every placement of the colour to move; a pass only if there is none."""
    if (s.stuck >> s.turn) & 1:
        out[0] = PASS
        return 1
    return placements(s, s.turn, out)


@kernel
def apply(s: State, move: int) -> None:
    """Lay a piece or pass; then it is the next colour's turn."""
    if move != PASS:
        put(s, s.turn, move)
        find_stuck(s)
    s.turn = (s.turn + 1) % s.colours


@kernel
def find_stuck(s: State) -> None:
    """Rule 3 after a placement: mark the colours that follow, until one can place. If none can, the round is over."""
    for i in range(s.colours):
        colour = (s.turn + 1 + i) % s.colours
        if not (s.stuck >> colour) & 1:
            if can_place(s, colour):
                return
            s.stuck |= 1 << colour


@kernel
def measure(s: State, seat: int, which: int) -> int:
    """Rule 4 over all the seat's pieces left: 0: blocks, 1: the largest piece, 2: the sum of the numbers."""
    total = 0
    for colour in range(seat, s.colours, s.seats):
        for piece in range(KINDS):
            if (s.left[colour] >> piece) & 1:
                if which == 0:
                    total += BLOCKS[piece]
                elif which == 1:
                    total = max(total, BLOCKS[piece])
                else:
                    total += piece + 1
    return total


@kernel
def best_so_far(s: State) -> int:
    """Rule 4 as ``reason · 64 + seats``: each measure keeps the seats (bits) that have least, until one is left."""
    kept = (1 << s.seats) - 1
    for which in range(MEASURES):
        lowest = -1
        for seat in range(s.seats):
            if (kept >> seat) & 1:
                value = measure(s, seat, which)
                if lowest < 0 or value < lowest:
                    lowest = value
        for seat in range(s.seats):
            if (kept >> seat) & 1 and measure(s, seat, which) > lowest:
                kept &= ~(1 << seat)
        if kept & (kept - 1) == 0:
            return which * 64 + kept
    return MEASURES * 64 + kept


@kernel
def scores(s: State, out: Any) -> None:
    """Rule 4: the blocks in the pieces left; fewer are better."""
    for seat in range(s.seats):
        out[seat] = measure(s, seat, 0)


@kernel
def winners(s: State) -> int:
    """Rule 4: whoever did best."""
    return best_so_far(s) % 64


def outcome(s: State) -> Outcome:
    """How a finished round ended."""
    points = floats(int(s.seats))
    scores(s, points)
    best = int(best_so_far(s))
    return Outcome(tuple(float(p) for p in points), seats_in(best % 64), REASONS[best // 64])


def pieces_left(s: State, colour: int) -> list[int]:
    """The numbers of the pieces that a colour still has."""
    return [piece + 1 for piece in range(KINDS) if int(s.left[colour]) >> piece & 1]


def pieces_laid(s: State) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """The pieces on the board: colour and number, and the cells, sorted."""
    laid: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for place in compress(range(len(s.tile)), s.tile):  # few of the grid's cells are covered
        laid.setdefault(divmod(int(s.tile[place]) - 1, KINDS), []).append(cell_at(place))
    return {(colour, piece + 1): sorted(cells) for (colour, piece), cells in sorted(laid.items())}


def inventory(s: State) -> list[str]:
    """Every piece in the round, laid or not, as ``colour:number``."""
    names = [f"{colour}:{number}" for colour, number in pieces_laid(s)]
    names += [f"{colour}:{number}" for colour in range(int(s.colours)) for number in pieces_left(s, colour)]
    return sorted(names)
