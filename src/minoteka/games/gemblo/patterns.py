"""Pieces prepared for the rules: how each looks from any of its cells, what it touches, faces and cuts when it lies.

The *window* of a cell is the 61 cells within four steps of it, row by row, as the bits of one whole number. A
*pattern* is an orientation laid so that one of its cells is the window's middle: 405 masks, one AND each to see
whether they fit.
"""

from itertools import accumulate

from minoteka.games.gemblo.board import REACH, ROWS
from minoteka.games.gemblo.pieces import ORIENTATIONS, PIECES
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


Pattern = tuple[int, Cell, Shape]
"""An orientation, where its anchor is and which cells it covers, seen from one of its cells."""

PATTERNS: list[Pattern] = [
    (orientation, (-q, -r), shifted(cells, (-q, -r)))
    for orientation, (_, cells) in enumerate(ORIENTATIONS)
    for q, r in cells
]
"""In the order of the pieces."""

# The *ring* of a window says which of the middle's six neighbours are taken. For each ring there is a list of the
# patterns that leave those alone, piece by piece: most of what cannot fit is never looked at.
RING = tuple(window_bit(cell) for cell in ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)))
RINGS = 64


def _ring_mask(ring: int) -> int:
    return sum(1 << bit for i, bit in enumerate(RING) if ring >> i & 1)


def _move_delta(pattern: Pattern) -> int:
    """What to add to the code of "orientation 0 at the middle" to get this pattern's move."""
    return pattern[1][1] * CODE_ROW + pattern[1][0] * CODE_COLUMN + pattern[0]


_MASKS = [window_mask(cells) for _, _, cells in PATTERNS]
_MOVES = [_move_delta(pattern) for pattern in PATTERNS]
_NUMBERS = [ORIENTATIONS[orientation][0] for orientation, _, _ in PATTERNS]


def _fitting(ring: int) -> list[int]:
    """The patterns, in the order of the pieces, that leave the taken neighbours alone."""
    taken = _ring_mask(ring)
    return [i for i, mask in enumerate(_MASKS) if not mask & taken]


_LISTS = [_fitting(ring) for ring in range(RINGS)]
_COUNTS = [[[_NUMBERS[i] for i in patterns].count(number) for number in PIECES] for patterns in _LISTS]
_ENDS = list(accumulate(map(len, _LISTS)))
RING_COUNT = table(_COUNTS)
"""How many patterns of each piece a ring's list has."""
PIECE_CHANCES = table(list(zip(*_COUNTS, strict=True)))
"""The same, by piece and then by ring."""
RING_START = table(
    [list(accumulate(counts, initial=end - sum(counts))) for end, counts in zip(_ENDS, _COUNTS, strict=True)]
)
"""Where in the joined lists a ring's patterns of each piece begin, and where those of the last one end."""
RING_MASK = table([_MASKS[i] for patterns in _LISTS for i in patterns])
RING_MOVE = table([_MOVES[i] for patterns in _LISTS for i in patterns])


# What happens around a piece when it comes to lie. All places are relative to the anchor's.
def _step(offset: Cell) -> int:
    return offset[1] * ROWS + offset[0]


def _top(cells: Shape) -> int:
    return min(r for _, r in cells) - 1


def _row_masks(cells: set[Cell], top: int) -> list[int]:
    """The cells of the rows from ``top`` on as bits; bit 0 is the column left of the anchor's."""
    return [sum(1 << (q + 1) for q, r in cells if r == top + i) for i in range(7)]


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
HEIGHT = table([max(r for _, r in cells) + 2 - _top(cells) for cells in _SHAPES])
"""From which row on, and in how many, the piece and the cells around it lie: seven at most."""
COVERED = table([_row_masks(set(cells), _top(cells)) for cells in _SHAPES])
TOUCHED = table([_row_masks(_around(cells), _top(cells)) for cells in _SHAPES])
"""The piece and every cell that shares an edge with it."""
LINE_COUNT = table([len(_lines(cells)) for cells in _SHAPES])
LINES = table(
    _padded([[[d[1], d[0], _step(one), _step(other)] for d, one, other in _lines(cells)] for cells in _SHAPES], 4)
)
"""The lines a piece may open: row and column of the cell beyond, and the places of the line's two sides."""
CUT_COUNT = table([len(_cuts(cells)) for cells in _SHAPES])
CUTS = table(_padded([[[_step(c) for c in pair] for pair in _cuts(cells)] for cells in _SHAPES], 2))
LINES_OF_CELL = table([[_step(FACING[i]), _step(DIRECTIONS[i]), _step(DIRECTIONS[(i + 1) % 6])] for i in range(6)])
"""The six lines of any cell: the cell beyond, and the line's two sides."""
