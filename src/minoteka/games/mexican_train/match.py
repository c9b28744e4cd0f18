"""A match of Mexican Train: a round for each engine, from the highest double down; the lowest total wins."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.outcome import Outcome
from minoteka.kernel import State

TOTAL, ROUNDS_WON = "lowest-total", "rounds-won"


class Engines:
    """The rounds of a match and the standing after them."""

    def single(self, seats: int, options: Options) -> bool:
        """``rounds = 1`` is a round without a match around it."""
        return bool(options["rounds"] == 1)

    def prepare(self, s: State, number: int, before: Sequence[Outcome], first: int) -> None:
        """The next lower engine; the starting seat moves one to the left each round."""
        s.engine = s.top - number
        if number > 0:
            s.first = (first + number) % s.seats

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """After as many rounds as were agreed."""
        return len(rounds) >= options["rounds"]

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Rule 8: the lowest total; of equals, whoever went out more often; then they share."""
        totals = tuple(sum(each.scores[seat] for each in rounds) for seat in range(seats))
        outs = [sum(each.reason == "out" and seat in each.winners for each in rounds) for seat in range(seats)]
        lowest = [seat for seat in range(seats) if totals[seat] == min(totals)]
        most = max(outs[seat] for seat in lowest)
        winners = tuple(seat for seat in lowest if outs[seat] == most)
        return Outcome(totals, winners, TOTAL if len(lowest) == len(winners) else ROUNDS_WON)


SERIES = Engines()
