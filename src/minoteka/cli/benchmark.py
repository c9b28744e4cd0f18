"""``minoteka benchmark``: an agent of one's own measured by the tasks of docs/benchmark.md."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from minoteka import __version__, catalog
from minoteka.arena.benchmark import DEALS, TASKS, Report, Task, task_of
from minoteka.arena.contest import Played, bot_of
from minoteka.arena.run import run
from minoteka.arena.stats import by_deal, interval
from minoteka.cli.terminal import console, figure, say, spread, writable


def benchmark(
    agent: Annotated[str, typer.Argument(help="module:name, policy:module:name, or a bot.")],
    task: Annotated[list[str] | None, typer.Option("--task", help="Only this task; repeat for more.")] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, help="Deals against each opponent.")] = DEALS,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 1,
    output: Annotated[Path | None, typer.Option("--json", help="Write the results here.")] = None,
) -> None:
    """Measure an agent: duplicate deals against fixed opponents, a rating with its interval."""
    tasks = [task_of(name) for name in task or TASKS]
    bot_of(agent)
    if output:
        writable(output)
    reports = [_measured(one, agent, deals, jobs) for one in tasks]
    for report in reports:
        _show(report, deals)
    if deals < DEALS:
        console.print(say("benchmark-few", deals=deals, wanted=DEALS))
    if output:
        output.write_text(json.dumps([_line(report, deals) for report in reports], indent=1) + "\n", "utf-8")


def _measured(task: Task, agent: str, deals: int, jobs: int) -> Report:
    """All games of a task, with a running count."""
    report = Report(task, agent)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        for opponent in task.opponents:
            if opponent == agent:
                continue  # against itself it wins half, which says nothing
            bar = progress.add_task(f"{task.name} – {opponent}", total=2 * deals)

            def watch(results: Sequence[Played], bar: object = bar) -> bool:
                progress.update(bar, completed=len(results))  # type: ignore[arg-type]
                return False

            report.results[opponent] = run(task.contest(agent, opponent), 2 * deals, jobs, watch)
    return report


def _show(report: Report, deals: int) -> None:
    """The table of a task, and the line to cite."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(report.task.name)
    for column in ("wins", "sure"):
        table.add_column(say(f"arena-column-{column}"), justify="right")
    for opponent, results in report.results.items():
        rate, low, high = interval(by_deal(results, report.agent))
        table.add_row(opponent, figure(rate, ".1%"), spread(low, high, ".1%"))
    console.print(table)
    console.print(_cited(report, deals), style="bold", markup=False, soft_wrap=True)


def _cited(report: Report, deals: int) -> str:
    rating = report.rating()
    rules = catalog.game(report.task.game).rules_version
    return (
        f"{report.task.name}: {report.agent} {rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f}), "
        f"{deals} deal{'s' * (deals > 1)}, minoteka {__version__}, rules {rules}"
    )


def _line(report: Report, deals: int) -> dict[str, object]:
    rating = report.rating()
    return {
        "task": report.task.name,
        "agent": report.agent,
        "rating": [rating.value, rating.low, rating.high],
        "wins": {name: interval(by_deal(results, report.agent)) for name, results in report.results.items()},
        "deals": deals,
        "cite": _cited(report, deals),
    }
