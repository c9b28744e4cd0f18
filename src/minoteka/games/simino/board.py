"""The field of Simino: a box of 6×6 half-tile cells, and the places where a tile may lie in it.

A *place* is two neighbouring cells. Places 0 … 29 lie eastward, 30 … 59 northward; the first cell is the one in the
west (or south). Sets of cells are masks of 36 bits, sets of places masks of 60.
"""

from minoteka.geometry.square import STEPS, cell_name, read_cell
from minoteka.kernel import table

SIDE = 6
CELLS = SIDE * SIDE
EVERY_CELL = (1 << CELLS) - 1
DIRECTIONS = "en"

_PAIRS = tuple(
    [(cell, cell + 1) for cell in range(CELLS) if cell % SIDE < SIDE - 1]
    + [(cell, cell + SIDE) for cell in range(CELLS - SIDE)]
)
PLACES = len(_PAIRS)
PLACE_CELLS = table(_PAIRS)
PLACE_MASK = table([(1 << first) | (1 << second) for first, second in _PAIRS])

CORNER_CELLS = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)
CORNERS = sum(1 << place for place, pair in enumerate(_PAIRS) if set(pair) & set(CORNER_CELLS))
"""The places that cover a corner of the field."""


def _neighbours(cell: int) -> list[int]:
    column, row = cell % SIDE, cell // SIDE
    around = [(column + x, row + y) for x, y in STEPS]
    return [y * SIDE + x for x, y in around if 0 <= x < SIDE and 0 <= y < SIDE]


NEIGHBOURS = table([(_neighbours(cell) + [-1] * 4)[:4] for cell in range(CELLS)])
"""The cells beside a cell; −1 fills up at the edge of the field."""
BESIDE = table([sum(1 << other for other in _neighbours(cell)) for cell in range(CELLS)])
"""The same as a mask."""


def _touching(cells: list[int]) -> list[int]:
    return [place for place, pair in enumerate(_PAIRS) if set(pair) & set(cells)]


PLACES_ON = table([(_touching([cell]) + [-1] * 4)[:4] for cell in range(CELLS)])
"""The places that cover a cell; −1 fills up at the edge of the field."""
PLACES_BESIDE = table([sum(1 << place for place in _touching(_neighbours(cell))) for cell in range(CELLS)])
"""The places that cover a neighbour of a cell."""


def place_of(first: int, direction: str) -> int:
    """The place that starts on a cell and lies ``e`` or ``n``, or −1 if it would leave the field."""
    pair = (first, first + (1 if direction == "e" else SIDE))
    return _PAIRS.index(pair) if pair in _PAIRS else -1


def direction(place: int) -> str:
    """``e`` or ``n``."""
    return DIRECTIONS[place // (PLACES // 2)]


def is_even(cell: int) -> bool:
    """Whether a cell is white on a chessboard of this field: a tile covers one even and one odd cell."""
    return (cell % SIDE + cell // SIDE) % 2 == 0


def name_of(cell: int) -> str:
    """``a1`` is the lower left corner, ``f6`` the upper right one."""
    return cell_name(cell % SIDE, cell // SIDE)


def cell_of(text: str) -> int:
    """The cell with this name, or −1."""
    at = read_cell(text)
    return at[1] * SIDE + at[0] if at and at[0] < SIDE and at[1] < SIDE else -1
