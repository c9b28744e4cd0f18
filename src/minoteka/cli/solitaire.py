"""``minoteka solitaire``: alone against the deal of the day, or against any other, with best scores kept."""

import secrets
import shlex
from datetime import UTC, date, datetime
from typing import Annotated

import typer
from rich.table import Table

from minoteka import catalog
from minoteka.cli.bests import Best, Bests
from minoteka.cli.sitting import Dialogue
from minoteka.cli.terminal import OptionList, Seed, console, given_options, language, say
from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance, key_of_day
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.options import Options
from minoteka.terminal.seated import Seated, Seats

ALONE = 1
SHOWN_BESTS = 10


def solitaire(
    context: typer.Context,
    option: OptionList = None,
    seed: Seed = None,
    day: Annotated[str | None, typer.Option("--day", help="The deal of this day, like 2026-11-15.")] = None,
    key: Annotated[str | None, typer.Option("--key", help="Days of your own: the same word, the same deals.")] = None,
    new: Annotated[bool, typer.Option("--new", help="A deal that nobody has played.")] = False,
    scores: Annotated[bool, typer.Option("--scores", help="Only show the best scores.")] = False,
) -> None:
    """Play alone: the deal of the day, or any other. Best scores are kept."""
    if (seed is not None) + new + (day is not None or key is not None) > 1:
        raise Malformed("solitaire-source")
    game, bests = catalog.solitaire(), Bests()
    given = given_options(option, context.args)
    options = game.settle(ALONE, given)
    words = unusual(game, options)
    if scores:
        show_bests(bests, words)
        return
    if new:
        seed = secrets.token_hex(4)
    flags = "".join(f" --{name.replace('_', '-')} {shlex.quote(value)}" for name, value in given.items())
    if seed is not None:
        label, command = seed, f"minoteka solitaire --seed {shlex.quote(seed)}{flags}"
    else:
        today = read_day(day)
        seed = key_of_day(key if key is not None else bests.key, today)
        label = today if key is None else f"{today} {key}"
        command = f"minoteka solitaire --day {today}{'' if key is None else f' --key {shlex.quote(key)}'}{flags}"
    match = Match.start(game, ALONE, options, Chance(seed), first=0)
    SolitaireDialogue(match, bests, Best(label, words, 0, 0)).run(command)


def read_day(text: str | None) -> str:
    """A date that has begun, today by default; days begin for everybody at once, as on the page."""
    today = datetime.now(UTC).date()
    try:
        chosen = today if text is None else date.fromisoformat(text)
    except ValueError as error:
        raise Malformed("solitaire-day", text=text) from error
    if chosen > today:
        raise Malformed("solitaire-early", day=chosen.isoformat())
    return chosen.isoformat()


def unusual(game: Game, options: Options) -> str:
    """The options that differ from the usual ones: scores compare only where these are equal."""
    usual = game.settle(ALONE, {})
    return " ".join(f"{name}={value}" for name, value in options.items() if value != usual[name])


class SolitaireDialogue(Dialogue):
    """One person, one deal. What was seen stays seen: a move is taken back only if it brought no new tile."""

    def __init__(self, match: Match, bests: Bests, result: Best) -> None:
        super().__init__(Seated(match, Seats((None,)), language()), catalog.bot("greedy"))
        self.bests, self.result = bests, result
        title = say("solitaire-title", game=say(f"{match.game.name}-title"), deal=result.deal)
        console.rule(f"{title} · {result.options}" if result.options else title)

    def headline(self, seat: int) -> str:
        """How many moves it has been."""
        return say("solitaire-moves", count=len(self.seated.past) - 1)

    def undo(self) -> bool:
        """Back by one move, unless it showed something."""
        past = self.seated.past
        if len(past) > 1 and self.unseen(past[-2]) != self.unseen(self.match):
            console.print(say("solitaire-seen"))
            return False
        return super().undo()

    def unseen(self, match: Match) -> tuple[int, int]:
        """The round and the tiles in the reserve."""
        return match.number, match.position.view(0).reserve

    def farewell(self) -> None:
        """The end: the board, the score and how it compares."""
        self.board(-1)
        score = float(self.match.standing().scores[0])
        result = Best(self.result.deal, self.result.options, score, len(self.seated.past) - 1)
        record = max((one.score for one in self.bests.best(result.options)), default=None)
        before = self.bests.note(result)
        console.print(say("solitaire-score", score=score), style="bold green")
        if before is not None:
            console.print(say("solitaire-again", best=before.score))
        if record is not None and score > record:
            console.print(say("solitaire-record", best=record), style="bold")
        show_bests(self.bests, result.options)


def show_bests(bests: Bests, options: str) -> None:
    """The best scores with these options."""
    found = bests.best(options)[:SHOWN_BESTS]
    if not found:
        console.print(say("solitaire-no-scores"))
        return
    table = Table(title=say("solitaire-bests") + (f" · {options}" if options else ""), title_justify="left")
    table.add_column(say("solitaire-column-deal"))
    table.add_column(say("solitaire-column-score"), justify="right")
    table.add_column(say("solitaire-column-moves"), justify="right")
    for one in found:
        table.add_row(one.deal, f"{one.score:g}", str(one.moves))
    console.print(table)
