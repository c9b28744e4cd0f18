"""Rule 12: rounds one after another, for a number of rounds or until somebody has enough points."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome, best_seats
from minoteka.kernel import State


class Rounds:
    """``match = rounds:N`` or ``points:N``; the starting seat moves one clockwise each round."""

    def single(self, seats: int, options: Options) -> bool:
        """Whether one round is all."""
        return bool(options["match"] == "round")

    def prepare(self, s: State, number: int, before: Sequence[Outcome], first: int) -> None:
        """Whoever sits after the last starter starts."""
        if number > 0:
            s.first = (first + number) % s.seats

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """Enough rounds, or enough points for somebody at the end of one."""
        form, _, count = options["match"].partition(":")
        if form == "points":
            return max(self.totals(seats, rounds)) >= int(count)
        return len(rounds) >= int(count or 1)

    def totals(self, seats: int, rounds: Sequence[Outcome]) -> tuple[float, ...]:
        """The points of all rounds, per seat."""
        return tuple(sum(outcome.scores[seat] for outcome in rounds) for seat in range(seats))

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Totals so far; the highest leads, ties are shared."""
        totals = self.totals(seats, rounds)
        return Outcome(totals, best_seats(totals), "match")


SERIES = Rounds()
