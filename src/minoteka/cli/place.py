"""``--position``: a command that starts from a position in one line of text (docs/notation.md)."""

from typing import Annotated, Any

import typer

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.game import Game
from minoteka.core.position import Position

PositionText = Annotated[
    str | None,
    typer.Option("--position", metavar="TEXT", help="Start from this position: its whole text, in quotes."),
]


def placed(text: str, game: Game | None = None, beside: tuple[Any, ...] = ()) -> Position:
    """The position of a text; it must be of ``game``, and nothing ``beside`` it may be given."""
    if any(value is not None and value != [] for value in beside):
        raise Malformed("position-source")
    position = catalog.position(text)
    if game is not None and position.game is not game:
        raise Malformed("position-game", game=game.name, found=position.game.name)
    return position
