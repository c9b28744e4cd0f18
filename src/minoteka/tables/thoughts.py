"""What goes to the brains and what comes back: an observation's bytes in, a choice out, never a position; or moves of
a finished match in, judgements out.
"""

from typing import Any

import msgspec

from minoteka.protocol.tables import PlyAnalysis
from minoteka.search.bot import Candidate


class Pondering(msgspec.Struct, frozen=True, tag=True):
    """Which move would ``bot`` play in this observation?"""

    game: str
    seats: int
    options: dict[str, Any]
    seat: int
    state: bytes
    bot: str
    seed: int
    seconds: float


class Judging(msgspec.Struct, frozen=True, tag=True):
    """What were the next ``count`` moves from ``start`` on worth? ``record``: the lines of a match that is over."""

    record: list[str]
    start: int
    count: int
    iterations: int


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The choice."""

    move: str
    candidates: list[Candidate] = []  # msgspec copies it
    iterations: int = 0


class Judgements(msgspec.Struct, frozen=True, tag=True):
    """The judgements; fewer than asked for at the end of the match."""

    plies: list[PlyAnalysis]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The brains could not, and why."""

    why: str
