"""Trimino as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from collections.abc import Sequence
from typing import NamedTuple

from minoteka.core.canvas import Canvas
from minoteka.games.trimino.shown import Lay, Open, Point, Spot, Tile, TriminoView
from minoteka.geometry.triangular import on_page


class Mark(NamedTuple):
    """A tile that would lie there, for figures: a ``good`` or a ``bad`` move; the sign stands at a corner, if one is
    given.
    """

    tile: Tile
    kind: str
    at: int | None = None


SEAT_INKS = ("cyan", "yellow", "magenta", "green")
HALF, ROW, MARGIN = 3, 3, 7
"""Characters from one column of lattice points to the next, and lines from row to row; then the margin on the left."""


def draw_text(view: TriminoView) -> str:
    """Each field with its numbers where tiles meet, a ▲ in every tile; then the reserve and the hands (rich markup)."""
    lines = draw_board(view).markup()
    lines.append(f"  ▤ {view.reserve}" + ("  ⬡" if view.further else ""))
    for seat, hand in enumerate(view.hands):
        mark = "▶" if view.to_act == seat else " "
        tiles = hand.tiles if hand.tiles is not None else ["▒▒▒"] * hand.count
        points = f"  Σ {view.points[seat]}" if view.points else ""
        lines.append(f"{mark} [bold {SEAT_INKS[seat]}]{seat}[/]: {' '.join(tiles)}{points}")
    return "\n".join(lines)


def draw_board(view: TriminoView, ghost: Lay | None = None) -> Canvas:
    """All fields, one below the other, with room for all open places; the ghost may be the first tile of a field."""
    canvas = Canvas()
    for field in range(1, max(view.fields, ghost.field if ghost is not None else 0) + 1):
        _draw_field(canvas, view, field, ghost if ghost is not None and ghost.field == field else None)
    return canvas


def _draw_field(canvas: Canvas, view: TriminoView, field: int, ghost: Lay | None) -> None:
    tiles = [tile for tile in view.tiles if tile.field == field]
    opens = [place for place in view.open if place.field == field]
    corners = [corner for spot in (*tiles, *opens) for corner in spot.corners]
    corners += [] if ghost is None else ghost.corners
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    head = canvas.height
    canvas.put(head, 0, f"{field}:", "bold")
    for x in range(left, right - 1):
        canvas.put(head, MARGIN + HALF * (x + 1 - left) - len(str(x)) + 1, str(x), "dim")
    for y in range(top, bottom):
        canvas.put(head + 2 + ROW * (y - top), 0, f"{y:>4}", "dim")
    for place in opens:
        middle, tip = _draw_spot(canvas, place, left, top, head + 1)
        canvas.put(middle, tip, "×" if place.dead else "·", "dim")
    for tile in tiles:
        _draw_tile(canvas, tile, left, top, head + 1, SEAT_INKS[tile.seat], tile is view.tiles[-1])
    if ghost is not None:
        if ghost.new:  # its place is not among the open ones
            _draw_spot(canvas, ghost, left, top, head + 1)
        _draw_tile(canvas, ghost, left, top, head + 1, "bold", last=True)


def _draw_spot(canvas: Canvas, spot: Open | Lay, left: int, top: int, head: int) -> tuple[int, int]:
    """The inside of a triangle, to be pointed at; the row and the column of its sign."""
    tip, down, middle = _draw_ends(spot, left, top, head)
    canvas.spot(spot.place, [(middle, tip - 1), (middle - down, tip), (middle, tip), (middle, tip + 1)])
    return middle, tip


def _draw_ends(spot: Spot | Lay, left: int, top: int, head: int) -> tuple[int, int, int]:
    """The column of a triangle's tip, the way from there to its base, and the line of its sign."""
    x, y = spot.corners[0 if spot.up else 2]
    down = 1 if spot.up else -1
    return MARGIN + HALF * (x - left), down, head + ROW * (y - top) + 2 * down


def _draw_tile(canvas: Canvas, tile: Tile | Lay, left: int, top: int, head: int, ink: str, last: bool) -> None:
    """Sides first, numbers over them, and a sign of the seat in the middle (the last tile's is framed)."""
    spots = [(head + ROW * (y - top), MARGIN + HALF * (x - left)) for x, y in tile.corners]
    (level, start), (_, end) = (spots[2], spots[1]) if tile.up else (spots[0], spots[1])
    for column in range(start + 1, end):
        if (level, column) not in canvas.signs:
            canvas.put(level, column, "─")
    tip, down, middle = _draw_ends(tile, left, top, head)
    for step in range(1, ROW):
        line = middle + (step - 2) * down
        canvas.put(line, tip - step, "╱" if tile.up else "╲")
        canvas.put(line, tip + step, "╲" if tile.up else "╱")
    for (row, column), value in zip(spots, tile.values, strict=True):
        canvas.put(row, column, str(value), "bold")
    canvas.put(middle, tip, "▲" if tile.up else "▼", f"bold reverse {ink}" if last else ink)


SIDE = 84.0
"""The side of a tile on the picture."""
GAP = 40.0
DISCS = ("#e9e0cb", "#f4c95d", "#8fd0c4", "#f0a27b", "#a9c4ec", "#d6a6d8")
"""The disc under each digit, as on the page; the digit itself says the value."""
MARKS = {"good": ("#1f8a4c", "✓"), "bad": ("#c02626", "✗")}


def draw_svg(view: TriminoView, marks: Sequence[Mark] = ()) -> str:
    """All fields side by side, as a picture that needs nothing else."""
    shown = [*view.tiles, *view.open, *(mark.tile for mark in marks)]
    parts: list[str] = []
    right, height = 0.0, SIDE
    for field in sorted({item.field for item in shown}):
        points = [on_page((x, y)) for item in shown if item.field == field for x, y in item.corners]
        left, top = SIDE * min(x for x, _ in points), SIDE * min(y for _, y in points)
        body = _svg_field(view, field, marks)
        parts.append(f'<g transform="translate({right - left:.1f} {-top:.1f})">{body}</g>')
        if view.fields > 1:
            parts.append(_words(right + 8, 2, str(field), 20, "#6d5f48"))
        right += SIDE * max(x for x, _ in points) - left + GAP
        height = max(height, SIDE * max(y for _, y in points) - top)
    wide = max(right - GAP, SIDE)
    box = f"-14 -14 {wide + 28:.0f} {height + 28:.0f}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" font-family="sans-serif">'
    return "".join((head, *parts, "</svg>"))


def draw_pieces(view: TriminoView, pieces: Sequence[str]) -> str:
    """Tiles of a hand side by side, each on its base."""
    parts = []
    for i, piece in enumerate(pieces):
        values = [int(digit) for digit in piece]
        tile = Tile("", 0, 0, 0, True, ((0, 1), (1, 0), (2, 1)), piece, values, sum(values), 0)
        parts.append(f'<g transform="translate({i * SIDE:.0f} 0)">{_tile(tile)}</g>')
    box = f"-4 -4 {len(pieces) * SIDE + 8:.0f} {SIDE * 0.87 + 8:.0f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif">{"".join(parts)}</svg>'


def _svg_field(view: TriminoView, field: int, marks: Sequence[Mark]) -> str:
    parts = [_open_place(place) for place in view.open if place.field == field and not place.dead]
    for tile in view.tiles:
        if tile.field == field:
            parts.append(_tile(tile, last=tile is view.tiles[-1]))
    for point in view.hexagons:
        if point.field == field:
            x, y = on_page((point.x, point.y))
            ring = f'<circle cx="{x * SIDE:.1f}" cy="{y * SIDE:.1f}" r="{SIDE * 0.36:.1f}" fill="none"'
            parts.append(f'{ring} stroke="#c8962e" stroke-width="3" stroke-dasharray="2 5" stroke-linecap="round"/>')
    parts += [_mark(mark) for mark in marks if mark.tile.field == field]
    return "".join(parts)


def _shape(corners: Sequence[Point], inset: float) -> list[tuple[float, float]]:
    """The corners on the picture, moved towards the middle by a share."""
    points = [on_page((x, y)) for x, y in corners]
    x0, y0 = sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3
    return [(SIDE * (x0 + (x - x0) * (1 - inset)), SIDE * (y0 + (y - y0) * (1 - inset))) for x, y in points]


def _polygon(corners: Sequence[Point], inset: float, look: str) -> str:
    outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in _shape(corners, inset))
    return f'<polygon points="{outline}" stroke-linejoin="round" {look}/>'


def _words(x: float, y: float, words: str, size: int, ink: str) -> str:
    style = f'text-anchor="middle" font-weight="bold" font-size="{size}"'
    return f'<text x="{x:.1f}" y="{y + 0.36 * size:.1f}" {style} fill="{ink}">{words}</text>'


def _tile(tile: Tile, last: bool = False) -> str:
    edge = "#8c3b1f" if last else "#5f5138"
    look = f'fill="#fbf4e2" stroke="{edge}" stroke-width="{4 if last else 2.5}"'
    digits = [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10.5" fill="{DISCS[value]}"/>' + _words(x, y, str(value), 18, "#241d12")
        for (x, y), value in zip(_shape(tile.corners, 0.5), tile.values, strict=True)
    ]
    return _polygon(tile.corners, 0.07, look) + "".join(digits)


def _open_place(place: Open) -> str:
    look = 'fill="none" stroke="#c7b795" stroke-width="1.5" stroke-dasharray="4 5"'
    return _polygon(place.corners, 0.1, look)


def _mark(mark: Mark) -> str:
    """A tile that would lie there, framed, with a tick or a cross."""
    ink, sign = MARKS[mark.kind]
    ghost, corners = f'<g opacity=".85">{_tile(mark.tile)}</g>', mark.tile.corners
    dash = "" if mark.kind == "good" else ' stroke-dasharray="8 5"'
    frame = _polygon(corners, 0.05, f'fill="none" stroke="{ink}" stroke-width="4.5"{dash}')
    x, y = _shape(corners, 1.0)[0] if mark.at is None else _shape(corners, 0.0)[mark.at]
    badge = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="{ink}"/>' + _words(x, y, sign, 15, "#fff")
    return ghost + frame + badge
