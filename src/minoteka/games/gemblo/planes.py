"""A round of Gemblo as numbers for learning, seen from one seat: colours are counted from its first one clockwise."""

from minoteka.core.planes import Planes
from minoteka.games.gemblo.actions import NO_PIECE, SIDE
from minoteka.games.gemblo.board import COLOURS, FAR, MIDDLE, OWNER, ROWS
from minoteka.games.gemblo.pieces import KINDS
from minoteka.games.gemblo.rules import is_over
from minoteka.kernel import Smalls, State, kernel

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
    ]
)
COLOUR, SHUT, LINK, LEFT, TURN, STUCK, CHOSEN, SEATS = PLANES.starts


@kernel
def planes(s: State, seat: int, held: int, out: Smalls) -> None:
    """Nothing is hidden; a spectator counts from seat 0."""
    base = max(seat, 0)
    for row in range(SIDE):
        shut = s.shut[row + EDGE][s.turn] >> EDGE
        link = s.link[row + EDGE][s.turn] >> EDGE
        for column in range(SIDE):
            at = row * SIDE + column
            out[SHUT + at] = (shut >> column) & 1
            out[LINK + at] = (link >> column) & 1
            owner = OWNER[s.tile[(row + EDGE) * ROWS + column + EDGE]]
            if owner >= 0:
                if owner < s.colours:
                    out[COLOUR + (owner + s.colours - base) % s.colours * CELLS + at] = 1
                else:
                    out[COLOUR + COLOURS * CELLS + at] = 1
    for i in range(s.colours):
        colour = (base + i) % s.colours
        for piece in range(KINDS):
            out[LEFT + i * KINDS + piece] = (s.left[colour] >> piece) & 1
        out[STUCK + i] = (s.stuck >> colour) & 1
        if colour == s.turn and not is_over(s):
            out[TURN + i] = 1
    if held >= 0:
        out[CHOSEN + held] = 1
    out[SEATS] = s.seats
