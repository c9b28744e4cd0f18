"""A small PPO with masks on the vectorised environment: it learns Gemblo against random opponents in minutes.

    pip install torch        # CPU is enough; Minoteka itself does not need it
    python examples/ppo.py --actions 80000

Prints how many rounds it wins against random and, at the end, against greedy. It strives for the margin, which tells
more of a round than who won, and looks only at some parts of what it sees: the board itself would need a deeper net.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

import minoteka
from minoteka.envs.gymnasium import GameEnv
from minoteka.envs.vector import VectorGame

ROUNDS, STEPS, EPOCHS, BATCH = 128, 32, 3, 512
CLIP, ENTROPY, LAMBDA, WIDTH = 0.2, 0.005, 0.98, 64
GAME, PARTS = "gemblo", ("link", "left", "turn", "stuck", "chosen")


class Net(nn.Module):
    """What a seat sees in; how good each action looks, and how good the position is, out."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """A distribution over legal actions, and the value."""
        hidden = self.body(seen.float())
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    """The parts that the net looks at, and the mask: copies, for the environment fills its arrays anew."""
    parts = minoteka.game(GAME).planes.split(seen["observation"])
    rows = [parts[name].reshape(len(parts[name]), -1) for name in PARTS]
    return torch.tensor(np.concatenate(rows, 1)), torch.tensor(seen["action_mask"])


def rollout(env: VectorGame, net: Net, seen: Any) -> tuple[list[torch.Tensor], Any]:
    """``STEPS`` actions in every round, with what PPO wants to know of each; and what is seen after them."""
    kept: list[tuple[torch.Tensor, ...]] = []
    for _ in range(STEPS):
        planes, mask = tensors(seen)
        with torch.no_grad():
            chances, value = net(planes, mask)
            action = chances.sample()
        seen, reward, over, _, _ = env.step(action.numpy())
        ended = torch.tensor(over, dtype=torch.float32)
        kept.append(
            (planes, mask, action, chances.log_prob(action), value, torch.tensor(reward, dtype=torch.float32), ended)
        )
    with torch.no_grad():
        _, after = net(*tensors(seen))
    gains, gain = [], torch.zeros(ROUNDS)
    for _, _, _, _, value, reward, ended in reversed(kept):
        gain = reward + (1 - ended) * (after + LAMBDA * gain) - value
        after = value
        gains.append(gain)
    columns = [torch.cat(column) for column in zip(*kept, strict=True)]
    return [*columns[:5], torch.cat(gains[::-1])], seen


def learn(net: Net, optimiser: torch.optim.Optimizer, batch: list[torch.Tensor]) -> None:
    """A few passes over what was played."""
    planes, mask, action, before, value, gain = batch
    target, gain = gain + value, (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(action)).split(BATCH):
            chances, judged = net(planes[part], mask[part])
            ratio = (chances.log_prob(action[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            loss = loss + 0.5 * (judged - target[part]).square().mean() - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def likeliest(net: Net, seen: Any) -> np.ndarray:
    """The action that the net likes best in each of several rounds."""
    with torch.no_grad():
        return net(*tensors(seen))[0].logits.argmax(-1).numpy()


def wins_against_random(net: Net, rounds: int) -> float:
    """The part of so many rounds that the likeliest actions win; all are played at once."""
    env = VectorGame(GAME, rounds, opponents="random", mask=True)
    seen, _ = env.reset(seed=1_000_000)
    results = np.zeros(rounds)  # of the first round at each table
    while not results.all():
        seen, rewards, over, _, _ = env.step(likeliest(net, seen))
        results = np.where((results == 0) & over, np.where(rewards > 0, 1, -1), results)
    return float((results > 0).mean())


def wins_against_greedy(net: Net, rounds: int) -> float:
    """The same against a bot, one round after the other."""
    env, won = GameEnv(GAME, opponents="greedy"), 0
    for number in range(rounds):
        seen, _ = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            action = likeliest(net, {name: part[None] for name, part in seen.items()})
            seen, reward, over, _, _ = env.step(action[0])
        won += reward > 0
    return won / rounds


def main(actions: int, rounds: int = 400, seed: int = 1) -> tuple[float, float]:
    """Learn from so many actions; the wins against random and against greedy."""
    torch.set_num_threads(1)  # small nets gain nothing from more, and lose much beside busy neighbours
    torch.manual_seed(seed)
    env = VectorGame(GAME, ROUNDS, opponents="random", mask=True, reward="margin")
    seen, _ = env.reset(seed=seed)
    net = Net(tensors(seen)[0].shape[1], env.table.game.actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    for turn in range(1, actions // (ROUNDS * STEPS) + 1):
        batch, seen = rollout(env, net, seen)
        learn(net, optimiser, batch)
        if turn % 10 == 0:
            rate, spent = wins_against_random(net, 100), time.process_time()
            print(f"{turn * ROUNDS * STEPS:9,} actions, {spent:4.0f} s of CPU: {rate:.0%} against random", flush=True)
    random, greedy = wins_against_random(net, rounds), wins_against_greedy(net, rounds // 10)
    print(f"{GAME}: {random:.1%} of {rounds} rounds against random, {greedy:.1%} of {rounds // 10} against greedy")
    return random, greedy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=80_000)
    main(parser.parse_args().actions)
