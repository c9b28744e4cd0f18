"""Places of Trimino's fields as numbers, and the lattice around a place as tables of steps.

A *place* is a cell of a field's lattice, a *point* one of its lattice points; both are written as one number,
``(field * SPAN + y + HALF) * SPAN + x + HALF``, so that neighbours and corners are a fixed step away. A chain
of all 56 tiles stays far inside the span, in whatever direction it grows.
"""

from minoteka.games.trimino.pieces import COUNT
from minoteka.geometry.triangular import DOWN_CORNERS, DOWN_SIDES, UP_CORNERS, UP_SIDES, Cell
from minoteka.kernel import kernel, table

SPAN_BITS = 11
SPAN = 1 << SPAN_BITS
HALF = SPAN // 2

MAX_FIELDS = COUNT // 2
"""Every field after the first costs two tiles: one that closes a hexagon and one that opens the field."""
MAX_PLACES = COUNT + 2 * MAX_FIELDS
"""Each tile covers one open place and opens at most two, a field starts with three; points are no more."""

WHOLE = 63
"""All six cells around a point are laid."""


def place_of(field: int, cell: Cell) -> int:
    """The number of a cell (or a lattice point) of a field, counted from 0."""
    return (field * SPAN + cell[1] + HALF) * SPAN + cell[0] + HALF


def field_of(place: int) -> int:
    """The field of a place, counted from 0."""
    return place >> (2 * SPAN_BITS)


def cell_of(place: int) -> Cell:
    """The coordinates (x, y) of a place in its field."""
    return (place & (SPAN - 1)) - HALF, ((place >> SPAN_BITS) & (SPAN - 1)) - HALF


def _steps(by_way: tuple[tuple[Cell, ...], tuple[Cell, ...]]) -> list[list[int]]:
    return [[dy * SPAN + dx for dx, dy in steps] for steps in by_way]


CORNER = table(_steps((UP_CORNERS, DOWN_CORNERS)))
"""From a place that points up (0) or down (1) to its three corner points."""
ACROSS = table(_steps((UP_SIDES, DOWN_SIDES)))
"""From a place that points up (0) or down (1) to the places across its three sides."""


@kernel
def way(place: int) -> int:
    """0 if the place points up, 1 if it points down."""
    return (place ^ (place >> SPAN_BITS)) & 1


@kernel
def sector(place: int, corner: int) -> int:
    """Which of the six cells around its corner point a place is, as a bit: they differ in way and corner."""
    return 1 << (3 * way(place) + corner)
