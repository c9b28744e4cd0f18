"""A game from its rooms: the parts of a ``Game`` are found by their names in the modules of its folder.

So a game's ``__init__`` says what is its own: its name, its seats, what searches should do differently.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from minoteka.core import defaults
from minoteka.core.game import Game, Kernels

ROOMS = (
    "state",
    "options",
    "rules",
    "turn",
    "scoring",
    "observe",
    "match",
    "shown",
    "view",
    "reasons",
    "explain",
    "evaluate",
    "features",
    "solve",
    "actions",
    "planes",
    "draw",
)
"""The modules of a game's folder that are looked into; it has those that it needs. ``notation`` is
taken whole, and of ``help.figures`` its ``FIGURES``.
"""
NEEDED = ("setup", "outcome", "inventory", "view", "moves", "events", "explain", "draw_text", "draw_svg")
CONSTANTS = ("layout", "max_moves", "max_plies", "weights", "types")
"""Written in capitals in a room: ``LAYOUT``."""
EXTRAS = ("draw_board", "draw_pieces", "own", "heard", "reasons", "check_options", "teams", "solve", "cut", "half_text")
EXTRA_CONSTANTS = ("options", "series", "actions", "planes", "features")
NONE: Mapping[str, Any] = {"options": (), "figures": {}}
"""What a game has that has none of them."""


def game_of(name: str, package: str, **given: Any) -> Game:
    """The game whose rooms lie in a package: ``given`` is said outright, all else is found in them by its name."""
    rooms = [import_module(f"{package}.{room}") for room in ROOMS if _exists(package, room)]
    whole: dict[str, Any] = {"notation": import_module(f"{package}.notation")}
    if _exists(package, "help.figures"):
        whole["figures"] = import_module(f"{package}.help.figures").FIGURES
    return assemble(name, rooms, **whole, **given)


def assemble(name: str, rooms: Sequence[ModuleType], **given: Any) -> Game:
    """The game that these rooms make."""
    wanted = [part for part in (*NEEDED, *EXTRAS) if part not in given]
    parts = {part: _find(name, rooms, part) for part in wanted}
    parts |= {part: _find(name, rooms, part.upper()) for part in (*CONSTANTS, *EXTRA_CONSTANTS) if part not in given}
    found: dict[str, Any] = {**NONE, **{part: value for part, value in parts.items() if value is not None}}
    sources = {kernel: source for kernel in Kernels.NAMES if (source := _find(name, rooms, kernel)) is not None}
    missing = {*NEEDED, *CONSTANTS, *Kernels.NAMES} - {*found, *given, *sources, *defaults.KERNELS}
    if missing:
        raise TypeError(f"{name} has no {', '.join(sorted(missing))} in any of its rooms")
    found["kernels"] = Kernels(given["layout"] if "layout" in given else found["layout"], **sources)
    return Game(name=name, **{**found, **given})


def _exists(package: str, room: str) -> bool:
    """Whether a package has a room (a room in a folder has that too)."""
    folder = f"{package}.{room}".rpartition(".")[0]
    return (folder == package or find_spec(folder) is not None) and find_spec(f"{package}.{room}") is not None


def _find(game: str, rooms: Sequence[ModuleType], name: str) -> Any:
    """What the rooms call by this name; a function's room may be called like it. None: they don't know it."""
    known = {id(value): value for room in rooms if not isinstance(value := getattr(room, name, None), ModuleType)}
    known.pop(id(None), None)
    if len(known) > 1:
        raise TypeError(f"two rooms of {game} mean different things by {name}")
    return next(iter(known.values()), None)
