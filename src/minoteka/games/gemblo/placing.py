"""Rule 2 of Gemblo on the record: where a colour may lay a piece, and what follows when it does.

Two sets of cells decide every placement of a colour: those it may not cover (``shut``) and its *link cells*
(``link``), which an open line joins to it; the starting cell is one from the beginning. A piece is legal if none of
its cells is shut and one of them is a link cell. Both sets follow each piece laid, so nothing is searched anew.
"""

from typing import Any

from minoteka.games.gemblo.board import COLOURS, MIDDLE, OWNER, REACH, ROWS
from minoteka.games.gemblo.patterns import (
    CELLS,
    CODE_COLUMN,
    CODE_ORIGIN,
    CODE_ROW,
    COVERED,
    CUT_COUNT,
    CUTS,
    HEIGHT,
    LINE_COUNT,
    LINES,
    LINES_OF_CELL,
    PIECE,
    RING_MASK,
    RING_MOVE,
    RING_START,
    SIZE,
    TOP,
    TOUCHED,
)
from minoteka.games.gemblo.pieces import KINDS
from minoteka.kernel import State, kernel
from minoteka.kernel.bits import lowest_bit, natural

FIRST_ROW, END_ROW = REACH, ROWS - REACH
"""The rows that have cells in play."""


@kernel
def taken_around(s: State, colour: int, row: int, column: int) -> int:
    """The window of a link cell: what the colour may not cover, and its link cells of earlier rows or columns.

    With those counted as taken, every legal placement fits the window of exactly one link cell: its first.
    """
    shut = s.shut
    link = s.link
    window = ((shut[row - 4][colour] | link[row - 4][colour]) >> column) & 0x1F
    window |= (((shut[row - 3][colour] | link[row - 3][colour]) >> (column - 1)) & 0x3F) << 5
    window |= (((shut[row - 2][colour] | link[row - 2][colour]) >> (column - 2)) & 0x7F) << 11
    window |= (((shut[row - 1][colour] | link[row - 1][colour]) >> (column - 3)) & 0xFF) << 18
    earlier = link[row][colour] & ((1 << column) - 1)
    window |= (((shut[row][colour] | earlier) >> (column - 4)) & 0x1FF) << 26
    window |= ((shut[row + 1][colour] >> (column - 4)) & 0xFF) << 35
    window |= ((shut[row + 2][colour] >> (column - 4)) & 0x7F) << 43
    window |= ((shut[row + 3][colour] >> (column - 4)) & 0x3F) << 50
    window |= ((shut[row + 4][colour] >> (column - 4)) & 0x1F) << 56
    return window


@kernel
def ring_of(window: int) -> int:
    """The taken ones among the six neighbours of a window's middle."""
    return ((window >> 21) & 3) | ((window >> 27) & 4) | ((window >> 28) & 8) | ((window >> 34) & 48)


@kernel
def run_length(left: int, piece: int) -> int:
    """How many pieces from this one on are left without a gap: their patterns stand in one row."""
    return lowest_bit(~(left >> piece))


@kernel
def move_at(row: int, column: int) -> int:
    """The code of the first orientation with its anchor here."""
    return (row + CODE_ORIGIN - MIDDLE) * CODE_ROW + (column + CODE_ORIGIN - MIDDLE) * CODE_COLUMN


@kernel
def list_fits(window: int, left: int, here: int, out: Any, count: int) -> int:
    """Add the moves of all pieces left that fit a window to ``out``; returns how many there are then."""
    ring = ring_of(window)
    while left:
        first = lowest_bit(left)
        end = first + run_length(left, first)
        for i in range(RING_START[ring][first], RING_START[ring][end]):
            out[natural(count)] = here + RING_MOVE[natural(i)]
            count += (window & RING_MASK[natural(i)]) == 0  # no branch to guess: what does not fit is written over
        left = left >> end << end
    return count


@kernel
def count_fits(window: int, left: int) -> int:
    """How many placements of the pieces left fit a window."""
    ring = ring_of(window)
    count = 0
    while left:
        first = lowest_bit(left)
        end = first + run_length(left, first)
        for i in range(RING_START[ring][first], RING_START[ring][end]):
            count += (window & RING_MASK[natural(i)]) == 0
        left = left >> end << end
    return count


@kernel
def any_fits(window: int, left: int) -> bool:
    """Whether there is one. Mostly the first few fit: views ask it of every colour, interpreted."""
    ring = ring_of(window)
    while left:
        first = lowest_bit(left)
        end = first + run_length(left, first)
        for i in range(RING_START[ring][first], RING_START[ring][end]):
            if (window & RING_MASK[natural(i)]) == 0:
                return True
        left = left >> end << end
    return False


@kernel
def placements(s: State, colour: int, out: Any) -> int:
    """The codes of all legal placements of a colour. Cost: the link cells, and what might fit around them."""
    left = int(s.left[colour])
    count = 0
    for row in range(FIRST_ROW, END_ROW):
        links = s.link[row][colour]
        while links:
            column = lowest_bit(links)
            links &= links - 1
            count = list_fits(taken_around(s, colour, row, column), left, move_at(row, column), out, count)
    return count


@kernel
def can_place(s: State, colour: int) -> bool:
    """Whether a colour has any legal placement (rule 3)."""
    left = int(s.left[colour])
    for row in range(FIRST_ROW, END_ROW):
        links = s.link[row][colour]
        if links and left & 1:
            return True  # the single block fits every link cell
        while links:
            column = lowest_bit(links)
            links &= links - 1
            if any_fits(taken_around(s, colour, row, column), left):
                return True
    return False


@kernel
def is_cut(s: State, one: int, other: int) -> bool:
    """Rule 2: a line is cut if one and the same piece covers both cells at its sides."""
    return s.tile[one] != 0 and s.tile[one] == s.tile[other]


@kernel
def has_link(s: State, colour: int, place: int) -> bool:
    """Whether an open line joins the cell to a piece of the colour."""
    for i in range(6):
        beyond = place + LINES_OF_CELL[i][0]
        if OWNER[s.tile[beyond]] == colour:
            if not is_cut(s, place + LINES_OF_CELL[i][1], place + LINES_OF_CELL[i][2]):
                return True
    return False


@kernel
def put(s: State, colour: int, move: int) -> None:
    """A piece comes to lie: it shuts cells, opens lines of its own colour and cuts lines of the others."""
    orientation = move % CODE_COLUMN
    column = move // CODE_COLUMN % 256 - CODE_ORIGIN + MIDDLE
    row = move // CODE_ROW - CODE_ORIGIN + MIDDLE
    anchor = row * ROWS + column
    number = PIECE[orientation]
    s.left[colour] &= ~(1 << (number - 1))
    for i in range(SIZE[orientation]):
        s.tile[anchor + CELLS[orientation][i]] = colour * KINDS + number
    shut_cells(s, colour, orientation, row + TOP[orientation], column - 1)
    open_lines(s, colour, orientation, row, column)
    cut_lines(s, orientation, anchor)


@kernel
def shut_cells(s: State, colour: int, orientation: int, top: int, first: int) -> None:
    """Nobody may cover the piece's cells again; its own colour may not touch it either."""
    for i in range(HEIGHT[orientation]):
        covered = COVERED[orientation][i] << first
        for other in range(COLOURS):
            s.shut[top + i][other] |= covered
            s.link[top + i][other] &= ~covered
        touched = TOUCHED[orientation][i] << first
        s.shut[top + i][colour] |= touched
        s.link[top + i][colour] &= ~touched


@kernel
def open_lines(s: State, colour: int, orientation: int, row: int, column: int) -> None:
    """The cells that open lines of the new piece reach become link cells of its colour."""
    anchor = row * ROWS + column
    for i in range(LINE_COUNT[orientation]):
        line = LINES[orientation][i]
        bit = 1 << (column + line[1])
        if not s.shut[row + line[0]][colour] & bit and not is_cut(s, anchor + line[2], anchor + line[3]):
            s.link[row + line[0]][colour] |= bit


@kernel
def cut_lines(s: State, orientation: int, anchor: int) -> None:
    """Link cells whose last open line runs between two cells of the new piece are link cells no more."""
    for i in range(CUT_COUNT[orientation]):
        one, other = anchor + CUTS[orientation][i][0], anchor + CUTS[orientation][i][1]
        lose_link(s, OWNER[s.tile[one]], other)
        lose_link(s, OWNER[s.tile[other]], one)


@kernel
def lose_link(s: State, colour: int, place: int) -> None:
    """A line of ``colour`` to this cell was cut; if it was the last open one, the cell is no link cell any more."""
    if colour >= 0:
        row, bit = place // ROWS, 1 << (place % ROWS)
        if s.link[row][colour] & bit and not has_link(s, colour, place):
            s.link[row][colour] &= ~bit
