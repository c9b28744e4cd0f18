"""The bot that looks one ply ahead with the game's evaluation, averaged over a few guesses at what is hidden."""

from minoteka.core.position import Observation
from minoteka.kernel import floats, rng_from_int
from minoteka.search.bot import Candidate, Choice, Stop

GUESSES = 24


class Greedy:
    """The move after which the evaluation likes the seat best; ties go to the first text."""

    name = "greedy"

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Choice:
        """Cost: one evaluation per move and guess."""
        game, codes = seen.game, seen.codes()
        if len(codes) == 1:
            return Choice(seen.text(codes[0]))
        weights, values = game.weight_array(), floats(game.seats[-1])
        rng = rng_from_int(seed)
        totals = [0.0] * len(codes)
        guesses = GUESSES if game.hides else 1
        for _ in range(guesses):
            guess = seen.complete(rng)._state
            for i, code in enumerate(codes):
                after = game.record.copy(guess)
                game.kernels.apply(after, code)
                game.kernels.evaluate(after, weights, values)
                totals[i] += float(values[seen.seat])
        ranked = sorted(range(len(codes)), key=lambda i: (-totals[i], i))
        candidates = [Candidate(seen.text(codes[i]), totals[i] / guesses) for i in ranked]
        return Choice(candidates[0].move, candidates, len(codes) * guesses)


BOT = Greedy()
