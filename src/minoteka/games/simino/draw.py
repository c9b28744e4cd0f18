"""Simino as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from minoteka.core.canvas import Canvas, block
from minoteka.games.simino.shown import Cell, Lay, SiminoView, Tile

STYLES = {
    "W": "black on bright_white",
    "Y": "black on yellow1",
    "O": "black on dark_orange",
    "R": "white on red3",
    "P": "white on purple",
    "B": "white on blue",
    "G": "white on green4",
    "K": "bright_white on grey15",
}
INKS = {
    "W": ("#fbfaf5", "#5b5346"),
    "Y": ("#f6d13b", "#4a3b00"),
    "O": ("#ef8a2b", "#3d1f00"),
    "R": ("#d0342c", "#fff"),
    "P": ("#8246a8", "#fff"),
    "B": ("#2563b8", "#fff"),
    "G": ("#2f8f46", "#fff"),
    "K": ("#23211f", "#fff"),
}
"""The fill of a circle and the colour of the letter in it."""
CARDS = ("#f7f1e3", "#f3d3d0", "#cfd4d8", "#d8e6cf", "#e4d3ea")
"""The ground of a tile by its floor; the floor's number stands on it as well."""
MARKS = {"good": "#1f8a4c", "bad": "#c02626", "hint": "#3b6fb5"}
SIZE = 60
SIZES = re.compile(r'(?:width|height)="(\d+)"')
LIFT = (-4, -7)
"""How far a floor is shifted against the one below it: that is what makes the depth."""


def draw_text(view: SiminoView) -> str:
    """The field seen from above: a letter and a height per cell, halves of one tile joined (rich markup)."""
    return "\n".join(draw_board(view).markup() + _text_table(view))


def draw_board(view: SiminoView, ghost: Lay | None = None) -> Canvas:
    """The field, and tiles that would be laid."""
    canvas, side = Canvas(), view.side
    tops = {(cell.x, cell.y): cell for cell in view.cells}
    canvas.put(0, 3, "┌" + "────┬" * (side - 1) + "────┐")
    for (x, y), here in tops.items():
        row, column = 1 + 2 * (side - 1 - y), 4 + 5 * x
        east, south = tops.get((x + 1, y)), tops.get((x, y - 1))
        canvas.spot(here.cell, block(row, column, 1, 4))
        canvas.put(row, 1, str(y + 1))
        canvas.put(row, 3, "│") if x == 0 else None
        _draw_half(canvas, row, column, here.stack[-1].colour if here.stack else "", here.height)
        canvas.put(row, column + 4, *((" ", STYLES[here.stack[-1].colour]) if _same(here, east) else ("│",)))
        if y:
            joined = _same(here, south)
            canvas.put(row + 1, 3, "├") if x == 0 else None
            canvas.put(row + 1, column, *(("    ", STYLES[here.stack[-1].colour]) if joined else ("────",)))
            canvas.put(row + 1, column + 4, "┼" if x < side - 1 else "┤")
        canvas.put(2 * side + 1, column + 1, chr(ord("a") + x))
    canvas.put(2 * side, 3, "└" + "────┴" * (side - 1) + "────┘")
    for tile in ghost.tiles if ghost is not None else ():
        for name, colour in zip(tile.cells, tile.halves, strict=True):
            _draw_half(canvas, *canvas.spots[name][0], colour, tile.floor)
    return canvas


def _draw_half(canvas: Canvas, row: int, column: int, colour: str, height: int) -> None:
    if colour:
        canvas.put(row, column, f" {colour}{height:<2}", STYLES[colour])
    else:
        canvas.put(row, column, " ·  ", "dim")


def _same(here: Cell, there: Cell | None) -> bool:
    """Whether two cells show the two halves of one tile."""
    if there is None or not here.stack or not there.stack:
        return False
    return here.stack[-1].tile == there.stack[-1].tile


def _text_table(view: SiminoView) -> list[str]:
    lines = [f"    ▤ {view.reserve}" + (f"   ▲ {view.climb}" if view.seats == 1 else "")]
    if view.owed:
        lines[0] += f"   ⇢ {view.next}: {view.owed}"
    for seat, hand in enumerate(view.hands):
        mark = "▶" if view.to_act == seat else "✓" if seat in view.out else " "
        tiles = " ".join(_text_tile(tile) for tile in hand.tiles) if hand.tiles is not None else "▒▒ " * hand.count
        lines.append(f"{mark} [bold]{seat}[/]: {tiles}".rstrip())
    return lines


def _text_tile(tile: str) -> str:
    return "".join(f"[{STYLES[letter]}]{letter}[/]" for letter in tile)


class Mark(NamedTuple):
    """Cells framed in a figure: ``good``, ``bad`` or ``hint``, with a tile that would lie there, or with a label."""

    cells: list[str]
    kind: str
    halves: str = ""
    label: str = ""


def draw_svg(view: SiminoView, marks: Sequence[Mark] = (), rack: Sequence[str] = ()) -> str:
    """The field alone, as a picture that needs nothing else; higher floors stand out from lower ones.

    Figures have marks on it and a rack of tiles below it.
    """
    wide = view.side * SIZE
    margin = 26
    top = margin + 10 * max((cell.height for cell in view.cells), default=0) // 2
    below = margin + (SIZE * 2 // 3 if rack else 0)
    parts = [
        _opening(-margin, -top, wide + 2 * margin - 10, wide + top + below),
        _rect(-6, -6, wide + 12, wide + 12, 'fill="#e9dfc9" stroke="#8a7757" stroke-width="3"'),
    ]
    for cell in view.cells:
        left, upper = _corner(cell.cell, view.side)
        look = 'fill="none" stroke="#c7b795" stroke-dasharray="3 4"'
        parts.append(_rect(left + 2, upper + 2, SIZE - 4, SIZE - 4, look))
    for i in range(view.side):
        centre = i * SIZE + SIZE / 2
        parts.append(_label(centre, wide + 19, chr(ord("a") + i), 12, "#6d5f48"))
        parts.append(_label(-15, wide - centre + 4, str(i + 1), 12, "#6d5f48"))
    parts += [_svg_tile(tile, view.side) for tile in view.tiles]
    for i, tile in enumerate(rack):
        parts.append(_loose_tile(tile, i * wide / max(5, len(rack)), wide + margin + 4, 0.55))
    heights = {cell.cell: cell.height for cell in view.cells}
    parts += [_svg_mark(mark, heights, view.side) for mark in marks]
    return "".join((*parts, "</svg>"))


def _opening(left: int, top: int, wide: int, high: int) -> str:
    """The start of a picture; its size is given too, so that it can stand inside another one."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" width="{wide}" height="{high}" '
        'role="img" font-family="sans-serif">'
    )


def sheet(pictures: Sequence[str], labels: Sequence[str], columns: int) -> str:
    """Several fields in one picture, row by row, each with a label above it."""
    sizes = [tuple(map(int, SIZES.findall(picture)[:2])) for picture in pictures]
    above = 26 if any(labels) else 0
    wide, high = max(w for w, _ in sizes) + 16, max(h for _, h in sizes) + above + 8
    rows = -(-len(pictures) // columns)
    parts = [_opening(0, 0, wide * min(columns, len(pictures)), high * rows)]
    for i, (picture, label) in enumerate(zip(pictures, labels, strict=True)):
        left, top = i % columns * wide, i // columns * high
        parts.append(f'<g transform="translate({left} {top})">')
        parts.append(_label(wide / 2, 20, label, 18, "#4a4033") if label else "")
        parts.append(f'<g transform="translate(8 {above})">{picture}</g></g>')
    return "".join((*parts, "</svg>"))


def all_tiles(rows: Sequence[Sequence[str]]) -> str:
    """Loose tiles in rows."""
    wide = max(len(row) for row in rows) * (2 * SIZE + 12)
    parts = [_opening(-6, -6, wide + 6, len(rows) * (SIZE + 12) + 6)]
    for down, row in enumerate(rows):
        parts += [_loose_tile(tile, i * (2 * SIZE + 12), down * (SIZE + 12), 1.0) for i, tile in enumerate(row)]
    return "".join((*parts, "</svg>"))


def _loose_tile(tile: str, left: float, top: float, scale: float) -> str:
    """A tile that lies on no field."""
    lying = Tile(tile, tile, ["a1", "b1"], 1)
    return f'<g transform="translate({left:g} {top:g}) scale({scale})">{_svg_tile(lying, 1)}</g>'


def _corner(cell: str, side: int) -> tuple[int, int]:
    """The upper left corner of a cell on the picture."""
    return (ord(cell[0]) - ord("a")) * SIZE, (side - int(cell[1])) * SIZE


def _rect(x: int, y: int, wide: int, high: int, look: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="8" {look}/>'


def _label(x: float, y: float, words: str, size: int, ink: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size}" fill="{ink}">{words}</text>'


def _frame(cells: list[str], side: int, floor: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of a tile on its floor."""
    corners = [_corner(cell, side) for cell in cells]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners) + SIZE, max(y for _, y in corners) + SIZE
    return left + 2 + LIFT[0] * (floor - 1), top + 2 + LIFT[1] * (floor - 1), right - left - 4, bottom - top - 4


def _svg_tile(tile: Tile, side: int) -> str:
    floor = tile.floor
    left, top, wide, high = _frame(tile.cells, side, floor)
    card = CARDS[(floor - 1) % len(CARDS)]
    thick = 3 if floor == 1 else 7
    parts = [
        "<g>" + _rect(left + 3, top + thick, wide, high, 'fill="#3b2f1c" opacity=".35"'),
        _rect(left, top, wide, high, f'fill="{card}" stroke="#5f5138" stroke-width="1.5"'),
    ]
    for cell, colour in zip(tile.cells, tile.halves, strict=True):
        x, y = _corner(cell, side)
        parts.append(_circle(x + SIZE / 2 + LIFT[0] * (floor - 1), y + SIZE / 2 + LIFT[1] * (floor - 1), colour))
    if floor > 1:
        parts.append(_label(left + 8, top + 13, str(floor), 11, "#5f5138"))
    return "".join(parts) + "</g>"


def _circle(x: float, y: float, colour: str) -> str:
    fill, ink = INKS[colour]
    return f'<circle cx="{x:g}" cy="{y:g}" r="18" fill="{fill}" stroke="#4a4033" stroke-width="1.2"/>' + _label(
        x, y + 6, colour, 16, ink
    )


def _svg_mark(mark: Mark, heights: dict[str, int], side: int) -> str:
    """A frame around cells, with the tile that would lie there and a sign: a tick, a cross or a number."""
    floor = 1 + max(heights[cell] for cell in mark.cells)
    left, top, wide, high = _frame(mark.cells, side, floor)
    ink = MARKS[mark.kind]
    parts = []
    if mark.halves:
        parts.append(_svg_tile(Tile(mark.halves, mark.halves, mark.cells, floor), side))
    dash = "" if mark.kind == "good" else ' stroke-dasharray="7 4"'
    parts.append(_rect(left, top, wide, high, f'fill="none" stroke="{ink}" stroke-width="4"{dash}'))
    sign = mark.label or {"good": "✓", "bad": "✗"}.get(mark.kind, "")
    if sign:
        x, y = left + wide - 4, top + 6
        parts.append(f'<circle cx="{x}" cy="{y}" r="11" fill="{ink}"/>' + _label(x, y + 5, sign, 14, "#fff"))
    return "".join(parts)
