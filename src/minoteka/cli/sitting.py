"""A game at the terminal line by line: for pipes and small terminals. What is typed is read by ``terminal.reading``."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import typer

from minoteka.cli.listing import Listing
from minoteka.cli.rules import tell_rules
from minoteka.cli.terminal import asked, console
from minoteka.core.errors import MinotekaError
from minoteka.core.game import SPECTATOR
from minoteka.search.bot import Bot
from minoteka.terminal.seated import Seated


class Dialogue:
    """One game, read and written line by line."""

    def __init__(self, seated: Seated, adviser: Bot) -> None:
        self.seated = seated
        self.say = seated.say
        self.adviser = adviser
        self.viewer = -1
        self.listing = Listing()
        if sys.stdin.isatty() and find_spec("readline"):
            import_module("readline")  # by being there it gives input() its line editing and history

    @property
    def match(self) -> Any:
        """The match as it stands."""
        return self.seated.match

    def run(self, command: str) -> None:
        """Until the end, or until somebody leaves."""
        try:
            while not self.match.is_over:
                if self.seated.bot is None:
                    self.ask()
                else:
                    self.think(self.seated.bot)
        except (EOFError, KeyboardInterrupt, typer.Exit):
            console.print("\n" + self.say("play-left", command=command), markup=False, soft_wrap=True)
            return
        self.farewell()
        console.print(command, style="dim", markup=False, soft_wrap=True)

    def move(self, text: str) -> None:
        """Play a move and tell what it ended."""
        before = self.match
        self.seated.play(text)
        player, people = self.seated.name(before.position.to_act), self.seated.seats.people
        told = self.seated.told(before, text, people[0] if len(people) == 1 else SPECTATOR)
        console.print(self.say("play-played", player=player, move=told), style="bold", markup=False)
        if self.match.number > before.number:
            self.scores()
            console.rule(self.say("play-round", number=self.match.number + 1))

    def think(self, bot: Bot) -> None:
        """A bot's turn: it sees its observation only."""
        seat = self.match.position.to_act
        with console.status(self.say("play-thinking", player=self.seated.name(seat))):
            choice = self.seated.ask(bot)
        self.move(choice.move)

    def board(self, seat: int) -> None:
        """The table through the eyes of a seat."""
        console.print()
        console.print(self.match.position.markup(seat))

    def ask(self) -> None:
        """A person's turn: show the board, read moves until one is legal."""
        seat = self.match.position.to_act
        if len(self.seated.seats.people) > 1 and self.seated.game.hides and self.viewer != seat:
            console.clear()
            asked(self.say("play-curtain", player=self.seated.name(seat)))
        self.viewer = seat
        self.board(seat)
        self.listing = Listing(self.match.position.observe(seat).moves())
        count = len(self.listing.moves)
        console.print(f"{self.seated.turn()} · {self.say('play-moves', count=count)}", markup=False)
        self.listing.show()
        while not self.answer(asked(self.say("play-prompt"))):
            pass

    def answer(self, line: str) -> bool:
        """Carry out what was typed; True when the turn is done with."""
        typed = self.listing.meant(line)
        if typed.kind == "quit":
            raise typer.Exit
        if typed.kind == "undo":
            return self.undo()
        if typed.kind == "move":
            return self.tried(typed.words)
        if typed.kind == "help":
            console.print(self.say("play-help"), markup=False)
        elif typed.kind == "board":
            self.board(self.viewer)
        elif typed.kind == "rules":
            self.rules()
        elif typed.kind == "scores":
            self.scores()
        elif typed.kind == "hint":
            self.hint()
        elif typed.kind == "moves":
            self.listing.show(everything=True)
        elif typed.moves:
            self.listing.some(typed.moves)
        else:
            console.print(self.say("play-no-such", words=typed.words), style="red", markup=False)
        return False

    def rules(self) -> None:
        """The rules of the game, if it tells any."""
        try:
            tell_rules(self.seated.game, self.seated.language)
        except MinotekaError as error:
            console.print(self.seated.why(error), style="red", markup=False)

    def tried(self, text: str) -> bool:
        """A move if it may be played, else why not."""
        try:
            self.move(text)
        except MinotekaError as error:
            console.print(self.seated.why(error), style="red", markup=False)
            return False
        return True

    def hint(self) -> None:
        """What the adviser would do and what it promises."""
        with console.status(self.say("play-thinking", player="…")):
            choice = self.seated.ask(self.adviser)
        self.listing.some([one.move for one in choice.candidates[:3]] or [choice.move])
        console.print(self.say("play-hint", move=self.seated.advice(choice)), markup=False)

    def scores(self) -> None:
        """How the match stands."""
        console.print(self.say("play-scores", scores=self.seated.scores(self.match.standing().scores)), markup=False)

    def undo(self) -> bool:
        """Back to the person's last turn."""
        before = self.match
        console.print(self.say(self.seated.undo()))
        return self.match is not before

    def farewell(self) -> None:
        """The end: board, reason, scores, winners."""
        self.board(-1)
        for line in self.seated.ending():
            console.print(line, markup=False)
