"""How fast Mexican Train runs on one core: uniform random rounds with full legal lists, beside OpenSpiel's dominoes.

python3 run.py bench mexican_train
"""

from typing import Any

from bench.rounds import PEER, ROUNDS, rounds_and_moves, seen_after
from bench.yardstick import arguments, machine, rate, show, spiel_moves
from minoteka.games.mexican_train import GAME
from minoteka.kernel import rng_from_int

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    *((f"full set, {seats} seats", seats, {}) for seats in GAME.seats),
    *((f"short set, {seats} seats", seats, {"set": 9}) for seats in (2, 3, 4)),
    ("4 seats, every house rule that adds moves", 4, {"first_turn": "train", "doubles_from_hand": True}),
)


def guesses(plies: int) -> float:
    """Completions per second of a seat's observation after ``plies`` moves of a round for four."""
    seen, guess, rng = seen_after(GAME, 4, plies), GAME.layout.new(), rng_from_int(3)

    def work() -> int:
        for _ in range(ROUNDS):
            GAME.kernels.complete(seen, 0, rng, guess)
        return ROUNDS

    return rate(work)


def main() -> None:
    """Print the tables."""
    arguments(__doc__).parse_args()
    peer = spiel_moves(PEER)
    rows = []
    for name, seats, options in TABLES:
        rounds, moves = rounds_and_moves(GAME, seats, options)
        rows.append((name, rounds, moves, moves / peer if peer else None))
    columns = ["Mexican Train", "rounds/s", "moves/s", f"× {PEER}"]
    show(f"random rounds on one core: {machine()}", columns, rows)
    beside = [(f"OpenSpiel {PEER}, moves", peer)]
    beside += [
        (f"guesses for 4 seats after {plies} plies, each called from Python", guesses(plies)) for plies in (4, 40)
    ]
    show("beside it", ["what", "per second"], beside)


if __name__ == "__main__":
    main()
