"""A match of Mexican Train: a round for each engine, from the highest double down; the lowest total wins."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome
from minoteka.core.series import Rounds
from minoteka.kernel import State

TOTAL, ROUNDS_WON = "lowest-total", "rounds-won"


class Engines(Rounds):
    """A round for each engine."""

    def prepare(self, s: State, number: int, before: Sequence[Outcome], first: int) -> None:
        """The next lower engine."""
        super().prepare(s, number, before, first)
        s.engine = s.top - number

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Rule 8: the lowest total; of equals, whoever went out more often; then they share."""
        totals = self.totals(seats, rounds)
        outs = [sum(each.reason == "out" and seat in each.winners for each in rounds) for seat in range(seats)]
        lowest = [seat for seat in range(seats) if totals[seat] == min(totals)]
        most = max(outs[seat] for seat in lowest)
        winners = tuple(seat for seat in lowest if outs[seat] == most)
        return Outcome(totals, winners, TOTAL if len(lowest) == len(winners) else ROUNDS_WON)


SERIES = Engines()
