"""A lesson on the full screen: task after task on the real board; every move is answered."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from minoteka.core.canvas import Canvas
from minoteka.core.errors import MinotekaError
from minoteka.core.game import Game
from minoteka.lessons import proof
from minoteka.lessons.lesson import Lesson, stars
from minoteka.lessons.practice import Practice
from minoteka.terminal.board import beside, drawn
from minoteka.terminal.learnt import Learnt
from minoteka.terminal.seats import hand_of, seats_of
from minoteka.terminal.sheet import rules_page
from minoteka.terminal.shell import AFTER, Shell
from minoteka.terminal.words import SeatWords


class LessonApp(Shell):
    """One lesson on the whole screen."""

    after: Mapping[str, str] = {"A": "next-lesson", **AFTER}

    def __init__(self, game: Game, lesson: Lesson, learnt: Learnt, language: str) -> None:
        super().__init__(language)
        self.game, self.lesson, self.learnt = game, lesson, learnt
        self.words = SeatWords(game, language)
        self.number, self.slips, self.hints = 0, 0, 0
        self.practice = Practice.begun(lesson.steps[0])

    @property
    def is_over(self) -> bool:
        """Whether the last task is done."""
        return self.number == len(self.lesson.steps) - 1 and self.practice.state == "done"

    def begin(self) -> None:
        """The first task."""
        self.pose()

    def pose(self, said: str = "") -> None:
        """What is to be done, and what may be laid."""
        self.word = "\n".join(
            filter(None, (said, self.say(self.lesson.key(self.practice.step), keys="screen").strip()))
        )
        self.last = ()
        self.ask(self.practice.seen.moves())

    def view(self) -> Any:
        """The table as the seat that learns sees it."""
        return self.practice.seen.view()

    def canvas(self, ghost: Any = None) -> Canvas:
        """The board."""
        return drawn(self.game, self.view(), ghost)

    def headline(self) -> str:
        """The game, the lesson, which task of how many."""
        at = self.say("lesson-step", at=self.number + 1, count=len(self.lesson.steps))
        return " · ".join((self.say(f"{self.game.name}-title"), self.say(self.lesson.key()), at))

    def seats_line(self) -> Text:
        """Who holds how much."""
        view = self.view()
        return seats_of(view, [self.words.name(seat) for seat in range(view.seats)], self.size.width - 2)

    def held(self) -> Sequence[str]:
        """The hand."""
        return hand_of(self.view(), self.practice.step.seat)

    def play(self, text: str) -> None:
        """A move: the task, a way to it, something else, or not allowed."""
        try:
            self.practice = self.practice.play(text)
        except MinotekaError as error:
            self.refuse(error)
            return
        if self.practice.state == "missed":
            self.slips += 1
            self.practice = Practice.begun(self.practice.step)
            self.pose("✗ " + self.say(self.lesson.missed(self.practice.step)))
        elif self.practice.state == "open":
            self.pose()
        else:
            self.done()

    def done(self) -> None:
        """Stars, what was learnt, and on by Enter."""
        worth = stars(self.slips)
        self.learnt.note(self.lesson, self.practice.step, worth)
        said = f"{'★' * worth} {self.say(self.lesson.key(self.practice.step, 'done'))}"
        self.word = "\n".join((said, self.say("lesson-finished"))) if self.is_over else said
        self.finished = None if self.is_over else self.view()
        self.ask(())

    def go_on(self) -> None:
        """The next task."""
        self.number, self.slips, self.hints = self.number + 1, 0, 0
        self.practice = Practice.begun(self.lesson.steps[self.number])
        self.pose()

    def why(self, error: MinotekaError) -> str:
        """Why not, with names for seats."""
        return self.words.why(error)

    def why_not(self, place: str) -> None:
        """Asked of the rules."""
        self.explain(place, self.practice.seen, self.game)

    def action_hint(self) -> None:
        """Words first, then the move."""
        if self.aim.move is None:
            return
        self.slips, self.hints = self.slips + 1, self.hints + 1
        way = proof.way_on(self.practice) if self.hints > 1 else None
        if way is None:
            self.tell(self.say(self.lesson.key(self.practice.step, "hint")))
        else:
            self.hinted(way, way)

    def action_undo(self) -> None:
        """The task from its beginning."""
        if self.practice.state == "open":
            self.practice = Practice.begun(self.practice.step)
            self.pose()

    def score_page(self) -> Text:
        """What lies on the table."""
        return beside(self.game, self.view())

    def help_page(self) -> str:
        """The rules of the game."""
        return rules_page(self.game, self.language)
