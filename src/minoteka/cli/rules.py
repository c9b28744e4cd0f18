"""``minoteka rules``: a game's rules, as the page tells them, in the terminal."""

from typing import Annotated

import typer

from minoteka import catalog, texts
from minoteka.cli.terminal import GameName, console, language, say
from minoteka.core.errors import Malformed
from minoteka.core.game import Game
from minoteka.terminal.sheet import rules_page

WIDEST = 100


def rules(
    game: GameName,
    lang: Annotated[str | None, typer.Option("--lang", help=f"{', '.join(texts.LANGUAGES)}; by default yours.")] = None,
) -> None:
    """Tell the rules of a game."""
    if lang is not None and lang not in texts.LANGUAGES:
        raise Malformed("rules-language", language=lang, known=", ".join(texts.LANGUAGES))
    tell_rules(catalog.game(game), lang or language())


def tell_rules(game: Game, tongue: str) -> None:
    """The rules as the full screen tells them."""
    from rich.markdown import Markdown  # loading it takes a while, and few need it

    console.print(Markdown(rules_page(game, tongue)), width=min(console.width, WIDEST))
    if game.figures:
        console.print("\n" + say("rules-pictures"), style="dim")
