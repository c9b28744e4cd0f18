r"""Puzzles as pictures: hexagons of text for the terminal (rich markup), and SVG that needs nothing else.

 __    __        pieces are drawn with their outlines only; a piece's number and its colour's letter
/12\__/  \       stand in its first cell, so nobody depends on the colours
\ A   _5_/
/__   \C
"""

from collections.abc import Iterable, Mapping, Sequence

from minoteka.core.canvas import Canvas, block
from minoteka.core.pieces import COLOUR_LETTERS, Piece, PieceSet
from minoteka.geometry.hexagonal import CORNERS, Cell, Shape, centre, neighbours, shifted
from minoteka.puzzles.puzzle import Puzzle
from minoteka.puzzles.silhouette import line
from minoteka.puzzles.tiling import Placement

Painted = Sequence[tuple[Piece, Placement]]
Tints = Mapping[Cell, int]

SIZE = 12
SHADE, GRID, LINE, PAPER = "#4a5560", "#8b96a0", "#2c2a26", "#ffffff"
FONT = "font-family='sans-serif'"


def text(cells: Shape, box: PieceSet, painted: Painted = (), tints: Tints | None = None) -> str:
    """A silhouette, or the pieces that lie on it, as rich markup."""
    return "\n".join(canvas(cells, box, painted, tints).markup())


def canvas(cells: Shape, box: PieceSet, painted: Painted = (), tints: Tints | None = None) -> Canvas:
    """A silhouette, and the pieces that lie on it, with a place for every cell (``name``)."""
    owner = {cell: index for index, (_, placement) in enumerate(painted) for cell in placement.cells}
    drawn = Canvas()
    left, top = min(q for q, _ in cells), min(map(line, cells))
    for cell in cells:
        at = owner.get(cell)
        tint = painted[at][0].colour if at is not None else (tints or {}).get(cell)
        ink = "on grey30" if tint is None else box.inks[tint]
        x, y = 3 * (cell[0] - left), line(cell) - top
        apart = [at is None or owner.get(other) != at for other in neighbours(cell)]
        _hexagon(drawn, x, y, apart, ink)
        drawn.spot(name(cell), block(y + 1, x + 1, 2, 2))
        if at is not None and cell == painted[at][1].cells[0]:
            piece = painted[at][0]
            drawn.put(y + 1, x + 1, f"{piece.number:>2}", ink)
            drawn.put(y + 2, x + 1, COLOUR_LETTERS[piece.colour], ink)
    return drawn


def name(cell: Cell) -> str:
    """What a cell is called."""
    return f"{cell[0]},{cell[1]}"


def spread(pieces: Iterable[Piece], box: PieceSet, columns: int = 25) -> str:
    """Pieces side by side in rows of so many columns of cells, as rich markup."""
    painted: list[tuple[Piece, Placement]] = []
    left, top, below = 0, 0, 0
    for piece in pieces:
        shape = min(box.shapes[piece.number], key=lambda cells: (_height(cells), cells))
        width = 1 + max(q for q, _ in shape) - min(q for q, _ in shape)
        if left and left + width > columns:
            left, top = 0, below + 3
        right = left - min(q for q, _ in shape)
        down = -(-(top - min(map(line, shape)) - right) // 2)
        placed = shifted(shape, (right, down))
        painted.append((piece, Placement(piece.number, placed)))
        left, below = left + width + 1, max(below, *map(line, placed))
    return text(tuple(cell for _, placement in painted for cell in placement.cells), box, painted)


def _height(cells: Shape) -> int:
    return max(map(line, cells)) - min(map(line, cells))


def _hexagon(drawn: Canvas, x: int, y: int, apart: list[bool], ink: str) -> None:
    """One cell: its inside in its ink, an edge wherever another piece (or nothing) lies beyond it."""
    north, north_east, south_east, south, south_west, north_west = apart
    drawn.put(y + 1, x + 1, "  ", ink)
    drawn.put(y + 2, x + 1, "__" if south else "  ", ink)
    if north:
        for dx in (1, 2):
            drawn.signs.setdefault((y, x + dx), ("_", ""))
    edges = ((0, 1, north_west, "/"), (3, 1, north_east, "\\"), (0, 2, south_west, "\\"), (3, 2, south_east, "/"))
    for dx, dy, edge, sign in edges:
        drawn.signs[y + dy, x + dx] = (sign, "") if edge else (" ", ink)


def svg(puzzle: Puzzle, painted: Painted = ()) -> str:
    """The silhouette with its pieces beside it or, solved, the pieces on it."""
    drawing, (width, height) = _picture(puzzle.cells, puzzle.box, painted, tints=puzzle.tints)
    tray, tray_height = ("", 0.0) if painted else _tray(puzzle.pieces, puzzle.box, width)
    return _page(width, height + tray_height, f"{drawing}<g transform='translate(0 {height:.1f})'>{tray}</g>")


def free(box: PieceSet, painted: Painted) -> str:
    """A free picture: nothing but its pieces."""
    cells = tuple(sorted(cell for _, placement in painted for cell in placement.cells))
    drawing, (width, height) = _picture(cells, box, painted, labels=False)
    return _page(width, height, drawing)


def sheet(entries: Iterable[tuple[str, str, Puzzle, Painted]], columns: int = 4) -> str:
    """Many puzzles on one page, each with its title and a line below."""
    frame, body, count = 250, "", 0
    for count, (title, note, puzzle, painted) in enumerate(entries, 1):
        drawing, (width, height) = _picture(puzzle.cells, puzzle.box, painted, tints=puzzle.tints)
        scale = min(1.0, 220 / max(width, height))
        x, y = frame * ((count - 1) % columns), (frame + 40) * ((count - 1) // columns)
        dx, dy = x + (frame - width * scale) / 2, y + (frame - height * scale) / 2
        body += f"<g transform='translate({dx:.1f} {dy:.1f}) scale({scale:.3f})'>{drawing}</g>"
        for offset, size, words in ((14, 15, title), (30, 11, note)):
            body += (
                f"<text x='{x + frame / 2:.0f}' y='{y + frame + offset}' font-size='{size}' {FONT} "
                f"text-anchor='middle' fill='{LINE}'>{words}</text>"
            )
    rows = -(-count // columns)
    return _page(frame * columns, (frame + 40) * rows + 10, body)


def _page(width: float, height: float, body: str) -> str:
    corners = "L".join(f"{SIZE * x:.1f} {SIZE * y:.1f}" for x, y in CORNERS)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:.0f} {height:.0f}'>"
        f"<defs><path id='h' d='M{corners}Z' stroke-width='.8'/></defs>"
        f"<rect width='100%' height='100%' fill='{PAPER}'/>{body}</svg>\n"
    )


def _picture(
    cells: Shape, box: PieceSet, painted: Painted, labels: bool = True, tints: Tints | None = None
) -> tuple[str, tuple[float, float]]:
    """The drawing with its upper left corner at 0, 0; its width and height."""
    middles = {cell: (SIZE * x, SIZE * y) for cell in cells for x, y in (centre(cell),)}
    margin = 1.5 * SIZE
    left, top = min(x for x, _ in middles.values()) - margin, min(y for _, y in middles.values()) - margin
    size = (max(x for x, _ in middles.values()) - left + margin, max(y for _, y in middles.values()) - top + margin)
    owner = {cell: index for index, (_, placement) in enumerate(painted) for cell in placement.cells}
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        tint = painted[owner[cell]][0].colour if cell in owner else (tints or {}).get(cell)
        groups.setdefault(SHADE if tint is None else box.fills[tint], []).append(cell)
    parts = [
        _blocks([middles[cell] for cell in group], fill, fill if painted else GRID) for fill, group in groups.items()
    ]
    for piece, placement in painted:
        parts.append(_edges(placement.cells, middles))
        if labels:
            parts.append(_label(piece, middles[placement.cells[0]]))
    return f"<g transform='translate({-left:.1f} {-top:.1f})'>{''.join(parts)}</g>", size


def _blocks(middles: Iterable[tuple[float, float]], fill: str, edge: str) -> str:
    """Hexagons in one colour."""
    uses = "".join(f"<use href='#h' x='{x:.1f}' y='{y:.1f}'/>" for x, y in middles)
    return f"<g fill='{fill}' stroke='{edge}'>{uses}</g>"


def _edges(cells: Shape, middles: Mapping[Cell, tuple[float, float]]) -> str:
    """The outline of a piece."""
    strokes = ""
    for cell in cells:
        x, y = middles[cell]
        for i, other in enumerate(neighbours(cell)):
            if other not in cells:
                (ax, ay), (bx, by) = CORNERS[i], CORNERS[(i + 1) % 6]
                strokes += f"M{x + SIZE * ax:.1f} {y + SIZE * ay:.1f}L{x + SIZE * bx:.1f} {y + SIZE * by:.1f}"
    return f"<path d='{strokes}' stroke='{LINE}' stroke-width='1.8' stroke-linecap='round'/>"


def _label(piece: Piece, middle: tuple[float, float]) -> str:
    x, y = middle
    return f"<text x='{x:.1f}' y='{y + 3:.1f}' font-size='8.5' {FONT} text-anchor='middle' fill='{LINE}'>{piece}</text>"


def _tray(pieces: Iterable[Piece], box: PieceSet, width: float) -> tuple[str, float]:
    """The pieces in rows, half as big as they are in the picture; the height that takes."""
    body, x, y, row_height, scale = "", 0.0, 0.0, 0.0, 0.5
    for piece in pieces:
        shape = box.shapes[piece.number][-1]
        drawing, (w, h) = _picture(shape, box, [(piece, Placement(piece.number, shape))])
        w, h = w * scale + 4, h * scale + 4
        if x and x + w > width:
            x, y, row_height = 0.0, y + row_height, 0.0
        body += f"<g transform='translate({x:.1f} {y:.1f}) scale({scale})'>{drawing}</g>"
        x, row_height = x + w, max(row_height, h)
    return body, y + row_height
