"""Gemblo as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from collections.abc import Mapping
from typing import Any

from minoteka.geometry.hexagonal import CORNERS, Cell, centre, neighbours

LETTERS = "ABCDEF"
"""A colour's name on the terminal: colour never carries meaning alone."""
INKS = ("white on red3", "black on gold1", "white on green4", "white on blue3", "white on purple3", "black on orange3")
FILLS = ("#d94f45", "#efc23d", "#4f9e57", "#3f78c2", "#8d5bb0", "#e08a3c")
SIZE = 16
BOARD, RIM, EMPTY = "#efe7d8", "#cbbfa8", "#f8f3e9"


def text(view: dict[str, Any]) -> str:
    """Cells in their hexagonal order, two characters each, and what every colour has left (rich markup)."""
    links = set(_links(view))
    lines: dict[int, dict[int, str]] = {}
    for cell in view["cells"]:
        lines.setdefault(2 * cell["r"] + cell["q"], {})[cell["q"]] = _mark(cell, links)
    first = min(cell["q"] for cell in view["cells"])
    last = max(cell["q"] for cell in view["cells"])
    board = ["".join(line.get(q, "  ") for q in range(first, last + 1)).rstrip() for _, line in sorted(lines.items())]
    return "\n".join((*board, *map(_left, view["colours"], [view["turn"]] * len(view["colours"]))))


def _links(view: dict[str, Any]) -> list[str]:
    """The cells where the colour to move may connect."""
    return [] if view["turn"] is None else list(view["colours"][view["turn"]]["links"])


def _mark(cell: dict[str, Any], links: set[str]) -> str:
    if cell["colour"] is not None:
        return f"[{INKS[cell['colour']]}]{LETTERS[cell['colour']]} [/]"
    if cell["start"] is not None:
        return f"[bold]{LETTERS[cell['start']].lower()} [/]"
    return "[bold]○ [/]" if cell["cell"] in links else "[dim]· [/]"


def _left(colour: dict[str, Any], turn: int | None) -> str:
    at = colour["colour"]
    mark = "▶" if at == turn else "×" if colour["stuck"] else " "
    pieces = " ".join(map(str, colour["left"])) or "—"
    return f"{mark} [{INKS[at]}]{LETTERS[at]}[/] {colour['seat']}: {pieces} [dim]({colour['blocks']})[/]"


def svg(view: dict[str, Any]) -> str:
    """The board alone, as a picture that needs nothing else."""
    return picture(view, dict.fromkeys(_links(view), "link"))


def picture(view: dict[str, Any], marks: Mapping[str, str], only: set[Cell] | None = None) -> str:
    """The board, or ``only`` some of its cells, with marks on cells: ``link``, ``no``, or a letter."""
    cells = {(c["q"], c["r"]): c for c in view["cells"] if only is None or (c["q"], c["r"]) in only}
    middles = {cell: _middle(cell) for cell in cells}
    left, right = min(x for x, _ in middles.values()), max(x for x, _ in middles.values())
    top, bottom = min(y for _, y in middles.values()), max(y for _, y in middles.values())
    edge = 1.6 * SIZE
    box = f"{left - edge:.0f} {top - edge:.0f} {right - left + 2 * edge:.0f} {bottom - top + 2 * edge:.0f}"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" font-family="sans-serif">']
    rim = " ".join(_hexagon(middle, 1.28) for middle in middles.values())
    parts.append(f'<path d="{rim}" fill="{RIM}" stroke="{RIM}" stroke-width="6" stroke-linejoin="round"/>')
    parts.append(f'<path d="{rim}" fill="{BOARD}"/>')
    for cell, content in cells.items():
        parts.append(_svg_cell(content, middles[cell], marks.get(content["cell"], "")))
    for cell, content in cells.items():
        parts.append(_outline(cell, content, cells))
    return "".join((*parts, "</svg>"))


def _middle(cell: Cell) -> tuple[float, float]:
    x, y = centre(cell)
    return x * SIZE, y * SIZE


def _hexagon(middle: tuple[float, float], scale: float) -> str:
    x, y = middle
    points = (f"{x + dx * SIZE * scale:.1f} {y + dy * SIZE * scale:.1f}" for dx, dy in CORNERS)
    return "M" + "L".join(points) + "Z"


def _svg_cell(cell: dict[str, Any], middle: tuple[float, float], mark: str) -> str:
    colour = cell["colour"]
    if colour is not None:
        shape = f'<path d="{_hexagon(middle, 1.01)}" fill="{FILLS[colour]}"/>'
        return shape + _symbol(colour, middle, "#fff", 0.5)
    shape = f'<path d="{_hexagon(middle, 0.93)}" fill="{EMPTY}" stroke="{RIM}" stroke-width="1"/>'
    if cell["start"] is not None:
        shape += _symbol(cell["start"], middle, FILLS[cell["start"]], 1.0)
    return shape + _svg_mark(mark, middle)


def _svg_mark(mark: str, middle: tuple[float, float]) -> str:
    x, y = middle
    if mark == "link":
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE * 0.28:.1f}" fill="none" stroke="#5c503c" stroke-width="2"/>'
        )
    if mark == "no":
        d = SIZE * 0.32
        strokes = f"M{x - d:.1f} {y - d:.1f}L{x + d:.1f} {y + d:.1f}M{x - d:.1f} {y + d:.1f}L{x + d:.1f} {y - d:.1f}"
        return f'<path d="{strokes}" stroke="#a3271f" stroke-width="3" stroke-linecap="round"/>'
    if mark:
        return (
            f'<text x="{x:.1f}" y="{y + SIZE * 0.36:.1f}" text-anchor="middle" font-size="{SIZE}" '
            f'font-weight="bold" fill="#3b3226">{mark}</text>'
        )
    return ""


_SYMBOLS = (
    "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0Z",
    "M0 -6.5L6.5 5H-6.5Z",
    "M-5 -5H5V5H-5Z",
    "M0 -7L6 0L0 7L-6 0Z",
    "M0 -7L2 -2.2L7 -2L3 1.2L4.4 6.2L0 3.3L-4.4 6.2L-3 1.2L-7 -2L-2 -2.2Z",
    "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
)
"""A sign for each colour, on every block: who cannot tell the colours apart can tell these."""


def _symbol(colour: int, middle: tuple[float, float], fill: str, strength: float) -> str:
    x, y = middle
    return (
        f'<path d="{_SYMBOLS[colour]}" fill="{fill}" opacity="{strength}" '
        f'transform="translate({x:.1f} {y:.1f}) scale({SIZE / 20:.2f})"/>'
    )


def _outline(cell: Cell, content: dict[str, Any], cells: Mapping[Cell, dict[str, Any]]) -> str:
    """The edges of a block that are edges of its piece."""
    if content["colour"] is None:
        return ""
    x, y = _middle(cell)
    name = content["colour"], content["piece"]
    lines = ""
    for i, other in enumerate(neighbours(cell)):
        around = cells.get(other)
        if around is None or (around["colour"], around["piece"]) != name:
            (ax, ay), (bx, by) = CORNERS[i], CORNERS[(i + 1) % 6]
            lines += f"M{x + ax * SIZE:.1f} {y + ay * SIZE:.1f}L{x + bx * SIZE:.1f} {y + by * SIZE:.1f}"
    return f'<path d="{lines}" stroke="#3b3226" stroke-width="2" stroke-linecap="round"/>' if lines else ""
