"""How rounds of Trimino make a match (rule 6)."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome, best_seats
from minoteka.games.trimino.options import GOAL
from minoteka.kernel import State


class Rounds:
    """Three to five rounds, the lowest total wins (reverse: the highest); triominos is played up to 400."""

    def single(self, seats: int, options: Options) -> bool:
        """One round by itself: only where the number of rounds applies."""
        return options["ruleset"] != "triominos" and options["rounds"] == 1

    def prepare(self, s: State, number: int, before: Sequence[Outcome], first: int) -> None:
        """The starting seat moves one clockwise each round (at triominos the tiles dealt decide)."""
        if number > 0:
            s.first = (first + number) % s.seats

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """All rounds are played, or somebody has reached the goal."""
        if options["ruleset"] == "triominos":
            return max(self.totals(seats, rounds)) >= GOAL
        return len(rounds) >= options["rounds"]

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Totals and leaders; a tie is shared."""
        totals = self.totals(seats, rounds)
        over = bool(rounds) and self.is_over(seats, options, rounds)
        reason = ("goal" if options["ruleset"] == "triominos" else "rounds") if over else "running"
        return Outcome(totals, best_seats(totals, lowest=options["ruleset"] == "classic"), reason)

    @staticmethod
    def totals(seats: int, rounds: Sequence[Outcome]) -> tuple[float, ...]:
        """The points of all rounds per seat."""
        return tuple(sum(outcome.scores[seat] for outcome in rounds) for seat in range(seats))


SERIES = Rounds()
