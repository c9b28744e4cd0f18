"""What stands beside the board, as Markdown: the score sheet and the rules."""

import re
from collections.abc import Sequence

from minoteka import texts
from minoteka.core.errors import Malformed
from minoteka.core.game import Game

FIGURE = re.compile(r"!\[([^]]*)\]\(figure:[^)]*\)")

Row = tuple[str, Sequence[float]]
"""What a line of the sheet is called, and a number for every seat."""


def score_sheet(
    names: Sequence[str], rounds: Sequence[Row], totals: Sequence[float], language: str, table: str = ""
) -> str:
    """Round by round what every seat got, and how the match stands: seats from above, so that eight fit, too. Below
    it, what the game tells of the table.
    """
    head = "| |" + "".join(f" {name} |" for name, _ in rounds) + " **Σ** |"
    rows = [head, "|" + "---|" * (2 + len(rounds))]
    for seat, name in enumerate(names):
        scores = "".join(f" {texts.number(row[seat], language)} |" for _, row in rounds)
        rows.append(f"| {name} |{scores} **{texts.number(totals[seat], language)}** |")
    return "\n".join(rows) + (f"\n\n```text\n{table}\n```" if table else "")


def rules_page(game: Game, language: str) -> str:
    """The rules in a language, else in English, else in any that there is; a terminal shows pictures by captions."""
    tongues = (language, "en", *texts.LANGUAGES)
    page = next((page for tongue in tongues if (page := game.help(tongue)) is not None), None)
    if page is None:
        raise Malformed("rules-none", game=game.name)
    return FIGURE.sub(r"*[\1]*", page)
