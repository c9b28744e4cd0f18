"""Rounds as a series: what matches of most games share. A game adds when enough is played and who leads."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome
from minoteka.kernel import State


class Rounds:
    """Rounds whose points add up; the starting seat moves one clockwise each round."""

    def single(self, seats: int, options: Options) -> bool:
        """Whether one round is all: without a match around it."""
        return bool(options["rounds"] == 1)

    def prepare(self, s: State, number: int, before: Sequence[Outcome], first: int) -> None:
        """Whoever sits after the last starter starts."""
        if number > 0:
            s.first = (first + number) % s.seats

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """After as many rounds as were agreed."""
        return bool(len(rounds) >= options["rounds"])

    def totals(self, seats: int, rounds: Sequence[Outcome]) -> tuple[float, ...]:
        """The points of all rounds, per seat."""
        return tuple(sum(outcome.scores[seat] for outcome in rounds) for seat in range(seats))
