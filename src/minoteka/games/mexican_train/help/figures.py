"""The figures of the rules pages: each a real position, so that the pictures are tested too.

A scene is played from a deal made for it; what it calls allowed or forbidden is what the engine says of those moves.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from msgspec.structs import replace

from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.mexican_train.draw import Mark, draw_svg
from minoteka.games.mexican_train.notation import read_move
from minoteka.games.mexican_train.pieces import TEXTS
from minoteka.games.mexican_train.shown import TrainView
from minoteka.games.mexican_train.view import laid

SHORT_TILES, ENGINE, HAND = 55, 9, 13
"""Scenes are short-set rounds for three, with 9-9 as engine."""


@dataclass(frozen=True)
class Scene:
    """The moves that lead to a position, the tiles that make them possible, and what is allowed then and what not.

    ``hands`` are tiles that each seat must hold, ``without`` the values that its other tiles must not have,
    ``reserve`` the tiles drawn first, ``bad`` the forbidden moves with the error's code.
    """

    moves: str
    hands: tuple[str, str, str]
    without: tuple[tuple[int, ...], ...] = ((), (), ())
    reserve: str = ""
    good: tuple[str, ...] = ()
    bad: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)


DOUBLE_MOVES = "9-5@0 9-4@m 9-7@2 5-5@0"

SCENES: Mapping[str, Scene] = {
    "start": Scene("", ("7-9", "", ""), good=("9-7@0", "9-7@m")),
    "trains": Scene("9-5@0 9-3@1 9-4@m 5-1@0 3-8@1 4-6@m", ("5-9 1-5", "3-9 3-8", "4-9 4-6"), good=("1-2@0",)),
    "marker": Scene(
        "9-5@0 draw pass",
        ("5-9", "", "4-9 3-5"),
        without=((), (9,), ()),
        reserve="0-1",
        good=("9-4@1",),
        bad={"5-3@0": "mexican-train-closed"},
    ),
    "double": Scene(
        DOUBLE_MOVES,
        ("5-9 5-5 2-5 4-8", "4-9", "7-9"),
        good=("5-2@0", "4-8@m"),
    ),
    "doubles-wait": Scene(
        DOUBLE_MOVES,
        ("5-9 5-5 2-5 4-4", "4-9", "7-9"),
        good=("5-2@0",),
        bad={"4-4@m": "mexican-train-doubles-wait"},
    ),
    "open-double": Scene(
        f"{DOUBLE_MOVES} 4-8@m",
        ("5-9 5-5 2-5 4-8", "4-9 5-6 2-8", "7-9"),
        good=("5-6@0",),
        bad={"8-2@m": "mexican-train-open-double"},
    ),
    "queue": Scene(
        f"{DOUBLE_MOVES} draw 4-4@m draw pass",
        ("5-9 5-5", "4-9 5-6 2-4", "7-9"),
        without=((4, 5), (), ()),
        reserve="4-4 1-6",
        good=("5-6@0",),
        bad={"4-2@m": "mexican-train-open-double"},
    ),
    "long-first-turn": Scene(
        "9-7@0 7-3@0",
        ("7-9 3-7 2-3 4-9", "", ""),
        good=("3-2@0",),
        bad={"9-4@m": "mexican-train-go-on"},
        options={"first_turn": "train"},
    ),
}


def deal(scene: Scene) -> dict[str, Any]:
    """A deal in which everybody holds what the scene needs; the other tiles go where they do no harm."""
    hands = [hand.split() for hand in scene.hands]
    reserve = scene.reserve.split()
    named = [*hands[0], *hands[1], *hands[2], *reserve, f"{ENGINE}-{ENGINE}"]
    rest = [text for text in TEXTS[:SHORT_TILES] if text not in named]
    for hand, without in sorted(zip(hands, scene.without, strict=True), key=lambda pair: -len(pair[1])):
        for text in list(rest):
            if len(hand) < HAND and not any(int(value) in without for value in text.split("-")):
                hand.append(text)
                rest.remove(text)
    return {"first": 0, "engine": ENGINE, "hands": hands, "reserve": [*reserve, *rest]}


def position(scene: Scene) -> Position:
    """The position of a scene."""
    from minoteka.games.mexican_train import GAME

    now = Position.from_deal(GAME, 3, {"set": 9, **scene.options}, deal(scene))
    for move in scene.moves.split():
        now = now.play(move)
    return now


def mark(now: Position, move: str, good: bool) -> Mark:
    """A tile at the end of a train, with the sign for allowed or forbidden; the engine must agree."""
    try:
        now.code(move)
        allowed = True
    except Illegal:
        allowed = False
    if allowed != good:
        raise ValueError(f"{move} is not what the figure says")
    return Mark(laid(read_move(now._state, move)), good)


def figure(name: str) -> str:
    """A scene as a picture."""
    scene = SCENES[name]
    now = position(scene)
    view: TrainView = now.view()
    trains = [replace(train, open=False) for train in view.trains]
    marks = [mark(now, move, True) for move in scene.good] + [mark(now, move, False) for move in scene.bad]
    return draw_svg(replace(view, trains=trains), marks)


FIGURES: Mapping[str, Callable[[], str]] = {name: partial(figure, name) for name in SCENES}
