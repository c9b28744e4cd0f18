"""``minoteka analyse``: what the moves of a finished game were worth, skill and luck apart."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from minoteka.cli.limit import Limit, stopping
from minoteka.cli.record import RecordFile, load
from minoteka.cli.terminal import console, figure, say
from minoteka.core.errors import Malformed
from minoteka.core.record import MOVE
from minoteka.search.analysis import BLUNDER, Judged, Toll, tolls
from minoteka.search.analysis import analyse as judge
from minoteka.search.luck import lucks


def analyse(
    path: RecordFile,
    iterations: Annotated[int, typer.Option("--iterations", min=16, help="Thought per move.")] = 2000,
    start: Annotated[int, typer.Option("--from", min=0, help="Go on from this move.")] = 0,
    keep: Annotated[Path | None, typer.Option("--keep", help="Keep judgements here; run again to go on.")] = None,
    limit: Limit = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per move.")] = False,
) -> None:
    """Judge a finished game: for every choice the best move and what the played one lost."""
    record = load(path)
    if not record.replay().is_over:
        raise Malformed("analyse-running")
    moves = sum(1 for entry in record.entries if entry.kind == MOVE)
    found = kept(keep) if keep else []
    if found:
        start = found[-1].ply + 1
    if as_json:
        for judged in found:
            typer.echo(json.dumps(judged.as_json()))
    with stopping(limit) as stop, Progress(console=console, transient=True, disable=as_json) as progress:
        task = progress.add_task(record.game.name, total=moves, completed=start)
        for judged in judge(record, iterations, start, stop):
            found.append(judged)
            progress.update(task, completed=judged.ply + 1)
            if keep:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(judged.as_json()) + "\n")
            if as_json:
                typer.echo(json.dumps(judged.as_json()))
        cut = stop.is_set
    whole = not cut and (start == 0 or keep is not None)  # losses that were not judged are not known
    seats = tolls(found, lucks(record, found)) if whole else tolls(found)
    if as_json:
        for toll in seats:
            typer.echo(json.dumps(asdict(toll)))
        return
    console.print(moves_table(found))
    console.print(tolls_table(seats))
    if any(toll.luck is not None for toll in seats):
        console.print(say("analyse-luck-why"))
    if cut:
        console.print(say("analyse-cut", ply=found[-1].ply + 1 if found else start))


def kept(path: Path) -> list[Judged]:
    """The judgements of an earlier run; a torn last line is judged again, and the file left without it."""
    if not path.exists():
        return []
    found = []
    for line in path.read_text("utf-8").splitlines():
        try:
            found.append(Judged.from_json(json.loads(line)))
        except (ValueError, TypeError):
            break
    path.write_text("".join(json.dumps(one.as_json()) + "\n" for one in found), "utf-8")
    return found


def moves_table(found: Sequence[Judged]) -> Table:
    """Move by move; what one should be sorry for is red."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("ply", "seat", "move", "best", "value", "loss", "open-loss"):
        table.add_column(say(f"analyse-{name}"), justify="right" if name not in ("move", "best") else "left")
    for j in found:
        mark = "bold red" if j.loss > BLUNDER else ""
        opened = "" if j.open_loss is None else figure(j.open_loss, ".2f")
        best = "" if j.best == j.move else j.best
        worth = figure(j.value, ".2f"), figure(j.loss, ".2f"), opened
        table.add_row(str(j.ply), str(j.seat), j.move, best, *worth, style=mark)
    return table


def tolls_table(found: Sequence[Toll]) -> Table:
    """Seat by seat: the mean loss by what could be known, the worst, the mean loss with all tiles open, and luck."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("round", "seat", "choices", "mean-loss", "worst", "open-loss", "luck"):
        table.add_column(say(f"analyse-{name}"), justify="right")
    for t in found:
        luck = "" if t.luck is None else figure(t.luck, "+.2f")
        name = say("analyse-match") if t.round is None else str(t.round + 1)
        lost = figure(t.loss, ".3f"), figure(t.worst, ".2f"), figure(t.open_loss, ".3f")
        table.add_row(name, str(t.seat), str(t.choices), *lost, luck)
    return table
