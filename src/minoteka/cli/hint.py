"""``minoteka hint``: which move to make, from what the seat to act can know."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from minoteka import catalog
from minoteka.cli.limit import Limit, stopping
from minoteka.cli.place import PositionText, placed
from minoteka.cli.record import load
from minoteka.cli.terminal import console, figure, language
from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.terminal.words import SeatWords


def hint(
    path: Annotated[
        Path | None, typer.Argument(metavar="[RECORD]", help="A file of JSON lines; or else --position.")
    ] = None,
    text: PositionText = None,
    ply: Annotated[int | None, typer.Option("--ply", min=0, help="After this many entries; by default all.")] = None,
    level: Annotated[str, typer.Option("--bot", help="Whom to ask.")] = "strong",
    limit: Limit = None,
) -> None:
    """The best moves in a position, with what they promise and why, from what the seat to act can know."""
    if text is not None:
        position, count = placed(text, beside=(path, ply)), 0
    elif path is not None:
        position, count = recorded(path, ply)
    else:
        raise Malformed("position-none")
    if position.is_over:
        raise Malformed("match-over")
    seen = position.observe(position.to_act)
    with stopping(limit) as stop:
        choice = catalog.bot(level).choose(seen, count, stop)
    for candidate in choice.candidates[:5]:
        console.print(f"{candidate.move}  {figure(candidate.value, '.0%')}", markup=False)
    if not choice.candidates:
        console.print(choice.move, markup=False)
    why = SeatWords(position.game, language()).because(seen.reasons(seen.find(choice.move)))
    if why:
        console.print(why, markup=False)


def recorded(path: Path, ply: int | None) -> tuple[Position, int]:
    """The position of a record after ``ply`` entries, and how many those are."""
    record = load(path)
    count = len(record.entries) if ply is None else ply
    return next(islice(record.history(), count, None), (None, record.start()))[1].position, count
