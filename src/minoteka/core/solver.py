"""The shape of perfect play: what a game's ``solve`` takes, tells on the way, and answers.

A game that can be solved offers ``GAME.solve(position, effort)``; ``solve`` here is how to ask it. There is no clock in
it: a caller's timer, or Ctrl-C, raises the stop flag, and the answer then says what is known so far.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from minoteka.core.errors import Malformed
from minoteka.core.game import Json
from minoteka.core.position import Position

DRAW = "draw"


class StopFlag(Protocol):
    """A one-cell flag that compiled searches poll; anything but 0 asks them to answer now."""

    cell: Any


@dataclass(frozen=True)
class Progress:
    """How far a solver is: positions searched, how many of the first moves are decided; alone, the best score yet."""

    nodes: int
    decided: int
    moves: int
    score: int | None = None


Report = Callable[[Progress], None]


@dataclass(frozen=True)
class Solution:
    """What perfect play from a position leads to, as far as it is known.

    ``winner`` is a seat, ``"draw"``, or None while unproven. ``winning`` and ``losing`` are the first moves that are
    proven to win and to lose; a move in neither may draw, or was not decided. ``values`` are a game's own results
    (a solitaire's best score), which go into the JSON under their names.
    """

    seat: int
    winner: int | str | None
    winning: tuple[str, ...] = ()
    losing: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    nodes: int = 0
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def proven(self) -> bool:
        """Whether the result is certain."""
        return self.winner is not None

    @property
    def best(self) -> str | None:
        """A move of perfect play, if one is known."""
        return self.line[0] if self.line else None

    def as_json(self, seconds: float) -> Json:
        """As ``minoteka solve --json`` prints it; the time is measured by the caller."""
        return {
            "winner": self.winner,
            "proven": self.proven,
            "seat": self.seat,
            "winning": list(self.winning),
            "line": list(self.line),
            **self.values,
            "nodes": self.nodes,
            "seconds": round(seconds, 3),
        }


@dataclass(frozen=True)
class Effort:
    """How hard to try.

    ``nodes`` bounds the positions searched: with one thread the same bound gives the same answer. ``every``: decide all
    first moves; otherwise stop at the first that wins. ``report`` is called a few times a second.
    """

    stop: StopFlag | None = None
    report: Report | None = None
    nodes: int | None = None
    threads: int = 1
    every: bool = True


def solve(position: Position, **effort: Any) -> Solution:
    """Perfect play from ``position`` by its game's solver; ``effort`` is what ``Effort`` has."""
    if position.game.solve is None:
        raise Malformed("solve-none", game=position.game.name)
    found: Solution = position.game.solve(position, Effort(**effort))
    return found
