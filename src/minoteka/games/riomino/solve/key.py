"""Keys of futures: equal futures have equal keys, whatever the dice on the table look like."""

from minoteka.games.riomino.pieces import FACES, LAID, PIPS
from minoteka.games.riomino.solve.desk import Desk
from minoteka.games.riomino.solve.field import RING
from minoteka.games.riomino.solve.future import ONES, sideways_flip, upright_flip
from minoteka.kernel import State, door, kernel
from minoteka.kernel.bits import count_bits, lowest_bit

WORD = (1 << 62) - 1
MIX_ONE = 0x1E3779B97F4A7C15
MIX_TWO = 0x3F58476D1CE4E5B9
ANYWHERE = 63
HANDS, STANDING, FRAME = 1 << 50, 1 << 51, 1 << 52
"""What a number in a key's sum is about; without any of these bits it is a cell."""


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

    Whether a die may lie in a cell at once, or only after one beside it, is told apart: the options do not say it where
    two rotations count as one. Rotations that differ only toward cells that stay empty do; a cell without live
    neighbours is the same wherever it lies; and dice beyond the cells that could take them do not count.
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
        key += mixed((options << 7) | (place << 1) | ((w.touched[ply] >> cell) & 1))
    hands = useful(w, ply, room)
    key += mixed(HANDS | (hands << 1) | seat)
    if w.counting:
        key += mixed(STANDING | standing(w, ply))
    if w.framed and (count_bits(w.used[ply][0]) < RING - 1 or count_bits(w.used[ply][1]) < RING - 1):
        key += mixed(FRAME | (w.used[ply][0] << 6) | w.used[ply][1])
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


@door
def root_key(w: Desk, ply: int, seat: int) -> int:
    """The smallest key over the symmetries of the board: the same for every image of a position."""
    key = key_of(w, ply, seat, 0)
    for symmetry in range(1, w.symmetries):
        key = min(key, key_of(w, ply, seat, symmetry))
    return key
