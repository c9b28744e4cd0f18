"""``minoteka solitaire``: alone against the deal of the day, or against any other, with best scores kept."""

import secrets
import shlex
from datetime import UTC, date, datetime
from typing import Annotated

import typer
from rich.table import Table

from minoteka import catalog
from minoteka.cli.seating import kept_bests, kept_games, sit_down, trouble
from minoteka.cli.terminal import OptionList, Seed, console, given_options, language, say
from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance, key_of_day
from minoteka.core.match import Match
from minoteka.terminal.alone import SeatedAlone, fairness, unusual
from minoteka.terminal.bests import Bests
from minoteka.terminal.saves import Saving
from minoteka.terminal.seated import Seats

ALONE = 1
ADVISER = "greedy"
SHOWN_BESTS = 10


def solitaire(
    context: typer.Context,
    option: OptionList = None,
    seed: Seed = None,
    day: Annotated[str | None, typer.Option("--day", help="The deal of this day, like 2026-11-15.")] = None,
    key: Annotated[str | None, typer.Option("--key", help="Days of your own: the same word, the same deals.")] = None,
    new: Annotated[bool, typer.Option("--new", help="A deal that nobody has played.")] = False,
    scores: Annotated[bool, typer.Option("--scores", help="Only show the best scores.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, even on a terminal.")] = False,
) -> None:
    """Play alone: the deal of the day, or any other. Best scores are kept."""
    if (seed is not None) + new + (day is not None or key is not None) > 1:
        raise Malformed("solitaire-source")
    game, bests = catalog.solitaire(), kept_bests()
    given = given_options(option, context.args)
    options = game.settle(ALONE, given)
    if scores:
        show_bests(bests, unusual(game, ALONE, options))
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
    alone = SeatedAlone(match, Seats((None,)), language(), fairness(seed, label))
    alone.keep = Saving(kept_games().fresh(game), trouble)
    enjoy(alone, bests, command, lines)


def enjoy(alone: SeatedAlone, bests: Bests, command: str, lines: bool) -> None:
    """Play it, then show how the score compares."""
    alone.bests = bests
    console.rule(alone.title())
    sit_down(alone, command, lines, catalog.bot(ADVISER))
    if alone.match.is_over:
        show_bests(bests, alone.unusual)


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
