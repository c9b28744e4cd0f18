"""Whole rounds between one-ply players with different weights, in compiled code: what tuning is measured with.

A player here is what ``greedy`` is: the move after which the evaluation likes the seat best, over a few guesses at
what is hidden. Thousands of rounds take seconds, so that a change of a weight by a fifth can be told from chance.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.ply import highest, judge
from minoteka.kernel import COMPILED, assign, below, buffer, floats, rng_from_int, typed

RANDOM = -1
"""Who plays any legal move."""
GUESSES = 4
NOW, SEEN, GUESS, AFTER, STATES = range(5)


def duel(
    to_act: Any, legal: Any, apply: Any, is_over: Any, observe: Any, complete: Any, evaluate: Any,
    states: Any, guesses: int, hides: int, seating: Any, first: Any, second: Any,
    moves: Any, totals: Any, values: Any, rng: Any,
) -> None:  # fmt: skip
    """Play the round in ``states[NOW]`` to its end; ``values`` are then the results of the seats."""
    now, seen, guess, after = states[NOW], states[SEEN], states[GUESS], states[AFTER]
    while not is_over(now):
        seat = to_act(now)
        count = legal(now, moves)
        if count == 1 or seating[seat] == RANDOM:
            apply(now, moves[below(rng, count)])
            continue
        weights = first if seating[seat] == 0 else second
        for i in range(count):
            totals[i] = 0.0
        if hides:
            observe(now, seat, seen)
        else:
            assign(guess, now)
        for _ in range(guesses):
            if hides:
                complete(seen, seat, rng, guess)
            judge(apply, evaluate, guess, after, moves, count, weights, values, seat, totals, 1.0)
        apply(now, moves[highest(totals, count, rng)])
    evaluate(now, first, values)


@cache
def driver(game: Game) -> Any:
    """The duel compiled for one game."""
    if not COMPILED:
        return duel
    from numba import types

    names = ("to_act", "legal", "apply", "is_over", "observe", "complete", "evaluate")
    whole, real = types.int64, types.float64
    arguments: list[Any] = [types.FunctionType(game.kernels.signatures[name]) for name in names]
    arguments += [types.Array(game.layout.numba_type, 1, "C"), whole, whole, whole[::1], real[::1], real[::1]]
    arguments += [whole[::1], real[::1], real[::1], whole[::1]]
    return typed(duel, types.void(*arguments))


class Table:
    """Rounds of one game at a table, on deals numbered from a seed."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: str) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.room = game.layout.array(STATES)
        self.buffers = buffer(game.max_moves), floats(game.max_moves), floats(max(game.seats))

    def deal(self, number: int) -> Any:
        """The state in which round ``number`` begins."""
        return Match.start(self.game, self.seats, self.options, Chance(f"{self.seed}/{number}")).position._state

    def play(self, start: Any, seating: Sequence[int], first: Any, second: Any, seed: int) -> list[float]:
        """The results of the seats; ``seating`` tells who sits where: 0 the first, 1 the second, or RANDOM."""
        k, chairs = self.game.kernels, buffer(len(seating))
        for seat, player in enumerate(seating):
            chairs[seat] = player
        assign(self.room[NOW], start)
        hides = self.game.hides
        driver(self.game)(
            k.to_act, k.legal, k.apply, k.is_over, k.observe, k.complete, k.evaluate,
            self.room, GUESSES if hides else 1, int(hides), chairs, first, second, *self.buffers, rng_from_int(seed),
        )  # fmt: skip
        return [float(value) for value in self.buffers[-1]][: self.seats]

    def compare(self, mine: Sequence[float], theirs: Sequence[float] | None, deals: Sequence[int]) -> list[float]:
        """What ``mine`` gets on each deal against ``theirs`` (None: random), the mean over exchanged seats.

        Half and half at the table, or as near as the number of seats allows; 1 is everything, an even share is 1/2.
        """
        first, second = self.game.weight_array(mine), self.game.weight_array(mine if theirs is None else theirs)
        other = RANDOM if theirs is None else 1
        found = []
        for number in deals:
            start, shares = self.deal(number), []
            for turn in range(2):
                seating = [0 if (seat + turn) % 2 == 0 else other for seat in range(self.seats)]
                results = self.play(start, seating, first, second, number * 2 + turn)
                own = sum(r for r, player in zip(results, seating, strict=True) if player == 0)
                shares.append(own / (sum(results) or 1.0))
            found.append(sum(shares) / 2)
        return found
