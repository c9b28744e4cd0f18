"""The figures of the rules pages: each a real position, so that the pictures are tested too.

A figure is a row of panels; a panel is a field built by legal placements, and at most one move on it that is claimed
to be legal, or to be refused for a reason. ``PANELS`` lists them for the tests.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from minoteka.core.options import settle
from minoteka.games.simino.board import name_of
from minoteka.games.simino.draw import Mark, all_tiles, draw_svg, sheet
from minoteka.games.simino.explain import explain
from minoteka.games.simino.laying import fitting, lay
from minoteka.games.simino.notation import cells_of, halves_of, placements_of, read_move, read_placement
from minoteka.games.simino.options import OPTIONS
from minoteka.games.simino.pieces import COLOURS, LAID, TEXTS, TILES
from minoteka.games.simino.state import LAYOUT, setup
from minoteka.games.simino.view import view
from minoteka.kernel import State


@dataclass(frozen=True)
class Panel:
    """One field: the tiles laid, the move shown on it, and why that is refused (empty: it is legal)."""

    laid: str
    move: str = ""
    refused: str = ""
    rack: str = ""
    powers: str = "none"

    def state(self) -> State:
        """Two seats; the first is to move and holds the rack and the tiles of the move."""
        s = LAYOUT.new()
        setup(s, 2, settle(OPTIONS, 2, {"powers": self.powers}))
        for text in self.laid.split():
            placement = read_placement(text)
            place, laid = divmod(placement, LAID)
            if not (fitting(s, place, laid % 2) >> (laid // 2)) & 1:
                raise ValueError(f"{text} cannot lie there")
            lay(s, placement)
        held = {TEXTS.index(tile) for tile in self.rack.split()}
        held |= {read_placement(part) % LAID // 2 for part in self.move.split("+") if part}
        gone = [tile for tile in range(TILES) if s.where[tile]] + sorted(held)
        for i, tile in enumerate(gone + [tile for tile in range(TILES) if tile not in gone]):
            s.deck[i] = tile
        s.drawn, s.held[0] = len(gone), len(held)
        s.hands[0] = sum(1 << tile for tile in held)
        s.first = 0
        return s

    def draw(self) -> str:
        """The field with the move marked, and the cells at fault where it leaves a hole."""
        s = self.state()
        marks: list[Mark] = []
        if self.move:
            code = read_move(s, self.move)
            kind = "bad" if self.refused else "good"
            for placement in placements_of(code):
                names = [name_of(cell) for cell in cells_of(placement)]
                marks.append(Mark(names, kind, halves_of(placement)))
            if self.refused == "simino-hole":
                marks += [Mark([cell], "hint", label="?") for cell in explain(s, 0, code).cells]
        return draw_svg(view(s, 0, {}), marks, self.rack.split())


JOINED = "KGa1e BRf5n"
GROUND = "BKe1e RRf5n WPa1n BRe2e POb2e PGb3e ROf3n WGb4e GGd4e WWb1e"
SECOND = "YKa6e KGc6e WKc4n WYa4n OWc2n WBa3e RBb1n OPd2n GGe5n"
FLOOR_1 = "WBa1n BOb2n ORb4n WRb1e RPa5n BKc2n OKc4n RGb6e OPd4n"
FLOOR_2 = FLOOR_1 + " KPc5e RRa5e BBb2e OOb3n WWa1e"
WHITES = "WPf1n RYa1n BPe1n YWb2n BBd1n OWc2n GOb1e"
BLACKS = "PBa1e RBa2e BWc2e WRd3e ORe1n PWb3e OYf1n WYc4n"

PANELS: Mapping[str, Sequence[Panel]] = {
    "first-move": [Panel("", move) for move in ("YKa1e", "KYa1e", "YKa1n", "KYa1n")],
    "corners": [Panel("YKa1e ROf1n PGa5n BWe6e")],
    "old-colours": [Panel("YKa1e OBf1n", "WKa6e", "simino-corner-colours", "YB WK OK BG RK")],
    "joints": [Panel(JOINED, move) for move in ("KBa2e", "KBa2n", "KBd5e", "KBe4n", "BKe5n", "KBe4e", "KBf3n")],
    "corner-closed": [Panel(JOINED + " KBf3n", "YPa6e", "simino-corner-closed")],
    "ground": [Panel(JOINED + " KBf3n OKd3e YRd6e GWc1e")],
    "hole": [Panel(GROUND), Panel(GROUND, "RGd2n", "simino-hole"), Panel(GROUND, "RGd3e")],
    "second-floor": [Panel(SECOND, move) for move in ("OOc2e", "KKb6e", "KKc5n", "BBb2n", "BOb2e")],
    "two-doubles": [Panel(SECOND, "KKb6e+OOc2e"), Panel(SECOND, "BBa1n+KKb6e", "simino-pair-on-ground")],
    "floors": [Panel(FLOOR_1), Panel(FLOOR_2), Panel(FLOOR_2, "RKb5e")],
    "white": [Panel(WHITES, move, powers="white") for move in ("BYe1e", "BWe1e", "GGb3e")],
    "white-forbidden": [
        Panel(WHITES, "WGf1n", "simino-one-tile", powers="white"),
        Panel(WHITES, "WGb3e", "simino-mixed-on-equal", powers="white"),
    ],
    "black": [Panel(BLACKS, move, powers="black") for move in ("BKb2n", "KKe2n", "KWc2n")],
    "black-forbidden": [
        Panel(BLACKS, "PKa1e", "simino-one-tile", powers="black"),
        Panel(BLACKS, "KKd2e", "simino-double-on-mixed", powers="black"),
        Panel(BLACKS, "WKc3e", "simino-mixed-on-equal", powers="black"),
    ],
    "both": [Panel(WHITES, move, powers="both") for move in ("BWe1e", "KWe1e", "BYe1e")],
    "both-forbidden": [
        Panel(WHITES, "BKe1e", "simino-black-on-white", powers="both"),
        Panel(WHITES, "KBe1e", "simino-both-powers", powers="both"),
    ],
}
"""Every figure but the first, in the order of the page."""


def draw_panels(panels: Sequence[Panel]) -> str:
    """A figure: its panels, numbered if there are several, in rows of at most four."""
    numbered = len(panels) > 1
    labels = [str(i + 1) if numbered else "" for i in range(len(panels))]
    return sheet([panel.draw() for panel in panels], labels, min(4, len(panels)))


def draw_tiles() -> str:
    """All tiles, a row for each colour that comes first."""
    return all_tiles([[text for text in TEXTS if text[0] == colour] for colour in COLOURS])


FIGURES: Mapping[str, Callable[[], str]] = {
    "tiles": draw_tiles,
    **{name: partial(draw_panels, panels) for name, panels in PANELS.items()},
}
