"""Riddles: positions of a game with one right answer, proven by their theme (``core.riddle``).

A riddle is a line of JSON: the position's text, which deals and plays by the rules when it is read and so cannot lie
about that; the line of play that answers it; what it reaches; how hard it is. Everything else is asked of the theme.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, NamedTuple

import msgspec

from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import Game
from minoteka.core.position import Position
from minoteka.core.riddle import Prove, Theme, Weighed, themes

LONGEST = 3
"""Right moves of one's own in a duel."""
GRADES = range(1, 5)
LOOKS = (6, 30, 120)
"""The most positions, or moves, to look at in riddles of grade 1, 2 and 3, where bots strive for something else."""
LATELY = 500
"""Positions that a judge remembers."""


class Riddle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``number`` is its name within its theme, for good: what people have solved is kept under it. ``line`` begins with
    the answer; moves of others stand between one's own. ``seed`` and ``round``: where the miner found it.
    """

    number: Annotated[int, msgspec.Meta(ge=1)]
    position: str
    line: tuple[str, ...]
    value: int
    grade: int
    seed: str
    round: int


class WorkedOut(NamedTuple):
    """What a position asks and how it is answered: found by the theme alone."""

    line: tuple[str, ...]
    value: int
    looks: int
    choices: int


def read(text: str) -> list[Riddle]:
    """The riddles of a file; the error names the line that is none, or has the number of another."""
    found: dict[int, Riddle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            riddle = msgspec.json.decode(line, type=Riddle)
        except msgspec.MsgspecError as error:
            raise Malformed("riddle-line", line=number, why=str(error)) from error
        if found.setdefault(riddle.number, riddle) is not riddle:
            raise Malformed("riddle-line", line=number, why=Malformed("riddle-twice", number=riddle.number))
    return list(found.values())


def write(riddle: Riddle) -> str:
    """A riddle as a line of its file."""
    return msgspec.json.encode(riddle).decode() + "\n"


def file_of(game: Game, theme: Theme) -> str:
    """The riddles of the house for a theme, as they are kept; nothing if there are none yet."""
    path = resources.files(f"{game.package}.riddles") / f"{theme.name}.jsonl"
    return path.read_text("utf-8") if path.is_file() else ""


class Posed(NamedTuple):
    """A riddle of the house."""

    game: Game
    theme: Theme
    riddle: Riddle

    @property
    def name(self) -> str:
        """What it is called: ``last-die-17``."""
        return f"{self.theme.name}-{self.riddle.number}"


@cache
def of_game(game: Game) -> Mapping[str, Posed]:
    """The riddles of the house for a game, by their names: theme after theme, the easy ones first."""
    found = (
        Posed(game, theme, riddle)
        for theme in themes(game).values()
        for riddle in sorted(read(file_of(game, theme)), key=lambda one: (one.grade, one.number))
    )
    return {posed.name: posed for posed in found}


def after(posed: Posed) -> Posed:
    """The next one of the same theme; after the last comes the first."""
    others = [one for one in of_game(posed.game).values() if one.theme is posed.theme]
    return others[(others.index(posed) + 1) % len(others)]


def right(weighed: Weighed, value: int) -> list[str]:
    """The moves that reach a value."""
    return [move for move, reached in weighed.values.items() if reached == value]


class Judge:
    """A theme with the means to prove: works riddles out, and looks at what somebody tries."""

    def __init__(self, theme: Theme, prove: Prove) -> None:
        self.theme, self.prove = theme, prove
        self._known: dict[tuple[bytes, int], Weighed | None] = {}

    def weigh(self, position: Position, seat: int) -> Weighed | None:
        """What every move leads to for the seat that is asked; what was asked lately is known."""
        key = position.to_bytes(), seat
        if key not in self._known:
            if len(self._known) >= LATELY:
                self._known = {}
            self._known[key] = self.theme.weigh(position, seat, self.prove)
        return self._known[key]

    def work_out(self, position: Position) -> WorkedOut | None:
        """The answer, if the position asks a fair question: one move alone is right."""
        seat, theme = position.to_act, self.theme
        weighed = self.weigh(position, seat)
        if weighed is None or len(weighed.values) < theme.fewest:
            return None
        value = max(weighed.values.values())
        if len(right(weighed, value)) > 1 or theme.value not in (None, value):
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
        return WorkedOut(tuple(line[:end]), value, looks, choices)

    def asks(self, position: Position) -> bool:
        """Whether the theme asks about such positions: of its game, at one of its tables, where it wants them; what it
        says of moves elsewhere need not be true.
        """
        theme, game = self.theme, position.game
        if themes(game).get(theme.name) is not theme or position.is_over:
            return False
        agreed = [game.settle(seats, options) for seats, options in theme.tables if seats == position.seats]
        return position.options in agreed and theme.wanted(position)

    def goes_on(self, position: Position, seat: int) -> bool:
        """Whether it is somebody else's turn, and the question is not answered yet."""
        if position.is_over or position.to_act == seat:
            return False
        return self.theme.duel or bool((weighed := self.weigh(position, seat)) and weighed.values)

    def defence(self, position: Position, seat: int) -> str:
        """What is played against ``seat``: what leaves it least, then the fewest right answers and the most wrong
        ones. Where there is no choice, what must be.
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

    def grade(self, answer: WorkedOut) -> int:
        """1 … 4 by how much there is to look at."""
        return 1 + sum(answer.looks > most for most in LOOKS)

    def check(self, riddle: Riddle, find: Callable[[str], Game]) -> None:
        """Prove a riddle again; the error says what of it is not so."""
        try:
            position = Position.from_text(riddle.position, find)
        except MinotekaError as error:
            raise Malformed("riddle-lies", what="position", why=error) from error
        if not self.asks(position):
            raise Malformed("riddle-lies", what="position", why=Malformed("riddle-beside", theme=self.theme.name))
        answer = self.work_out(position)
        if answer is None:
            raise Malformed("riddle-lies", what="question", why=self.theme.name)
        if riddle.value != answer.value:
            raise Malformed("riddle-lies", what="value", why=str(answer.value))
        if riddle.line != answer.line:
            raise Malformed("riddle-lies", what="line", why=" ".join(answer.line))
        if riddle.grade not in GRADES:
            raise Malformed("riddle-lies", what="grade", why=f"{GRADES[0]} … {GRADES[-1]}")
        if self.theme.apart and riddle.grade != self.grade(answer):
            raise Malformed("riddle-lies", what="grade", why=str(self.grade(answer)))
