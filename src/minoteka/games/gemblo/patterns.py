"""Pieces prepared for the rules: how each looks from any of its cells, what it touches, faces and cuts when it lies.

The *window* of a cell is the 61 cells within four steps of it, row by row, as the bits of one whole number. A
*pattern* is an orientation laid so that one of its cells is the window's middle: 405 masks, one AND each to see
whether they fit. They form a tree (a pattern grows out of a smaller one): a taken cell cuts off all that need it.
"""

from minoteka.games.gemblo.board import MIDDLE, REACH, ROWS
from minoteka.games.gemblo.pieces import ORIENTATIONS
from minoteka.geometry.hexagonal import DIRECTIONS, FACING, Cell, Shape, distance, neighbours, shifted
from minoteka.kernel import table

# A move is one number: the anchor's r and q (moved by 128, so that every text of a move has a code), orientation.
CODE_ROW, CODE_COLUMN, CODE_ORIGIN = 1 << 15, 1 << 7, 128
PASS = 1 << 23


def code(orientation: int, anchor: Cell) -> int:
    """The move that lays this orientation with its smallest cell on ``anchor``."""
    return (anchor[1] + CODE_ORIGIN) * CODE_ROW + (anchor[0] + CODE_ORIGIN) * CODE_COLUMN + orientation


def code_parts(move: int) -> tuple[int, Cell]:
    """Orientation and anchor of a move that lays a piece."""
    return move % CODE_COLUMN, (move // CODE_COLUMN % 256 - CODE_ORIGIN, move // CODE_ROW - CODE_ORIGIN)


# The window: for each row −4 … 4 its first column, its width and its first bit.
WINDOW_FIRST = tuple(max(-REACH, -REACH - dr) for dr in range(-REACH, REACH + 1))
WINDOW_WIDTH = tuple(2 * REACH + 1 - abs(dr) for dr in range(-REACH, REACH + 1))
WINDOW_BIT = tuple(sum(WINDOW_WIDTH[:i]) for i in range(2 * REACH + 1))


def window_bit(offset: Cell) -> int:
    """The bit of a cell as seen from the window's middle."""
    dq, dr = offset
    return WINDOW_BIT[dr + REACH] + dq - WINDOW_FIRST[dr + REACH]


def window_mask(cells: Shape) -> int:
    """The bits of several cells."""
    return sum(1 << window_bit(cell) for cell in cells)


MIDDLE_BIT = window_bit((0, 0))

Pattern = tuple[int, Cell, Shape]
"""An orientation, where its anchor is and which cells it covers, seen from one of its cells."""


def _patterns() -> list[Pattern]:
    found = []
    for orientation, (_, cells) in enumerate(ORIENTATIONS):
        for q, r in cells:
            found.append((orientation, (-q, -r), shifted(cells, (-q, -r))))
    return found


PATTERNS: list[Pattern] = _patterns()
"""In the order of the pieces."""


def _tree() -> list[tuple[int, int, Pattern]]:
    """The patterns so that each follows one that it grows out of: mask of added cells, size of the subtree, pattern."""
    by_cells = {frozenset(pattern[2]): pattern for pattern in PATTERNS}
    children: dict[frozenset[Cell], list[frozenset[Cell]]] = {cells: [] for cells in by_cells}
    for cells in by_cells:
        smaller = [other for other in by_cells if other < cells]
        if smaller:
            most = max(map(len, smaller))
            children[min((o for o in smaller if len(o) == most), key=sorted)].append(cells)

    def below(cells: frozenset[Cell], parent: frozenset[Cell]) -> list[tuple[int, int, Pattern]]:
        inner = [node for child in sorted(children[cells], key=sorted) for node in below(child, cells)]
        return [(window_mask(tuple(cells - parent)), 1 + len(inner), by_cells[cells]), *inner]

    return below(frozenset({(0, 0)}), frozenset())


def _piece_bit(pattern: Pattern) -> int:
    return 1 << (ORIENTATIONS[pattern[0]][0] - 1)


def _move_delta(pattern: Pattern) -> int:
    """What to add to the code of "orientation 0 at the middle" to get this pattern's move."""
    return pattern[1][1] * CODE_ROW + pattern[1][0] * CODE_COLUMN + pattern[0]


_TREE = _tree()
NODES = len(_TREE)
NODE_NEEDS = table([node[0] for node in _TREE])
"""The cells that a pattern adds to the one it grows out of."""
NODE_PIECE = table([_piece_bit(node[2]) for node in _TREE])
NODE_WITHIN = table([sum({_piece_bit(n[2]) for n in _TREE[i : i + node[1]]}) for i, node in enumerate(_TREE)])
"""The pieces of the pattern and of all that grow out of it."""
NODE_NEXT = table([i + node[1] for i, node in enumerate(_TREE)])
"""The next pattern that does not grow out of this one."""
NODE_MOVE = table([_move_delta(node[2]) for node in _TREE])

PATTERN_MASK = table([window_mask(pattern[2]) for pattern in PATTERNS])
PATTERN_MOVE = table([_move_delta(pattern) for pattern in PATTERNS])
_OF_PIECE = [[i for i, p in enumerate(PATTERNS) if ORIENTATIONS[p[0]][0] == n] for n in range(1, 19)]
PIECE_FIRST = table([numbers[0] for numbers in _OF_PIECE])
PIECE_PATTERNS = table([len(numbers) for numbers in _OF_PIECE])
"""A piece's patterns are numbered from its first on."""


# What happens around a piece when it comes to lie. All places are relative to the anchor's.
def _step(offset: Cell) -> int:
    return offset[1] * ROWS + offset[0]


HEIGHT = 7
"""A piece and the cells around it take at most this many rows."""


def _top(cells: Shape) -> int:
    return min(r for _, r in cells) - 1


def _row_masks(cells: set[Cell], top: int) -> list[int]:
    """The cells of the rows from ``top`` on as bits; bit 0 is the column left of the anchor's."""
    return [sum(1 << (q + 1) for q, r in cells if r == top + i) for i in range(HEIGHT)]


def _around(cells: Shape) -> set[Cell]:
    return {n for cell in cells for n in neighbours(cell)} | set(cells)


Line = tuple[Cell, Cell, Cell]


def _lines(cells: Shape) -> list[Line]:
    """Where a further piece of the colour may connect (rule 2): the cell beyond a line, and the line's two sides."""
    taken = _around(cells)
    found = []
    for q, r in cells:
        for i, (dq, dr) in enumerate(FACING):
            beyond = (q + dq, r + dr)
            sides = [(q + a, r + b) for a, b in (DIRECTIONS[i], DIRECTIONS[(i + 1) % 6])]
            if beyond not in taken:
                found.append((beyond, sides[0], sides[1]))
    return found


def _cuts(cells: Shape) -> list[tuple[Cell, Cell]]:
    """The pairs of cells whose line this piece cuts (rule 2): it covers both cells between them."""
    found = []
    for a in cells:
        for b in cells:
            if a < b and distance(a, b) == 1:
                first, second = sorted(set(neighbours(a)) & set(neighbours(b)))
                if first not in cells and second not in cells:
                    found.append((first, second))
    return found


def _padded(rows: list[list[list[int]]], width: int) -> list[list[list[int]]]:
    longest = max(map(len, rows))
    return [row + [[0] * width] * (longest - len(row)) for row in rows]


_SHAPES = [cells for _, cells in ORIENTATIONS]
PIECE = table([number for number, _ in ORIENTATIONS])
SIZE = table([len(cells) for cells in _SHAPES])
CELLS = table([[_step(cell) for cell in cells] + [0] * (5 - len(cells)) for cells in _SHAPES])
TOP = table([_top(cells) for cells in _SHAPES])
COVERED = table([_row_masks(set(cells), _top(cells)) for cells in _SHAPES])
TOUCHED = table([_row_masks(_around(cells), _top(cells)) for cells in _SHAPES])
"""The piece and every cell that shares an edge with it."""
LINE_COUNT = table([len(_lines(cells)) for cells in _SHAPES])
LINES = table(_padded([[[_step(c) for c in line] for line in _lines(cells)] for cells in _SHAPES], 3))
CUT_COUNT = table([len(_cuts(cells)) for cells in _SHAPES])
CUTS = table(_padded([[[_step(c) for c in pair] for pair in _cuts(cells)] for cells in _SHAPES], 2))
LINES_OF_CELL = table([[_step(FACING[i]), _step(DIRECTIONS[i]), _step(DIRECTIONS[(i + 1) % 6])] for i in range(6)])
"""The six lines of any cell: the cell beyond, and the line's two sides."""


def move_place(move: int) -> int:
    """The anchor's place in the grid (plain Python; the rules have their own)."""
    q, r = code_parts(move)[1]
    return (r + MIDDLE) * ROWS + q + MIDDLE
