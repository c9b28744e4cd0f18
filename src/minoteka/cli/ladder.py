"""``minoteka ladder``: every level against the one below it, as a table for docs/bots.md."""

from itertools import pairwise
from typing import Annotated

import typer
from rich.table import Table

from minoteka import catalog
from minoteka.arena.contest import Contest
from minoteka.arena.run import run
from minoteka.arena.stats import by_deal, interval
from minoteka.cli.terminal import OptionList, Seed, console, read_options


def ladder(
    game: Annotated[str, typer.Argument(help="Which game.")],
    option: OptionList = None,
    games: Annotated[int, typer.Option("--games", min=2, help="Games for each pair of neighbours.")] = 40,
    budget: Annotated[float, typer.Option("--budget", min=0.0001, help="Scale all thinking by this factor.")] = 1.0,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
) -> None:
    """Measure neighbours at a table for two, on the same deals with seats exchanged."""
    options = catalog.game(game).settle(2, read_options(option))
    steps = ["random", *catalog.LEVELS]
    pairs = [("greedy", "random"), *((upper, lower) for lower, upper in pairwise(steps))]
    table = Table(box=None, padding=(0, 2, 0, 0))
    lines = [f"| {game} | wins | 95 % | games |", "| --- | ---: | ---: | ---: |"]
    for title in lines[0].strip("| ").split(" | "):
        table.add_column(title, justify="left" if title == game else "right")
    for upper, lower in pairs:
        contest = Contest(game, (upper, lower), 2, options, seed or "ladder", budget)
        with console.status(f"{upper} – {lower}"):
            results = run(contest, games, jobs, lambda _: False)
        rate, low, high = interval(by_deal(results, upper))
        row = (f"{upper} – {lower}", f"{rate:.0%}", f"{low:.0%}–{high:.0%}", str(len(results)))
        table.add_row(*row)
        lines.append(f"| {' | '.join(row)} |")
    if console.is_terminal:
        console.print(table)
    else:
        print("\n".join(lines))
