"""Lessons over HTTP: which there are, and a step after the moves that somebody tried."""

from typing import Annotated, Literal

import msgspec

from minoteka.core.shown import View
from minoteka.protocol.common import Asked, GameEvent, Json, Legal, Told


class LessonCard(Told):
    """A lesson and its steps. Texts: ``<game>-lesson-<name>``, with ``-<step>`` its task, and after that ``-hint``,
    ``-miss`` and ``-done``.
    """

    name: str
    steps: list[str]


class Lessons(Told):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonCard]


MoveText = Annotated[str, msgspec.Meta(max_length=400)]


class TryStep(Asked):
    """A step of a lesson after these moves of one's own (none: as it begins). ``slips`` are the wrong moves and hints
    so far, ``why`` a move that is only asked about (the game's ``Tried``), ``hint``: show what would be right.
    """

    moves: Annotated[list[MoveText], msgspec.Meta(max_length=16)] = msgspec.field(default_factory=list)
    slips: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    why: Json | None = None
    hint: bool = False


class StepShown(Told):
    """A step as the seat that learns sees it. ``done``: with so many ``stars``; ``missed``: what was made is allowed,
    but it is not the task. ``events`` are those of the last move, ``hint`` the text of a move that leads to the goal.
    """

    state: Literal["open", "done", "missed"]
    stars: int
    view: View
    legal: Legal | None
    events: list[GameEvent]
    hint: str | None
