"""A random agent at a table for three: what a round looks like from an agent's side.

python examples/random_agent.py
"""

import numpy as np

from minoteka.envs import pettingzoo


def main(seed: int = 1) -> dict[str, float]:
    """Play one round of Trimino by chance; the rewards of the seats."""
    env, rng, total = pettingzoo.env("trimino", seats=3), np.random.default_rng(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))
    print(total)
    return total


if __name__ == "__main__":
    main()
