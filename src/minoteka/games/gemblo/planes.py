"""A round of Gemblo as numbers for learning, seen from one seat: colours are counted from its first one clockwise."""

from minoteka.core.planes import Planes
from minoteka.games.gemblo.actions import NO_PIECE, SIDE
from minoteka.games.gemblo.board import COLOURS, FAR, MIDDLE, OWNER, ROWS, ZONES
from minoteka.games.gemblo.pieces import KINDS, PIECES
from minoteka.games.gemblo.rules import is_over
from minoteka.kernel import Smalls, State, kernel, table
from minoteka.kernel.bits import lowest_bit, natural

EDGE = MIDDLE - FAR
"""The rows and columns of the record that lie outside every zone, at each end."""
CELLS = SIDE * SIDE

PLANES = Planes(
    [
        ("colour", (COLOURS + 1, SIDE, SIDE), 1),  # the cells (r, q) that a colour covers; the last: obstacles
        ("shut", (SIDE, SIDE), 1),  # the cells that the colour to move may not cover
        ("link", (SIDE, SIDE), 1),  # the cells of which its next piece must cover one
        ("left", (COLOURS, KINDS), 1),  # the pieces that a colour still has
        ("turn", (COLOURS,), 1),  # the colour to move
        ("stuck", (COLOURS,), 1),  # colours that will not lay any more
        ("chosen", (NO_PIECE,), 1),  # the orientation that was chosen, its place being asked for
        ("seats", (1,), COLOURS),
    ],
    tuple(map(str, PIECES)),
)
COLOUR, SHUT, LINK, LEFT, TURN, STUCK, CHOSEN, SEATS = PLANES.starts


def _zone_row(seats: int, r: int) -> int:
    return sum(1 << (q + FAR) for q, row in ZONES.get(seats, ()) if row == r)


ZONE = table([[_zone_row(seats, r) for r in range(-FAR, FAR + 1)] for seats in range(max(ZONES) + 1)])
"""The cells in play, by seats and row: bit 0 is the leftmost column of the planes."""


@kernel
def planes(s: State, seat: int, held: int, out: Smalls) -> None:
    """Nothing is hidden; a spectator counts from seat 0."""
    if held >= 0:
        out[CHOSEN + held] = 1
        return
    base = max(seat, 0)
    for row in range(SIDE):
        shut = s.shut[row + EDGE][s.turn] >> EDGE
        at = SHUT + row * SIDE
        for column in range(SIDE):  # a cell in one step and without a branch: several are done at once
            out[natural(at + column)] = (shut >> column) & 1
        link = s.link[row + EDGE][s.turn] >> EDGE
        while link:
            out[LINK + row * SIDE + lowest_bit(link)] = 1
            link &= link - 1
        colour_row(s, base, row, out)
    for i in range(s.colours):
        colour = (base + i) % s.colours
        for piece in range(KINDS):
            out[LEFT + i * KINDS + piece] = (s.left[colour] >> piece) & 1
        out[STUCK + i] = (s.stuck >> colour) & 1
        if colour == s.turn and not is_over(s):
            out[TURN + i] = 1
    out[SEATS] = s.seats


@kernel
def colour_row(s: State, base: int, row: int, out: Smalls) -> None:
    """Which cells of a row each colour covers. Only cells that are shut to all can be covered: few are looked at."""
    colours = s.colours
    taken = ZONE[natural(s.seats)][natural(row)]
    for colour in range(colours):
        taken &= s.shut[natural(row + EDGE)][natural(colour)] >> EDGE
    while taken:
        column = lowest_bit(taken)
        taken &= taken - 1
        owner = OWNER[natural(s.tile[natural((row + EDGE) * ROWS + EDGE + column)])]
        if owner >= 0:
            plane = COLOURS  # an obstacle
            if owner < colours:
                plane = owner - base if owner >= base else owner - base + colours
            out[natural(COLOUR + plane * CELLS + row * SIDE + column)] = 1
