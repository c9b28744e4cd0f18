"""How rounds of Trimino make a match (rule 6)."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome, best_seats
from minoteka.core.series import Rounds
from minoteka.games.trimino.options import GOAL


class Agreed(Rounds):
    """Three to five rounds, the lowest total wins (reverse: the highest); triominos is played up to 400."""

    def single(self, seats: int, options: Options) -> bool:
        """One round by itself: only where the number of rounds applies."""
        return options["ruleset"] != "triominos" and super().single(seats, options)

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """All rounds are played, or somebody has reached the goal."""
        if options["ruleset"] == "triominos":
            return max(self.totals(seats, rounds)) >= GOAL
        return super().is_over(seats, options, rounds)

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Totals and leaders; a tie is shared."""
        totals = self.totals(seats, rounds)
        over = bool(rounds) and self.is_over(seats, options, rounds)
        reason = ("goal" if options["ruleset"] == "triominos" else "rounds") if over else "running"
        return Outcome(totals, best_seats(totals, lowest=options["ruleset"] == "classic"), reason)


SERIES = Agreed()
