"""Riddles: positions of a game with one right answer, proven by their theme (``core.riddle``).

A riddle is a line of JSON: the position's text, which deals and plays by the rules when it is read and so cannot lie
about that; the line of play that answers it; what it reaches; how hard it is. Everything else is asked of the theme.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import Game
from minoteka.core.position import Position
from minoteka.core.riddle import Prove, Theme, Weighed, themes

LONGEST = 3
"""Right moves of one's own in a duel."""
GRADES = range(1, 5)


class Riddle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``line`` begins with the answer; moves of others stand between one's own. ``round``: of the miner's rounds."""

    position: str
    line: tuple[str, ...]
    value: int
    grade: int
    round: int


class Answer(NamedTuple):
    """What a position asks and how it is answered: found by the theme alone."""

    line: tuple[str, ...]
    value: int
    looks: int
    choices: int


def read(text: str) -> list[Riddle]:
    """The riddles of a file; the error names the line that is none."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Riddle))
        except msgspec.MsgspecError as error:
            raise Malformed("riddle-line", line=number, why=str(error)) from error
    return found


def write(riddle: Riddle) -> str:
    """A riddle as a line of its file."""
    return msgspec.json.encode(riddle).decode() + "\n"


def file_of(game: Game, theme: Theme) -> str:
    """The riddles of the house for a theme, as they are kept; nothing if there are none yet."""
    path = resources.files(f"{game.package}.riddles") / f"{theme.name}.jsonl"
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def of_theme(game: Game, name: str) -> tuple[Riddle, ...]:
    """The riddles of the house for a theme of a game."""
    return tuple(read(file_of(game, themes(game)[name])))


def right(weighed: Weighed, value: int) -> list[str]:
    """The moves that reach a value."""
    return [move for move, reached in weighed.values.items() if reached == value]


class Judge:
    """A theme with the means to prove: works riddles out, and looks at what somebody tries."""

    def __init__(self, theme: Theme, prove: Prove) -> None:
        self.theme, self.prove = theme, prove

    def weigh(self, position: Position, seat: int) -> Weighed | None:
        """What every move leads to for the seat that is asked."""
        return self.theme.weigh(position, seat, self.prove)

    def work_out(self, position: Position) -> Answer | None:
        """The answer, if the position asks a fair question: few moves are right, mostly one alone."""
        seat, theme = position.to_act, self.theme
        weighed = self.weigh(position, seat)
        if weighed is None or len(weighed.values) < theme.fewest:
            return None
        value = max(weighed.values.values())
        most = 1 if theme.one_in is None else len(weighed.values) // theme.one_in
        if len(right(weighed, value)) > most or theme.value not in (None, value):
            return None
        choices, looks, line, own, end = len(weighed.values), weighed.looks, list[str](), 0, 0
        while weighed is not None and weighed.values:
            best = right(weighed, value)
            if theme.duel and (len(best) != 1 or own == LONGEST):
                break
            line.append(best[0])
            position = position.play(best[0])
            if not theme.duel or len(weighed.values) > 1:
                own, end = own + 1, len(line)
            while self.goes_on(position, seat):
                line.append(self.defence(position, seat))
                position = position.play(line[-1])
            weighed = None if position.is_over else self.weigh(position, seat)
            if weighed is None and not (theme.duel or position.is_over):
                return None
        return Answer(tuple(line[:end]), value, looks, choices)

    def goes_on(self, position: Position, seat: int) -> bool:
        """Whether it is somebody else's turn, and the question is not answered yet."""
        if position.is_over or position.to_act == seat:
            return False
        return self.theme.duel or bool((weighed := self.weigh(position, seat)) and weighed.values)

    def defence(self, position: Position, seat: int) -> str:
        """What is played against ``seat``: what leaves it least, then the fewest right answers, then the most wrong ones.
        Where there is no choice, what must be.
        """
        moves = position.legal_moves()
        weighed = self.weigh(position, seat) if len(moves) > 1 else None
        if weighed is None or not weighed.values:
            return moves[0]
        least = min(weighed.values.values())
        return min(right(weighed, least), key=lambda move: (*self._ease(position.play(move), seat, least), move))

    def _ease(self, position: Position, seat: int, value: int) -> tuple[int, int]:
        if position.is_over or position.to_act != seat:
            return (len(position.legal_moves()) + 99, 0)
        weighed = self.weigh(position, seat)
        if weighed is None or len(weighed.values) < 2:
            return (99, 0)
        return len(right(weighed, value)), -len(weighed.values)

    def grade(self, answer: Answer) -> int:
        """1 … 4 by how much there is to look at."""
        return 1 + sum(answer.looks > limit for limit in self.theme.limits)

    def check(self, riddle: Riddle, find: Callable[[str], Game]) -> None:
        """Prove a riddle again; the error says what of it is not so."""
        try:
            position = Position.from_text(riddle.position, find)
        except MinotekaError as error:
            raise Malformed("riddle-lies", what="position", why=error) from error
        answer = None if position.is_over else self.work_out(position)
        if answer is None:
            raise Malformed("riddle-lies", what="position", why=self.theme.name)
        told = {"value": riddle.value, "line": riddle.line, "grade": riddle.grade}
        found = {"value": answer.value, "line": answer.line, "grade": self.grade(answer)}
        for what, said in told.items():
            if said != found[what]:
                raise Malformed("riddle-lies", what=what, why=str(found[what]))

    def attempt(self, position: Position, line: Sequence[str], value: int) -> "Attempt":
        """Somebody begins to answer."""
        return Attempt(self, position, tuple(line), value)


@dataclass(frozen=True)
class Verdict:
    """What became of a move: right, and what others played after it; or wrong: what it leads to at most, and how the
    others answer it.
    """

    right: bool
    replies: tuple[str, ...]
    value: int


class Attempt:
    """A riddle being answered, move by move; a wrong move is told and not played."""

    def __init__(self, judge: Judge, position: Position, line: Sequence[str], value: int) -> None:
        self.judge, self.position, self.value = judge, position, value
        self.seat = position.to_act
        self.played: list[str] = []
        self._line = line
        self.is_solved = False

    def move(self, text: str) -> Verdict:
        """Try a move; the error says why it may not be played."""
        after = self.position.play(text)
        values = self.values()
        legal = self.position.legal_moves()
        text = text if text in legal else next(move for move in legal if self.position.play(move) == after)
        if values[text] != self.value:
            return Verdict(False, self._refutation(after), values[text])
        self.position = after
        self.played.append(text)
        before = len(self.played)
        while not self._finished() and (self.position.to_act != self.seat or len(self.position.legal_moves()) == 1):
            self._reply()
        self.is_solved = self._finished()
        return Verdict(True, tuple(self.played[before:]), self.value)

    def values(self) -> Mapping[str, int]:
        """What every move leads to here."""
        weighed = self.judge.weigh(self.position, self.seat)
        if weighed is None:
            raise Malformed("riddle-lies", what="position", why=self.judge.theme.name)
        return weighed.values

    def right(self) -> list[str]:
        """The moves that lead on."""
        return [move for move, value in self.values().items() if value == self.value]

    def _finished(self) -> bool:
        if self.judge.theme.duel:
            return len(self.played) >= len(self._line)
        if self.position.is_over:
            return True
        weighed = self.judge.weigh(self.position, self.seat)
        return weighed is not None and not weighed.values

    def _reply(self) -> None:
        """What others do, or what must be done: as the line says where it was followed so far (in duels always)."""
        at = len(self.played)
        followed = self.judge.theme.duel and tuple(self.played) == tuple(self._line[:at])
        reply = self._line[at] if followed else self.judge.defence(self.position, self.seat)
        self.played.append(reply)
        self.position = self.position.play(reply)

    def _refutation(self, after: Position) -> tuple[str, ...]:
        """How others answer a wrong move, if it is they who spoil it."""
        if not self.judge.theme.duel or after.is_over or after.to_act == self.seat:
            return ()
        return (self.judge.defence(after, self.seat),)
