"""Mexican Train as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from collections.abc import Sequence
from typing import NamedTuple

from minoteka.core.canvas import Canvas
from minoteka.games.mexican_train.shown import Laid, Lay, Train, TrainView

INKS = (
    "white", "bright_cyan", "green", "red", "yellow", "blue", "magenta",
    "bright_red", "cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue",
)  # fmt: skip
"""Values are always written as numbers too: colour only helps the eye."""

WRAP = 12
LINK = "─"
TILE = " on grey19"
"""What tiles lie on, so that one sees where each begins and ends."""


def draw_text(view: TrainView) -> str:
    """Each train a line from the engine, with its marker and its open double (rich markup)."""
    lines = [*draw_board(view).markup(), ""]
    for seat, hand in enumerate(view.hands):
        turn = "▶" if view.to_act == seat else " "
        tiles = " ".join("▒▒" for _ in range(hand.count)) if hand.tiles is None else _hand(hand.tiles, view)
        lines.append(f"{turn} [bold]{seat}[/] {hand.count:>2}{'!' if hand.knock else ' '} {tiles}")
    return "\n".join(lines)


def draw_board(view: TrainView, ghost: Lay | None = None) -> Canvas:
    """The engine and the trains, with a tile that would be laid at the end of one."""
    canvas = Canvas()
    _draw_values(canvas, 0, 3, (view.engine, "│", view.engine))
    canvas.put(0, 9, f"▒▒ ×{view.reserve}")
    for train in view.trains:
        _draw_train(canvas, train, ghost if ghost is not None and ghost.train == train.train else None)
    return canvas


def _draw_values(canvas: Canvas, row: int, column: int, parts: Sequence[int | str]) -> int:
    """Values in their colours and what stands between them; returns the column after them."""
    for part in parts:
        ink = f"bold {INKS[part]}{TILE}" if isinstance(part, int) else "dim" if part == LINK else f"dim{TILE}"
        canvas.put(row, column, str(part), ink)
        column += len(str(part))
    return column


def _draw_train(canvas: Canvas, train: Train, ghost: Lay | None) -> None:
    """A row a dozen or so tiles; a double stands across: ``╪5╪``."""
    row, name = canvas.height, "M" if train.owner is None else train.train
    canvas.put(row, 1, f"{'○' if train.open else '·'}{name}{'⚑' if train.marked else ' '}", "bold")
    column = 5
    for i, tile in enumerate(train.tiles):
        if i and i % WRAP == 0:
            row, column = row + 1, 5
        elif i:
            column = _draw_values(canvas, row, column, (LINK,))
        column = _draw_values(canvas, row, column, _parts(tile.joined, tile.out, tile.double))
    if not train.tiles:
        canvas.put(row, column, "…", "dim")
        column += 1
    end = column
    if ghost is not None:
        column = _draw_values(canvas, row, column, (LINK, *_parts(ghost.joined, ghost.out, ghost.double)))
    canvas.put(row, column, f" ◀{train.uncovered}" if train.uncovered else " †" if train.dead else "")
    canvas.spot(train.train, [(row, place) for place in range(end, max(column, end + 4))])


def _parts(joined: int, out: int, double: bool) -> tuple[int | str, ...]:
    return ("╪", joined, "╪") if double else (joined, "│", out)


def _value(value: int) -> str:
    return f"[{INKS[value]}]{value}[/]"


def _tile(a: int, b: int) -> str:
    return f"{_value(a)}│{_value(b)}"


def _hand(tiles: Sequence[str], view: TrainView) -> str:
    shown = []
    for name in tiles:
        a, b = name.split("-")
        drawn = "[underline]" if name == view.drawn else ""
        shown.append(f"{drawn}{_tile(int(a), int(b))}{'[/]' if drawn else ''}")
    return "  ".join(shown)


HALF = 26
ROW = 2 * HALF + 16
LEFT = 150
FILLS = (
    "#2b2620", "#3aa0d8", "#2e8b3d", "#d2342f", "#8a5a2b", "#1f4fb2", "#c28a00",
    "#d6448f", "#1b8f8a", "#7a3fb0", "#e0701a", "#8f1d2c", "#6b7280",
)  # fmt: skip
"""The colour of each value's pips; their number says the same."""

_LINE = (-0.62, 0.0, 0.62)
_COLUMN = (-0.7, -0.235, 0.235, 0.7)
_CORNERS = tuple((x, y) for x in (-0.62, 0.62) for y in (-0.62, 0.62))
_SIDES = ((-0.62, 0.0), (0.62, 0.0))
_THREE = tuple((x, y) for x in _LINE for y in _LINE)
_TWELVE = tuple((x, y) for x in _LINE for y in _COLUMN)
PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0, 0),),
    (_CORNERS[0], _CORNERS[3]),
    (_CORNERS[0], (0, 0), _CORNERS[3]),
    _CORNERS,
    (*_CORNERS, (0, 0)),
    (*_CORNERS, *_SIDES),
    (*_CORNERS, *_SIDES, (0, 0)),
    (*_CORNERS, *_SIDES, (0, -0.62), (0, 0.62)),
    _THREE,
    tuple((x, y) for x in (-0.62, 0.62) for y in _COLUMN) + ((0, -0.36), (0, 0.36)),
    tuple((x, y) for x in (-0.62, 0.62) for y in _COLUMN) + ((0, -0.5), (0, 0), (0, 0.5)),
    _TWELVE,
)


class Mark(NamedTuple):
    """A move shown at a train's end, with the sign for allowed (``good``) or forbidden: for the rules pages."""

    tile: Laid
    good: bool


def draw_svg(view: TrainView, marks: Sequence[Mark] = ()) -> str:
    """The trains as tracks that leave the engine, then the viewer's hand: a picture that needs nothing else."""
    parts: list[str] = []
    marked = {mark.tile.train: mark for mark in marks}
    width = LEFT + 3 * HALF
    top = 8
    rows = []
    for train in view.trains:
        drawn, right, high = _track(train, top, marked.get(train.train))
        parts.append(drawn)
        rows.append(top + ROW // 2)
        width = max(width, right)
        top += high
    middle = (rows[0] + rows[-1]) // 2
    hub = "".join(f'<path d="M58 {middle} C84 {middle} 70 {y} 96 {y}" class="rail"/>' for y in rows)
    engine = _standing(58 - HALF // 2, middle - HALF, view.engine)
    hand = _rack(view, top + 8)
    if hand:
        parts.append(hand[0])
        width, top = max(width, hand[1]), hand[2]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 10} {top + 8}" role="img" '
        f'font-family="sans-serif"><style>.rail{{fill:none;stroke:#b9a582;stroke-width:5}}'
        f".slot{{fill:#fffdf6;stroke:#7d6a48;stroke-width:1.5;stroke-dasharray:4 3}}</style>"
        f"{hub}{engine}{''.join(parts)}</svg>"
    )


def _track(train: Train, top: int, mark: Mark | None) -> tuple[str, int, int]:
    """One train: its name, its marker, its tiles in rows; returns the picture, its right edge and its height."""
    tiles = train.tiles
    rows = [tiles[i : i + WRAP] for i in range(0, len(tiles), WRAP)] or [[]]
    parts = [_name(train, top + ROW // 2)]
    right = LEFT
    for number, row in enumerate(rows):
        x, y = LEFT, top + number * ROW + ROW // 2
        last = number == len(rows) - 1
        length = sum(HALF + 2 if tile.double else 2 * HALF + 2 for tile in row) + (2 * HALF if last else 0)
        parts.append(f'<path d="M{LEFT - 34 if number == 0 else LEFT - 14} {y}H{LEFT + length + 6}" class="rail"/>')
        for tile in row:
            if tile.double:
                parts.append(_standing(x, y - HALF, tile.joined))
                x += HALF + 2
            else:
                parts.append(_lying(x, y - HALF // 2, tile.joined, tile.out))
                x += 2 * HALF + 2
        if last:
            parts.append(_tip(train, x, y) if mark is None else _mark(train, mark, x, y))
            x += 2 * HALF + (24 if mark else 0)
        right = max(right, x)
    names = " ".join(f"{tile.joined}-{tile.out}" for tile in tiles)
    return f"<g><title>{train.train}: {names}</title>{''.join(parts)}</g>", right, ROW * len(rows)


def _name(train: Train, y: int) -> str:
    """The seat's number (or M) on a disc, and the marker as a little flag."""
    label = "M" if train.owner is None else train.train
    disc = f'<circle cx="108" cy="{y}" r="12" fill="#4a4033"/>'
    name = (
        f'<text x="108" y="{y + 5}" text-anchor="middle" font-size="14" font-weight="bold" fill="#fff">{label}</text>'
    )
    flag = f'<path d="M127 {y + 12}V{y - 14}l14 6l-14 6" fill="#d2342f" stroke="#4a4033" stroke-width="1.5"/>'
    return disc + name + (flag if train.marked else "")


def _tip(train: Train, x: int, y: int) -> str:
    """What waits at the open end: a free place, the ring of an open double, or a dead end."""
    slot = _slot(x, y, train.end) if train.open else ""
    if train.uncovered:
        return _ring(train, x, y) + slot
    if train.dead:
        return f'<text x="{x + 8}" y="{y + 6}" font-size="18" fill="#4a4033">×</text>'
    return slot


def _ring(train: Train, x: int, y: int) -> str:
    """An uncovered double and its number in the queue."""
    ring = f'<rect x="{x - HALF - 5}" y="{y - HALF - 3}" width="{HALF + 6}" height="{2 * HALF + 6}" rx="6" '
    number = f'<text x="{x + 6}" y="{y - HALF + 8}" font-size="14" font-weight="bold" fill="#8f1d2c">'
    return f'{ring}fill="none" stroke="#d2342f" stroke-width="3"/>{number}{train.uncovered}</text>'


def _mark(train: Train, mark: Mark, x: int, y: int) -> str:
    """A tile that might be laid here, with a tick or a cross."""
    double, value = mark.tile.double, mark.tile.joined
    ghost = _standing(x + 4, y - HALF, value) if double else _lying(x + 4, y - HALF // 2, value, mark.tile.out)
    ring = _ring(train, x, y) if train.uncovered else ""
    at = x + 4 + (HALF if double else 2 * HALF) + 13
    if mark.good:
        sign = f'<path d="M{at - 6} {y}l4 5l8 -10" fill="none" stroke="#fff" stroke-width="3"/>'
        fill = "#2e8b3d"
    else:
        sign = f'<path d="M{at - 5} {y - 5}l10 10m0 -10l-10 10" stroke="#fff" stroke-width="3"/>'
        fill = "#d2342f"
    return f'{ring}<g opacity="0.65">{ghost}</g><circle cx="{at}" cy="{y}" r="10" fill="{fill}"/>{sign}'


def _slot(x: int, y: int, value: int) -> str:
    box = f'<rect x="{x + 4}" y="{y - HALF // 2}" width="{2 * HALF - 8}" height="{HALF}" rx="5" class="slot"/>'
    return box + f'<text x="{x + 14}" y="{y + 5}" font-size="13" fill="#6d5f48">{value}</text>'


def _face(x: float, y: float, value: int) -> str:
    """The pips of one half around its middle."""
    reach = HALF / 2 - 3
    size = 2.4 if value < 10 else 2.1
    return "".join(
        f'<circle cx="{x + dx * reach:.1f}" cy="{y + dy * reach:.1f}" r="{size}" fill="{FILLS[value]}"/>'
        for dx, dy in PIPS[value]
    )


def _lying(x: int, y: int, a: int, b: int) -> str:
    """A tile along the track."""
    box = f'<rect x="{x}" y="{y}" width="{2 * HALF}" height="{HALF}" rx="4" fill="#fbf7ec" stroke="#4a4033"/>'
    cut = f'<path d="M{x + HALF} {y + 4}v{HALF - 8}" stroke="#4a4033"/>'
    return box + cut + _face(x + HALF / 2, y + HALF / 2, a) + _face(x + 1.5 * HALF, y + HALF / 2, b)


def _standing(x: int, y: int, value: int) -> str:
    """A double across the track."""
    box = f'<rect x="{x}" y="{y}" width="{HALF}" height="{2 * HALF}" rx="4" fill="#fbf7ec" stroke="#4a4033"/>'
    cut = f'<path d="M{x + 4} {y + HALF}h{HALF - 8}" stroke="#4a4033"/>'
    return box + cut + _face(x + HALF / 2, y + HALF / 2, value) + _face(x + HALF / 2, y + 1.5 * HALF, value)


def draw_pieces(view: TrainView, pieces: Sequence[str]) -> str:
    """Tiles of a hand in rows."""
    wide, high = 2 * HALF + 6, HALF + 8
    parts = []
    for i, name in enumerate(pieces):
        low, top = map(int, name.split("-"))
        parts.append(_lying(i % WRAP * wide, i // WRAP * high, low, top))
    box = f"-2 -2 {min(WRAP, len(pieces)) * wide} {-(-len(pieces) // WRAP) * high}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>'


def _rack(view: TrainView, top: int) -> tuple[str, int, int] | None:
    """The viewer's own tiles under the tracks, the one just drawn apart."""
    seat = view.seat
    tiles = view.hands[seat].tiles if seat >= 0 else None
    if not tiles:
        return None
    parts = [f'<circle cx="26" cy="{top + 24}" r="12" fill="#4a4033"/>']
    parts.append(f'<text x="26" y="{top + 29}" text-anchor="middle" font-size="14" fill="#fff">{seat}</text>')
    x, y, right = 48, top + 10, 48
    for number, name in enumerate(sorted(tiles, key=lambda name: name == view.drawn)):
        if number and number % WRAP == 0:
            x, y = 48, y + HALF + 8
        x += 12 if name == view.drawn else 0
        low, high = name.split("-")
        parts.append(_lying(x, y, int(low), int(high)))
        x += 2 * HALF + 6
        right = max(right, x)
    box = f'<rect x="8" y="{top}" width="{right}" height="{y + HALF + 10 - top}" rx="10" fill="#e9dfc8"/>'
    return box + "".join(parts), right, y + HALF + 12
