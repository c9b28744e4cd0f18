"""``minoteka train``: a judgement of a game learnt from play against itself, for whoever works on one."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from minoteka import catalog
from minoteka.arena.course import Course, check, learn, losses
from minoteka.arena.plot import picture
from minoteka.arena.selfplay import PlayTable
from minoteka.cli.terminal import GameName, OptionList, Seed, console, given_options, say
from minoteka.core.errors import Malformed


def train(
    context: typer.Context,
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Keep everything in this folder; run again to go on.")],
    option: OptionList = None,
    seats: Annotated[int, typer.Option("--seats", min=2, help="How many play.")] = 2,
    generations: Annotated[int, typer.Option("--generations", min=1, help="How often to play and fit anew.")] = 4,
    rounds: Annotated[int, typer.Option("--rounds", min=12, help="Rounds to learn from in each generation.")] = 20_000,
    free: Annotated[list[str] | None, typer.Option("--any", help="The judgement holds whatever this is.")] = None,
    proof: Annotated[int, typer.Option("--check", min=2, help="Fresh deals for the check.")] = 200,
    threads: Annotated[int, typer.Option("--threads", min=0, help="How many at once; 0: all cores.")] = 0,
    seed: Seed = None,
) -> None:
    """Learn a judgement: play against oneself, fit a small network to the results, play on by it."""
    played = catalog.game(game)
    if not played.features.inputs:
        raise Malformed("train-features", game=game)
    options = played.settle(seats, given_options(option, context.args))
    for name in free or ():
        played.settle(seats, {name: options.get(name)})  # refuses what is no option
    course = Course(PlayTable(played, seats, options), seed or "", rounds, tuple(free or ()))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game, total=rounds)
        for step in learn(course, folder, generations, threads or os.cpu_count() or 1):
            held = f" {step.epoch.held:.4f}" if step.epoch else ""
            progress.update(task, completed=step.rounds, description=f"{step.generation}{held}")
            if step.net is not None:
                told = losses(folder, step.generation)
                rate, low, high = check(course, step.net, proof)
                best = min(held for _, held in told.epochs)
                numbers = {"rate": f"{rate:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
                losing = {"loss": f"{best:.4f}", "even": f"{told.even:.4f}"}
                console.print(say("train-generation", number=step.generation, **losing, **numbers))
                draw(folder, step.generation)
    console.print(say("train-done", path=str(folder / f"{generations}.net")))


def draw(folder: Path, generations: int) -> None:
    """The losses so far as a picture beside the nets."""
    found = [losses(folder, number + 1) for number in range(generations)]
    names = say("train-learnt"), say("train-held")
    drawn = picture([one.epochs for one in found], found[-1].even, names)
    (folder / "losses.svg").write_text(drawn, "utf-8")
