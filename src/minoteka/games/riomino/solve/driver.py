"""From a position of the rules to the solver's desk, and threads that decide many positions with one memory."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Lock, Thread
from typing import Any

from minoteka.core.position import Position
from minoteka.core.solver import Progress, Report, StopFlag
from minoteka.games.riomino.solve.desk import WORK, set_field
from minoteka.games.riomino.solve.field import Field
from minoteka.games.riomino.solve.future import put_on_desk
from minoteka.games.riomino.solve.key import root_key
from minoteka.games.riomino.solve.memory import BUSY_PLACES, SMALLEST, UNKNOWN, move_all
from minoteka.games.riomino.solve.search import next_seat, promise, wins
from minoteka.kernel import COMPILED, FAST, FOREIGN, State, buffer

NO_LIMIT = 1 << 60
LARGEST = 1 << 26 if COMPILED else 1 << 22 if FOREIGN else 1 << 17
"""Entries of the largest memory, eight bytes each: a page in a browser may not take half a gigabyte …"""
MOST = LARGEST if FOREIGN else NO_LIMIT
"""… and what more positions than that would be needed for is not proven there."""
GROWTH = 8
SLICE = 1 << 17 if FAST else 1 << 10
"""Positions that one thread alone searches between two reports, and two looks at a clock that no timer watches."""
PAUSE = 0.1
"""Seconds between two reports."""


@dataclass
class Question:
    """Whether a seat gets what it wants from a position (``hero`` and ``aim`` matter for counting only)."""

    state: State
    hero: int = 0
    aim: int = 0
    turn: int = 0
    key: int = 0
    promise: int = 0
    result: int = UNKNOWN
    workers: int = 0
    done: Any = field(default_factory=lambda: buffer(1))


class Team:
    """A few threads, each with its desk, around one memory; one alone is nobody's thread, and works in slices.

    The memory starts small and grows with the search: touching half a gigabyte for the first time takes longer than
    most positions. When it is half full everybody stops, it is carried over into a larger one, and the search begins
    again, finding its way back by what it remembers.
    """

    def __init__(self, board: Field, threads: int, stop: StopFlag | None, nodes: int | None) -> None:
        self.table = buffer(SMALLEST)
        self.busy = buffer(BUSY_PLACES)
        self.stop = buffer(1) if stop is None else stop.cell
        self.most = MOST if nodes is None else min(nodes, MOST)
        self.desks = [WORK.desk() for _ in range(max(1, threads))]
        self.lock = Lock()
        for desk in self.desks:
            set_field(desk, board)

    @property
    def nodes(self) -> int:
        """Positions searched so far by all."""
        return sum(int(desk.nodes) for desk in self.desks)

    @property
    def stopped(self) -> bool:
        """Whether there is no more to be had: stopped from outside, or the nodes are spent."""
        return bool(self.stop[0]) or self.nodes >= self.most

    def ask(self, position: Position, mover: int, hero: int = 0, aim: int = 0) -> Question:
        """A question about a running position, with its key and how promising it looks to ``mover``."""
        desk = self.desks[0]
        self._lay_out(desk, question := Question(position._state, hero, aim))
        question.turn = int(next_seat(desk, 0, 1 - int(position._plain.turn)))  # a stuck seat passes
        question.key = int(root_key(desk, 0, question.turn))
        question.promise = int(promise(desk, 0, mover))
        return question

    def decide(self, questions: Sequence[Question], enough: Callable[[], bool], report: Report | None) -> None:
        """Answer the questions in order, until all are answered or it is enough."""
        while self._set_limits(questions, enough):
            if len(self.desks) == 1:
                self._work(self.desks[0], questions, enough)
                self._tell(questions, report)
            else:
                self._work_together(questions, enough, report)

    def _set_limits(self, questions: Sequence[Question], enough: Callable[[], bool]) -> bool:
        """Make room for what is still to be searched; False if there is nothing."""
        if self.stopped or enough() or all(question.result != UNKNOWN for question in questions):
            return False
        if self.nodes >= len(self.table) // 2 and len(self.table) < LARGEST:
            larger = buffer(min(len(self.table) * GROWTH, LARGEST))
            move_all(self.table, larger)
            self.table = larger
        room = self.most if len(self.table) >= LARGEST else min(self.most, len(self.table) // 2)
        share = -(-(room - self.nodes) // len(self.desks))
        for desk in self.desks:
            desk.limit = desk.nodes + (share if len(self.desks) > 1 else min(share, SLICE))
        return True

    def _work_together(self, questions: Sequence[Question], enough: Callable[[], bool], report: Report | None) -> None:
        workers = [Thread(target=self._work, args=(desk, questions, enough), daemon=True) for desk in self.desks]
        try:
            for worker in workers:
                worker.start()
            while any(worker.is_alive() for worker in workers):
                for worker in workers:
                    worker.join(PAUSE)
                self._tell(questions, report)
            self._tell(questions, report)
        except BaseException:
            for question in questions:
                question.done[0] = 1
            raise
        finally:
            for worker in workers:
                worker.join()

    def _tell(self, questions: Sequence[Question], report: Report | None) -> None:
        if report is not None:
            decided = sum(question.result != UNKNOWN for question in questions)
            report(Progress(self.nodes, decided, len(questions)))

    def _work(self, desk: State, questions: Sequence[Question], enough: Callable[[], bool]) -> None:
        while (question := self._claim(questions, enough)) is not None:
            self._lay_out(desk, question)
            result = wins(desk, self.table, self.busy, self.stop, question.done, 0, question.turn, question.key)
            with self.lock:
                question.workers -= 1
                if result != UNKNOWN:
                    question.result = int(result)
                    question.done[0] = 1
                    if enough():
                        for other in questions:
                            other.done[0] = 1

    def _claim(self, questions: Sequence[Question], enough: Callable[[], bool]) -> Question | None:
        """The next question for a worker: one that nobody works on, else one where help is welcome."""
        with self.lock:
            if self.stopped or enough() or any(desk.nodes >= desk.limit for desk in self.desks):
                return None
            unanswered = [question for question in questions if question.result == UNKNOWN]
            if not unanswered:
                return None
            chosen = min(unanswered, key=lambda question: question.workers)
            chosen.workers += 1
            return chosen

    def _lay_out(self, desk: State, question: Question) -> None:
        put_on_desk(desk, question.state)
        desk.hero, desk.aim = question.hero, question.aim
