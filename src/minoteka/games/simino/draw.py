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
SIGNS = {
    "W": ("#fdfbf5", "M0 -11 A11 11 0 1 1 0 11 A11 11 0 1 1 0 -11 Z M0 -6 A6 6 0 1 0 0 6 A6 6 0 1 0 0 -6 Z"),
    "Y": ("#f5cf3a", "M0 -12 L3 -4.5 L11 -4.5 L4.8 0.8 L7 9.5 L0 4.6 L-7 9.5 L-4.8 0.8 L-11 -4.5 L-3 -4.5 Z"),
    "O": ("#ef8a2c", "M0 -10 A10 10 0 1 1 0 10 A10 10 0 1 1 0 -10 Z"),
    "R": ("#cf3f3a", "M0 10 L-9 0 A5.6 5.6 0 0 1 0 -6.6 A5.6 5.6 0 0 1 9 0 Z"),
    "P": ("#8a4fa8", "M0 -11 L10 7.5 H-10 Z"),
    "B": ("#3c74c6", "M0 -12 C6 -4 9 -1 9 4 A9 8 0 0 1 -9 4 C-9 -1 -6 -4 0 -12 Z"),
    "G": ("#3a9150", "M-3.5 -11 H3.5 V-3.5 H11 V3.5 H3.5 V11 H-3.5 V3.5 H-11 V-3.5 H-3.5 Z"),
    "K": ("#2c2a2e", "M0 -11 L11 0 L0 11 L-11 0 Z"),
}
"""A half's ground and, around its middle, its sign, as on the page: a ring, star, disc, heart, triangle, drop …"""
ON_LIGHT, ON_DARK = "rgb(20 15 5 / .62)", "rgb(255 255 255 / .85)"
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


IN_A_ROW = 6
"""Tiles of a hand."""


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


def draw_pieces(view: SiminoView, pieces: Sequence[str]) -> str:
    """Tiles of a hand as a picture."""
    return all_tiles([pieces[i : i + IN_A_ROW] for i in range(0, len(pieces), IN_A_ROW)])


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
    thick = 3 if floor == 1 else 7
    shift = LIFT[0] * (floor - 1), LIFT[1] * (floor - 1)
    corners = [_corner(cell, side) for cell in tile.cells]
    parts = [
        "<g>" + _rect(left + 3, top + thick, wide, high, 'fill="#3b2f1c" opacity=".35"'),
        _rect(left, top, wide, high, f'fill="{SIGNS[tile.halves[0]][0]}"'),
        _second_half(corners, shift, SIGNS[tile.halves[1]][0]),
        _rect(left, top, wide, high, 'fill="none" stroke="#5f5138" stroke-width="1.5"'),
    ]
    for (x, y), colour in zip(corners, tile.halves, strict=True):
        ink = ON_LIGHT if colour in "WYO" else ON_DARK
        at = f"translate({x + SIZE / 2 + shift[0]:g} {y + SIZE / 2 + shift[1]:g})"
        parts.append(f'<path d="{SIGNS[colour][1]}" transform="{at}" fill="{ink}" fill-rule="evenodd"/>')
    if floor > 1:
        look = 'text-anchor="middle" font-size="12" font-weight="700" fill="#fff" stroke="#2b2620" stroke-width="3"'
        parts.append(f'<text x="{left + 10}" y="{top + 16}" {look} paint-order="stroke">{floor}</text>')
    return "".join(parts) + "</g>"


def _second_half(corners: list[tuple[int, int]], shift: tuple[int, int], fill: str) -> str:
    """The half over the other one's ground: round outside, straight where they meet."""
    (x0, y0), (x, y) = corners
    inner_x, inner_y = (x0 - x) // SIZE, (y0 - y) // SIZE  # where the first half is
    left, top = x + 2 + shift[0], y + 2 + shift[1]
    whole = SIZE - 4
    meets = (left + max(0, inner_x) * (whole - 12), top + max(0, inner_y) * (whole - 12))
    size = (12 + 2 if inner_x else whole, 12 + 2 if inner_y else whole)
    at = (meets[0] - (2 if inner_x < 0 else 0), meets[1] - (2 if inner_y < 0 else 0))
    square = f'<rect x="{at[0]}" y="{at[1]}" width="{size[0]}" height="{size[1]}" fill="{fill}"/>'
    return _rect(left, top, whole, whole, f'fill="{fill}"') + square


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
