"""Riomino as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from collections.abc import Collection, Mapping, Sequence

from minoteka.core.canvas import Canvas, block
from minoteka.games.riomino.shown import Cell, Lay, RiominoView

INKS = ("white", "yellow", "cyan", "magenta")
FILLS = ("#f7f1e3", "#f0b429", "#2f9aa0", "#c2456a")
PIPS = ((), (0,), (-6, 6), (-10, 0, 10))
"""Where the pips of a value lie along the diagonal, from the middle of their half."""
ANGLES = {"ne": 0, "se": 90, "sw": 180, "nw": 270}
SIZE = 64
MARGIN = 26

Guest = tuple[str, str, str]
"""A die shown on a free cell though nobody laid it: face, corner, and ``yes`` or ``no`` for its badge."""


def draw_text(view: RiominoView) -> str:
    """The board as three lines a cell, each side's value where it lies (rich markup)."""
    lines = draw_board(view).markup()
    for seat, hand in enumerate(view.hands):
        mark = "▶" if view.to_act == seat else " "
        lines.append(f"{mark} [bold]{seat}[/]: " + "  ".join(_face(tile) for tile in hand.tiles))
    return "\n".join(lines)


def draw_board(view: RiominoView, ghost: Lay | None = None) -> Canvas:
    """The cells with their dice, and one that would be laid."""
    canvas, left, top = Canvas(), min(cell.x for cell in view.cells), max(cell.y for cell in view.cells)
    low = min(cell.y for cell in view.cells)
    for cell in view.cells:
        row, column = 3 * (top - cell.y), 3 + 6 * (cell.x - left)
        canvas.spot(cell.cell, block(row, column, 3, 5))
        canvas.put(row + 1, 0, f"{cell.y + 1:>2}")
        canvas.put(3 * (top - low) + 3, column + 2, chr(ord("a") + cell.x))
        _draw_cell(canvas, row, column, cell, view.marks)
        if ghost is not None and ghost.cells == [cell.cell]:
            _draw_die(canvas, row, column, ghost.sides, ghost.corner)
    return canvas


def _value(value: int) -> str:
    return f"[bold {INKS[value]}]{value}[/]"


def _face(face: str) -> str:
    return _value(int(face[0])) + _value(int(face[1]))


def _draw_cell(canvas: Canvas, row: int, column: int, cell: Cell, marks: bool) -> None:
    if cell.die is not None:
        _draw_die(canvas, row, column, cell.die.sides, cell.die.corner)
        return
    mark = "×" if marks and cell.dead else "○" if marks and cell.open else "·"
    for i, line in enumerate(("┌   ┐", f"  {mark}  ", "└   ┘")):
        canvas.put(row + i, column, line, "dim")


def _draw_die(canvas: Canvas, row: int, column: int, sides: Sequence[int], corner: str) -> None:
    fold = "╲" if corner in ("ne", "sw") else "╱"
    for i, line in enumerate(("┌   ┐", f"  {fold}  ", "└   ┘")):
        canvas.put(row + i, column, line)
    for (down, right), value in zip(((0, 2), (1, 4), (2, 2), (1, 0)), sides, strict=True):
        canvas.put(row + down, column + right, str(value), f"bold {INKS[value]}")


def draw_svg(view: RiominoView) -> str:
    """The board alone, as a picture that needs nothing else."""
    return picture(view)


def picture(
    view: RiominoView,
    guests: Mapping[str, Guest] | None = None,
    marks: Mapping[str, str] | None = None,
    only: Collection[str] = (),
    hand: Sequence[str] = (),
) -> str:
    """The board with guests on free cells and marks of our own instead of the usual ones, and a hand below it."""
    cells = [cell for cell in view.cells if not only or cell.cell in only]
    left, top = min(cell.x for cell in cells), max(cell.y for cell in cells)
    wide, high = max(cell.x for cell in cells) - left + 1, top - min(cell.y for cell in cells) + 1
    parts = [_legend(left, top, wide, high)]
    for cell in cells:
        x, y = (cell.x - left) * SIZE, (top - cell.y) * SIZE
        inside = _place(cell, (guests or {}).get(cell.cell), _mark(cell, view.marks, marks))
        parts.append(f'<g transform="translate({x + 2} {y + 2})">{inside}</g>')
    below = high * SIZE + MARGIN
    parts += [
        f'<g transform="translate({i * SIZE + 2} {below + 10})">{_die(face, "ne")}</g>' for i, face in enumerate(hand)
    ]
    tall = below + (SIZE + 10 if hand else 0)
    return _sheet(wide * SIZE + MARGIN, tall, f'<g transform="translate({MARGIN} 0)">', parts)


def draw_pieces(view: RiominoView, pieces: Sequence[str]) -> str:
    """Dice of a hand as a picture."""
    return dice_picture(pieces)


def dice_picture(faces: Sequence[str]) -> str:
    """Dice in a row, the lower value to the north-east."""
    parts = [f'<g transform="translate({i * (SIZE + 8) + 2} 2)">{_die(face, "ne")}</g>' for i, face in enumerate(faces)]
    return _sheet(len(faces) * (SIZE + 8) - 8, SIZE, "<g>", parts)


def _sheet(wide: int, high: int, group: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {wide + 4} {high + 4}" width="{wide + 4}" '
        f'height="{high + 4}" role="img" font-family="system-ui, sans-serif">{group}{"".join(parts)}</g></svg>'
    )


def _legend(left: int, top: int, wide: int, high: int) -> str:
    """Letters below the columns, numbers beside the rows."""
    letters = [(i * SIZE + SIZE / 2, high * SIZE + 19, chr(ord("a") + left + i)) for i in range(wide)]
    numbers = [(-13, i * SIZE + SIZE / 2 + 5, str(top + 1 - i)) for i in range(high)]
    return "".join(
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="15" fill="#8a7a5f">{name}</text>'
        for x, y, name in (*letters, *numbers)
    )


def _mark(cell: Cell, marked: bool, marks: Mapping[str, str] | None) -> str:
    if marks is not None:
        return marks.get(cell.cell, "")
    return "×" if marked and cell.dead else "○" if marked and cell.open else ""


def _place(cell: Cell, guest: Guest | None, mark: str) -> str:
    if cell.die is not None:
        return _die(cell.die.face, cell.die.corner)
    floor = '<rect width="60" height="60" rx="8" fill="#e2d6bf" stroke="#b7a585"/>'
    if guest is not None:
        face, corner, verdict = guest
        return f'{floor}<g opacity="0.85">{_die(face, corner)}</g>{_badge(verdict)}'
    return f'{floor}<text x="30" y="39" text-anchor="middle" font-size="26" fill="#6d5f48">{mark}</text>'


def _badge(verdict: str) -> str:
    sign, ink = ("✓", "#2d7d46") if verdict == "yes" else ("✗", "#b3261e")
    return (
        f'<circle cx="30" cy="30" r="10" fill="#fffdf7" stroke="{ink}" stroke-width="2"/>'
        f'<text x="30" y="35" text-anchor="middle" font-size="14" font-weight="bold" fill="{ink}">{sign}</text>'
    )


def _die(face: str, corner: str) -> str:
    """Two halves, each with its colour and its pips: colour is never alone."""
    low, high = int(face[0]), int(face[1])
    return (
        f'<g transform="rotate({ANGLES[corner]} 30 30)">'
        f'<path fill="{FILLS[low]}" d="M2.34 2.34 A8 8 0 0 1 8 0 H52 A8 8 0 0 1 60 8 V52 A8 8 0 0 1 57.66 57.66 Z"/>'
        f'<path fill="{FILLS[high]}" '
        'd="M2.34 2.34 L57.66 57.66 A8 8 0 0 1 52 60 H8 A8 8 0 0 1 0 52 V8 A8 8 0 0 1 2.34 2.34 Z"/>'
        f"{_pips(low, 42, 18)}{_pips(high, 18, 42)}</g>"
        '<rect x="0.75" y="0.75" width="58.5" height="58.5" rx="7.25" fill="none" stroke="#4a4033" stroke-width="1.5"/>'
    )


def _pips(value: int, x: int, y: int) -> str:
    return "".join(f'<circle cx="{x + along}" cy="{y + along}" r="4" fill="#221d17"/>' for along in PIPS[value])
