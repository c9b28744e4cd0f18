"""What all commands share: the console, the language, and reading options and files with one-line errors."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from minoteka import texts
from minoteka.core.errors import Malformed

console = Console(highlight=False)

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeat for more."),
]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text or number: the same seed, the same chance.")]


def language() -> str:
    """The player's language by the environment, English if it is none of ours."""
    for name in ("MINOTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name):
            return wanted[:2] if wanted[:2] in texts.LANGUAGES else "en"
    return "en"


def say(key: str, **values: Any) -> str:
    """A text in the player's language."""
    return texts.say(key, language(), **values)


def scores_text(scores: Iterable[float]) -> str:
    """Scores side by side."""
    return " : ".join(texts.number(score, language()) for score in scores)


def read_options(given: list[str] | None) -> dict[str, str]:
    """``name=value`` pairs as a mapping."""
    options = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise Malformed("option-pair", text=item)
        options[name.replace("-", "_")] = value
    return options


def read_file(path: Path) -> str:
    """A text file, or a clear error."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise Malformed("file", path=str(path), why=why or type(error).__name__) from error
