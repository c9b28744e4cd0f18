"""``minoteka tune``: better weights of an evaluation by self-play, for whoever works on one."""

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from minoteka import catalog
from minoteka.arena.duel import DuelTable
from minoteka.arena.tune import check, climb
from minoteka.cli.terminal import GameName, OptionList, Seed, console, figure, given_options, say
from minoteka.core.errors import Malformed


def tune(
    context: typer.Context,
    game: GameName,
    option: OptionList = None,
    seats: Annotated[int, typer.Option("--seats", min=2, help="How many play.")] = 2,
    weight: Annotated[list[int] | None, typer.Option("--weight", help="Tune these places only.")] = None,
    steps: Annotated[int, typer.Option("--steps", min=1, help="Steps of the climb.")] = 60,
    deals: Annotated[int, typer.Option("--deals", min=2, help="Deals in each step.")] = 40,
    proof: Annotated[int, typer.Option("--check", min=2, help="Fresh deals for the check.")] = 200,
    seed: Seed = None,
) -> None:
    """Climb from the weights in use, then say how the new ones do on fresh deals."""
    played = catalog.game(game)
    chosen = weight or list(range(len(played.weights)))
    if max(chosen) >= len(played.weights) or min(chosen) < 0:
        raise Malformed("tune-weight", count=len(played.weights))
    table = DuelTable(played, seats, played.settle(seats, given_options(option, context.args)), f"tune/{seed or ''}")
    weights = tuple(played.weights)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game, total=steps)
        for step in climb(table, weights, chosen, steps, deals, len(seed or "")):
            weights = step.weights
            progress.update(task, advance=1, description=figure(step.gain, "+.1%"))
    console.print("(" + ", ".join(f"{value:.3g}" for value in weights) + ")")
    for key, old, new in (
        ("tune-before", played.weights, weights),
        ("tune-random", None, weights),
        ("tune-random-before", None, played.weights),
    ):
        rate, low, high = (figure(share, ".1%") for share in check(table, new, old, proof))
        console.print(say(key, rate=rate, low=low, high=high))
