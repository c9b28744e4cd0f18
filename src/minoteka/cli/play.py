"""``minoteka play``: a game in the terminal, people and bots in any seats."""

import secrets
import shlex
from typing import Annotated

import typer
from rich.prompt import Prompt

from minoteka import catalog, texts
from minoteka.cli.place import PositionText, placed
from minoteka.cli.terminal import OptionList, Seed, console, language, read_options, say, scores_text
from minoteka.core.errors import Illegal, Malformed, MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.search.bot import Bot

SHOWN_MOVES = 12


def play(
    game: Annotated[
        str | None, typer.Argument(help=f"Which game; by default {next(iter(catalog.GAMES))}.", show_default=False)
    ] = None,
    option: OptionList = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    bots: Annotated[
        int | None, typer.Option("--bots", help="How many of them are bots; by default all but you.")
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Which bot.")] = "medium",
    first: Annotated[
        int | None, typer.Option("--first", help="The seat that starts, from 0; by default drawn by lot.")
    ] = None,
    seed: Seed = None,
    text: PositionText = None,
) -> None:
    """Play in the terminal."""
    chosen = seed or secrets.token_hex(4)
    if text is not None:
        named = None if game is None else catalog.game(game)
        match = Match.from_position(placed(text, named, beside=(option, seats, first)), Chance(chosen))
    else:
        match = fresh(game, option, seats, chosen, first)
    count = match.seats
    machines = min(count - 1, count) if bots is None else bots
    if not 0 <= machines <= count:
        raise Malformed("play-bots", bots=machines, seats=count)
    brain = catalog.bot(bot)
    given = "".join(f" -o {item}" for item in option or []) + ("" if first is None else f" --first {first}")
    table = f"--position {shlex.quote(text)}" if text else f"{match.game.name} --seats {count}{given}"
    command = f"minoteka play {table} --bots {machines} --bot {bot} --seed {chosen}"
    Sitting(match, count - machines, brain).run(command)


def fresh(game: str | None, option: list[str] | None, seats: int | None, seed: str, first: int | None) -> Match:
    """A match from its beginning."""
    played = next(iter(catalog.GAMES.values())) if game is None else catalog.game(game)
    count = seats or next((n for n in played.seats if n > 1), played.seats[0])
    return Match.start(played, count, read_options(option), Chance(seed), first)


class Sitting:
    """One game at the terminal: people hold the first seats, bots the others."""

    def __init__(self, match: Match, people: int, brain: Bot) -> None:
        self.past = [match]
        self.people = people
        self.brain = brain
        self.viewer = -1

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.past[-1]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return say("seat-name", seat=seat) + ("" if seat < self.people else f" ({say(f'level-{self.brain.name}')})")

    def own(self, key: str) -> str:
        """A key in the game's own words."""
        return texts.own(self.match.game.name, key, language())

    def why(self, error: MinotekaError) -> str:
        """Why a move was refused, with names for seats, and the places at fault: here nothing lights up."""
        owner = error.details.get("owner")
        named = {} if owner is None else {"owner": say("seat-name", seat=owner)}
        sentence = error.say(language(), **named)
        cells = [cell for cell in error.cells if cell not in sentence] if isinstance(error, Illegal) else []
        return f"{sentence} [{' '.join(cells)}]" if cells else sentence

    def run(self, command: str) -> None:
        """Until the end, or until somebody leaves."""
        try:
            while not self.match.is_over:
                if self.match.position.to_act < self.people:
                    self.ask()
                else:
                    self.think()
        except (EOFError, KeyboardInterrupt, typer.Exit):
            console.print("\n" + say("play-left", command=command), markup=False)
            return
        self.farewell()
        console.print(command, style="dim", markup=False)

    def move(self, text: str) -> None:
        """Play a move and tell what it ended."""
        before = self.match
        seat = before.position.to_act
        self.past.append(before.play(text))
        console.print(say("play-played", player=self.name(seat), move=text), style="bold")
        if self.match.number > before.number:
            console.print(say("play-scores", scores=scores_text(self.match.standing().scores)))
            console.rule(say(self.own("play-round"), number=self.match.number + 1))

    def think(self) -> None:
        """A bot's turn: it sees its observation only."""
        seat = self.match.position.to_act
        with console.status(say("play-thinking", player=self.name(seat))):
            choice = self.brain.choose(self.match.position.observe(seat), len(self.past))
        self.move(choice.move)

    def board(self, seat: int) -> None:
        """The table through the eyes of a seat."""
        console.print()
        console.print(self.match.game.draw_text(self.match.position.view(seat)))

    def ask(self) -> None:
        """A person's turn: show the board, read moves until one is legal."""
        seat = self.match.position.to_act
        if self.people > 1 and self.match.game.hides and self.viewer != seat:
            console.clear()
            Prompt.ask(say("play-curtain", player=self.name(seat)), default="", show_default=False)
        self.viewer = seat
        self.board(seat)
        legal = self.match.position.legal_moves()
        console.print(f"{self.headline(seat)} · {say('play-moves', count=len(legal))}")
        self.list_moves(legal, SHOWN_MOVES)
        while not self.answer(Prompt.ask(say("play-prompt")).strip(), legal):
            pass

    def headline(self, seat: int) -> str:
        """What stands above the moves."""
        return say("play-turn", player=self.name(seat))

    def list_moves(self, legal: tuple[str, ...], most: int) -> None:
        """Numbered moves."""
        shown = "  ".join(f"{number}. {text}" for number, text in enumerate(legal[:most], 1))
        console.print(shown + (" …" if len(legal) > most else ""), markup=False, style="dim")

    def answer(self, words: str, legal: tuple[str, ...]) -> bool:
        """Carry out what was typed; True when the turn is done with."""
        if words in ("q", "quit"):
            raise typer.Exit
        if words in ("", "?"):
            console.print(say("play-help"))
        elif words == "b":
            self.board(self.viewer)
        elif words == "m":
            self.list_moves(legal, len(legal))
        elif words == "h":
            seen = self.match.position.observe(self.viewer)
            console.print(self.brain.choose(seen, len(self.past)).move, markup=False)
        elif words == "u":
            return self.undo()
        else:
            chosen = legal[int(words) - 1] if words.isdigit() and 0 < int(words) <= len(legal) else words
            try:
                self.move(chosen)
            except MinotekaError as error:
                console.print(self.why(error), style="red", markup=False)
                return False
            return True
        return False

    def undo(self) -> bool:
        """Back to the person's last turn."""
        earlier = [i for i, m in enumerate(self.past[:-1]) if m.position.to_act < self.people]
        if not earlier:
            console.print(say("play-nothing-to-undo"))
            return False
        del self.past[earlier[-1] + 1 :]
        console.print(say("play-undone"))
        return True

    def farewell(self) -> None:
        """The end: board, reason, scores, winners."""
        end = self.match.standing()
        self.board(-1)
        reason = say(self.own(f"reason-{end.reason}"))
        console.print(say("play-over", reason=reason))
        console.print(say("play-scores", scores=scores_text(end.scores)))
        winners = ", ".join(self.name(seat) for seat in end.winners)
        console.print(say("play-won", count=len(end.winners), players=winners), style="bold green")
