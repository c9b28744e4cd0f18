"""The figures of the rules pages: each a real position, so that what the pictures claim is tested too."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from minoteka.core.game import SPECTATOR
from minoteka.games.riomino.board import DICE_EACH, LEVELS, cell_of
from minoteka.games.riomino.draw import Guest, dice_picture, picture
from minoteka.games.riomino.notation import read_deal, read_move
from minoteka.games.riomino.pieces import FACES, NO_NEED
from minoteka.games.riomino.rules import apply
from minoteka.games.riomino.state import LAYOUT, setup
from minoteka.games.riomino.view import cell, view
from minoteka.kernel import State


@dataclass(frozen=True)
class Scene:
    """A deal and the moves made; then what is shown: guests (``yes`` can be laid, ``no`` with the code why not),
    cells where a die may be laid (``good``) and where none may (``bad``, with the code)."""

    level: str
    hands: tuple[str, str] = ("", "")
    moves: str = ""
    yes: tuple[str, ...] = ()
    no: Mapping[str, str] = field(default_factory=dict)
    good: tuple[str, ...] = ()
    bad: Mapping[str, str] = field(default_factory=dict)
    only: tuple[str, ...] = ()
    hand: int | None = None

    def state(self) -> State:
        """The position; seat 0 started. Hands are filled up with 01, which the scene does not need."""
        s = LAYOUT.new()
        setup(s, 2, {"level": self.level, "scoring": "last-move"})
        each = DICE_EACH[LEVELS.index(self.level)]
        start = self.moves.split()[0][:2] if self.moves else "01"
        hands = [(hand.split() + ["01"] * each)[:each] for hand in self.hands]
        read_deal(s, {"first": 0, "hands": hands, "start": start})
        for text in self.moves.split():
            apply(s, read_move(s, text))
        return s

    def drawn(self) -> str:
        """The picture."""
        seen = view(self.state(), SPECTATOR, {})
        known = {place.cell for place in seen.cells}
        level = LEVELS.index(self.level)
        outside = [cell_of(name, level) for name in self.bad if name not in known]
        seen.cells.extend(cell(place, level, 0, NO_NEED, False) for place in outside)
        guests: dict[str, Guest] = {}
        for verdict, texts in (("yes", self.yes), ("no", tuple(self.no))):
            for text in texts:
                die, _, name = text.partition("@")
                guests[name] = (die[:2], die[2:], verdict)
        marks = {**dict.fromkeys(self.good, "○"), **dict.fromkeys(self.bad, "×")}
        hand = seen.hands[self.hand].tiles if self.hand is not None else ()
        return picture(seen, guests, marks, self.only, hand)


SCENES: Mapping[str, Scene] = {
    "start": Scene("start", good=("c3",)),
    "junior": Scene("junior", good=("c3",)),
    "expert": Scene("expert", good=("c3",)),
    "master": Scene("master", good=("c3",)),
    "beside": Scene(
        "start",
        ("", "01 02 03 12 13 23"),
        "12ne@c3",
        good=("b3", "c2", "c4", "d3"),
        bad=dict.fromkeys(("b2", "b4", "d2", "d4"), "riomino-apart"),
    ),
    "equal": Scene(
        "start",
        ("", "01 02 03 12 13 23"),
        "12ne@c3",
        yes=("13se@c4", "02sw@c2"),
        no={"23nw@d3": "riomino-side", "12ne@b3": "riomino-side"},
    ),
    "dead": Scene(
        "start",
        ("02 02 03 03 12 13", "01 02 12 13 23 23"),
        "12ne@c3 12sw@c4 12ne@b4 02sw@c2 02se@b2",
        bad={"b3": "riomino-side"},
    ),
    "blocked": Scene(
        "start",
        ("03 12 13 13 13 23", "02 02 13 13 13 23"),
        "02ne@c3 02se@c2 03nw@d3 02nw@b3 23ne@e3 23ne@b2",
        hand=0,
    ),
    "frame": Scene(
        "specialist",
        ("01 01 02 02 02 12 12 13 13 13 13 23", "01 01 02 02 03 03 03 03 12 12 13 13"),
        "12ne@e5 02sw@d5 02ne@d6 01ne@c5 02sw@c6 13ne@b5 13sw@a5 13ne@c4 23nw@e4",
        bad=dict.fromkeys(("f4", "f5"), "riomino-frame"),
        only=tuple(f"{column}{row}" for column in "abcdef" for row in "34567"),
    ),
}


FIGURES: Mapping[str, Callable[[], str]] = {
    "dice": partial(dice_picture, FACES),
    **{name: scene.drawn for name, scene in SCENES.items()},
}
