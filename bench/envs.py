"""How fast the toolkits' environments are: steps per second with observations and legal actions, beside their peers.

    python3 run.py bench envs [--rounds 512] [GAME …]

*Vector* is ``VectorGame`` with the agent in all seats, finished rounds dealt anew, *batch* the same rounds without
numbers for learning (bench/batch.py); *PettingZoo* and *OpenSpiel* play one round at a time through our adapters. The
peers, in the same run: what else the toolkits have of their own (bench/peers.py), also with observations and legal
actions. CPU time, whatever the threads.

Pgx and PettingZoo's classic games need more than we do: ``pip install pgx pygame`` (they are in no lock of ours).
"""

import numpy as np
import pyspiel

from bench.batch import steps
from bench.peers import aec_steps, peers, spiel_steps
from bench.yardstick import arguments, machine, rate, show
from minoteka import catalog
from minoteka.core.batch import Batch
from minoteka.envs.openspiel import short_name
from minoteka.envs.pettingzoo import raw_env
from minoteka.envs.vector import VectorGame

STEPS, MIXED = 20, 200
"""Steps of every round at a time; and before the first of them, until rounds are at all their stages."""


class Playing:
    """An agent in all seats of many rounds that acts at random."""

    def __init__(self, env: VectorGame, chance: np.random.Generator) -> None:
        self.env, self.chance, self.everyone = env, chance, np.arange(env.num_envs)
        _, self.info = env.reset(seed=1)
        for _ in range(MIXED // STEPS):
            self.some()

    def some(self) -> int:
        """A few steps of every round; how many there were."""
        for _ in range(STEPS):
            chosen = (self.chance.random(self.env.num_envs) * self.info["many"]).astype(np.int64)
            _, _, _, _, self.info = self.env.step(self.info["legal"][self.everyone, chosen])
        return STEPS * self.env.num_envs


def measured(name: str, rounds: int) -> tuple[str, float, float, float, float]:
    """A line of our table."""
    game, chance = catalog.game(name), np.random.default_rng(1)
    seats = max(2, game.seats[0])
    batch, playing = Batch(game, seats, {}, rounds, seed=1), Playing(VectorGame(game, rounds, seats, "self"), chance)
    single, spiel = raw_env(game, seats), pyspiel.load_game(short_name(game))
    return (
        name,
        rate(playing.some),
        rate(lambda: steps(batch, chance)),
        rate(lambda: aec_steps(single, chance)),
        rate(lambda: spiel_steps(spiel, chance)),
    )


def main() -> None:
    """Print the tables."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=list(catalog.OWN), help="all, unless some are named")
    parser.add_argument("--rounds", type=int, default=512, help="rounds at once")
    given = parser.parse_args()
    ours = [measured(name, given.rounds) for name in given.games]
    show(f"{given.rounds} rounds: {machine()}", ["steps/s", "vector", "batch", "PettingZoo", "OpenSpiel"], ours)
    show(f"beside it: {machine()}", ["peer", "steps/s"], list(peers()))


if __name__ == "__main__":
    main()
