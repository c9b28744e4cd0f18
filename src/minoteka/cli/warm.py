"""``minoteka warm``: compile the kernels once, with a progress bar, so that nobody waits for them later."""

from time import monotonic
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from minoteka import catalog
from minoteka.cli.terminal import console, figure, say
from minoteka.search.prepare import preparations, proving


def warm(
    rest: Annotated[bool, typer.Option("--rest", help="All games but the first one.")] = False,
    every: Annotated[bool, typer.Option("--all", help="All games.")] = False,
    rules: Annotated[bool, typer.Option("--rules", help="The rules only, not the bots' search.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Without a bar.")] = False,
) -> None:
    """Prepare the first game (it is wanted soonest), or the others."""
    chosen = list(catalog.GAMES.values())
    games = chosen if every else chosen[1:] if rest else chosen[:1]
    steps = [(game, step) for game in games for step in preparations(game, search=not rules)]
    if (rest or every) and not rules:  # proofs are wanted last: by riddles and “solve”
        steps += [(game, proving(game)) for game in chosen]
    began = monotonic()
    columns = (
        TextColumn(say("warm-title")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=len(steps))
        for game, step in steps:
            progress.update(task, description=f"{game.name}")
            step()
            progress.advance(task)
    if not quiet:
        console.print(say("warm-done", seconds=figure(monotonic() - began, ".1f")))
