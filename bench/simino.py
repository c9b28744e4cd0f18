"""How fast Simino runs on one core: uniform random rounds with full legal lists, beside OpenSpiel's dominoes.

python3 run.py bench simino
"""

from collections.abc import Mapping
from typing import Any

from bench.rounds import PEER, ROUNDS, rounds_and_moves, seen_after
from bench.yardstick import arguments, integer_loop, machine, rate, show, spiel_moves
from minoteka.games.simino import GAME
from minoteka.games.simino.holes import cover_cells, tileable_places
from minoteka.games.simino.observe import complete
from minoteka.kernel import State, buffer, kernel, rng_from_int

GOAL = 5_000
"""Rounds a second with two seats."""
VARIANTS: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("classic, 2 seats", 2, {}),
    ("classic, 3 seats", 3, {}),
    ("classic, 4 seats", 4, {}),
    ("tandem", 4, {"teams": "tandem"}),
    ("white power, 2 seats", 2, {"powers": "white"}),
    ("black power, 2 seats", 2, {"powers": "black"}),
    ("both powers, 2 seats", 2, {"powers": "both"}),
    ("holes of single cells, 2 seats", 2, {"holes": "single-cell"}),
    ("solitaire", 1, {}),
)


@kernel
def guess_many(seen: State, seat: int, rng: Any, guess: State, count: int) -> None:
    for _ in range(count):
        complete(seen, seat, rng, guess)


def guesses(plies: int) -> float:
    """Guesses per second at all that seat 0 cannot see, so many plies into a round of four."""
    seen, guess, rng = seen_after(GAME, 4, plies), GAME.layout.new(), rng_from_int(3)

    def work() -> int:
        guess_many(seen, 0, rng, guess, 10 * ROUNDS)
        return 10 * ROUNDS

    return rate(work)


@kernel
def ask_many(mate: Any, count: int) -> int:
    places = 0
    for _ in range(count):
        places ^= tileable_places(mate)
    return places


def hole_questions() -> float:
    """How often per second all places of a field with 30 free cells are asked whether a tile leaves a hole."""
    state = GAME.blank(2, GAME.settle(2, {}))
    mate = buffer(len(state.mate))
    for cell in range(len(mate)):
        mate[cell] = state.mate[cell]
    for first, second in ((0, 1), (6, 12), (7, 8)):
        cover_cells(mate, first, second)

    def work() -> int:
        ask_many(mate, 10 * ROUNDS)
        return 10 * ROUNDS

    return rate(work)


def main() -> None:
    """Print the tables."""
    arguments(__doc__).parse_args()
    peer = spiel_moves(PEER)
    rows = []
    for name, seats, options in VARIANTS:
        rounds, moves = rounds_and_moves(GAME, seats, options)
        rows.append((name, rounds, moves, rounds / GOAL if seats == 2 else None, moves / peer if peer else None))
    columns = ["Simino", "rounds/s", "moves/s", f"× {GOAL:,} rounds/s", f"× {PEER}"]
    show(f"random rounds on one core: {machine()}", columns, rows)
    beside = [
        ("integer loop in the same compiler, steps", integer_loop()),
        (f"OpenSpiel {PEER}, moves", peer),
        ("where a tile leaves no hole, all places at once", hole_questions()),
        ("guesses at the hidden tiles, 4 seats, after 4 plies", guesses(4)),
        ("guesses at the hidden tiles, 4 seats, after 20 plies", guesses(20)),
    ]
    show("beside it", ["what", "per second"], beside)


if __name__ == "__main__":
    main()
