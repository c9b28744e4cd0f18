"""What goes to a thinking process and what comes back: an observation's bytes in, a choice out. Never a
position.
"""

from typing import Any

import msgspec


class Question(msgspec.Struct, frozen=True):
    """Which move would ``bot`` play in this observation?"""

    game: str
    seats: int
    options: dict[str, Any]
    seat: int
    state: bytes
    bot: str
    seed: int
    seconds: float


class Option(msgspec.Struct, frozen=True):
    """A move that was considered."""

    move: str
    value: float
    visits: int


class Answer(msgspec.Struct, frozen=True):
    """The choice; or ``error``, if the bot could not."""

    move: str = ""
    candidates: list[Option] = []  # msgspec copies it
    iterations: int = 0
    error: str = ""
