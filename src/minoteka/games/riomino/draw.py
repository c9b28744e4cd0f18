"""Riomino as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from typing import Any

INKS = ("white", "yellow", "cyan", "magenta")
FILLS = ("#f4efe3", "#f2b632", "#2f8f9d", "#b23a5e")
DOTS = {0: (), 1: ((0, 0),), 2: ((-1, 0), (1, 0)), 3: ((-1.5, 0), (0, 0), (1.5, 0))}
SIZE = 60


def text(view: dict[str, Any]) -> str:
    """The board as three lines a cell, each side's value where it lies (rich markup)."""
    cells = {(c["x"], c["y"]): c for c in view["cells"]}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    lines = []
    for y in rows:
        parts = [_cell_lines(cells.get((x, y)), view["marks"]) for x in columns]
        for i in range(3):
            margin = f"{y + 1:>2} " if i == 1 else "   "
            lines.append(margin + " ".join(part[i] for part in parts))
    lines.append("   " + " ".join(f"  {chr(ord('a') + x)}  " for x in columns))
    for seat, hand in enumerate(view["hands"]):
        mark = "▶" if view["to_act"] == seat else " "
        lines.append(f"{mark} [bold]{seat}[/]: " + "  ".join(_face(tile) for tile in hand["tiles"]))
    return "\n".join(lines)


def _value(value: int) -> str:
    return f"[bold {INKS[value]}]{value}[/]"


def _face(face: str) -> str:
    return _value(int(face[0])) + _value(int(face[1]))


def _cell_lines(cell: dict[str, Any] | None, marks: bool) -> tuple[str, str, str]:
    if cell is None:
        return "     ", "     ", "     "
    if cell["die"] is None:
        mark = "×" if marks and cell["dead"] else "○" if marks and cell["open"] else "·"
        return "[dim]┌   ┐[/]", f"[dim]  {mark}  [/]", "[dim]└   ┘[/]"
    north, east, south, west = (_value(value) for value in cell["die"]["sides"])
    fold = "╲" if cell["die"]["corner"] in ("ne", "sw") else "╱"
    return f"┌ {north} ┐", f"{west} {fold} {east}", f"└ {south} ┘"


def svg(view: dict[str, Any]) -> str:
    """The board alone, as a picture that needs nothing else."""
    xs = [c["x"] for c in view["cells"]]
    ys = [c["y"] for c in view["cells"]]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 {wide * SIZE + 12} {high * SIZE + 12}" '
        f'role="img" font-family="sans-serif">'
    ]
    for cell in view["cells"]:
        left, top = (cell["x"] - min(xs)) * SIZE, (max(ys) - cell["y"]) * SIZE
        parts.append(_svg_cell(cell, left, top, view["marks"]))
    return "".join((*parts, "</svg>"))


def _svg_cell(cell: dict[str, Any], left: int, top: int, marks: bool) -> str:
    inner = SIZE - 4
    place = f'<g transform="translate({left + 2} {top + 2})">'
    if cell["die"] is None:
        mark = "×" if marks and cell["dead"] else "○" if marks and cell["open"] else ""
        return (
            f'{place}<rect width="{inner}" height="{inner}" rx="8" fill="#d9cdb8" stroke="#a8977a"/>'
            f'<text x="{inner / 2}" y="{inner / 2 + 7}" text-anchor="middle" font-size="20" fill="#6d5f48">'
            f"{mark}</text></g>"
        )
    low, high = (int(value) for value in cell["die"]["face"])
    corner = cell["die"]["corner"]
    corners = {"nw": (0, 0), "ne": (inner, 0), "se": (inner, inner), "sw": (0, inner)}
    ring = ["nw", "ne", "se", "sw"]
    at = ring.index(corner)
    before, after, across = ring[at - 1], ring[(at + 1) % 4], ring[at - 2]
    return (
        f"{place}<g clip-path='inset(0 round 8px)'>"
        + _triangle((corners[before], corners[corner], corners[after]), low)
        + _triangle((corners[before], corners[across], corners[after]), high)
        + f'</g><rect width="{inner}" height="{inner}" rx="8" fill="none" stroke="#4a4033" stroke-width="2"/></g>'
    )


def _triangle(points: tuple[tuple[int, int], ...], value: int) -> str:
    """A coloured half with its pips: colour is never alone."""
    shape = " ".join(f"{x},{y}" for x, y in points)
    (ax, ay), (bx, by), (cx, cy) = points
    x, y = (ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4
    along = ((cx - ax) / SIZE, (cy - ay) / SIZE)
    dots = "".join(
        f'<circle cx="{x + 6 * d * along[0]:.1f}" cy="{y + 6 * d * along[1]:.1f}" r="3.4" fill="#2b2620"/>'
        for d, _ in DOTS[value]
    )
    return f'<polygon points="{shape}" fill="{FILLS[value]}"/>{dots}'
