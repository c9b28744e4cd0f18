r"""The triangular lattice: cells, the points where they meet, neighbours, symmetries and where they are drawn.

Row y grows downward, x to the right. Cell (x, y) points up when x + y is even, else down:

      (x,y) up                      (x,y) down
        0 = (x+1, y)          0 = (x, y) ____ 1 = (x+2, y)
        /\                               \  /
       /__\                               \/
 2 = (x, y+1)  1 = (x+2, y+1)             2 = (x+1, y+1)

Corners are numbered clockwise, from the top or from the left; side i runs from corner i to corner i + 1. Lattice
points have an odd sum of coordinates; six cells meet in each.
"""

from math import sqrt

Cell = tuple[int, int]
Point = tuple[int, int]
Matrix = tuple[int, int, int, int]
"""A symmetry in half steps (a, b, c, d): x' = (a·x + b·y) / 2, y' = (c·x + d·y) / 2, on steps between points."""

UP_CORNERS: tuple[Point, ...] = ((1, 0), (2, 1), (0, 1))
DOWN_CORNERS: tuple[Point, ...] = ((0, 0), (2, 0), (1, 1))
UP_SIDES: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0))
DOWN_SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (-1, 0))

IDENTITY: Matrix = (2, 0, 0, 2)
TURN: Matrix = (1, -3, 1, 1)
"""A sixth of a turn clockwise."""
MIRROR: Matrix = (-2, 0, 0, 2)
"""Left and right change places."""


def points_up(cell: Cell) -> bool:
    """Whether the cell is a triangle standing on its side."""
    return (cell[0] + cell[1]) % 2 == 0


def corners(cell: Cell) -> tuple[Point, Point, Point]:
    """The three lattice points of a cell, clockwise from its top (pointing up) or its left (pointing down)."""
    x, y = cell
    first, second, third = ((x + dx, y + dy) for dx, dy in (UP_CORNERS if points_up(cell) else DOWN_CORNERS))
    return first, second, third


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The cells across side 0, 1 and 2."""
    x, y = cell
    first, second, third = ((x + dx, y + dy) for dx, dy in (UP_SIDES if points_up(cell) else DOWN_SIDES))
    return first, second, third


def around(point: Point) -> tuple[Cell, ...]:
    """The six cells that meet in a point, clockwise from the one above it."""
    x, y = point
    steps = ((-1, -1), (0, -1), (0, 0), (-1, 0), (-2, 0), (-2, -1))
    return tuple((x + dx, y + dy) for dx, dy in steps)


def cell_with(points: tuple[Point, ...]) -> Cell:
    """The cell that has these three corners, in whatever order."""
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    above = [x for x, y in points if y == top]
    cell = (above[0] - 1, top) if len(above) == 1 else (min(above), top)
    if bottom != top + 1 or set(corners(cell)) != set(points):
        raise ValueError(f"no cell has the corners {points}")
    return cell


def compose(second: Matrix, first: Matrix) -> Matrix:
    """The symmetry that does ``first`` and then ``second``."""
    a, b, c, d = second
    e, f, g, h = first
    return ((a * e + b * g) // 2, (a * f + b * h) // 2, (c * e + d * g) // 2, (c * f + d * h) // 2)


def _all_symmetries() -> tuple[Matrix, ...]:
    turns = [IDENTITY]
    while len(turns) < 6:
        turns.append(compose(TURN, turns[-1]))
    return (*turns, *(compose(turn, MIRROR) for turn in turns))


SYMMETRIES: tuple[Matrix, ...] = _all_symmetries()
"""Six turns (clockwise, the identity first), then the six reflections."""


def moved(symmetry: Matrix, point: Point, centre: Point = (1, 0)) -> Point:
    """Where ``symmetry`` about the lattice point ``centre`` takes a lattice point."""
    a, b, c, d = symmetry
    x, y = point[0] - centre[0], point[1] - centre[1]
    return (centre[0] + (a * x + b * y) // 2, centre[1] + (c * x + d * y) // 2)


def moved_cell(symmetry: Matrix, cell: Cell, centre: Point = (1, 0)) -> Cell:
    """Where ``symmetry`` about the lattice point ``centre`` takes a cell."""
    return cell_with(tuple(moved(symmetry, corner, centre) for corner in corners(cell)))


def on_page(point: Point) -> tuple[float, float]:
    """A lattice point on the page, for cells with sides of length 1; y points down."""
    return (point[0] / 2, point[1] * sqrt(3) / 2)
