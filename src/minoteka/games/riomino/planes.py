"""A round of Riomino as numbers for learning, seen from one seat: its own dice come first."""

from minoteka.core.planes import Planes
from minoteka.games.riomino.board import CELLS, LEVELS
from minoteka.games.riomino.options import SCORINGS
from minoteka.games.riomino.pieces import FACES, SIDES
from minoteka.games.riomino.rules import is_open
from minoteka.kernel import Smalls, State, kernel

PLANES = Planes(
    [
        ("hands", (2, 6), 12),  # dice of each face
        ("sides", (4, 4, CELLS), 1),  # [side][value]: which laid dice show a value to the north, east, south, west
        ("open", (CELLS,), 1),  # where a die may be laid, if one fits
        ("start", (6,), 1),  # the face of the extra die, before it is laid
        ("acts", (1,), 1),  # whether it is this seat's turn
        ("level", (len(LEVELS),), 1),
        ("scoring", (len(SCORINGS),), 1),
    ],
    FACES,
)
HANDS, SIDE, OPEN, START, ACTS, LEVEL, SCORING = PLANES.starts


@kernel
def planes(s: State, seat: int, held: int, out: Smalls) -> None:
    """Nothing is hidden; a spectator looks over the shoulder of seat 0."""
    for i in range(2):
        for face in range(6):
            out[HANDS + 6 * i + face] = s.hands[(max(seat, 0) + i) % 2][face]
    for cell in range(CELLS):
        if s.die[cell] > 0:
            for side in range(4):
                out[SIDE + (4 * side + SIDES[s.die[cell] - 1][side]) * CELLS + cell] = 1
        elif is_open(s, cell):
            out[OPEN + cell] = 1
    if s.laid == 0:
        out[START + s.start] = 1
    if s.reason == 0 and s.turn == seat:
        out[ACTS] = 1
    out[LEVEL + s.level] = 1
    out[SCORING + s.scoring] = 1
