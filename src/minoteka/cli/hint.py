"""``minoteka hint``: which move to make, from what the seat to act can know."""

from itertools import islice
from typing import Annotated

import typer

from minoteka import catalog
from minoteka.cli.limit import Limit, stopping
from minoteka.cli.record import RecordFile, load
from minoteka.cli.terminal import console
from minoteka.core.errors import Malformed


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
    seen = match.position.observe(match.position.to_act)
    with stopping(limit) as stop:
        choice = catalog.bot(level).choose(seen, count, stop)
    for candidate in choice.candidates[:5]:
        console.print(f"{candidate.move}  {candidate.value:.0%}", markup=False)
    if not choice.candidates:
        console.print(choice.move, markup=False)
