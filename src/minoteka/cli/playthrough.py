"""``minoteka playthrough`` and ``minoteka perft``: games as JSON lines, and counts of move sequences."""

from pathlib import Path
from typing import Annotated

import typer

from minoteka import catalog
from minoteka.cli.place import PositionText, placed
from minoteka.cli.terminal import GameName, OptionList, Seed, console, given_options, read_file
from minoteka.core import perft as counting
from minoteka.core import playthrough as lines
from minoteka.core.match import Match

Seats = Annotated[int | None, typer.Option("--seats", help="How many play; by default the fewest possible.")]


def playthrough(
    context: typer.Context,
    game: GameName,
    option: OptionList = None,
    seats: Seats = None,
    seed: Seed = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays all seats.")] = "random",
    deal: Annotated[Path | None, typer.Option("--deal", help="Take the deal from this file.")] = None,
    moves: Annotated[Path | None, typer.Option("--moves", help="Take the moves from this file.")] = None,
) -> None:
    """Print a whole game as JSON lines, with the legal moves of every ply."""
    played = catalog.game(game)
    brain = catalog.bot(bot)
    deals = lines.read_deals(read_file(deal)) if deal else []
    given = lines.read_moves(read_file(moves)) if moves else []
    match = lines.start(played, seats or played.seats[0], given_options(option, context.args), seed or "0", deals)

    def choose(now: Match, ply: int) -> str:
        return brain.choose(now.position.observe(now.position.to_act), ply).move

    for line in lines.playthrough(match, None if moves else choose, given):
        typer.echo(line)


def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Argument(min=1, max=20, help="How many moves deep.")],
    option: OptionList = None,
    seats: Seats = None,
    seed: Seed = None,
    moves: Annotated[Path | None, typer.Option("--moves", help="Play these moves first.")] = None,
    text: PositionText = None,
    split: Annotated[bool, typer.Option("--split", help="Show the count below each move.")] = False,
) -> None:
    """Count the sequences of legal moves up to a depth."""
    played = catalog.game(game)
    if text is not None:
        position = placed(text, played, beside=(option, seats, seed))
    else:
        position = lines.start(
            played, seats or played.seats[0], given_options(option, context.args), seed or "0"
        ).position
    for move in lines.read_moves(read_file(moves)) if moves else []:
        position = position.play(move)
    if split:
        for move, count in counting.perft_split(position, depth):
            console.print(f"{move} {count}", markup=False)
        return
    for level in range(1, depth + 1):
        console.print(f"{level} {counting.perft(position, level)}")
