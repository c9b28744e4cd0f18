"""Fitting a net to what was seen: Adam (Kingma and Ba, 2015) on the cross entropy of the seats' results, in NumPy.

A part of the rounds is held out. Where the loss on these falls no more the step is halved, and at last the best weights
are kept: how long to fit is nothing to guess at.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from minoteka.arena.selfplay import Harvest
from minoteka.core.nets import UNITS

BATCH = 2048
RATE = 2e-3
HALVINGS = 4
"""So often the step is halved before the end."""
HELD_OUT = 12
"""One of so many rounds is held out."""
MEMORY, SQUARES = 0.9, 0.998
"""How slowly Adam forgets slopes and their squares."""
SHRINK = 1e-5
AT_ONCE = 16_384
"""Positions whose loss is reckoned together."""
TINY = 1e-9

Weights = dict[str, Any]
"""``own`` and ``shared`` (inputs × units), ``bias`` and ``last`` (units), ``past`` (inputs)."""


class Epoch(NamedTuple):
    """Where a fit is: the loss on what it learns from and on what was held out, and its best weights so far."""

    number: int
    learnt: float
    held: float
    best: float
    weights: tuple[float, ...]


def strengths(weights: Weights, x: Any) -> tuple[Any, Any, Any]:
    """For features by position and seat: their sums over seats, what comes out of the units, each seat's strength."""
    together = x.sum(1)
    units = np.maximum(x @ weights["own"] + (together @ weights["shared"])[:, None, :] + weights["bias"], 0)
    return together, units, units @ weights["last"] + x @ weights["past"]


def parts(strength: Any) -> Any:
    """Strengths as parts of one whole (softmax)."""
    raised = np.exp(strength - strength.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def loss(weights: Weights, x: Any, results: Any) -> float:
    """The mean cross entropy."""
    total = 0.0
    for at in range(0, len(x), AT_ONCE):
        found = parts(strengths(weights, x[at : at + AT_ONCE])[2])
        total -= float((results[at : at + AT_ONCE] * np.log(found + TINY)).sum())
    return total / max(1, len(x))


def slopes(weights: Weights, x: Any, results: Any) -> Weights:
    """How the mean cross entropy changes with each weight."""
    together, units, strength = strengths(weights, x)
    error = (parts(strength) - results) / len(x)
    back = error[:, :, None] * weights["last"] * (units > 0)
    return {
        "own": np.tensordot(x, back, ((0, 1), (0, 1))),
        "shared": together.T @ back.sum(1),
        "bias": back.sum((0, 1)),
        "last": np.tensordot(units, error, ((0, 1), (0, 1))),
        "past": np.tensordot(x, error, ((0, 1), (0, 1))),
    }


def begun(inputs: int, chance: Any) -> Weights:
    """Weights to start from."""
    weights = {
        "own": chance.normal(0, 1 / np.sqrt(inputs), (inputs, UNITS)),
        "shared": chance.normal(0, 0.3 / np.sqrt(inputs), (inputs, UNITS)),
        "bias": np.zeros(UNITS),
        "last": chance.normal(0, 0.3 / np.sqrt(UNITS), UNITS),
        "past": np.zeros(inputs),
    }
    return {name: value.astype(np.float32) for name, value in weights.items()}


def flat(weights: Weights) -> tuple[float, ...]:
    """Weights in the order of ``core.nets``, as a file keeps them."""
    order = [weights[name] for name in ("own", "shared", "bias", "last", "past")]
    return tuple(np.concatenate([np.ravel(part) for part in order]).astype(np.float32).tolist())


def unscaled(weights: Weights, mean: Any, spread: Any, seats: int) -> Weights:
    """The same net for features as they are: it was fitted to what they are apart from their mean, by their spread."""
    own, shared = weights["own"] / spread[:, None], weights["shared"] / spread[:, None]
    bias = weights["bias"] - mean @ own - seats * (mean @ shared)
    return {"own": own, "shared": shared, "bias": bias, "last": weights["last"], "past": weights["past"] / spread}


class Adam:
    """Steps against the slopes, each weight's by how steep and how steady its own are."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.steps = weights, 0
        self.means = {name: np.zeros_like(value) for name, value in weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, found: Weights, rate: float) -> None:
        """One step."""
        self.steps += 1
        for name, weight in self.weights.items():
            slope = found[name] + SHRINK * weight
            self.means[name] += (1 - MEMORY) * (slope - self.means[name])
            self.squares[name] += (1 - SQUARES) * (slope * slope - self.squares[name])
            steady = self.means[name] / (1 - MEMORY**self.steps)
            weight -= rate * steady / (np.sqrt(self.squares[name] / (1 - SQUARES**self.steps)) + 1e-7)


def fit(seen: Harvest, seed: int, epochs: int) -> Iterator[Epoch]:
    """Epoch by epoch; the same positions and seed give the same weights on a machine."""
    chance = np.random.default_rng(seed)
    x, results = seen.features, seen.results
    _, seats, inputs = x.shape
    mean, spread = x.reshape(-1, inputs).mean(0), x.reshape(-1, inputs).std(0) + 1e-3
    apart = seen.rounds % HELD_OUT == HELD_OUT - 1
    mine, held = np.flatnonzero(~apart), np.flatnonzero(apart)
    scaled = (x - mean) / spread
    adam = Adam(begun(inputs, chance))
    best, kept, rate, halvings = np.inf, flat(unscaled(adam.weights, mean, spread, seats)), RATE, 0
    sample = mine[:: max(1, len(mine) // AT_ONCE)]
    for number in range(epochs):
        order = chance.permutation(mine)
        for at in range(0, len(order), BATCH):
            some = np.sort(order[at : at + BATCH])
            adam.step(slopes(adam.weights, scaled[some], results[some]), rate)
        now = loss(adam.weights, scaled[held], results[held])
        if now < best:
            best, kept = now, flat(unscaled(adam.weights, mean, spread, seats))
        else:
            rate, halvings = rate / 2, halvings + 1
        yield Epoch(number + 1, loss(adam.weights, scaled[sample], results[sample]), now, float(best), kept)
        if halvings == HALVINGS:
            return
