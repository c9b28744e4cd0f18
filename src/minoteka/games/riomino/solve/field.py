"""The board as the solver sees it: its cells numbered, their neighbours, and the symmetries that keep it.

Level SPECIALIST has no board, only a frame of 5×5 that settles during play. Counting columns and rows modulo 6 makes
it one: the laid dice span at most 5 columns, so the free cells beside them never share a remainder, and as soon as
five columns are in use the sixth is closed for good.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from minoteka.games.riomino.board import CENTRE, FRAME, GRID, SHAPES, SPECIALIST
from minoteka.games.riomino.pieces import ALL_SIDES, LAID
from minoteka.geometry.square import STEPS, turned

MOST_CELLS = 36
RING = FRAME + 1

Place = tuple[int, int]
"""Column and row."""


@dataclass(frozen=True)
class Field:
    """A board for the solver; ``cells[i]`` is the column and row of cell ``i``."""

    cells: tuple[Place, ...]
    beside: tuple[tuple[int, ...], ...]
    symmetries: tuple[tuple[tuple[int, ...], int], ...]
    """Where each cell goes, and the number of the symmetry, the identity first."""
    framed: bool = False

    def number(self, grid_cell: int) -> int:
        """The number of a cell of the 9×9 grid, −1 if it is not on this board."""
        column, row = grid_cell % GRID, grid_cell // GRID
        if self.framed:
            return column % RING + RING * (row % RING)
        return self.cells.index((column, row)) if (column, row) in self.cells else -1


def _beside(cells: Sequence[Place], ring: int) -> tuple[tuple[int, ...], ...]:
    number = {cell: i for i, cell in enumerate(cells)}

    def at(column: int, row: int) -> int:
        return number.get((column % ring, row % ring) if ring else (column, row), -1)

    return tuple(tuple(at(column + dx, row + dy) for dx, dy in STEPS) for column, row in cells)


def _symmetries(cells: Sequence[Place]) -> tuple[tuple[tuple[int, ...], int], ...]:
    number = {cell: i for i, cell in enumerate(cells)}
    kept = []
    for symmetry in range(8):
        images = [turned(column, row, GRID, symmetry) for column, row in cells]
        if set(images) == set(cells):
            kept.append((tuple(number[image] for image in images), symmetry))
    return tuple(kept)


def board_field(cells: Sequence[Place]) -> Field:
    """The field of any set of cells on the 9×9 grid."""
    return Field(tuple(cells), _beside(cells, 0), _symmetries(cells))


@cache
def level_field(level: int) -> Field:
    """The field of one of the five levels."""
    if level == SPECIALIST:
        cells = tuple((column, row) for row in range(RING) for column in range(RING))
        identity = (tuple(range(len(cells))), 0)
        return Field(cells, _beside(cells, RING), (identity,), framed=True)
    shape = SHAPES[level]
    left, top = CENTRE % GRID - len(shape[0]) // 2, CENTRE // GRID + len(shape) // 2
    return board_field(
        [
            (left + column, top - down)
            for down, line in enumerate(shape)
            for column, mark in enumerate(line)
            if mark == "x"
        ]
    )


def _turned_die(laid: int, symmetry: int) -> int:
    """The laid die that ``laid`` becomes when the whole board is turned or mirrored."""
    sides = [0, 0, 0, 0]
    for side, value in enumerate(ALL_SIDES[laid]):
        dx, dy = STEPS[side]
        column, row = turned(1 + dx, 1 + dy, 3, symmetry)
        sides[STEPS.index((column - 1, row - 1))] = value
    return ALL_SIDES.index((sides[0], sides[1], sides[2], sides[3]))


TURNED_DICE = tuple(tuple(_turned_die(laid, symmetry) for laid in range(LAID)) for symmetry in range(8))
"""For every symmetry, what becomes of each of the 24 laid dice."""
