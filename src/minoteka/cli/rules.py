"""``minoteka rules``: a game's rules, as the page tells them, in the terminal."""

import re
from typing import Annotated

import typer
from rich.markdown import Markdown

from minoteka import catalog, texts
from minoteka.cli.terminal import console, language, say
from minoteka.core.errors import Malformed
from minoteka.core.game import Game

FIGURE = re.compile(r"!\[([^]]*)\]\(figure:[^)]*\)")
WIDEST = 100


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    lang: Annotated[str | None, typer.Option("--lang", help=f"{', '.join(texts.LANGUAGES)}; by default yours.")] = None,
) -> None:
    """Tell the rules of a game."""
    if lang is not None and lang not in texts.LANGUAGES:
        raise Malformed("rules-language", language=lang, known=", ".join(texts.LANGUAGES))
    tell_rules(catalog.game(game), lang or language())


def tell_rules(game: Game, tongue: str) -> None:
    """The rules in a language, else in English, else in any that there is."""
    wanted = (tongue, "en", *texts.LANGUAGES)
    page = next((page for tongue in wanted if (page := game.help(tongue)) is not None), None)
    if page is None:
        raise Malformed("rules-none", game=game.name)
    shown = FIGURE.sub(r"*[\1]*", page)  # a terminal has no pictures; what they show stands in their captions
    console.print(Markdown(shown), width=min(console.width, WIDEST))
    if shown != page:
        console.print("\n" + say("rules-pictures"), style="dim")
