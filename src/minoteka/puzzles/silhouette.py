"""Silhouettes as text: ``#`` is a cell of the picture, a dot another cell of the board.

Columns of cells are two characters apart; a cell's neighbours in the next column stand one line higher and lower:

      #          the cell in the middle of this drawing
    #   #        and its six neighbours
      #
    #   #
      #
"""

from collections.abc import Iterable

from minoteka.core.errors import Malformed
from minoteka.geometry.hexagonal import Cell, Shape, centre, shifted

CELL, OTHER = "#", "."


def line(cell: Cell) -> int:
    """The line of a drawing a cell stands on, counted from that of (0, 0)."""
    return 2 * cell[1] + cell[0]


def corner(cells: Iterable[Cell]) -> Cell:
    """The leftmost column and the topmost line of a picture."""
    cells = list(cells)
    return min(q for q, _ in cells), min(map(line, cells))


def draw(cells: Iterable[Cell]) -> str:
    """The picture as text, the other cells around it as dots."""
    inside = set(cells)
    left, top = corner(inside)
    right, bottom = max(q for q, _ in inside), max(map(line, inside))
    rows = []
    for y in range(top, bottom + 1):
        row = "".join(
            "  " if (y - q) % 2 else (CELL if (q, (y - q) // 2) in inside else OTHER) + " "
            for q in range(left, right + 1)
        )
        rows.append(row.rstrip())
    return "\n".join(rows)


def read(text: str, board: Iterable[Cell], at: Cell | None = None) -> Shape:
    """The cells of a drawing, with its corner ``at`` a column and a line of the board, or centred on it."""
    found: set[tuple[int, int]] = set()
    for y, row in enumerate(text.expandtabs().splitlines()):
        for x, sign in enumerate(row):
            if sign not in (CELL, OTHER, " "):
                raise Malformed("puzzle-picture-sign", sign=sign, line=y + 1, column=x + 1)
            if sign == CELL:
                found.add((x, y))
    if not found:
        raise Malformed("puzzle-empty")
    first_x, first_y = min(found)
    for x, y in found:
        if (x - first_x) % 2 or ((x - first_x) // 2 - (y - first_y)) % 2:
            raise Malformed("puzzle-picture-between", line=y + 1, column=x + 1)
    cells = [((x - first_x) // 2, (y - first_y - (x - first_x) // 2) // 2) for x, y in found]
    if at is None:
        return centred(cells, board)
    left, top = corner(cells)
    dq, dy = at[0] - left, at[1] - top
    if (dy - dq) % 2:
        raise Malformed("puzzle-picture-corner", left=at[0], top=at[1])
    return shifted(cells, (dq, (dy - dq) // 2))


def centred(cells: Iterable[Cell], board: Iterable[Cell]) -> Shape:
    """The picture moved to the middle of the board: the place inside it whose centre is nearest to the board's."""
    cells, board = list(cells), set(board)
    anchor = cells[0]
    best: tuple[float, Cell] | None = None
    for q, r in board:
        by = (q - anchor[0], r - anchor[1])
        if all((cq + by[0], cr + by[1]) in board for cq, cr in cells):
            best = min(best or (float("inf"), by), (_off_centre(cells, by), by))
    if best is None:
        raise Malformed("puzzle-too-big")
    return shifted(cells, best[1])


def _off_centre(cells: list[Cell], by: Cell) -> float:
    """How far the middle of the picture's frame is from the middle of the page."""
    points = [centre((q + by[0], r + by[1])) for q, r in cells]
    x = min(x for x, _ in points) + max(x for x, _ in points)
    y = min(y for _, y in points) + max(y for _, y in points)
    return round(x * x + y * y, 6)
