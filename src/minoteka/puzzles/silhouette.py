"""Silhouettes as text: ``#`` is a cell of the picture, or a colour's letter where it is tinted; a dot is another cell
of the board.

Columns of cells are two characters apart; a cell's neighbours in the next column stand one line higher and lower:

      #          the cell in the middle of this drawing
    #   #        and its six neighbours
      #
    #   #
      #
"""

from collections.abc import Iterable, Mapping

from minoteka.core.errors import Malformed
from minoteka.core.pieces import COLOUR_LETTERS
from minoteka.geometry.hexagonal import Cell, Shape, centre, shifted

CELL, OTHER = "#", "."


def line(cell: Cell) -> int:
    """The line of a drawing a cell stands on, counted from that of (0, 0)."""
    return 2 * cell[1] + cell[0]


def corner(cells: Iterable[Cell]) -> Cell:
    """The leftmost column and the topmost line of a picture."""
    cells = list(cells)
    return min(q for q, _ in cells), min(map(line, cells))


def draw(cells: Iterable[Cell], tints: Mapping[Cell, int] | None = None) -> str:
    """The picture as text, the other cells around it as dots."""
    inside = dict.fromkeys(cells, CELL) | {cell: COLOUR_LETTERS[colour] for cell, colour in (tints or {}).items()}
    left, top = corner(inside)
    right, bottom = max(q for q, _ in inside), max(map(line, inside))
    rows = []
    for y in range(top, bottom + 1):
        row = "".join(
            "  " if (y - q) % 2 else inside.get((q, (y - q) // 2), OTHER) + " " for q in range(left, right + 1)
        )
        rows.append(row.rstrip())
    return "\n".join(rows)


def read(text: str, board: Iterable[Cell], at: Cell | None = None) -> Shape:
    """The cells of a drawing, with its corner ``at`` a column and a line of the board, or centred on it."""
    return tuple(sorted(read_tinted(text, board, at)))


def read_tinted(
    text: str, board: Iterable[Cell], at: Cell | None = None, colours: int = 0
) -> Mapping[Cell, int | None]:
    """The cells and their tints; so many colours' letters are known."""
    letters = COLOUR_LETTERS[:colours]
    found: dict[tuple[int, int], int | None] = {}
    for y, row in enumerate(text.expandtabs().splitlines()):
        for x, sign in enumerate(row):
            if sign == CELL or sign in letters:
                found[x, y] = None if sign == CELL else letters.index(sign)
            elif sign not in (OTHER, " "):
                raise Malformed("puzzle-picture-sign", sign=sign, line=y + 1, column=x + 1)
    if not found:
        raise Malformed("puzzle-empty")
    first_x, first_y = min(found)
    for x, y in sorted(found):
        if (x - first_x) % 2 or ((x - first_x) // 2 - (y - first_y)) % 2:
            raise Malformed("puzzle-picture-between", line=y + 1, column=x + 1)
    cells = [((x - first_x) // 2, (y - first_y - (x - first_x) // 2) // 2) for x, y in found]
    dq, dr = _to_middle(cells, board) if at is None else _to_corner(cells, at)
    return {(q + dq, r + dr): tint for (q, r), tint in zip(cells, found.values(), strict=True)}


def _to_corner(cells: list[Cell], at: Cell) -> Cell:
    left, top = corner(cells)
    dq, dy = at[0] - left, at[1] - top
    if (dy - dq) % 2:
        raise Malformed("puzzle-picture-corner", left=at[0], top=at[1])
    return dq, (dy - dq) // 2


def centred(cells: Iterable[Cell], board: Iterable[Cell]) -> Shape:
    """The picture moved to the middle of the board: the place inside it whose centre is nearest to the board's."""
    cells = list(cells)
    return shifted(cells, _to_middle(cells, board))


def _to_middle(cells: list[Cell], board: Iterable[Cell]) -> Cell:
    board = set(board)
    anchor = cells[0]
    best: tuple[float, Cell] | None = None
    for q, r in board:
        by = (q - anchor[0], r - anchor[1])
        if all((cq + by[0], cr + by[1]) in board for cq, cr in cells):
            best = min(best or (float("inf"), by), (_off_centre(cells, by), by))
    if best is None:
        raise Malformed("puzzle-too-big")
    return best[1]


def _off_centre(cells: list[Cell], by: Cell) -> float:
    """How far the middle of the picture's frame is from the middle of the page."""
    points = [centre((q + by[0], r + by[1])) for q, r in cells]
    x = min(x for x, _ in points) + max(x for x, _ in points)
    y = min(y for _, y in points) + max(y for _, y in points)
    return round(x * x + y * y, 6)
