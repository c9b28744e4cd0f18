"""Somebody answers a riddle: move by move, against what others do; what is wrong is told and not played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.puzzles.riddle import Judge


@dataclass(frozen=True)
class Ruling:
    """What became of a move: right, and what others played after it; or wrong: what it leads to at most, and how the
    others answer it, or what else shows it (``spoiler``).
    """

    right: bool
    replies: tuple[str, ...]
    value: int
    spoiler: Any = None


class Trial:
    """A riddle being answered, move by move; a wrong move is told and not played."""

    def __init__(self, judge: Judge, position: Position, line: Sequence[str], value: int) -> None:
        self.judge, self.position, self.value = judge, position, value
        self.start = position
        self.seat = position.to_act
        self.played: list[str] = []
        self._line = line
        self.is_solved = False

    def move(self, text: str) -> Ruling:
        """Try a move; the error says why it may not be played."""
        code = self.position.code(text)
        text = self.position.observe(self.seat).text(code)
        after = self.position.play_code(code)
        if text not in self.right():
            spoiler = self.judge.theme.spoiler(self.position, after)
            return Ruling(False, self._refutation(after), self.values()[text], spoiler)
        self.position = after
        self.played.append(text)
        before = len(self.played)
        while not self._finished() and (self.position.to_act != self.seat or len(self.position.legal_moves()) == 1):
            self._reply()
        self.is_solved = self._finished()
        return Ruling(True, tuple(self.played[before:]), self.value)

    def told(self, ruling: Ruling | None = None) -> tuple[str, dict[str, Any]]:
        """The sentence to be said, as its key and its values: the question, why a move is wrong, or what is proven."""
        theme = self.judge.theme
        if self.is_solved:
            moves = len(self.start.legal_moves())
            return f"riddle-{theme.name}-proof", {"moves": moves, **self._asked()}
        if ruling is None or ruling.right:
            return f"riddle-{theme.name}-task", self._asked()
        if theme.duel:
            answer = ruling.replies[0] if ruling.replies else "none"
            return "riddle-loses" if ruling.value < 0 else "riddle-draws", {"answer": answer}
        spoilt = {"answer": ruling.spoiler.text} if ruling.spoiler else {}
        return f"riddle-{theme.name}-reached", {
            "value": ruling.value,
            **theme.facts(self.start, ruling.value),
            **spoilt,
        }

    def _asked(self) -> dict[str, Any]:
        """What the question names."""
        return {"value": self.value, **self.judge.theme.facts(self.start, self.value)}

    def values(self) -> Mapping[str, int]:
        """What every move leads to here."""
        weighed = self.judge.weigh(self.position, self.seat)
        if weighed is None:
            raise Malformed("riddle-lies", what="question", why=self.judge.theme.name)
        return weighed.values

    def right(self) -> Sequence[str]:
        """The moves that lead on; in a duel there is one, and the line has it."""
        if self.judge.theme.duel:
            return self._line[len(self.played) : len(self.played) + 1]
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
