"""What the engine answers, as digests: made by compiled kernels here and by the library in a browser's Python there."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from minoteka.catalog import BOTS, GAMES
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.position import Observation
from minoteka.kernel import below, buffer, floats, listed, rng_from_int
from minoteka.search import mcts
from minoteka.search.levels import settings_of
from minoteka.search.settings import Settings

PLIES = 60
ITERATIONS = 300


class Told:
    """A running digest of whatever is told."""

    def __init__(self) -> None:
        self._total = hashlib.sha256()

    def tell(self, *things: Any) -> None:
        for thing in things:
            self._total.update(thing if isinstance(thing, bytes) else repr(thing).encode())

    def __str__(self) -> str:
        return self._total.hexdigest()[:16]


def reals(numbers: Any, count: int) -> list[float]:
    """The first numbers of a buffer; interpreted kernels may write a whole one."""
    return [float(number) for number in listed(numbers)[:count]]


def rounds(game: Game, seats: int) -> Told:
    """A random round: states, lists, observations, completions, evaluations, priors, likelihoods, scores."""
    told, kernels, chance = Told(), game.blocks, rng_from_int(seats)
    weights, values = game.weight_array(), floats(max(game.seats))
    moves, promise = buffer(game.max_moves), floats(game.max_moves)
    position = Match.start(game, seats, {}, Chance(f"digest {seats}")).position
    for _ in range(PLIES):
        block, seat = position._block, position.to_act
        kernels.scores(block, values)
        told.tell(position.to_bytes(), reals(values, seats))
        if position.is_over:
            break
        count = int(kernels.legal(block, moves))
        seen, guess = kernels.new(), kernels.new()
        kernels.observe(block, seat, seen)
        kernels.complete(seen, seat, chance, guess)
        kernels.evaluate(block, weights, values)
        kernels.priors(block, moves, count, weights, promise)
        told.tell(*(game.layout.to_bytes(kernels.state(one)) for one in (seen, guess)))
        told.tell(listed(moves)[:count], reals(values, seats), reals(promise, count))
        told.tell(float(kernels.likelihood(guess, seat, weights)))
        position = position.play(list(position)[below(chance, count)])
    return told


def searches(game: Game, seats: int) -> Told:
    """Trees grown at the start of a round and a few plies later, and what every bot plays there."""
    told, chance = Told(), rng_from_int(7 + seats)
    position = Match.start(game, seats, {}, Chance(f"search {seats}")).position
    for _ in range(2):
        seen = position.observe(position.to_act)
        for settings in (settings_of(game), Settings(width=2.0, growth=0.4, guided=0.5, wise=0.3)):
            told.tell(sorted(mcts.think_root(mcts.Root.seen(seen), settings, ITERATIONS, 5).items()))
        told.tell(chosen("greedy", seen))
        for _ in range(5):
            if not position.is_over:
                position = position.play(list(position)[below(chance, len(list(position)))])
    return told


def chosen(bot: str, seen: Observation) -> str:
    return BOTS[bot].choose(seen, 3).move


def all_digests() -> Iterator[tuple[str, str]]:
    """A digest of rounds and one of searches for every game and number of seats."""
    for game in GAMES.values():
        for seats in game.seats:
            yield f"{game.name} {seats} rounds", str(rounds(game, seats))
            yield f"{game.name} {seats} searches", str(searches(game, seats))


def as_text() -> str:
    return json.dumps(dict(all_digests()))
