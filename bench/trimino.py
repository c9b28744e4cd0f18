"""How fast Trimino runs on one core: uniform random rounds with full legal lists, beside OpenSpiel's dominoes.

python3 run.py bench trimino
"""

from typing import Any

from bench.rounds import PEER, ROUNDS, rounds_and_moves, seen_after
from bench.yardstick import arguments, machine, rate, show, spiel_moves
from minoteka.games.trimino import GAME
from minoteka.games.trimino.observe import complete
from minoteka.kernel import State, kernel, rng_from_int


@kernel
def guess_many(seen: State, seat: int, rng: Any, guess: State, count: int) -> None:
    for _ in range(count):
        complete(seen, seat, rng, guess)


def guesses(seats: int) -> float:
    """Guesses per second at all that seat 0 cannot see, in the middle of a round."""
    seen, guess, rng = seen_after(GAME, seats, 20), GAME.layout.new(), rng_from_int(3)

    def work() -> int:
        guess_many(seen, 0, rng, guess, 10 * ROUNDS)
        return 10 * ROUNDS

    return rate(work)


def main() -> None:
    """Print the tables."""
    arguments(__doc__).parse_args()
    peer = spiel_moves(PEER)
    rows = []
    for ruleset in ("classic", "reverse", "triominos"):
        for seats in GAME.seats:
            rounds, moves = rounds_and_moves(GAME, seats, {"ruleset": ruleset})
            rows.append((f"{ruleset}, {seats} seats", rounds, moves, moves / peer if peer else None))
    columns = ["Trimino", "rounds/s", "moves/s", f"× {PEER}"]
    show(f"random rounds on one core: {machine()}", columns, rows)
    hidden = [(f"guesses at the hidden tiles, {seats} seats", guesses(seats)) for seats in GAME.seats]
    show("beside it", ["what", "per second"], [(f"OpenSpiel {PEER}, moves", peer), *hidden])


if __name__ == "__main__":
    main()
