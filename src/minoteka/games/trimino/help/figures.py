"""The figures of the rules pages: each a real position, so that the pictures are tested too.

A scene is played from a deal made for it; what it calls allowed or forbidden is what the engine says of those moves.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.trimino.draw import Mark, draw_svg
from minoteka.games.trimino.explain import CORNER_NAMES
from minoteka.games.trimino.notation import read_move
from minoteka.games.trimino.pieces import LAID, LAID_BY_TEXT, TILES
from minoteka.games.trimino.rules import HAND_SIZES
from minoteka.games.trimino.shown import TriminoView
from minoteka.games.trimino.view import laid_tile


@dataclass(frozen=True)
class Scene:
    """Moves that lead to a position for two, what is allowed then, and what is not (with the error's code)."""

    moves: str
    good: tuple[str, ...] = ()
    bad: Mapping[str, str] = field(default_factory=dict)
    ruleset: int = 0
    open: bool = False


SCENES: Mapping[str, Scene] = {
    "tile": Scene("new:234"),
    "right": Scene("new:234", good=("1:1,0:223",)),
    "wrong": Scene("new:234", bad={"1:1,0:224": "trimino-corner"}),
    "places": Scene("new:234 1:1,0:223", open=True),
    "point": Scene(
        "new:000 1:1,0:010 1:2,0:110 1:3,0:111 1:4,0:121 1:4,1:122 1:3,1:123 1:0,1:003",
        bad={"1:1,1:023": "trimino-point"},
    ),
    "hexagon": Scene("new:005 1:1,0:010 1:2,0:120 1:2,1:023 1:1,1:034", good=("1:0,1:504",)),
    "field": Scene("new:005 1:1,0:010 1:2,0:120 1:2,1:023 1:1,1:034 1:0,1:504 new:333"),
    "bridge": Scene(
        "new:555 1:1,0:505 1:2,0:005 1:3,0:000 1:4,0:010 1:4,1:011 1:3,1:012 1:0,1:552",
        good=("1:1,1:522",),
        ruleset=2,
    ),
    "two-hexagons": Scene(
        "new:000 1:1,0:010 1:0,1:002 1:1,1:022 1:2,1:012 1:3,1:112 1:4,1:141 1:4,0:341 1:3,0:131",
        good=("1:2,0:110",),
    ),
}


def position(scene: Scene) -> Position:
    """The position of a scene; whoever is to act holds the tiles that the scene speaks of."""
    from minoteka.games.trimino import GAME
    from minoteka.games.trimino.options import RULESETS

    options = {"ruleset": RULESETS[scene.ruleset]}
    moves, told = scene.moves.split(), [*scene.good, *scene.bad]
    hands: list[list[str]] = [[], []]
    seat = 0
    for i, move in enumerate([*moves, *told]):
        hands[seat].append(TILES[LAID_BY_TEXT[move[-3:]] // 3])
        further = i + 1 < len(moves) and moves[i + 1].startswith("new:")
        seat = seat if further or i >= len(moves) else 1 - seat
    rest = [tile for tile in TILES if all(tile not in hand for hand in hands)]
    size = HAND_SIZES[scene.ruleset][2]
    for hand in hands:
        while len(hand) < size:
            hand.append(rest.pop(0))
    dealt = {"first": 0, "hands": hands, "reserve": rest}
    now = Position.from_deal(GAME, 2, options, dealt)
    for move in moves:
        now = now.play(move)
    return now


def mark(now: Position, move: str, kind: str) -> Mark:
    """A tile as it would lie after a move, with the sign for allowed or forbidden."""
    code = read_move(None, move)
    return Mark(laid_tile(code // LAID, code % LAID, now.to_act), kind)


def fault(now: Position, move: str) -> Mark:
    """A forbidden move, its sign at the corner where the engine finds fault."""
    try:
        now.code(move)
    except Illegal as error:
        shown = mark(now, move, "bad")
        return shown._replace(at=CORNER_NAMES[int(not shown.tile.up)].index(error.details["corner"]))
    raise ValueError(f"{move} is allowed")


def figure(name: str) -> str:
    """A scene as a picture."""
    scene = SCENES[name]
    now = position(scene)
    view: TriminoView = now.view()
    marks = [*(mark(now, move, "good") for move in scene.good), *(fault(now, move) for move in scene.bad)]
    return draw_svg(view if scene.open else replace(view, open=[]), marks)


FIGURES: Mapping[str, Callable[[], str]] = {name: partial(figure, name) for name in SCENES}
