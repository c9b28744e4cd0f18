"""Minoteka: five published tile-laying games, played exactly by their rules, and a fast simulator of them.

The front door (docs/api.md walks through it): everything named here is fetched when it is first asked for, so importing
the package loads no compiler and no game.

>>> position = minoteka.Position.dealt(minoteka.game("riomino"), 2, {}, minoteka.Chance("7"))
>>> print(position.play(position.legal_moves()[0]))
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from minoteka.catalog import bot, bots, game, games, position, solve
    from minoteka.core.batch import Batch
    from minoteka.core.errors import Illegal, Malformed, MinotekaError, NotYours
    from minoteka.core.fairness import Chance
    from minoteka.core.game import Game
    from minoteka.core.match import Match
    from minoteka.core.outcome import Outcome
    from minoteka.core.position import Observation, Position
    from minoteka.core.record import Record
    from minoteka.search.analysis import analyse
    from minoteka.search.bot import Bot, Decision, Stop

__all__ = [
    "Batch",
    "Bot",
    "Chance",
    "Decision",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "MinotekaError",
    "NotYours",
    "Observation",
    "Outcome",
    "Position",
    "Record",
    "Stop",
    "__version__",
    "analyse",
    "bot",
    "bots",
    "game",
    "games",
    "position",
    "solve",
]

_ROOMS = {
    "catalog": ("bot", "bots", "game", "games", "position", "solve"),
    "core.batch": ("Batch",),
    "core.errors": ("Illegal", "Malformed", "MinotekaError", "NotYours"),
    "core.fairness": ("Chance",),
    "core.game": ("Game",),
    "core.match": ("Match",),
    "core.outcome": ("Outcome",),
    "core.position": ("Observation", "Position"),
    "core.record": ("Record",),
    "search.analysis": ("analyse",),
    "search.bot": ("Bot", "Decision", "Stop"),
}
_WHERE = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> Any:
    """What stands behind the door, brought from its room the first time."""
    if name not in _WHERE:
        raise AttributeError(f"module 'minoteka' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"minoteka.{_WHERE[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
