"""How fast Trimino runs on one core: uniform random rounds with full legal lists, beside OpenSpiel's dominoes.

python -m bench.trimino
"""

from typing import Any

from bench.yardstick import machine, rate, show, spiel_moves
from minoteka.core.batch import Batch
from minoteka.games.trimino import GAME
from minoteka.games.trimino.observe import complete
from minoteka.kernel import COMPILED, State, kernel, rng_from_int

PEER = "python_block_dominoes"
ROUNDS = 500 if COMPILED else 2


def rounds_and_moves(seats: int, ruleset: str) -> tuple[float, float]:
    """Rounds and moves per second, dealing included."""
    batch = Batch(GAME, seats, {"ruleset": ruleset}, ROUNDS, seed=1)

    def work() -> int:
        batch.deal()
        return batch.play_out()

    plies = work()
    moves = rate(work)
    return moves * ROUNDS / plies, moves


@kernel
def guess_many(seen: State, seat: int, rng: Any, guess: State, count: int) -> None:
    for _ in range(count):
        complete(seen, seat, rng, guess)


def guesses(seats: int) -> float:
    """Guesses per second at all that seat 0 cannot see, in the middle of a round."""
    batch = Batch(GAME, seats, {}, 1, seed=2)
    batch.deal()
    for _ in range(20):
        batch.legal()
        batch.apply([batch.moves[0][0]])
    seen, guess, rng = batch.observe(0)[0], GAME.record.new(), rng_from_int(3)

    def work() -> int:
        guess_many(seen, 0, rng, guess, 10 * ROUNDS)
        return 10 * ROUNDS

    return rate(work)


def main() -> None:
    """Print the tables."""
    peer = spiel_moves(PEER)
    rows = []
    for ruleset in ("classic", "reverse", "triominos"):
        for seats in GAME.seats:
            rounds, moves = rounds_and_moves(seats, ruleset)
            rows.append((f"{ruleset}, {seats} seats", rounds, moves, moves / peer if peer else None))
    columns = ["Trimino", "rounds/s", "moves/s", f"× {PEER}"]
    show(f"random rounds on one core: {machine()}", columns, rows)
    hidden = [(f"guesses at the hidden tiles, {seats} seats", guesses(seats)) for seats in GAME.seats]
    show("beside it", ["what", "per second"], [(f"OpenSpiel {PEER}, moves", peer), *hidden])


if __name__ == "__main__":
    main()
