"""What all commands share: the console, the language, and reading options and files with one-line errors."""

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from minoteka import texts
from minoteka.cli.plain import carries
from minoteka.core.errors import Malformed


class Paper(Console):
    """Where commands write; that nobody reads it is no failure of theirs."""

    def on_broken_pipe(self) -> None:
        """Left to the end of the command."""
        raise BrokenPipeError


console = Paper(highlight=False)

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeat for more."),
]
EXTRA = {"allow_extra_args": True, "ignore_unknown_options": True}
"""So that an option of the game may be given by its own name: ``--level junior``."""
Seed = Annotated[str | None, typer.Option("--seed", help="Any text or number: the same seed, the same chance.")]


def game_names(incomplete: str) -> list[str]:
    """The games whose names begin so, for shells."""
    from minoteka import catalog  # with the engine, which not all commands need

    return [name for name in catalog.GAMES if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="Which game.", autocompletion=game_names)]
SIGNS = "─│▶•"
"""What screens are drawn with."""


def language() -> str:
    """The player's language by the environment, English if it is none of ours or cannot be written here."""
    for name in ("MINOTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name):
            tongue = wanted[:2] if wanted[:2] in texts.LANGUAGES else "en"
            return tongue if carries(texts.say("play-undone", tongue)) else "en"
    return "en"


def say(key: str, **values: Any) -> str:
    """A text in the player's language."""
    return texts.say(key, language(), **values)


def writable(path: Path) -> None:
    """Pass if a file can be written there; asked before long work, whose result would be lost."""
    new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
        if new:
            path.unlink()
    except OSError as error:
        raise Malformed("file-write", path=str(path), why=error.strerror or type(error).__name__) from error


def asked(question: str) -> str:
    """What somebody types; the question is the line editor's own, so that going through its history leaves it there."""
    return input(f"{question}: ").strip()


def figure(value: float, form: str) -> str:
    """A number as the player's language writes it; ``form`` is how Python would."""
    return texts.number(value, language(), form)


def spread(low: float, high: float, form: str) -> str:
    """From one number to another; what they are shares of is said once."""
    return figure(low, form).rstrip("%\u00a0") + "–" + figure(high, form)


def scores_text(scores: Iterable[float]) -> str:
    """Scores side by side."""
    return " : ".join(texts.number(score, language()) for score in scores)


def given_options(pairs: list[str] | None, flags: Sequence[str]) -> dict[str, str]:
    """A game's options: ``-o level=junior``, and each by its own name, ``--level junior`` or ``--level=junior``."""
    options = {}
    for item in pairs or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise Malformed("option-pair", text=item)
        options[name.replace("-", "_")] = value
    parts = [part for flag in flags for part in (flag.split("=", 1) if flag.startswith("--") else [flag])]
    names, values = parts[::2], parts[1::2]
    for name in names:
        if not name.startswith("--") or len(values) < len(names):
            raise Malformed("option-flag", text=name)
    return options | {name[2:].replace("-", "_"): value for name, value in zip(names, values, strict=True)}


def read_file(path: Path) -> str:
    """A text file, or a clear error."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise Malformed("file", path=str(path), why=why or type(error).__name__) from error


def roomy() -> bool:
    """Whether this is a terminal on which a full screen can be shown and read."""
    wide, high = console.size
    real = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
    return real and wide >= 60 and high >= 20 and carries(SIGNS)
