"""Gemblo as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from minoteka.core.canvas import Canvas
from minoteka.games.gemblo.shown import Cell as Shown
from minoteka.games.gemblo.shown import Colour, GembloView, Lay
from minoteka.geometry.hexagonal import CORNERS, Cell, centre, neighbours

LETTERS = "ABCDEF"
"""A colour's name on the terminal: colour never carries meaning alone."""
INKS = ("white on red3", "black on gold1", "white on green4", "white on blue3", "white on purple3", "black on grey85")
FILLS = ("#d94f45", "#efc23d", "#4f9e57", "#3f78c2", "#8d5bb0", "#ece8dc")
STONE = "#9a948a"
"""Obstacles belong to nobody."""
SIZE = 16
BOARD, RIM, EMPTY, INK = "#efe7d8", "#cbbfa8", "#f8f3e9", "#3b3226"


def draw_text(view: GembloView) -> str:
    """Cells in their hexagonal order, two characters each, and what every colour has left (rich markup)."""
    return "\n".join((*draw_board(view).markup(), *map(_left, view.colours, [view.turn] * len(view.colours))))


def draw_board(view: GembloView, ghost: Lay | None = None) -> Canvas:
    """A line for every ``r``, each half a cell further, like bricks in a wall: so cells have their six neighbours,
    and the blocks of a piece touch.
    """
    canvas, links = Canvas(), set(_links(view))
    top, left = min(cell.r for cell in view.cells), min(2 * cell.q + cell.r for cell in view.cells)
    for cell in view.cells:
        row, column = cell.r - top, 4 + 2 * cell.q + cell.r - left
        canvas.put(row, 0, f"{cell.r:>3}", "dim")
        canvas.spot(cell.cell, [(row, column), (row, column + 1)])
        sign, ink = _sign_of(cell, links)
        canvas.put(row, column, sign + " ", ink)
    if ghost is not None:
        for name in ghost.cells:
            canvas.put(*canvas.spots[name][0], LETTERS[ghost.colour] + " ", INKS[ghost.colour])
    return canvas


def _links(view: GembloView) -> list[str]:
    """The cells where the colour to move may connect."""
    return [] if view.turn is None else view.colours[view.turn].links


def _sign_of(cell: Shown, links: set[str]) -> tuple[str, str]:
    if cell.colour is not None:
        return LETTERS[cell.colour], INKS[cell.colour]
    if cell.start is not None:
        return LETTERS[cell.start].lower(), "bold"
    return ("○", "bold") if cell.cell in links else ("·", "dim")


def _left(colour: Colour, turn: int | None) -> str:
    at = colour.colour
    mark = "▶" if at == turn else "×" if colour.stuck else " "
    pieces = " ".join(map(str, colour.left)) or "—"
    return f"{mark} [{INKS[at]}]{LETTERS[at]}[/] {colour.seat}: {pieces} [dim]({colour.blocks})[/]"


def draw_svg(view: GembloView) -> str:
    """The board alone, as a picture that needs nothing else."""
    return picture(view, dict.fromkeys(_links(view), "link"))


def picture(
    view: GembloView,
    marks: Mapping[str, str],
    only: Collection[Cell] = (),
    lines: Mapping[tuple[Cell, Cell], bool] = MappingProxyType({}),
) -> str:
    """The board, or ``only`` some of its cells, with marks on cells (``link``, ``no``, or a letter).

    ``lines`` are connection lines between two cells that face each other, with whether they are open.
    """
    cells = {(c.q, c.r): c for c in view.cells if not only or (c.q, c.r) in only}
    points = [_middle(cell) for cell in cells]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    edge = 1.6 * SIZE
    box = f"{left - edge:.0f} {top - edge:.0f} {right - left + 2 * edge:.0f} {bottom - top + 2 * edge:.0f}"
    lying = {cell: (content.colour, content.piece) for cell, content in cells.items()}
    whole = _hexagons(cells, 1.28)
    free = [cell for cell, content in cells.items() if content.colour is None]
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" font-family="sans-serif">',
            f'<path d="{whole}" fill="{RIM}" stroke="{RIM}" stroke-width="6" stroke-linejoin="round"/>',
            f'<path d="{whole}" fill="{BOARD}"/>',
            f'<path d="{_hexagons(free, 0.93)}" fill="{EMPTY}" stroke="{RIM}"/>',
            *(_svg_colour(view, cells, colour) for colour in range(len(FILLS))),
            f'<path d="{"".join(_outline(cell, lying) for cell in cells)}" stroke="{INK}" stroke-width="2" '
            'stroke-linecap="round"/>',
            *(_svg_line(*ends, is_open) for ends, is_open in lines.items()),
            *(_svg_mark(marks[content.cell], cell) for cell, content in cells.items() if content.cell in marks),
            "</svg>",
        )
    )


def _middle(cell: Cell) -> tuple[float, float]:
    x, y = centre(cell)
    return x * SIZE, y * SIZE


def _hexagons(cells: Iterable[Cell], scale: float) -> str:
    """The outlines of cells, one path for all."""
    (x, y), *others = ((dx * SIZE * scale, dy * SIZE * scale) for dx, dy in CORNERS)
    sides, at = "", (x, y)
    for corner in others:
        sides += f"l{corner[0] - at[0]:.1f} {corner[1] - at[1]:.1f}"
        at = corner
    return "".join(f"M{mx + x:.1f} {my + y:.1f}{sides}Z" for mx, my in map(_middle, cells))


def _svg_colour(view: GembloView, cells: Mapping[Cell, Shown], colour: int) -> str:
    """All blocks of a colour with its sign on them, and its starting cell if that is free."""
    blocks = [cell for cell, content in cells.items() if content.colour == colour]
    start = [cell for cell, content in cells.items() if content.start == colour and content.colour is None]
    fill = STONE if view.obstacles and colour == len(FILLS) - 1 else FILLS[colour]
    parts = ""
    if blocks:
        signs = "".join(_sign(colour, cell) for cell in blocks)
        parts += f'<path d="{_hexagons(blocks, 1.01)}" fill="{fill}"/><path d="{signs}" fill="#fff" opacity=".55"/>'
    if start:
        parts += f'<path d="{_sign(colour, start[0], 1.9)}" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>'
    return parts


_SIGNS = tuple(
    tuple(tuple(map(float, corner.split(","))) for corner in corners.split())
    for corners in (
        "-5,0 -3.5,-3.5 0,-5 3.5,-3.5 5,0 3.5,3.5 0,5 -3.5,3.5",
        "0,-5.2 5.2,4 -5.2,4",
        "-4,-4 4,-4 4,4 -4,4",
        "0,-5.6 4.8,0 0,5.6 -4.8,0",
        "0,-5.6 1.6,-1.8 5.6,-1.6 2.4,1 3.5,5 0,2.6 -3.5,5 -2.4,1 -5.6,-1.6 -1.6,-1.8",
        "-1.6,-5 1.6,-5 1.6,-1.6 5,-1.6 5,1.6 1.6,1.6 1.6,5 -1.6,5 -1.6,1.6 -5,1.6 -5,-1.6 -1.6,-1.6",
    )
)
"""Octagon, triangle, square, diamond, star, cross: who cannot tell the colours apart can tell these."""


def _sign(colour: int, cell: Cell, scale: float = 1) -> str:
    x, y = _middle(cell)
    return "M" + "L".join(f"{x + dx * scale:.1f} {y + dy * scale:.1f}" for dx, dy in _SIGNS[colour]) + "Z"


def _svg_mark(mark: str, cell: Cell) -> str:
    x, y = _middle(cell)
    if mark == "link":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="none" stroke="{INK}" stroke-width="2"/>'
    if mark == "no":
        strokes = f"M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10"
        return f'<path d="{strokes}" stroke="#a3271f" stroke-width="3" stroke-linecap="round"/>'
    return (
        f'<text x="{x:.1f}" y="{y + 5.5:.1f}" text-anchor="middle" font-size="{SIZE}" font-weight="bold" '
        f'fill="{INK}">{mark}</text>'
    )


def _svg_line(one: Cell, other: Cell, is_open: bool) -> str:
    """The edge that joins two cells: it lies in the middle third of the way between them."""
    (x, y), (to_x, to_y) = _middle(one), _middle(other)
    dx, dy = (to_x - x) / 3, (to_y - y) / 3
    look = 'stroke="#1d7a3a"' if is_open else 'stroke="#a3271f" stroke-dasharray="3 3"'
    return f'<path d="M{x + dx:.1f} {y + dy:.1f}l{dx:.1f} {dy:.1f}" {look} stroke-width="5"/>'


def _outline(cell: Cell, lying: Mapping[Cell, tuple[int | None, int | None]]) -> str:
    """The edges of a block that are edges of its piece (its colour and number)."""
    piece = lying[cell]
    if piece[0] is None:
        return ""
    x, y = _middle(cell)
    lines = ""
    for i, other in enumerate(neighbours(cell)):
        if lying.get(other) != piece:
            (ax, ay), (bx, by) = CORNERS[i], CORNERS[(i + 1) % 6]
            lines += f"M{x + ax * SIZE:.1f} {y + ay * SIZE:.1f}L{x + bx * SIZE:.1f} {y + by * SIZE:.1f}"
    return lines


def pieces_picture(view: GembloView, colour: int) -> str:
    """The 18 pieces of a colour."""
    return draw_pieces(view, [f"{colour}:{number}" for number in view.ways])


def draw_pieces(view: GembloView, pieces: Sequence[str]) -> str:
    """Pieces with their numbers, six in a row."""
    wide, high = 7.2 * SIZE, 10.4 * SIZE
    parts = []
    for i, (whose, number) in enumerate(piece.split(":") for piece in pieces):
        colour = int(whose)
        cells = dict.fromkeys(view.ways[number][0].cells, (colour, int(number)))
        points = [_middle(cell) for cell in cells]
        x = (i % 6 + 0.5) * wide - (min(x for x, _ in points) + max(x for x, _ in points)) / 2
        y = (i // 6 + 0.55) * high - (min(y for _, y in points) + max(y for _, y in points)) / 2
        parts.append(
            f'<text x="{i % 6 * wide + 6:.0f}" y="{i // 6 * high + SIZE:.0f}" font-size="{SIZE}" fill="{INK}">'
            f"{number}</text>"
            f'<g transform="translate({x:.1f} {y:.1f})"><path d="{_hexagons(cells, 1.01)}" fill="{FILLS[colour]}"/>'
            f'<path d="{"".join(_sign(colour, cell) for cell in cells)}" fill="#fff" opacity=".55"/>'
            f'<path d="{"".join(_outline(cell, cells) for cell in cells)}" stroke="{INK}" stroke-width="2" '
            'stroke-linecap="round"/></g>'
        )
    box = f"0 0 {6 * wide:.0f} {-(-len(pieces) // 6) * high:.0f}"
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" font-family="sans-serif">'
    return "".join((whole, *parts, "</svg>"))
