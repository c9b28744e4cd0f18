"""How well the others' hands are read: a yardstick that looks at the true hands, so it lives in tests only.

What a game's ``likelihood`` says of the true hands is compared with what it says of guesses that agree with all that
everybody saw. The mean logarithm of their ratio, in nats, is how much likelier the search takes the truth to be than a
guess dealt blindly; 0 is no reading at all. With numbers of weights after the deals, these are fitted to the odd
positions, and the even ones, which the fit has not seen, show what it is worth.

    python -m tests.arena.reading mexican-train greedy 100 12 13 14
"""

import math
import sys
from collections.abc import Sequence
from statistics import mean
from typing import Any, NamedTuple

from minoteka import catalog
from minoteka.arena.contest import bot_of
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.kernel import rng_from_int

GUESSES = 40
NEARER = 0.8
"""Each round of a fit tries every weight this much smaller and larger, and keeps what is likelier."""
ROUNDS = 12


class Sight(NamedTuple):
    """A position before a choice: who chooses, how things are, and how they might be."""

    seat: int
    true: Any
    guesses: list[Any]


def sights(game: Game, rival: str, deals: int) -> list[Sight]:
    """Positions of first rounds at tables for two."""
    bot, rng, found = bot_of(rival, 1.0), rng_from_int(deals), []
    for deal in range(deals):
        match = Match.start(game, 2, game.settle(2, {}), Chance(f"reading/{deal}"))
        plies = 0
        while not match.is_over and match.number == 0:
            position = match.position
            legal = position.legal_moves()
            seen = position.observe(position.to_act)
            if len(legal) > 1:
                found.append(Sight(seen.seat, position._state, [seen.complete(rng)._state for _ in range(GUESSES)]))
            move = legal[0] if len(legal) == 1 else bot.choose(seen, deal * 1_000_003 + plies).move
            match, plies = match.play(move), plies + 1
    return found


def nats(game: Game, seen: Sequence[Sight], weights: Sequence[float] | None = None) -> list[float]:
    """How much likelier the true hands are than a guess, for each position."""
    numbers, likelihood = game.weight_array(weights), game.kernels.likelihood
    found = []
    for seat, true, guesses in seen:
        usual = sum(likelihood(guess, seat, numbers) for guess in guesses) / len(guesses)
        found.append(math.log(likelihood(true, seat, numbers) / usual))
    return found


def fit(game: Game, seen: Sequence[Sight], chosen: Sequence[int]) -> list[float]:
    """The game's weights with the chosen ones moved to where the true hands are likeliest."""
    weights = list(game.weights)
    best = sum(nats(game, seen, weights))
    for _ in range(ROUNDS):
        for i in chosen:
            for factor in (NEARER, 1 / NEARER):
                tried = [*weights[:i], weights[i] * factor, *weights[i + 1 :]]
                total = sum(nats(game, seen, tried))
                if total > best:
                    weights, best = tried, total
    return weights


def main(name: str, rival: str, deals: int, chosen: Sequence[int]) -> None:
    """Print what is read now, and what a fit would add."""
    game = catalog.game(name)
    seen = sights(game, rival, deals)
    print(f"{name}, {rival}: {mean(nats(game, seen)):.3f} nats, {len(seen)} positions of {deals} rounds")
    if chosen:
        weights = fit(game, seen[1::2], chosen)
        before, after = mean(nats(game, seen[::2])), mean(nats(game, seen[::2], weights))
        numbers = ", ".join(f"{i}: {weights[i]:.3f}" for i in chosen)
        print(f"fitted {numbers}; on positions not fitted to {before:.3f} before, {after:.3f} after")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), [int(number) for number in sys.argv[4:]])
