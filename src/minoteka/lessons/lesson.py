"""A lesson as its file has it: TOML, refused with the line that cannot be read. What it claims, ``proof`` checks."""

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

import msgspec

from minoteka import catalog, texts
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import Game
from minoteka.core.position import Position
from minoteka.lessons.goal import Goal

STARS = 3
STEP = re.compile(r"\s*\[\[\s*steps\s*\]\]\s*(#.*)?")
"""The line on which a step begins."""
PLACE = re.compile(r"`\$(?:\.steps\[(\d+)\])?\.?([\w.]*)")
"""Where msgspec found something wrong."""
UNKNOWN = re.compile(r"unknown field `(\w+)`")


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One task: a position, what is to be done in it, and within how many moves of the seat to act.

    ``solution``, where it is given, is what a hint shows; else the first way that is found.
    """

    name: str
    position: str
    goal: Goal
    moves: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    solution: list[str] = []

    @cached_property
    def start(self) -> Position:
        """The position, dealt and played; the error says why it cannot be."""
        return Position.from_text(self.position, catalog.game)

    @property
    def seat(self) -> int:
        """Who learns: the seat to act."""
        return self.start.to_act


class Lesson(msgspec.Struct, frozen=True):
    """Steps one after another, and where they are written."""

    game: str
    name: str
    steps: list[LessonStep]
    file: str = ""
    source: str = ""

    def key(self, step: LessonStep | None = None, part: str = "") -> str:
        """The key of a text: the lesson's title, a step's task, or what goes with it (``hint``, ``miss``, ``done``)."""
        return f"{self.game}-lesson-{self.name}" + (f"-{step.name}" if step else "") + (f"-{part}" if part else "")

    def missed(self, step: LessonStep) -> str:
        """The key of what is said of a move that is allowed and not the task: the step's own words, or everybody's."""
        own = self.key(step, "miss")
        return own if texts.has(own) else "lesson-missed"

    def step(self, name: str) -> LessonStep:
        """The step of this name."""
        for step in self.steps:
            if step.name == name:
                return step
        raise Malformed("lesson-no-step", name=name[:40])

    def lie(self, why: MinotekaError, step: LessonStep, key: str = "name") -> Malformed:
        """What is wrong with a step, with the line of its file."""
        return lie(self.file, self.source, why, self.steps.index(step), key)


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    steps: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]


def read(game: Game, name: str, text: str, file: str) -> Lesson:
    """The lesson in a file; ``lesson-lies`` names the line that cannot be read."""
    try:
        written = msgspec.convert(tomllib.loads(text), _Written)
    except tomllib.TOMLDecodeError as error:
        raise _at(file, _line_in(str(error)), Malformed("lesson-toml", why=str(error))) from error
    except msgspec.ValidationError as error:
        where, unknown = PLACE.search(str(error)), UNKNOWN.search(str(error))
        step, key = (where[1], where[2]) if where else (None, "")
        why = Malformed("lesson-toml", why=str(error))
        raise lie(file, text, why, int(step or 0), f"{key}.{unknown[1]}".strip(".") if unknown else key) from error
    lesson = Lesson(game.name, name, written.steps, file, text)
    names: set[str] = set()
    for one in lesson.steps:
        if not re.fullmatch("[a-z][a-z0-9-]{0,30}", one.name) or one.name in names:
            raise lesson.lie(Malformed("lesson-name", name=one.name[:40]), one)
        names.add(one.name)
    return lesson


def lie(file: str, source: str, why: MinotekaError, step: int, key: str) -> Malformed:
    """An error with its place: the line of a step's key (``goal.moves``, else ``goal``), or of the step's beginning."""
    keys = [key, key.partition(".")[0]] if key else []
    return _at(file, next((line for one in keys for line in _lines(source, step, one)), _begun(source, step)), why)


def _at(file: str, line: int, why: MinotekaError) -> Malformed:
    return Malformed("lesson-lies", file=file, line=line, why=why)


def _lines(source: str, step: int, key: str) -> Iterator[int]:
    """The lines where a key of a step stands, or one of a file without steps."""
    count = -1
    for number, line in enumerate(source.splitlines(), 1):
        if STEP.fullmatch(line):
            count += 1
        elif count in (step, -1) and re.match(rf"\s*(\[\s*steps\.)?{re.escape(key)}\b", line):
            yield number


def _begun(source: str, step: int) -> int:
    """The line on which a step begins."""
    begun = [number for number, line in enumerate(source.splitlines(), 1) if STEP.fullmatch(line)]
    return begun[step] if step < len(begun) else 1


def _line_in(message: str) -> int:
    found = re.search(r"line (\d+)", message)
    return int(found[1]) if found else 1


def stars(slips: int) -> int:
    """How many stars a step solved after so many wrong moves and hints is worth: at least one."""
    return max(1, STARS - slips)
