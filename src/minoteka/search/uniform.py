"""The bot that plays any legal move with equal chance."""

from minoteka.core.position import Observation
from minoteka.kernel import below, rng_from_int
from minoteka.search.bot import Decision, Stop, choices


class Uniform:
    """Every legal move, equally likely."""

    name = "random"

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """One draw from the sorted list."""
        codes = choices(seen)
        return Decision(seen.text(codes[below(rng_from_int(seed), len(codes))]))


BOT = Uniform()
