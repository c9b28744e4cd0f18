"""The board of Gemblo: which cells are in play for each number of seats, where colours start, what lies in the way.

Rows of cells are kept as bits. A cell (q, r) is bit ``column(q)`` of row ``row(r)``; around the largest zone there is
a margin of four cells that nothing may cover, so that whatever is asked around a cell never leaves the rows.
"""

from collections.abc import Mapping

from minoteka.games.gemblo.pieces import KINDS
from minoteka.geometry.hexagonal import Cell, Shape, tilted_radius
from minoteka.kernel import table

REACH = 4
"""The longest piece is five cells long: seen from one of its cells the others are at most this far."""
FAR = 14
"""The largest |q| and |r| in play."""
MIDDLE = FAR + REACH
ROWS = 2 * MIDDLE + 1
GRID = ROWS * ROWS
"""Places in the grid: place = row · ROWS + column."""
FULL_ROW = (1 << ROWS) - 1
COLOURS = 6


def row(r: int) -> int:
    """The row of the cells with this r."""
    return r + MIDDLE


def column(q: int) -> int:
    """The bit of the cells with this q."""
    return q + MIDDLE


def place(cell: Cell) -> int:
    """The cell's place in the grid."""
    return row(cell[1]) * ROWS + column(cell[0])


def cell_at(place: int) -> Cell:
    """The cell at a place in the grid."""
    return (place % ROWS - MIDDLE, place // ROWS - MIDDLE)


def in_grid(cell: Cell) -> bool:
    """Whether the rows have room for the cell; every cell in play is far from their ends."""
    return abs(cell[0]) <= MIDDLE and abs(cell[1]) <= MIDDLE


def _hexagon(size: int) -> Shape:
    reach = range(-FAR, FAR + 1)
    return tuple((q, r) for q in reach for r in reach if tilted_radius((q, r)) <= size)


def _rectangle() -> Shape:
    reach = range(-FAR, FAR + 1)
    return tuple((q, r) for q in reach for r in reach if abs(r) <= 9 and abs(2 * q + r) <= 15)


ZONES: Mapping[int, Shape] = {2: _rectangle(), 3: _hexagon(15), 4: _rectangle(), 5: _hexagon(21), 6: _hexagon(21)}
"""The cells in play, sorted, by the number of seats."""

_CORNERS_OF_FOUR = ((-3, -9), (12, -9), (3, 9), (-12, 9))

STARTS: Mapping[int, Shape] = {
    2: _CORNERS_OF_FOUR,
    3: ((5, -10), (5, 5), (-10, 5)),
    4: _CORNERS_OF_FOUR,
    5: ((4, -12), (13, -6), (4, 8), (-9, 11), (-10, 0)),
    6: ((7, -14), (14, -7), (7, 7), (-7, 14), (-14, 7), (-7, -7)),
}
"""The starting cell of each colour, clockwise. Two seats play four colours: seat 0 has the first and third."""

OBSTACLE_COLOUR = 5
OBSTACLES: Mapping[int, Shape] = {
    6: ((6, -13), (6, -12), (6, -11), (6, -10)),
    3: ((7, -9), (8, -10), (9, -11)),
    17: ((10, -8), (11, -8), (12, -8), (11, -7), (10, -6)),
    13: ((8, -2), (9, -2), (10, -3), (11, -3), (12, -4)),
    5: ((8, 2), (9, 1), (9, 2)),
    16: ((5, 6), (6, 6), (6, 7), (7, 4), (7, 5)),
    15: ((1, 7), (2, 7), (2, 8), (2, 9), (3, 6)),
    9: ((-3, 10), (-2, 10), (-2, 11), (-1, 9)),
    12: ((-8, 12), (-7, 9), (-7, 10), (-7, 11), (-6, 8)),
    11: ((-10, 10), (-9, 9), (-8, 6), (-8, 7), (-8, 8)),
    8: ((-12, 8), (-11, 7), (-11, 8), (-10, 7)),
    18: ((-11, 2), (-10, 2), (-9, 2), (-8, 2), (-7, 2)),
    14: ((-9, -2), (-8, -2), (-7, -2), (-7, -1), (-6, -1)),
    10: ((-4, -7), (-3, -7), (-2, -9), (-2, -8)),
    7: ((2, -11), (2, -10), (3, -10), (3, -9)),
}
"""Five seats: pieces of the sixth colour that lie there from the start. Its pieces 1, 2 and 4 stay in the box."""


def colours(seats: int) -> int:
    """How many colours play: two for each of two seats, else one a seat."""
    return len(STARTS[seats])


def obstacles(seats: int) -> Mapping[int, Shape]:
    """The pieces that lie on the board before the first move."""
    return OBSTACLES if seats == 5 else {}


def tile(colour: int, number: int) -> int:
    """What a cell holds under this piece: every piece lies once at most, so colour and number name it. 0 is free."""
    return 1 + colour * KINDS + number - 1


OWNER = table([-1] + [(code - 1) // KINDS for code in range(1, 1 + COLOURS * KINDS)])
"""The colour of a tile, −1 for none."""
