"""``minoteka ladder``: every level against the one below it, and what each gives away: docs/lab/ladders.md."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from minoteka import catalog
from minoteka.arena import ladder as steps
from minoteka.arena.contest import Contest, Played
from minoteka.arena.losses import GivenAway, given_away, losses
from minoteka.arena.run import Watch, run
from minoteka.cli.terminal import GameName, OptionList, Seed, console, given_options

JUDGE = 2.0
"""How many times the budget of the highest level the judge of losses has."""


def ladder(
    context: typer.Context,
    game: GameName,
    option: OptionList = None,
    seats: Annotated[int, typer.Option("--seats", min=2, help="How many play; half of them are of each kind.")] = 2,
    games: Annotated[int, typer.Option("--games", min=2, help="Games for each pair.")] = 40,
    budget: Annotated[float, typer.Option("--budget", min=0.0001, help="Scale all thinking by this factor.")] = 1.0,
    full: Annotated[int, typer.Option("--full", min=0, help="Games with the full budget, highest – greedy.")] = 0,
    judged: Annotated[int, typer.Option("--losses", min=0, help="Positions to judge every level in.")] = 0,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    results: Annotated[Path | None, typer.Option("--results", help="Keep games in this folder, to go on.")] = None,
    page: Annotated[Path | None, typer.Option("--write", help="Put the table into this page.")] = None,
) -> None:
    """Measure the levels of a game: neighbours on the same deals with seats exchanged, and every level's losses."""
    played = catalog.game(game)
    options = played.settle(seats, given_options(option, context.args))
    title = ", ".join([game, str(seats), *(option or [])])
    rows: list[tuple[str, ...]] = []
    given: list[GivenAway] = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    if results:
        results.mkdir(parents=True, exist_ok=True)
    with Progress(*columns, console=console, transient=True) as progress:
        for rung in steps.rungs(budget, full > 0):
            count = full if full and rung == steps.rungs(budget, full=True)[-1] else games
            task = progress.add_task(rung.name, total=count)
            contest = rung.contest(game, seats, options, seed or steps.KEPT_APART)
            name = f"{title} {rung.name} {rung.budget:g}.jsonl".replace(" ", "_").replace("/", "_")
            found = run(contest, count, jobs, watcher(progress, task), results / name if results else None)
            rows.append(steps.row(rung, found))
            write(page, title, steps.table(title, rows, given))
        if judged:
            task = progress.add_task("losses", total=judged)
            contest = Contest(
                game, tuple(catalog.LEVELS), seats, options, seed or steps.KEPT_APART, budget, steps.quick_levels()
            )
            thought = int(JUDGE * budget * max(bot.iterations(played) for bot in catalog.LEVELS.values()))
            seen = []
            for one in losses(contest, judged, thought):
                seen.append(one)
                progress.update(task, advance=1)
            given = given_away(seen)
    text = steps.table(title, rows, given)
    write(page, title, text)
    typer.echo(text)


def write(page: Path | None, title: str, text: str) -> None:
    """Put what is measured so far into the page: an interrupted ladder leaves its lower rungs."""
    if page:
        page.write_text(steps.put_into(page.read_text("utf-8"), title, text), "utf-8")


def watcher(progress: Progress, task: TaskID) -> Watch:
    """Shows how many games are played; never stops a run."""

    def watch(results: Sequence[Played]) -> bool:
        progress.update(task, completed=len(results))
        return False

    return watch
