"""The bot that looks one ply ahead with the game's evaluation, averaged over a few guesses at what is hidden."""

from collections.abc import Sequence
from typing import Any

from minoteka.core.game import Game
from minoteka.core.position import Observation
from minoteka.kernel import floats, rng_from_int
from minoteka.search.bot import Candidate, Decision, Stop, choices

GUESSES = 24


def opinions(game: Game, state: Any, codes: Sequence[int], seat: int) -> list[float]:
    """What the evaluation promises the seat after each move."""
    weights, values, found = game.weight_array(), floats(max(game.seats)), []
    for code in codes:
        after = game.layout.copy(state)
        game.kernels.apply(after, code)
        game.kernels.evaluate(after, weights, values)
        found.append(float(values[seat]))
    return found


class Greedy:
    """The move after which the evaluation likes the seat best; ties go to the first text."""

    name = "greedy"

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """Cost: one evaluation per move and guess."""
        game, codes = seen.game, choices(seen)
        if len(codes) == 1:
            return Decision(seen.text(codes[0]))
        rng = rng_from_int(seed)
        totals = [0.0] * len(codes)
        guesses = GUESSES if game.hides else 1
        for _ in range(guesses):
            for i, value in enumerate(opinions(game, seen.complete(rng)._state, codes, seen.seat)):
                totals[i] += value
        ranked = sorted(range(len(codes)), key=lambda i: (-totals[i], i))
        candidates = [Candidate(seen.text(codes[i]), totals[i] / guesses) for i in ranked]
        return Decision(candidates[0].move, candidates, len(codes) * guesses)


BOT = Greedy()
