"""The symmetries of Riomino: those of the square that keep the level's board as it is."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.symmetry import Symmetry
from minoteka.games.riomino.board import CELLS, GRID, INSIDE, LEVELS
from minoteka.games.riomino.pieces import CORNER_SIDES, LAID
from minoteka.games.riomino.planes import OPEN, PLANES, SIDE
from minoteka.games.riomino.rules import PASS
from minoteka.geometry.turning import SYMMETRIES, turned_cells, turned_side


def symmetries(options: Options) -> Sequence[Symmetry]:
    """Eight where the board is as symmetric as a square."""
    inside = INSIDE[LEVELS.index(options["level"])]
    return [
        _symmetry(number)
        for number in range(SYMMETRIES)
        if all(inside[cell] == inside[other] for cell, other in enumerate(turned_cells(GRID, number)))
    ]


def _symmetry(number: int) -> Symmetry:
    cells, sides = turned_cells(GRID, number), [turned_side(side, number) for side in range(4)]
    meeting = [set(pair) for pair in CORNER_SIDES]
    corners = [meeting.index({sides[side] for side in pair}) for pair in CORNER_SIDES]
    laid = [die // 4 * 4 + corners[die % 4] for die in range(LAID)]
    numbers = list(range(PLANES.size))
    for cell, other in enumerate(cells):
        numbers[OPEN + cell] = OPEN + other
        for side in range(4):
            for value in range(4):
                numbers[SIDE + (4 * side + value) * CELLS + cell] = SIDE + (4 * sides[side] + value) * CELLS + other
    return Symmetry((*(other * LAID + die for other in cells for die in laid), PASS), tuple(numbers))
