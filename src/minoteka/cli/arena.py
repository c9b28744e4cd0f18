"""``minoteka arena``: bots against bots on duplicate deals, with a running result."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from minoteka import catalog
from minoteka.arena.contest import Contest, Played, bot_of
from minoteka.arena.run import run
from minoteka.arena.stats import WRONG, SequentialTest, by_deal, distinct, interval, summary
from minoteka.cli.terminal import GameName, OptionList, Seed, console, figure, given_options, say, spread, writable
from minoteka.core.errors import Malformed

NARROW = 100
"""On a screen up to this width columns stand closer."""


def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="Two or more bots.")],
    option: OptionList = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; by default as many as bots.")] = None,
    games: Annotated[int, typer.Option("--games", min=2, help="How many games (whole deals).")] = 100,
    budget: Annotated[float, typer.Option("--budget", min=0.0001, help="Scale all thinking by this factor.")] = 1.0,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    cluster: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster.")] = None,
    between: Annotated[
        tuple[float, float] | None,
        typer.Option("--sprt", metavar="LOW HIGH", help="Stop when one of two rates of the first is ruled out."),
    ] = None,
    output: Annotated[Path | None, typer.Option("--json", help="Write games here; run again to go on.")] = None,
) -> None:
    """Let bots play each other; the same deals are replayed with seats exchanged."""
    played = catalog.game(game)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Malformed("arena-bots")
    brains = [bot_of(bot) for bot in bots]
    count = seats or max(len(bots), min(n for n in played.seats if n > 1))
    if count % len(bots):
        raise Malformed("arena-seats", seats=count, bots=len(bots))
    options = played.settle(count, given_options(option, context.args))
    for bot, brain in zip(bots, brains, strict=True):
        net = getattr(brain, "net", None)
        if net is not None and not net.fits(played, count, options):
            raise Malformed("net-table", bot=bot)
    opening = played.opening * count
    contest = Contest(game, tuple(bots), count, options, seed or "arena", budget, opening=opening)
    if between and not 0.0 <= between[0] < between[1] <= 1.0:
        raise Malformed("arena-sprt")
    if output:
        writable(output)
    test = SequentialTest(*between) if between else None
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game, total=games)

        def watch(results: Sequence[Played]) -> bool:
            rate, low, high = interval(by_deal(results, bots[0]))
            known = f"{bots[0]} {figure(rate, '.0%')} ({spread(low, high, '.0%')})"
            progress.update(task, completed=len(results), description=known)
            return test is not None and test.verdict(by_deal(results, bots[0])) is not None

        results = run(contest, games, jobs, watch, output, cluster)
    show(results)
    if test is not None:
        verdict = test.verdict(by_deal(results, bots[0]))
        key = "arena-open" if verdict is None else "arena-more" if verdict else "arena-less"
        low, high, wrong = (figure(share, ".0%") for share in (test.low, test.high, WRONG))
        console.print(say(key, bot=bots[0], low=low, high=high, wrong=wrong))
    if output:
        lines = json.dumps({"summary": [asdict(line) for line in summary(results)]})
        with output.open("a", encoding="utf-8") as file:
            file.write(lines + "\n")


def show(results: list[Played]) -> None:
    """The table of a contest."""
    wide = console.width > NARROW
    table = Table(box=None, padding=(0, 2 if wide else 1, 0, 0))
    table.add_column(say("arena-column-bot"), overflow="fold", min_width=12)  # a long name goes on in the next line
    for column in ("wins", "sure", "even", "points", "time", "speed", "rating"):
        title = say(f"arena-column-{column}")
        table.add_column(title if wide or "%" in title else title.replace(" ", "\n"), justify="right", no_wrap=True)
    for line in summary(results):
        table.add_row(
            line.bot, figure(line.rate, ".1%"), spread(line.low, line.high, ".1%"), figure(line.even, ".0%"),
            figure(line.points, ".2f"), figure(line.milliseconds, ".1f"), figure(line.speed, ",.0f"),
            f"{figure(line.rating, '.1f')} ± {figure(line.uncertainty, '.1f')}",
        )  # fmt: skip
    console.print(table)
    console.print(say("arena-games", games=len(results), distinct=distinct(results)))
