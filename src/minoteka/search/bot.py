"""What a bot is: an observation in, a move out, with a seed for its chance and a flag to stop it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from minoteka.core.errors import NotYours, expect
from minoteka.core.position import Observation
from minoteka.kernel import buffer


class Stop:
    """A one-cell flag that compiled searches poll; a caller's timer raises it. There is no clock in the engine.

    Where no timer reaches a running search it comes back after every ``slice`` iterations, and is handed the cell anew.
    """

    slice = 1 << 60

    def __init__(self) -> None:
        self.cell: Any = buffer(1)

    def set(self) -> None:
        """Ask the search to answer now with the best it has."""
        self.cell[0] = 1

    @property
    def is_set(self) -> bool:
        """Whether somebody asked to stop."""
        return bool(self.cell[0])


@dataclass(frozen=True)
class Candidate:
    """A move with what the bot expects of it: the seat's result in 0 … 1, and how much thought went there."""

    move: str
    value: float
    visits: int = 0


@dataclass(frozen=True)
class Decision:
    """A bot's decision, with the moves it considered, best first."""

    move: str
    candidates: Sequence[Candidate] = field(default=())
    iterations: int = 0


def choices(seen: Observation) -> list[int]:
    """The codes that a bot chooses from; an error if there is nothing to choose."""
    expect("What a bot sees", seen, Observation)
    codes = seen.codes()
    if not codes:
        raise NotYours("round-over" if seen.is_over else "not-your-turn", seat=seen.to_act)
    return codes


class Bot(Protocol):
    """Anything that plays. It gets an observation, never a position: there is no type by which it could see more."""

    @property
    def name(self) -> str:
        """What it is called in the catalog."""

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """One of ``seen.legal_moves()``; the same observation and seed give the same move."""
