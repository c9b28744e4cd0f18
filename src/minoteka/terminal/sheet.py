"""What stands beside the board: the score sheet, the rules and how moves are written, as Markdown."""

import re
from collections.abc import Sequence

from minoteka import texts
from minoteka.core.errors import Malformed
from minoteka.core.game import Game

FIGURE = re.compile(r"!\[([^]]*)\]\(figure:[^)]*\)")


def score_sheet(names: Sequence[str], rounds: Sequence[Sequence[float]], totals: Sequence[float], language: str) -> str:
    """Who sits where, then round by round what every seat got, and how the match stands; narrow enough for eight."""
    rows = [
        [str(number), *(texts.number(score, language) for score in scores)] for number, scores in enumerate(rounds, 1)
    ]
    rows = [["", *map(str, range(len(names)))], *rows, ["Σ", *(texts.number(total, language) for total in totals)]]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(str.rjust, row, wide)) for row in rows] if rounds or any(totals) else []
    return "\n".join([*(f"{seat}  {name}" for seat, name in enumerate(names)), *([""] if lines else []), *lines])


def rules_page(game: Game, language: str) -> str:
    """The rules in a language, else in English, else in any that there is, and how moves are written; a terminal shows
    pictures by captions.
    """
    tongues = (language, "en", *texts.LANGUAGES)
    page = next((page for tongue in tongues if (page := game.help(tongue)) is not None), None)
    if page is None:
        raise Malformed("rules-none", game=game.name)
    key = f"{game.name}-notation"
    written = f"\n\n## {texts.say('terminal-notation', language)}\n{texts.say(key, language)}\n"
    return FIGURE.sub(r"*[\1]*", page) + (written if texts.has(key) else "")
