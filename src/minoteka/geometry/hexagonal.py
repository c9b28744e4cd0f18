r"""The hexagonal lattice: axial coordinates, neighbours, the twelve symmetries, shapes and where they are drawn.

Cells are flat-top hexagons at axial (q, r); y points down on the page:

          ____
     ____/0,-1\____       N  = (0,-1)   NE = (1,-1)
    /-1,0\____/1,-1\      SE = (1, 0)   S  = (0, 1)
    \____/0, 0\____/      SW = (-1,1)   NW = (-1,0)
    /-1,1\____/1, 0\
    \____/0, 1\____/
         \____/
"""

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

Cell = tuple[int, int]
Shape = tuple[Cell, ...]
"""Cells in sorted order, without repetition."""
Matrix = tuple[int, int, int, int]
"""A symmetry (a, b, c, d): q' = a·q + b·r, r' = c·q + d·r."""

DIRECTION_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours, clockwise from the north."""

FACING: tuple[Cell, ...] = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))
"""The six cells across a lattice edge, clockwise: number i is behind ``DIRECTIONS[i]`` and ``DIRECTIONS[i + 1]``."""

IDENTITY: Matrix = (1, 0, 0, 1)
TURN: Matrix = (0, -1, 1, 1)
"""A sixth of a turn clockwise."""
MIRROR: Matrix = (-1, 0, 1, 1)
"""Left and right change places."""


def apply(symmetry: Matrix, cell: Cell) -> Cell:
    """Where ``symmetry`` takes ``cell`` (the centre (0, 0) stays)."""
    a, b, c, d = symmetry
    q, r = cell
    return (a * q + b * r, c * q + d * r)


def compose(second: Matrix, first: Matrix) -> Matrix:
    """The symmetry that does ``first`` and then ``second``."""
    a, b, c, d = second
    e, f, g, h = first
    return (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h)


def _all_symmetries() -> tuple[Matrix, ...]:
    turns = [IDENTITY]
    while len(turns) < 6:
        turns.append(compose(TURN, turns[-1]))
    return (*turns, *(compose(turn, MIRROR) for turn in turns))


SYMMETRIES: tuple[Matrix, ...] = _all_symmetries()
"""Six turns (clockwise, the identity first), then the six reflections."""


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells that share an edge with ``cell``, clockwise from the north."""
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Cell, b: Cell) -> int:
    """Steps from ``a`` to ``b``."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def tilted_radius(cell: Cell) -> int:
    """The size M of the hexagon around (0, 0), turned by 30° against the cells, on whose rim ``cell`` lies."""
    q, r = cell
    return max(abs(q - r), abs(q + 2 * r), abs(2 * q + r))


def shifted(cells: Iterable[Cell], by: Cell) -> Shape:
    """The cells moved by ``by``, sorted."""
    return tuple(sorted((q + by[0], r + by[1]) for q, r in cells))


def normalised(cells: Iterable[Cell]) -> Shape:
    """The shape moved so that its smallest q and its smallest r are 0."""
    cells = list(cells)
    return shifted(cells, (-min(q for q, _ in cells), -min(r for _, r in cells)))


def orientations(cells: Iterable[Cell]) -> tuple[Shape, ...]:
    """The different fixed shapes of a free shape that may be turned and flipped, normalised and sorted."""
    cells = list(cells)
    return tuple(sorted({normalised(apply(s, cell) for cell in cells) for s in SYMMETRIES}))


def free_form(cells: Iterable[Cell]) -> Shape:
    """One representative for all turned, flipped and moved copies of a shape."""
    return orientations(cells)[0]


def is_connected(cells: Iterable[Cell]) -> bool:
    """Whether one can walk between any two of the cells; nothing and a single cell are connected."""
    return len(components(cells)) <= 1


def components(cells: Iterable[Cell]) -> list[Shape]:
    """The connected parts, in the order of their smallest cells."""
    left = set(cells)
    parts = []
    while left:
        part, frontier = set(), [min(left)]
        left.remove(frontier[0])
        while frontier:
            cell = frontier.pop()
            part.add(cell)
            around = [n for n in neighbours(cell) if n in left]
            left.difference_update(around)
            frontier.extend(around)
        parts.append(tuple(sorted(part)))
    return parts


def free_polyhexes(size: int) -> list[Shape]:
    """All free shapes of ``size`` connected cells (1, 1, 3, 7, 22, 82, …), sorted."""
    shapes: set[Shape] = {((0, 0),)}
    for _ in range(size - 1):
        shapes = {
            free_form((*shape, n)) for shape in shapes for cell in shape for n in neighbours(cell) if n not in shape
        }
    return sorted(shapes)


def parallelogram(columns: int, rows: int) -> Shape:
    """The ``columns`` × ``rows`` cells with 0 ≤ q < columns and 0 ≤ r < rows."""
    return tuple((q, r) for q in range(columns) for r in range(rows))


def hexagon(side: int) -> Shape:
    """The cells around (0, 0) that form a hexagon with ``side`` cells on an edge."""
    reach = range(1 - side, side)
    return tuple((q, r) for q in reach for r in reach if distance((q, r), (0, 0)) < side)


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a cell on the page, for cells with edges of length 1; y points down."""
    q, r = cell
    return (1.5 * q, sqrt(3) * (r + q / 2))


CORNERS: tuple[tuple[float, float], ...] = tuple((cos(k * pi / 3), sin(k * pi / 3)) for k in (4, 5, 0, 1, 2, 3))
"""A cell's corners around its middle, clockwise; the edge from corner i to i + 1 is shared with neighbour i."""


def at_point(x: float, y: float) -> Cell:
    """The cell that contains a point of the page."""
    q = x / 1.5
    r = y / sqrt(3) - q / 2
    nearest = (round(q), round(r), round(-q - r))
    errors = (abs(nearest[0] - q), abs(nearest[1] - r), abs(nearest[2] + q + r))
    if errors[0] > errors[1] and errors[0] > errors[2]:
        return (-nearest[1] - nearest[2], nearest[1])
    if errors[1] > errors[2]:
        return (nearest[0], -nearest[0] - nearest[2])
    return (nearest[0], nearest[1])
