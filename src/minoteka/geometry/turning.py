"""What the eight symmetries of a square board (``square.turned``) do to sides and to numbered cells."""

from minoteka.geometry.square import STEPS, turned

SYMMETRIES = 8


def turned_side(side: int, symmetry: int) -> int:
    """Where a side of a cell goes."""
    across, up = turned(1 + STEPS[side][0], 1 + STEPS[side][1], 3, symmetry)
    return STEPS.index((across - 1, up - 1))


def turned_cells(side: int, symmetry: int) -> list[int]:
    """Where each cell of a ``side`` × ``side`` board, numbered row by row, goes."""
    places = (turned(cell % side, cell // side, side, symmetry) for cell in range(side * side))
    return [row * side + column for column, row in places]
