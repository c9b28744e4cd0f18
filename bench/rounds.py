"""Uniform random rounds in a batch, and what a seat sees in the middle of one: what the benches of games share."""

from collections.abc import Mapping
from typing import Any

from bench.yardstick import rate
from minoteka.core.batch import Batch
from minoteka.core.game import Game
from minoteka.kernel import COMPILED, State

PEER = "python_block_dominoes"
"""The game of OpenSpiel that is nearest to ours."""
ROUNDS = 500 if COMPILED else 2


def rounds_and_moves(game: Game, seats: int, options: Mapping[str, Any]) -> tuple[float, float]:
    """Rounds and moves per second with full legal lists, dealing included."""
    batch = Batch(game, seats, options, ROUNDS, seed=1)

    def work() -> int:
        batch.deal()
        return batch.play_out()

    plies = sum(work() for _ in range(4)) / 4
    moves = rate(work)
    return moves * ROUNDS / plies, moves


def seen_after(game: Game, seats: int, plies: int) -> State:
    """What seat 0 sees after so many plies of a round."""
    batch = Batch(game, seats, {}, 1, seed=2)
    batch.deal()
    for _ in range(plies):
        batch.legal()
        batch.apply([batch.moves[0][0]])
    return batch.observe(0)[0]
