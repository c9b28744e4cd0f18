"""``minoteka analyse`` and ``minoteka hint``: what moves were worth, and which one to make."""

import json
from collections import defaultdict
from itertools import islice
from threading import Timer
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from minoteka import catalog
from minoteka.cli.record import RecordFile, load
from minoteka.cli.terminal import console, say
from minoteka.core.errors import Malformed
from minoteka.core.record import MOVE
from minoteka.search.analysis import BLUNDER
from minoteka.search.bot import Stop

Limit = Annotated[float | None, typer.Option("--limit", min=0.1, help="Stop after this many seconds.")]


def analyse(
    path: RecordFile,
    iterations: Annotated[int, typer.Option("--iterations", min=16, help="Thought per move.")] = 2000,
    start: Annotated[int, typer.Option("--from", min=0, help="Go on from this move.")] = 0,
    limit: Limit = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per move.")] = False,
) -> None:
    """Judge a finished game: for every choice the best move and what the played one lost."""
    record = load(path)
    if not record.replay().is_over:
        raise Malformed("analyse-running")
    stop = Stop()
    timer = Timer(limit, stop.set) if limit else None
    if timer:
        timer.start()
    total = sum(1 for entry in record.entries if entry.kind == MOVE)
    found = []
    try:
        with Progress(console=console, transient=True, disable=as_json) as progress:
            task = progress.add_task(record.game.name, total=total, completed=start)
            for judged in catalog.analyse(record, iterations, start, stop):
                found.append(judged)
                progress.update(task, completed=judged.ply + 1)
                if as_json:
                    typer.echo(json.dumps(judged.as_json()))
    finally:
        if timer:
            timer.cancel()
    if as_json:
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("ply", "seat", "move", "best", "value", "loss", "open loss"):
        table.add_column(title, justify="right" if title not in ("move", "best") else "left")
    for j in found:
        mark = "bold red" if j.loss > BLUNDER else ""
        opened = "" if j.open_loss is None else f"{j.open_loss:.2f}"
        best = "" if j.best == j.move else j.best
        table.add_row(str(j.ply), str(j.seat), j.move, best, f"{j.value:.2f}", f"{j.loss:.2f}", opened, style=mark)
    console.print(table)
    losses: dict[int, list[float]] = defaultdict(list)
    for j in found:
        losses[j.seat].append(j.loss)
    for seat, parts in sorted(losses.items()):
        mean, worst = sum(parts) / len(parts), max(parts)
        console.print(say("analyse-seat", seat=seat, mean=f"{mean:.3f}", worst=f"{worst:.2f}", count=len(parts)))


def hint(
    path: RecordFile,
    ply: Annotated[int | None, typer.Option("--ply", min=0, help="After this many entries; by default all.")] = None,
    level: Annotated[str, typer.Option("--bot", help="Whom to ask.")] = "strong",
    limit: Limit = None,
) -> None:
    """The best moves in a recorded position, with what they promise, from what the seat to act can know."""
    record = load(path)
    count = len(record.entries) if ply is None else ply
    match = next(islice(record.history(), count, None), (None, record.start()))[1]
    if match.is_over:
        raise Malformed("match-over")
    stop = Stop()
    timer = Timer(limit, stop.set) if limit else None
    if timer:
        timer.start()
    seen = match.position.observe(match.position.to_act)
    choice = catalog.bot(level).choose(seen, count, stop)
    if timer:
        timer.cancel()
    for candidate in choice.candidates[:5] or []:
        console.print(f"{candidate.move}  {candidate.value:.0%}", markup=False)
    if not choice.candidates:
        console.print(choice.move, markup=False)
