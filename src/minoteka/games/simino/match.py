"""Rule 12: rounds one after another, for a number of rounds or until somebody has enough points."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome, best_seats
from minoteka.core.series import Rounds


class Agreed(Rounds):
    """``match = rounds:N`` or ``points:N``."""

    def single(self, seats: int, options: Options) -> bool:
        """Whether one round is all."""
        return bool(options["match"] == "round")

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """Enough rounds, or enough points for somebody at the end of one."""
        form, _, count = options["match"].partition(":")
        if form == "points":
            return max(self.totals(seats, rounds)) >= int(count)
        return len(rounds) >= int(count or 1)

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Totals so far; the highest leads, ties are shared."""
        totals = self.totals(seats, rounds)
        return Outcome(totals, best_seats(totals), "match")


SERIES = Agreed()
