"""A position as its future: which dice may still come to lie where, and which dice are left.

How the dice on the table got there does not matter any more. For every cell that can still be filled the solver keeps
its *options*, a mask of the 24 laid dice that would fit and that somebody still holds. A hand is six counts of four
bits, so hands and options line up: face ``f`` is the four bits from ``4 * f`` in both.
"""

from typing import Annotated

from minoteka.games.riomino.board import CELLS, FRAME
from minoteka.games.riomino.options import TASHKENT
from minoteka.games.riomino.pieces import ALL_SIDES, FACES, FITS, LAID
from minoteka.games.riomino.rules import is_open
from minoteka.games.riomino.solve.desk import Desk
from minoteka.games.riomino.solve.field import RING
from minoteka.games.riomino.state import LAYOUT
from minoteka.kernel import State, door, kernel, table
from minoteka.kernel.bits import count_bits, lowest_bit

ONES = 0x111111
EVERY_DIE = (1 << LAID) - 1
SHOWING = table(
    [
        [sum(1 << laid for laid, sides in enumerate(ALL_SIDES) if sides[side] == value) for value in range(4)]
        for side in range(4)
    ]
)
"""The laid dice that show a value on a side, as a mask."""
SIDES = table(ALL_SIDES)

SYMMETRIC_DICE = 7
"""With fewer dice on the table, positions are looked up under every symmetry of the board."""


@door
def put_on_desk(w: Desk, s: Annotated[State, LAYOUT]) -> None:
    """Write the future of a running round on the first ply of a desk; the start die must be laid."""
    w.counting = 1 if s.scoring == TASHKENT else 0
    w.early = max(0, SYMMETRIC_DICE - s.laid)
    w.live[0] = (1 << w.cells) - 1
    w.touched[0] = 0
    for cell in range(w.cells):
        w.options[0][cell] = EVERY_DIE
    for place in range(CELLS):
        cell = w.number[place]
        if s.die[place]:
            w.live[0] &= ~(1 << cell)
        elif cell >= 0 and is_open(s, place):
            w.touched[0] |= 1 << cell
            w.options[0][cell] = FITS[s.need[place]]
    for seat in range(2):
        w.hands[0][seat] = 0
        for face in range(len(FACES)):
            w.hands[0][seat] |= s.hands[seat][face] << (4 * face)
    if w.framed:
        put_frame(w, s)
    measure(w, 0, 0, 0)


@kernel
def put_frame(w: State, s: State) -> None:
    """The columns and rows in use; when five are, the sixth is closed."""
    for axis in range(2):
        first, last = s.frame[2 * axis], s.frame[2 * axis + 1]
        w.used[0][axis] = 0
        for line in range(first, last + 1):
            w.used[0][axis] |= 1 << (line % RING)
        if last - first + 1 == FRAME:
            w.live[0] &= ~w.lines[axis][(last + 1) % RING]


@kernel
def held(hand: int) -> int:
    """All laid dice that a hand could make, as a mask."""
    return ((hand | hand >> 1 | hand >> 2 | hand >> 3) & ONES) * 15


@kernel
def upright_flip(mask: int) -> int:
    """The laid dice with north and south exchanged: corner ne ↔ se and sw ↔ nw."""
    return ((mask & 0x555555) << 1) | ((mask >> 1) & 0x555555)


@kernel
def sideways_flip(mask: int) -> int:
    """The laid dice with east and west exchanged: corner ne ↔ nw and se ↔ sw."""
    outer = ((mask & ONES) << 3) | ((mask >> 3) & ONES)
    return outer | ((mask & 0x222222) << 1) | ((mask >> 1) & 0x222222)


@kernel
def lay(w: State, ply: int, seat: int, move: int) -> None:
    """The position after a move, put on the next ply and measured."""
    cell, laid = move // LAID, move % LAID
    below = ply + 1
    live = w.live[ply] & ~(1 << cell)
    near = 0
    for side in range(4):
        other = w.beside[cell][side]
        if other >= 0 and (live >> other) & 1:
            w.options[below][other] = w.options[ply][other] & SHOWING[side ^ 2][SIDES[laid][side]]
            near |= 1 << other
    w.hands[below][1 - seat] = w.hands[ply][1 - seat]
    w.hands[below][seat] = w.hands[ply][seat] - (1 << (laid & ~3))
    if w.framed:
        live = settle_frame(w, ply, cell, live)
    w.live[below] = live
    w.touched[below] = w.touched[ply] | near
    measure(w, ply, below, near)


@kernel
def settle_frame(w: State, ply: int, cell: int, live: int) -> int:
    """Note the column and row in use; when five are, the sixth is closed."""
    for axis in range(2):
        line = cell % RING if axis == 0 else cell // RING
        used = w.used[ply][axis] | (1 << line)
        w.used[ply + 1][axis] = used
        if count_bits(used) == RING - 1:
            live &= ~w.lines[axis][lowest_bit(~used)]
    return live


@kernel
def measure(w: State, above: int, ply: int, near: int) -> None:
    """Drop the dice that nobody holds and the cells that nobody can fill or reach; count what each seat can do.

    The cells in ``near`` have their options on this ply already, the others have them from ``above``.
    """
    first, second = held(w.hands[ply][0]), held(w.hands[ply][1])
    both = first | second
    touched = w.touched[ply]
    live = 0
    first_can = 0
    second_can = 0
    first_ways = 0
    second_ways = 0
    left = w.live[ply]
    while left:
        cell = lowest_bit(left)
        left &= left - 1
        bit = 1 << cell
        options = w.options[ply if near & bit else above][cell] & both
        w.options[ply][cell] = options
        if options:
            live |= bit
            if options & first:
                first_can |= bit
            if options & second:
                second_can |= bit
            if touched & bit:
                first_ways += count_bits(options & first)
                second_ways += count_bits(options & second)
    if live & ~touched:
        live = reachable(w, live, live & touched)
    w.live[ply] = live
    w.can[ply][0] = first_can & live
    w.can[ply][1] = second_can & live
    w.now[ply][0] = first_can & live & touched
    w.now[ply][1] = second_can & live & touched
    w.ways[ply][0] = first_ways
    w.ways[ply][1] = second_ways


@kernel
def reachable(w: State, live: int, start: int) -> int:
    """The live cells that are connected to ``start`` through live cells."""
    found = start
    edge = start
    while edge:
        near = 0
        while edge:
            near |= w.around[lowest_bit(edge)]
            edge &= edge - 1
        edge = near & live & ~found
        found |= edge
    return found
