"""The figures of the rules pages: each a real position, so that what the pictures claim is tested too."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from minoteka.core.game import SPECTATOR
from minoteka.games.gemblo.board import STARTS, column, row
from minoteka.games.gemblo.draw import picture, pieces_picture
from minoteka.games.gemblo.notation import read_move
from minoteka.games.gemblo.placing import put
from minoteka.games.gemblo.state import LAYOUT, setup
from minoteka.games.gemblo.view import view
from minoteka.geometry.hexagonal import Cell, hexagon, shifted
from minoteka.kernel import State


@dataclass(frozen=True)
class Scene:
    """Pieces laid (colour and move's text), what is marked, and which single blocks of red may and may not be laid.

    ``good`` maps cells to marks; ``bad`` maps cells to marks and the code of the rule that they break.
    """

    seats: int
    laid: tuple[tuple[int, str], ...] = ()
    good: Mapping[str, str] = field(default_factory=dict)
    bad: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    middle: Cell | None = None
    steps: int = 0
    lines: Mapping[tuple[Cell, Cell], bool] = field(default_factory=dict)

    def state(self) -> State:
        """The position, red to move; a colour with a piece on the board has begun, wherever that lies."""
        s = LAYOUT.new()
        setup(s, self.seats, {})
        s.first = s.turn = 0
        for colour, (q, r) in enumerate(STARTS[self.seats]):
            if any(owner == colour for owner, _ in self.laid):
                s.link[row(r)][colour] &= ~(1 << column(q))
        for colour, text in self.laid:
            put(s, colour, read_move(s, text))
        return s

    def marks(self) -> dict[str, str]:
        """What is drawn on which cells."""
        return {**self.good, **{cell: mark for cell, (mark, _) in self.bad.items()}}


_LINES = ["-2,1", "-2,2", "-1,-1", "-1,3", "1,-2", "1,2", "2,-1", "2,0"]
_JOINED = [
    ((0, 0), (-2, 1)), ((0, 0), (-1, -1)), ((0, 0), (1, -2)), ((0, 0), (2, -1)),
    ((0, 1), (-2, 2)), ((0, 1), (-1, 3)), ((0, 1), (1, 2)), ((0, 1), (2, 0)),
]  # fmt: skip
_THROUGH = {((0, 0), (2, -1)): False, ((0, 1), (2, 0)): True}
_EDGES = ["-1,0", "-1,1", "-1,2", "0,-1", "0,2", "1,-1", "1,0", "1,1"]
_BAR = ((0, "2:0,0;0,1"),)
_WALL = ((0, "3:0,0;0,1;0,2"), (4, "3:1,-2;1,-1;1,0"), (1, "3:1,1;1,2;1,3"))

SCENES: Mapping[str, Scene] = {
    "board-3": Scene(3),
    "board-4": Scene(4),
    "board-5": Scene(5),
    "board-6": Scene(6),
    "first": Scene(4, ((0, "14:-3,-9;-3,-8;-3,-7;-2,-7;-2,-6"),), middle=(-2, -7), steps=5),
    "lines": Scene(6, _BAR, dict.fromkeys(_LINES, "link"), {}, (0, 0), 4, dict.fromkeys(_JOINED, True)),
    "touching": Scene(6, _BAR, {}, dict.fromkeys(_EDGES, ("no", "gemblo-touches")), (0, 0), 4),
    "cut": Scene(6, _WALL, {"2,0": "B"}, {"2,-1": ("A", "gemblo-cut")}, (1, 0), 5, _THROUGH),
}


def _drawn(scene: Scene) -> str:
    only = shifted(hexagon(scene.steps), scene.middle) if scene.middle else ()
    return picture(view(scene.state(), SPECTATOR, {}), scene.marks(), only, scene.lines)


def _pieces() -> str:
    return pieces_picture(view(SCENES["board-3"].state(), SPECTATOR, {}), 3)


FIGURES: Mapping[str, Callable[[], str]] = {
    "pieces": _pieces,
    **{name: partial(_drawn, scene) for name, scene in SCENES.items()},
}
