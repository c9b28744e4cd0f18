"""The square lattice: sides in clockwise order, names of cells, and the eight symmetries of a square board."""

import re
from functools import cache

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""(column, row) steps to the north, east, south and west; rows grow upward."""


def opposite(side: int) -> int:
    """The side that faces ``side`` across an edge."""
    return side ^ 2


@cache
def cell_name(column: int, row: int) -> str:
    """``c4``: the column's letter from the left, the row's number from the bottom."""
    return f"{chr(ord('a') + column)}{row + 1}"


def read_cell(text: str) -> tuple[int, int] | None:
    """(column, row) of a cell's name, or None if it is none."""
    match = re.fullmatch(r"([a-z])([1-9][0-9]?)", text)
    return (ord(match[1]) - ord("a"), int(match[2]) - 1) if match else None


def turned(column: int, row: int, side: int, symmetry: int) -> tuple[int, int]:
    """A cell of a ``side`` × ``side`` board under symmetry 0 … 7: quarter turns clockwise, after a mirror for 4 … 7."""
    if symmetry >= 4:
        column = side - 1 - column
    for _ in range(symmetry % 4):
        column, row = row, side - 1 - column
    return column, row
