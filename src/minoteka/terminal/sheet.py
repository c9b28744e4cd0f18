"""What stands beside the board, as Markdown: the score sheet and the rules."""

import re

from minoteka import texts
from minoteka.terminal.seated import Seated

FIGURE = re.compile(r"!\[([^]]*)\]\(figure:[^)]*\)")


def score_sheet(seated: Seated) -> str:
    """Round by round what every seat got, and how the match stands."""
    match, seats = seated.match, range(seated.match.seats)
    head = "| |" + "".join(f" {seated.name(seat)} |" for seat in seats)
    rows = [head, "|" + "---|" * (1 + match.seats)]
    for number, outcome in enumerate(match.rounds, 1):
        scores = (texts.number(score, seated.language) for score in outcome.scores)
        rows.append(f"| {seated.say('play-round', number=number)} |" + "".join(f" {score} |" for score in scores))
    totals = (texts.number(score, seated.language) for score in match.standing().scores)
    rows.append("| **Σ** |" + "".join(f" **{score}** |" for score in totals))
    return "\n".join(rows)


def rules_page(seated: Seated) -> str:
    """The rules in the player's language, else in any that there is; pictures by their captions."""
    tongues = (seated.language, "en", *texts.LANGUAGES)
    page = next((page for tongue in tongues if (page := seated.game.help(tongue)) is not None), "")
    return seated.say("terminal-help") + "\n\n" + FIGURE.sub(r"*[\1]*", page)
