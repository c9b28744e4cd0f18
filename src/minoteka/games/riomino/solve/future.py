"""A position as its future: which dice may still come to lie where, and which dice are left.

How the dice on the table got there does not matter any more. For every cell that can still be filled the solver keeps
its *options*, a mask of the 24 laid dice that would fit and that somebody still holds. A hand is six counts of four
bits, so hands and options line up: face ``f`` is the four bits from ``4 * f`` in both. Two tables with the same future
have the same key, however different their dice look.
"""

import numpy as np

from minoteka.games.riomino.pieces import ALL_SIDES, FACES, LAID, PIPS
from minoteka.games.riomino.solve.field import MOST_CELLS, RING, TURNED_DICE, Field
from minoteka.kernel import RecordType, State, kernel, table
from minoteka.kernel.bits import count_bits, lowest_bit

PLIES = 28
MOST_MOVES = 6 * MOST_CELLS
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

FIELDS = [
    ("cells", np.int64, ()),
    ("beside", np.int64, (MOST_CELLS, 4)),
    ("around", np.int64, (MOST_CELLS,)),  # the neighbours as a mask
    ("ahead", np.int64, (2, MOST_CELLS)),  # those to the north and south, and those to the east and west
    ("framed", np.int64, ()),
    ("lines", np.int64, (2, RING)),  # the cells of each column and each row, for the frame
    ("symmetries", np.int64, ()),
    ("image", np.int64, (8, MOST_CELLS)),  # where a symmetry takes each cell
    ("turned", np.int64, (8, 16)),  # what it does to the four rotations of a face
    ("counting", np.int64, ()),  # 0: last-move; 1: tashkent
    ("hero", np.int64, ()),  # counting: whose result is in question …
    ("aim", np.int64, ()),  # … and what it must be at least: 1 a win, 0 a draw
    ("early", np.int64, ()),  # so many plies are looked up under every symmetry of the board
    # the position at each ply
    ("live", np.int64, (PLIES,)),  # cells that can still be filled
    ("touched", np.int64, (PLIES,)),  # cells beside a laid die
    ("options", np.int32, (PLIES, MOST_CELLS)),
    ("hands", np.int64, (PLIES, 2)),
    ("used", np.int64, (PLIES, 2)),  # columns and rows in use, for the frame
    ("can", np.int64, (PLIES, 2)),  # cells that a seat may be able to fill at some time
    ("now", np.int64, (PLIES, 2)),  # cells that it can fill at once
    ("ways", np.int64, (PLIES, 2)),  # and in how many ways
    # the replies at each ply, and the tally
    ("move", np.int64, (PLIES, 2 * MOST_MOVES)),  # twice: what another thread searches comes again later
    ("key", np.int64, (PLIES, 2 * MOST_MOVES)),
    ("score", np.int64, (PLIES, MOST_MOVES)),
    ("nodes", np.int64, ()),
    ("limit", np.int64, ()),
]
WORK = RecordType([(name, kind, shape) for name, kind, shape in FIELDS])
"""The desk of one thread: the field, the position at every ply, and the lists of moves."""


def set_field(w: State, field: Field) -> None:
    """Put a board on a blank desk."""
    w.cells = len(field.cells)
    w.framed = int(field.framed)
    for cell, beside in enumerate(field.beside):
        for side, other in enumerate(beside):
            w.beside[cell][side] = other
            if other >= 0:
                w.around[cell] |= 1 << other
                w.ahead[side % 2][cell] |= 1 << other
        if field.framed:
            column, row = field.cells[cell]
            w.lines[0][column] |= 1 << cell
            w.lines[1][row] |= 1 << cell
    w.symmetries = len(field.symmetries)
    for i, (images, symmetry) in enumerate(field.symmetries):
        for cell, image in enumerate(images):
            w.image[i][cell] = image
        for mask in range(16):
            w.turned[i][mask] = sum(1 << TURNED_DICE[symmetry][corner] for corner in range(4) if (mask >> corner) & 1)


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


WORD = (1 << 62) - 1
MIX_ONE = 0x1E3779B97F4A7C15
MIX_TWO = 0x3F58476D1CE4E5B9
ANYWHERE = 63


@kernel
def mixed(x: int) -> int:
    """``x`` well stirred, below 2**62."""
    x = (x * MIX_ONE) & WORD
    x ^= x >> 31
    x = (x * MIX_TWO) & WORD
    return x ^ (x >> 29)


@kernel
def turned_options(w: State, options: int, symmetry: int) -> int:
    """Options as they look on the turned board."""
    result = 0
    for face in range(6):
        result |= w.turned[symmetry][(options >> (4 * face)) & 15] << (4 * face)
    return result


@kernel
def key_of(w: State, ply: int, seat: int, symmetry: int) -> int:
    """The key of a future with ``seat`` to move, on the board turned by a symmetry (0: as it is).

    Rotations that differ only toward cells that stay empty count as one; a cell without live neighbours is the same
    wherever it lies; and dice beyond the cells that could take them do not count.
    """
    live = w.live[ply]
    key = 0
    room = 0
    left = live
    while left:
        cell = lowest_bit(left)
        left &= left - 1
        options = w.options[ply][cell]
        room += (options | options >> 1 | options >> 2 | options >> 3) & ONES
        place = ANYWHERE
        if w.ahead[0][cell] & live:
            place = cell
        else:
            options |= upright_flip(options)
        if w.ahead[1][cell] & live:
            place = cell
        else:
            options |= sideways_flip(options)
        if symmetry and place != ANYWHERE:
            options = turned_options(w, options, symmetry)
            place = w.image[symmetry][cell]
        key += mixed((options << 6) | place)
    hands = useful(w, ply, room)
    key += mixed((hands << 1) | seat)
    if w.counting:
        key += mixed(standing(w, ply))
    if w.framed and (count_bits(w.used[ply][0]) < RING - 1 or count_bits(w.used[ply][1]) < RING - 1):
        key += mixed((1 << 40) | (w.used[ply][0] << 6) | w.used[ply][1])
    return key & WORD


@kernel
def useful(w: State, ply: int, room: int) -> int:
    """Both hands in one number, each face counted at most as often as there are cells that could take it."""
    first, second = w.hands[ply][0], w.hands[ply][1]
    if count_bits(w.live[ply]) > 15:
        return (first << LAID) | second
    one = 0
    two = 0
    for face in range(6):
        shift = 4 * face
        most = (room >> shift) & 15
        one |= min((first >> shift) & 15, most) << shift
        two |= min((second >> shift) & 15, most) << shift
    return (one << LAID) | two


@kernel
def standing(w: State, ply: int) -> int:
    """Counting: how far seat 0 is ahead in dice and pips, and which question is asked, as one number."""
    return ((lead(w, ply) + (1 << 20)) << 3) | (w.hero << 2) | (w.aim << 1) | 1


@kernel
def lead(w: State, ply: int) -> int:
    """Rule 6: below zero if seat 0 has fewer dice left, or as many and fewer pips; zero if all is equal."""
    dice = 0
    pips = 0
    for face in range(len(FACES)):
        more = ((w.hands[ply][0] >> (4 * face)) & 15) - ((w.hands[ply][1] >> (4 * face)) & 15)
        dice += more
        pips += more * PIPS[face]
    return dice * 256 + pips


@kernel
def root_key(w: State, ply: int, seat: int) -> int:
    """The smallest key over the symmetries of the board: the same for every image of a position."""
    key = key_of(w, ply, seat, 0)
    for symmetry in range(1, w.symmetries):
        key = min(key, key_of(w, ply, seat, symmetry))
    return key
