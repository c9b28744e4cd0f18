"""How fast batches are: steps per second of every game, one call a step for all rounds, as game AI uses them.

    python3 run.py bench batch [--rounds 2000] [--threads 2]

*Steps* list the legal moves of every round, choose one of each at random with NumPy, observe as the seat to move and
apply, until all rounds are over. *Playouts* do the choosing inside the compiled loop. CPU time of one thread; the
last column is the gain by the clock with several threads, which says little on a busy machine.
"""

import time

import numpy as np

from bench.yardstick import arguments, machine, rate, show, show_yardsticks
from minoteka import catalog
from minoteka.core.batch import Batch
from minoteka.core.game import Game


def steps(batch: Batch, chance: np.random.Generator) -> int:
    """Whole rounds, a step at a time; how many moves were made."""
    batch.deal()
    done, everyone = 0, np.arange(batch.count)
    while True:
        batch.legal()
        running = int(np.count_nonzero(batch.counts))
        if not running:
            return done
        chosen = (chance.random(batch.count) * batch.counts).astype(np.int64)
        batch.observe(batch.turns())
        batch.apply(batch.moves[everyone, chosen])
        done += running


def playouts(batch: Batch) -> int:
    """The same rounds inside the compiled loop."""
    batch.deal()
    return batch.play_out()


def gain(game: Game, rounds: int, threads: int) -> float:
    """How many times as many moves several threads make, by the clock."""
    seconds = []
    for number in (1, threads):
        batch = Batch(game, game.seats[0], {}, rounds, seed=1, threads=number)
        playouts(batch)
        began = time.perf_counter()
        for _ in range(5):
            playouts(batch)
        seconds.append(time.perf_counter() - began)
    return seconds[0] / seconds[1]


def main() -> None:
    """Print the table."""
    parser = arguments(__doc__)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds in a batch")
    parser.add_argument("--threads", type=int, default=2, help="for the last column")
    given = parser.parse_args()
    rows = []
    for name, game in catalog.GAMES.items():
        batch = Batch(game, game.seats[0], {}, given.rounds, seed=1)
        chance = np.random.default_rng(1)
        by_step = rate(lambda batch=batch, chance=chance: steps(batch, chance))
        inside = rate(lambda batch=batch: playouts(batch))
        rows.append((name, batch.states.itemsize, by_step, inside, gain(game, given.rounds, given.threads)))
    columns = ["fewest seats", "bytes a state", "steps/s", "playouts, moves/s", f"× with {given.threads} threads"]
    show(f"batches of {given.rounds} rounds: {machine()}", columns, rows)
    show_yardsticks()


if __name__ == "__main__":
    main()
