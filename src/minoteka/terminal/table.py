"""A game at this terminal on a full screen: it shows a ``Seated`` and plays in it, while bots think aside."""

from collections.abc import Sequence
from time import sleep
from typing import Any

from rich.text import Text

from minoteka.core.canvas import Canvas
from minoteka.core.errors import MinotekaError
from minoteka.core.game import SPECTATOR
from minoteka.search.bot import Bot, Stop
from minoteka.terminal.board import beside, drawn
from minoteka.terminal.curtain import Curtain
from minoteka.terminal.seated import Seated
from minoteka.terminal.seats import hand_of, head_of, seats_of
from minoteka.terminal.sheet import rules_page, score_sheet
from minoteka.terminal.shell import AFTER, Shell


class TableApp(Shell):
    """One game on the whole screen."""

    def __init__(self, seated: Seated, adviser: Bot, pace: float = 0.5) -> None:
        super().__init__(seated.language)
        self.seated, self.adviser, self.pace = seated, adviser, pace
        self.stop = Stop()
        if seated.match.seats == 1:  # a deal is played once
            self.after = AFTER
        self.viewer = seated.seats.people[0] if len(seated.seats.people) == 1 else SPECTATOR

    def begin(self) -> None:
        """The first turn, or the next one of a game that was left."""
        self.last = self.seated.last_cells(self.viewer)
        self.advance()

    def on_unmount(self) -> None:
        """Nobody waits for a bot any more."""
        self.stop.set()

    @property
    def is_over(self) -> bool:
        """Whether the match is."""
        return self.seated.match.is_over

    def view(self) -> Any:
        """The table as whoever looks at the screen may see it; between rounds, as the last one ended."""
        return self.seated.match.position.view(self.viewer) if self.finished is None else self.finished

    def canvas(self, ghost: Any = None) -> Canvas:
        """The board as whoever looks at the screen may see it."""
        return drawn(self.seated.game, self.view(), ghost)

    def advance(self) -> None:
        """Whose turn it is: a bot thinks aside, a person is asked, behind a curtain if others have looked here."""
        seated, bot = self.seated, self.seated.bot
        if seated.match.is_over:
            self.viewer = SPECTATOR
            self.word = "\n".join(seated.ending())
            self.ask(())
            return
        seat = seated.match.position.to_act
        if bot is not None:
            self.ask(())
            self.run_worker(lambda: self.think(bot), thread=True)
        elif seated.game.hides and len(seated.seats.people) > 1 and seat != self.viewer:
            self.viewer = SPECTATOR
            self.ask(())
            self.push_screen(Curtain(seated.say("play-curtain", player=seated.name(seat))), lambda _: self.turn(seat))
        else:
            self.turn(seat)

    def turn(self, seat: int) -> None:
        """A person's turn."""
        self.viewer = seat
        self.ask(self.seated.match.position.observe(seat).moves())

    def think(self, bot: Bot) -> None:
        """In a thread of its own: what a bot does."""
        choice = self.seated.ask(bot, self.stop)
        sleep(self.pace)  # so that one can follow
        if not self.stop.is_set:
            self.call_from_thread(self.play, choice.move)

    def play(self, text: str) -> None:
        """A move, or why it may not be played."""
        before = self.seated.match
        try:
            self.seated.play(text)
        except MinotekaError as error:
            self.refuse(error)
            return
        self.last = self.seated.last_cells(self.viewer)
        told = self.seated.told(before, text, self.viewer)
        self.word = self.seated.say("play-played", player=self.seated.name(before.position.to_act), move=told)
        if self.seated.match.number > before.number:
            self.finished = before.position.play(text).view(self.viewer)
            self.word += "\n" + self.seated.round_over(self.seated.match.rounds[-1], self.standing())
            self.last = ()
            self.ask(())
        else:
            self.advance()

    def go_on(self) -> None:
        """The next round."""
        self.word = ""
        self.advance()

    def standing(self) -> Sequence[float]:
        """The scores of the match."""
        return self.seated.match.standing().scores

    def why(self, error: MinotekaError) -> str:
        """Why not, with names for seats."""
        return self.seated.why(error)

    def headline(self) -> str:
        """The game, the round, whose turn it is, the scores."""
        seated, match = self.seated, self.seated.match
        between = self.finished is not None
        turn = "" if match.is_over or between else seated.turn()
        rounds = match.number + (not between) if match.is_match else 0
        return head_of(seated.game, rounds, turn, self.standing() if rounds else (), self.language)

    def seats_line(self) -> Text:
        """Who sits there and how much each of them holds."""
        names = [self.seated.name(seat) for seat in range(self.seated.match.seats)]
        return seats_of(self.view(), names, self.size.width - 2)

    def held(self) -> Sequence[str]:
        """The hand of whoever looks."""
        return hand_of(self.view(), self.viewer)

    def why_not(self, place: str) -> None:
        """Asked of the rules, from what the seat may know."""
        position = self.seated.match.position
        self.explain(place, position.observe(position.to_act), self.seated.game)

    def action_hint(self) -> None:
        """Ask the adviser, aside."""
        if self.aim.move is not None:
            self.tell(self.say("play-thinking", player="…"))
            self.run_worker(self.advise, thread=True, exclusive=True)

    def advise(self) -> None:
        """In a thread of its own: the hint."""
        before, choice = self.seated.match, self.seated.ask(self.adviser, self.stop)
        if not self.stop.is_set and self.seated.match is before:
            self.call_from_thread(self.hinted, choice.move, self.seated.advice(choice))

    def action_undo(self) -> None:
        """Back to a person's last turn; not while a bot thinks."""
        if self.seated.bot is None or self.finished is not None:
            self.finished = None
            self.word, self.last = self.seated.say(self.seated.undo()), ()
            self.advance()

    def score_page(self) -> Text:
        """Round by round, and what lies on the table."""
        match, names = self.seated.match, [self.seated.name(seat) for seat in range(self.seated.match.seats)]
        sheet = score_sheet(names, [outcome.scores for outcome in match.rounds], self.standing(), self.language)
        return Text.assemble(sheet, "\n\n", beside(self.seated.game, self.view()))

    def help_page(self) -> str:
        """The rules of the game."""
        return rules_page(self.seated.game, self.language)
