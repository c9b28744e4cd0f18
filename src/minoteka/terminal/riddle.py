"""A riddle on the full screen: the board and a question; right moves go on, wrong ones are told and not played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from minoteka.core.canvas import Canvas
from minoteka.core.errors import MinotekaError
from minoteka.puzzles.trial import Ruling
from minoteka.terminal.board import beside, drawn
from minoteka.terminal.seats import hand_of, seats_of
from minoteka.terminal.sheet import rules_page
from minoteka.terminal.shell import AFTER, Shell
from minoteka.terminal.solving import Solving
from minoteka.terminal.words import SeatWords


class RiddleApp(Shell):
    """One riddle on the whole screen; ``question`` is what it asks, ``wrong`` says why a move is not the answer."""

    after: Mapping[str, str] = {"A": "next", **AFTER}

    def __init__(
        self, answer: Solving, question: str, wrong: Callable[[Ruling], str], told: Sequence[str], language: str
    ) -> None:
        super().__init__(language)
        self.answer, self.one, self.attempt = answer, answer.one, answer.trial
        self.question, self.wrong, self.told = question, wrong, told
        self.words = SeatWords(self.one.game, language)

    @property
    def is_over(self) -> bool:
        """Whether it is answered."""
        return self.attempt.is_solved

    def begin(self) -> None:
        """The question."""
        self.word = self.question
        self.turn()

    def turn(self) -> None:
        """What may be tried now."""
        self.ask(self.answer.moves())

    def view(self) -> Any:
        """The table as the seat that is asked sees it."""
        return self.attempt.position.view(self.attempt.seat)

    def canvas(self, ghost: Any = None) -> Canvas:
        """The board."""
        return drawn(self.one.game, self.view(), ghost)

    def headline(self) -> str:
        """Its game, its name, how hard it is."""
        titles = (
            f"{self.one.game.name}-title",
            f"riddle-{self.one.theme.name}",
            f"puzzle-grade-{self.one.riddle.grade}",
        )
        return " · ".join([*map(self.say, titles), self.one.name])

    def seats_line(self) -> Text:
        """Who holds how much, and what the riddle tells beyond that."""
        view = self.view()
        line = seats_of(view, [self.words.name(seat) for seat in range(view.seats)], self.size.width - 2)
        return Text("\n").join((line, *map(Text, self.told)))

    def held(self) -> Sequence[str]:
        """The hand."""
        return hand_of(self.view(), self.attempt.seat)

    def play(self, text: str) -> None:
        """Whether it is right may take a while to know."""
        self.run_worker(lambda: self.judge(text), thread=True, exclusive=True)

    def judge(self, text: str) -> None:
        """In a thread of its own: a try."""
        try:
            ruling = self.answer.move(text)
        except MinotekaError as error:
            self.call_from_thread(self.refuse, error)
            return
        if self.is_running:
            self.call_from_thread(self.ruled, text, ruling)

    def ruled(self, text: str, ruling: Ruling) -> None:
        """Right or wrong, in words."""
        if not ruling.right:
            self.tell("✗ " + self.wrong(ruling))
            return
        said = [self.say("riddle-right", move=text)]
        said += [self.say("riddle-replies", moves=" ".join(ruling.replies))] if ruling.replies else []
        tried = {"wrong": self.answer.wrong, "hints": self.answer.hints}
        if self.attempt.is_solved:
            key, values = self.attempt.told()
            said += [self.say("riddle-solved", **tried), self.say(key, **values)]
        else:
            said += [self.question]
        self.word = "\n".join(said)
        self.turn()

    def why(self, error: MinotekaError) -> str:
        """Why not, with names for seats."""
        return self.words.why(error)

    def why_not(self, place: str) -> None:
        """Asked of the rules."""
        self.explain(place, self.attempt.position.observe(self.attempt.seat), self.one.game)

    def action_hint(self) -> None:
        """In steps: what to look for, the piece, the move; found aside."""
        if self.aim.move is not None:
            self.run_worker(self.advise, thread=True, exclusive=True)

    def advise(self) -> None:
        """In a thread of its own: the next step of the hint."""
        key, values = self.answer.hint()
        if self.is_running:
            self.call_from_thread(self.advised, key, values)

    def advised(self, key: str, values: Mapping[str, Any]) -> None:
        """In words; a move is pointed at, of a piece its first place."""
        if "piece" in values:
            self.aim.choose(self.aim.groups[values["piece"]][0].text)
        self.aim.choose(values.get("move", ""))
        self.tell(self.say(key, **values))

    def action_undo(self) -> None:
        """Only right moves were played."""
        self.tell(self.say("play-nothing-to-undo"))

    def score_page(self) -> Text:
        """What lies on the table."""
        return beside(self.one.game, self.view())

    def help_page(self) -> str:
        """The question, then the rules of the game."""
        return f"{self.question}\n\n{rules_page(self.one.game, self.language)}"
