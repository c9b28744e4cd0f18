"""How fast the toolkits' environments are: steps per second with observations and legal actions, beside a bare batch.

    python3 run.py bench envs [--rounds 2000] [GAME …]

*Vector* is ``VectorGame`` with the agent in all seats, *batch* the same rounds without numbers for learning
(bench/batch.py), *one at a time* is PettingZoo. CPU time of one thread.
"""

import numpy as np

from bench.batch import steps
from bench.yardstick import arguments, machine, rate, show, spiel_moves
from minoteka import catalog
from minoteka.core.batch import Batch
from minoteka.envs.pettingzoo import raw_env
from minoteka.envs.vector import VectorGame


def vector_steps(env: VectorGame, chance: np.random.Generator) -> int:
    """Fifty steps of every round; finished ones are dealt anew."""
    everyone = np.arange(env.num_envs)
    _, info = env.reset()
    for _ in range(50):
        chosen = (chance.random(env.num_envs) * info["many"]).astype(np.int64)
        _, _, _, _, info = env.step(info["legal"][everyone, chosen])
    return 50 * env.num_envs


def aec_steps(env: raw_env, chance: np.random.Generator) -> int:
    """One round; how many actions it took."""
    env.reset()
    done = 0
    while env.agents and not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[int(chance.random() * len(legal))]))
        done += 1
    return done


def main() -> None:
    """Print the table."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=list(catalog.OWN), help="all, unless some are named")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds at once")
    given = parser.parse_args()
    rows = []
    for name in given.games:
        game, chance = catalog.game(name), np.random.default_rng(1)
        seats = max(2, game.seats[0])
        batch = Batch(game, seats, {}, given.rounds, seed=1)
        vector = VectorGame(game, given.rounds, seats, "self")
        single = raw_env(game, seats)
        bare = rate(lambda batch=batch, chance=chance: steps(batch, chance))
        told = rate(lambda vector=vector, chance=chance: vector_steps(vector, chance))
        alone = rate(lambda single=single, chance=chance: aec_steps(single, chance))
        rows.append((name, told, bare, told / bare, alone))
    rows.append(("OpenSpiel, its dominoes in Python", None, None, None, spiel_moves("python_block_dominoes")))
    show(f"{given.rounds} rounds: {machine()}", ["game", "vector", "batch", "vector / batch", "one at a time"], rows)


if __name__ == "__main__":
    main()
