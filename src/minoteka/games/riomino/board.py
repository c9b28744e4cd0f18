"""The boards of Riomino: data, not code. All live on one 9×9 grid around the same centre.

Level SPECIALIST has no board: any cell of the grid will do while the laid dice fit a 5×5 frame.
"""

from functools import cache

from minoteka.geometry.square import STEPS, cell_name, read_cell
from minoteka.kernel import table

GRID = 9
CELLS = GRID * GRID
CENTRE = 4 * GRID + 4
FRAME = 5

LEVELS = ("start", "junior", "expert", "master", "specialist")
SPECIALIST = 4
DICE_EACH = (6, 8, 9, 10, 12)
HINTED = (True, True, True, False, False)

SHAPES = (
    ("..x..", ".xxx.", "xxxxx", ".xxx.", "..x.."),
    (".xxx.", ".xxx.", "xxxxx", ".xxx.", ".xxx."),
    (".xxx.", "xxxx.", "xxxxx", ".xxxx", ".xxx."),
    (".xxx.", "xxxxx", "xxxxx", "xxxxx", ".xxx."),
    ("x" * GRID,) * GRID,
)
"""Rows from the top; smaller shapes lie in the middle of the grid."""


def _cells(shape: tuple[str, ...]) -> list[int]:
    margin = (GRID - len(shape)) // 2
    inside = [0] * CELLS
    for down, line in enumerate(shape):
        for column, mark in enumerate(line):
            row = GRID - 1 - margin - down
            inside[row * GRID + margin + column] = int(mark == "x")
    return inside


def _neighbour(cell: int, side: int) -> int:
    column, row = cell % GRID + STEPS[side][0], cell // GRID + STEPS[side][1]
    return row * GRID + column if 0 <= column < GRID and 0 <= row < GRID else -1


INSIDE = table([_cells(shape) for shape in SHAPES])
NEIGHBOUR = table([[_neighbour(cell, side) for side in range(4)] for cell in range(CELLS)])


def offset(level: int) -> int:
    """How far the named corner ``a1`` of a level's board lies inside the grid."""
    return (GRID - len(SHAPES[level])) // 2


@cache
def name_of(cell: int, level: int) -> str:
    """The cell's name on this level: ``c3`` is the centre of a board, ``e5`` without one."""
    margin = offset(level)
    return cell_name(cell % GRID - margin, cell // GRID - margin)


def cell_of(text: str, level: int) -> int:
    """The cell with this name, or −1 if it lies outside the level's square."""
    place = read_cell(text)
    side = len(SHAPES[level])
    if place is None or not (place[0] < side and place[1] < side):
        return -1
    margin = offset(level)
    return (place[1] + margin) * GRID + place[0] + margin
