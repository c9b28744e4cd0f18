"""Which commands there are and where they live. Each is loaded when it is meant: ``--version``, a completed word or a
mistyped name wait for no engine.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import typer

from minoteka.cli.plain import unread
from minoteka.cli.speaking import SpeakingGroup, speaking
from minoteka.cli.terminal import EXTRA
from minoteka.core.errors import Malformed

PLACES: Mapping[str, str] = {
    "games": "games:games",
    "rules": "rules:rules",
    "learn": "learn:learn",
    "play": "play:play",
    "join": "join:join",
    "solitaire": "solitaire:solitaire",
    "playthrough": "playthrough:playthrough",
    "perft": "playthrough:perft",
    "arena": "arena:arena",
    "benchmark": "benchmark:benchmark",
    "ladder": "ladder:ladder",
    "tune": "tune:tune",
    "train": "train:train",
    "analyse": "analyse:analyse",
    "hint": "hint:hint",
    "replay": "record:replay",
    "verify": "record:verify",
    "solve": "solve:solve",
    "puzzle": "puzzle:app",
    "serve": "serve:serve",
    "site": "site:site",
    "backup": "operate:backup",
    "restore": "operate:restore",
    "check": "operate:check",
    "admin": "operate:admin",
    "warm": "warm:warm",
}
"""Every command, as help lists them: a module of this room and what it calls the command, or the group of commands."""
OF_A_GAME = ("play", "solitaire", "playthrough", "perft", "arena", "ladder", "tune", "train", "solve")
"""Those that take the options of a game as flags."""


class Commands(Mapping[str, Any]):
    """The commands by their names."""

    def __init__(self) -> None:
        self.taken: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """The command itself, loaded the first time."""
        if name not in self.taken:
            self.taken[name] = load(name)
        return self.taken[name]

    def __contains__(self, name: object) -> bool:
        """Whether there is such a command, without loading it."""
        return name in PLACES

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


def load(name: str) -> Any:
    """A command from its place."""
    module, _, called = PLACES[name].partition(":")
    try:
        found = getattr(import_module(f"minoteka.cli.{module}"), called)
    except ValueError as error:  # a setting of the environment that makes no sense is found by whoever loads the engine
        raise Malformed("environment", why=str(error)) from error
    around = typer.Typer()
    if isinstance(found, typer.Typer):
        around.add_typer(found, name=name)
    else:
        around.command(name, context_settings=EXTRA if name in OF_A_GAME else None)(found)
    return typer.main.get_group(speaking(around)).commands[name]


class Home(SpeakingGroup):
    """``minoteka`` itself: its commands stand on the shelf."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands: Any = Commands()

    def invoke(self, ctx: Any) -> Any:
        """As always; that nobody reads what is written is heard here, before it is made an exit code of."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            unread()
            return 0

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command by its name."""
        return self.commands[cmd_name] if cmd_name in PLACES else None

    def list_commands(self, ctx: Any) -> list[str]:
        """All names."""
        return list(PLACES)
