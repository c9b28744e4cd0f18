"""The lessons that come with the house: a folder for each game, in the order of their numbers."""

import re
from functools import cache
from pathlib import Path

from minoteka.core.errors import Malformed
from minoteka.core.game import Game
from minoteka.lessons.lesson import Lesson, read

FOLDER = Path(__file__).parent / "data"
NAMED = re.compile(r"\d\d-([a-z][a-z0-9-]*)\.toml")


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """A game's lessons in their order; none if nobody wrote any. Positions are dealt when they are first wanted."""
    found = [(path, NAMED.fullmatch(path.name)) for path in sorted((FOLDER / game.name).glob("*.toml"))]
    return tuple(
        read(game, name[1], path.read_text("utf-8"), f"{game.name}/{path.name}") for path, name in found if name
    )


def lesson(game: Game, name: str) -> Lesson:
    """The lesson of this name."""
    for one in lessons(game):
        if one.name == name:
            return one
    raise Malformed("lesson-unknown", name=name[:40], known=", ".join(one.name for one in lessons(game)))
