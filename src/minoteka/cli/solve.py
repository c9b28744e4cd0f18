"""``minoteka solve``: perfect play from a deal or from a position of a record, hands open."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.status import Status

from minoteka import catalog
from minoteka.cli.place import PositionText, placed
from minoteka.cli.record import load
from minoteka.cli.terminal import GameName, OptionList, Seed, console, figure, given_options, say
from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.core.record import dump
from minoteka.core.solver import DRAW, Progress, Solution
from minoteka.search.bot import Stop


def solve(
    context: typer.Context,
    game: GameName,
    option: OptionList = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; by default the fewest.")] = None,
    seed: Seed = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Start from this record; its first line, the deal, is enough.")
    ] = None,
    ply: Annotated[
        int | None, typer.Option("--ply", min=0, help="The position after so many entries of the record.")
    ] = None,
    text: PositionText = None,
    tiles: Annotated[
        int | None, typer.Option("--tiles", min=1, help="Only the first so many tiles of the deal, where a game can.")
    ] = None,
    limit: Annotated[float | None, typer.Option("--limit", min=0.0, help="Stop after this many seconds.")] = None,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="By default one a core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
) -> None:
    """Find the winner, every winning move and a line of best play, hands open; alone, the best score. Ctrl-C stops."""
    played = catalog.game(game)
    given = given_options(option, context.args)
    if text is not None:
        position = placed(text, played, beside=(seats, seed, record, ply, given or None))
    elif record is None:
        if ply is not None:
            raise Malformed("solve-ply")
        position = Match.start(played, seats or played.seats[0], given, Chance(seed or "0")).position
    elif seed is not None or given or seats is not None:
        raise Malformed("solve-source")
    else:
        position = recorded(played, record, ply)
    if tiles is not None:
        if played.cut is None:
            raise Malformed("solve-tiles", game=played.name)
        position = played.cut(position, tiles)
    solution, seconds = timed(position, limit, threads or os.cpu_count() or 1)
    if as_json:
        typer.echo(dump(solution.as_json(seconds)))
    else:
        tell(position, solution, seconds)


def recorded(game: Game, path: Path, ply: int | None) -> Position:
    """The position of a record after ``ply`` entries, by default after all of them."""
    record = load(path)
    if record.game is not game:
        raise Malformed("solve-game", game=game.name, found=record.game.name)
    last = len(record.entries) if ply is None else ply
    matches = [match for _, match in record.history()]
    if last >= len(matches):
        raise Malformed("replay-ply", ply=last, last=len(record.entries))
    if game.hides and record.seats > 1 and not matches[-1].is_over:
        raise Malformed("solve-running")
    return matches[last].position


def timed(position: Position, limit: float | None, threads: int) -> tuple[Solution, float]:
    """Solve with live progress, until done, stopped by Ctrl-C or out of time; the seconds are of the search alone."""
    notes = Console(stderr=True, highlight=False)
    with Status(say("solve-preparing"), console=notes) as status:
        catalog.solve(position, nodes=1)  # compiles what is not compiled yet
        began = perf_counter()

        def report(progress: Progress) -> None:
            seconds = perf_counter() - began
            status.update(
                say(
                    "solve-progress" if progress.score is None else "solve-progress-score",
                    nodes=figure(progress.nodes, ","),
                    decided=progress.decided,
                    moves=progress.moves,
                    score=progress.score,
                    seconds=f"{seconds:.0f}",
                )
            )

        with stoppable(limit) as stop:
            solution = catalog.solve(position, stop=stop, report=report, threads=threads)
        return solution, perf_counter() - began


@contextmanager
def stoppable(limit: float | None) -> Iterator[Stop]:
    """A flag that Ctrl-C raises, and a timer if there is a limit."""
    stop = Stop()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    timer = None if limit is None else Timer(limit, stop.set)
    try:
        if timer is not None:
            timer.daemon = True
            timer.start()
        yield stop
    finally:
        if timer is not None:
            timer.cancel()
        signal.signal(signal.SIGINT, before)


def tell(position: Position, solution: Solution, seconds: float) -> None:
    """The board and the result in the player's language."""
    console.print(position.game.draw_text(position.view(position.to_act)))
    if solution.winner is None and not solution.values:
        console.print(say("solve-unproven"))
    elif solution.winner == DRAW:
        console.print(say("solve-draw"))
    elif position.seats > 1:
        console.print(say("solve-winner", player=say("seat-name", seat=solution.winner)))
    for name, value in solution.values.items():
        known = {"value": "none" if value is None else value, "proven": str(solution.proven).lower()}
        console.print(say(f"{position.game.name}-solve-{name}", **known), style="bold")
    if solution.winning:
        moves = ", ".join(solution.winning)
        console.print(say("solve-winning", count=len(solution.winning), moves=moves), markup=False)
    if solution.line:
        console.print(say("solve-line", moves=" ".join(solution.line)), markup=False)
    nodes = figure(solution.nodes, ",")
    console.print(say("solve-cost", nodes=nodes, seconds=figure(seconds, ".2f")), style="dim")
