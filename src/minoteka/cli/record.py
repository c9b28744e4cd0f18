"""``minoteka replay`` and ``minoteka verify``: look at a record again, and check it."""

from pathlib import Path
from typing import Annotated

import typer

from minoteka import catalog
from minoteka.cli.terminal import console, read_file, say, scores_text
from minoteka.core import record as records
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import SPECTATOR

RecordFile = Annotated[
    Path, typer.Argument(metavar="RECORD", help="A file of JSON lines, as playthrough or a table writes it.")
]


def load(path: Path) -> records.Record:
    """The record in a file."""
    return records.read(read_file(path).splitlines(), catalog.game)


def replay(
    path: RecordFile,
    ply: Annotated[
        int | None, typer.Option("--ply", min=0, help="Show only the board after this many entries.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", help="Through whose eyes; by default a spectator's.")] = SPECTATOR,
) -> None:
    """Show a recorded game move by move."""
    record = load(path)
    last = ply if ply is not None else len(record.entries)
    if last > len(record.entries):
        raise Malformed("replay-ply", ply=last, last=len(record.entries))
    try:
        for number, (entry, match) in enumerate(record.history()):
            if entry is not None and ply is None:
                console.print(f"{number:>3}. {entry.seat}: {entry.text or entry.kind}", markup=False)
            if number == last:
                console.print(record.game.draw_text(match.position.view(seat)))
                if match.is_over:
                    console.print(say("play-scores", scores=scores_text(match.standing().scores)))
                return
    except MinotekaError as error:
        code = "record-rules" if record.rules and record.rules != record.game.rules_version else "verify-entry"
        raise Malformed(code, entry=number + 1, ply=number, why=error) from error


def verify(path: RecordFile) -> int:
    """Check a record: the seed against its commitment, the deals against the seed, every move against the rules."""
    for code in records.verify(load(path)):
        console.print("✓ " + say(code))
    return 0
