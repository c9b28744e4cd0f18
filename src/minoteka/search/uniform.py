"""The bot that plays any legal move with equal chance."""

from minoteka.core.position import Observation
from minoteka.kernel import below, rng_from_int
from minoteka.search.bot import Decision, Stop


class Uniform:
    """Every legal move, equally likely."""

    name = "random"

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """One draw from the sorted list."""
        moves = seen.legal_moves()
        return Decision(moves[below(rng_from_int(seed), len(moves))])


BOT = Uniform()
