"""``minoteka replay`` and ``minoteka verify``: look at a record again, and check it."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from minoteka import catalog
from minoteka.cli.terminal import console, language, read_file, roomy, say, scores_text
from minoteka.core import record as records
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import SPECTATOR
from minoteka.core.position import check_seat
from minoteka.search import analysis

ITERATIONS = 500
"""Thought per move while somebody waits; ``analyse`` takes more."""

RecordFile = Annotated[
    Path,
    typer.Argument(metavar="RECORD", help="A file of JSON lines, as play or a table writes it; - is standard input."),
]


def load(path: Path) -> records.Record:
    """The record in a file, ``-`` for standard input."""
    text = sys.stdin.read() if str(path) == "-" else read_file(path)
    return records.read(text.splitlines(), catalog.game)


def replay(
    path: RecordFile,
    ply: Annotated[
        int | None, typer.Option("--ply", min=0, help="Show only the board after this many entries.")
    ] = None,
    seat: Annotated[
        int, typer.Option("--seat", show_default=False, help="Through whose eyes; by default a spectator's.")
    ] = SPECTATOR,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, even on a terminal.")] = False,
) -> None:
    """Show a recorded game move by move, with the board after each."""
    record = load(path)
    if seat != SPECTATOR:
        check_seat(seat, record.seats)
    if ply is None and not lines and roomy():
        on_screen(record, seat)
        return
    last = ply if ply is not None else len(record.entries)
    if last > len(record.entries):
        raise Malformed("replay-ply", ply=last, last=len(record.entries))
    start = record.start()
    try:
        for number, (entry, match) in enumerate(record.history(start)):
            if entry is not None and ply is None:
                console.print(f"{number:>3}. {entry.seat}: {entry.text or entry.kind}", markup=False, style="bold")
            if ply is None or number == last:
                console.print(match.position.markup(seat))
            if number == last and match.is_over:
                console.print(say("play-scores", scores=scores_text(match.standing().scores)))
            if number == last:
                return
    except MinotekaError as error:
        code = "record-rules" if record.rules and record.rules != record.game.rules_version else "verify-entry"
        raise Malformed(code, entry=number + 1, ply=number, why=error) from error


def on_screen(record: records.Record, seat: int) -> None:
    """The record on the full screen."""
    from minoteka.terminal.replay import ReplayApp  # loading it takes a while, and few need it

    history = list(record.history())
    judge = partial(analysis.analyse, record, ITERATIONS, 0) if history[-1][1].is_over else None
    ReplayApp(history, seat, language(), judge).run()


def verify(path: RecordFile) -> int:
    """Check a record: the seed against its commitment, the deals against the seed, every move against the rules."""
    record = load(path)
    if not record.deals:
        record.chance()  # while a table runs, nobody can know yet
    for code in records.verify(record):
        console.print("✓ " + say(code))
    return 0
