"""``minoteka play``: a game in the terminal, people and bots in any seats."""

import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from minoteka import catalog
from minoteka.cli.place import PositionText
from minoteka.cli.seating import kept_bests, kept_games, sit_down, trouble
from minoteka.cli.terminal import OptionList, Seed, console, game_names, given_options, language, roomy, say
from minoteka.core import position_text
from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match, dealer
from minoteka.core.record import MOVE, Entry, Record
from minoteka.lessons import collection
from minoteka.puzzles.riddle import of_game
from minoteka.search.bot import Bot
from minoteka.terminal.alone import DEAL, SeatedAlone
from minoteka.terminal.saves import Saving
from minoteka.terminal.seated import Seated, Seats
from minoteka.terminal.wish import PLAY, Wish


def play(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(
            help=f"Which game; by default {next(iter(catalog.GAMES))}.", show_default=False, autocompletion=game_names
        ),
    ] = None,
    option: OptionList = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    bots: Annotated[
        int | None, typer.Option("--bots", help="How many of them are bots; by default all but you.")
    ] = None,
    bot: Annotated[
        str, typer.Option("--bot", help="Which bot; several, with commas between them, for one seat each.")
    ] = "medium",
    first: Annotated[
        int | None, typer.Option("--first", help="The seat that starts, from 0; by default drawn by lot.")
    ] = None,
    seed: Seed = None,
    text: PositionText = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game that was left.")] = False,
    record: Annotated[Path | None, typer.Option("--record", help="Go on with the game in this file.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, even on a terminal.")] = False,
) -> None:
    """Play in the terminal. Every game is kept as a record, move by move."""
    saves = kept_games()
    given = given_options(option, context.args)
    chosen = seed or secrets.token_hex(4)
    if resume or record is not None:
        if any(value is not None for value in (seats, bots, first, seed, text)) or given:
            raise Malformed("play-resume-beside")
        wanted = None if game is None else catalog.game(game)
        go_on(*saves.unfinished(wanted) if record is None else (record, saves.read(record)), lines)
        return
    plain = not given and all(value is None for value in (game, seats, bots, first, seed, text))
    if plain and not lines and roomy():
        from_menu(bot, context)
        return
    if text is not None:
        seated = placed(text, game, (given or None, seats, first), chosen, bots, bot)
    else:
        seated = fresh(game, given, seats, chosen, first, bots, bot)
    start = f" --first {first}" if first is not None else ""
    table = f"--position {shlex.quote(text)}" if text else f"{table_of(seated)}{start}"
    begin(seated, same_again(seated, table, bot, chosen), lines)


def same_again(seated: Seated, table: str, bot: str, seed: str) -> str:
    """The command that deals the same game once more."""
    machines = seated.match.seats - len(seated.seats.people)
    return f"minoteka play {table} --bots {machines} --bot {bot} --seed {shlex.quote(seed)}"


def table_of(seated: Seated) -> str:
    """The game, its seats and the options that are not usual, as flags."""
    usual, options = seated.game.settle(seated.match.seats, {}), seated.options
    told = [option for option in seated.game.options if options[option.name] != usual[option.name]]
    flags = (f" --{one.name.replace('_', '-')} {shlex.quote(one.write(options[one.name]))}" for one in told)
    return f"{seated.game.name} --seats {seated.match.seats}{''.join(flags)}"


def begin(seated: Seated, command: str, lines: bool) -> None:
    """Play a game that is kept from now on, and others like it as long as somebody wants to."""
    if seated.match.position.has_past:
        path = kept_games().fresh(seated.game)
        seated.keep = Saving(path, trouble)
        kept = say("play-kept", path=str(path))
    else:
        kept = say("play-no-past")
    console.print(kept, style="dim", markup=False, soft_wrap=True)
    if sit_down(seated, command, lines):
        once_more(seated, lines)


def once_more(seated: Seated, lines: bool) -> None:
    """The same game with the same players, dealt anew."""
    seed, match, bots = secrets.token_hex(4), seated.match, [bot.name for bot in seated.seats.bots if bot is not None]
    start = Match.start(seated.game, match.seats, seated.options, Chance(seed))
    said = f" --bot {','.join(bots)}" if bots else ""
    command = f"minoteka play {table_of(seated)} --bots {len(bots)}{said} --seed {seed}"
    begin(Seated(start, seated.seats, seated.language, {"seed": seed}), command, lines)


def go_on(path: Path, kept: Record, lines: bool) -> None:
    """Play a record on, in its file."""
    seated = gone_on(kept)
    if seated.match.is_over:
        raise NotYours("match-over")
    seated.keep = Saving(path, trouble)
    if sit_down(seated, f"minoteka play --record {shlex.quote(str(path))}", lines):
        once_more(seated, lines)


def gone_on(kept: Record) -> Seated:
    """A game from its record; one that was played alone has a score to be noted."""
    spare = Chance(secrets.token_hex(4))
    if DEAL not in kept.fairness:
        return Seated.resumed(kept, spare, catalog.BOTS, language())
    alone = SeatedAlone.resumed(kept, spare, catalog.BOTS, language())
    alone.bests = kept_bests()
    return alone


def from_menu(bot: str, context: typer.Context) -> None:
    """Wherever the menu leads, and back to it with all that was chosen, until it is left itself."""
    from minoteka.terminal.menu import Menu

    picked: Mapping[str, str] = {}
    while True:
        menu = Menu(catalog.GAMES, catalog.BOTS, catalog.bot(bot).name, language(), doors(), picked)
        wish = menu.run()
        if wish is None:
            return
        through(wish, context)
        picked = menu.picked


def doors() -> Callable[[Game], Sequence[str]]:
    """What else the house has for a game, as the menu names it."""
    try:
        kept_games().unfinished()
        left = True
    except MinotekaError:
        left = False

    def of(game: Game) -> list[str]:
        there = {
            "resume": left,
            "learn": bool(collection.lessons(game)),
            "riddle": bool(of_game(game)),
            "solitaire": game is catalog.solitaire(),
            "puzzle": game.pieces is not None,
        }
        return [door for door, is_there in there.items() if is_there]

    return of


def through(wish: Wish, context: typer.Context) -> None:
    """Through a door of the menu."""
    from minoteka.cli import learn, puzzle, solitaire  # each is loaded when it is meant

    if wish.door == PLAY:
        seed = secrets.token_hex(4)
        seated = fresh(wish.game, dict(wish.options), wish.seats, seed, None, wish.bots, wish.levels)
        begin(seated, same_again(seated, table_of(seated), wish.levels, seed), lines=False)
    elif wish.door == "resume":
        go_on(*kept_games().unfinished(), False)
    elif wish.door == "learn":
        learn.learn(wish.game)
    elif wish.door == "solitaire":
        solitaire.solitaire(context)
    else:
        puzzle.play(wish.game if wish.door == "riddle" else None)


def sitting_down(count: int, bots: int | None, names: str) -> Seats:
    """People in the first seats, bots in the others: the named ones in turn, the last name for all that are left."""
    machines = count - 1 if bots is None else bots
    if not 0 <= machines <= count:
        raise Malformed("play-bots", bots=machines, seats=count)
    brains: Sequence[Bot] = [catalog.bot(name.strip()) for name in names.split(",")]
    people: list[Bot | None] = [None] * (count - machines)
    return Seats((*people, *(brains[min(i, len(brains) - 1)] for i in range(machines))))


def fresh(
    game: str | None,
    given: dict[str, str],
    seats: int | None,
    seed: str,
    first: int | None,
    bots: int | None,
    names: str,
) -> Seated:
    """A game from its beginning."""
    played = next(iter(catalog.GAMES.values())) if game is None else catalog.game(game)
    count = next((n for n in played.seats if n > 1), played.seats[0]) if seats is None else seats
    match = Match.start(played, count, given, Chance(seed), first)
    fairness = {"seed": seed, **({} if first is None else {"first_chosen": True})}
    return Seated(match, sitting_down(count, bots, names), language(), fairness)


def placed(text: str, game: str | None, beside: tuple[object, ...], seed: str, bots: int | None, names: str) -> Seated:
    """A game that stands where a text says: dealt as it tells, its moves played; or in the middle of a round."""
    if any(value is not None for value in beside):
        raise Malformed("position-source")
    position = catalog.position(text)  # every error of the text is told as everywhere
    told = position_text.read(text, catalog.game)
    if game is not None and told.game is not catalog.game(game):
        raise Malformed("position-game", game=game, found=told.game.name)
    if told.state:
        start = Match.from_position(position, Chance(seed))
    else:
        start = Match.start(told.game, told.seats, told.options, dealer([told.deal], Chance(seed)))
    seated = Seated(start, sitting_down(told.seats, bots, names), language())
    for move in told.moves:
        seated.enter(Entry(MOVE, seated.match.position.to_act, move))
    if seated.match.is_over:
        raise NotYours("round-over")
    return seated
