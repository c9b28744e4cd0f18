"""Better weights by self-play: simultaneous perturbation (Spall, 1992) on duplicate deals.

Each step moves all weights a little at random, one way for one player and the other way for its rival, lets the two
play the same deals with seats exchanged, and goes towards whoever won. What matters little moves little.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from minoteka.arena.duel import DuelTable
from minoteka.arena.stats import interval
from minoteka.kernel import below, rng_from_int

SMALLEST = 0.02
"""Weights nearer to zero than this are moved as if they were this large."""
REACH = 0.3
"""How far the two players are from the middle, as a part of each weight; falls by and by."""
STEP = 1.2
CHECK = 1_000_000
"""Deals from this number on are never tuned on."""


@dataclass(frozen=True)
class Climb:
    """Where a climb is: the weights, and what the better side of the last pair won."""

    number: int
    weights: tuple[float, ...]
    gain: float


def climb(
    table: DuelTable, start: Sequence[float], chosen: Sequence[int], steps: int, deals: int, seed: int
) -> Iterator[Climb]:
    """Tune the ``chosen`` weights; the same arguments give the same climb."""
    weights, rng = list(start), rng_from_int(seed)
    for number in range(steps):
        fade = 1.0 / (1.0 + 2.0 * number / steps)
        signs = [0] * len(weights)
        for i in chosen:
            signs[i] = 1 if below(rng, 2) else -1
        scale = [max(abs(weight), SMALLEST) for weight in weights]
        plus = [w + REACH * fade * sign * size for w, sign, size in zip(weights, signs, scale, strict=True)]
        minus = [w - REACH * fade * sign * size for w, sign, size in zip(weights, signs, scale, strict=True)]
        shares = table.compare(plus, minus, range(number * deals, (number + 1) * deals))
        gain = sum(shares) / len(shares) - 0.5
        move = STEP * fade * gain
        weights = [w + move * sign * size for w, sign, size in zip(weights, signs, scale, strict=True)]
        yield Climb(number, tuple(weights), gain)


def check(
    table: DuelTable, mine: Sequence[float], theirs: Sequence[float] | None, deals: int
) -> tuple[float, float, float]:
    """The share that ``mine`` wins on fresh deals, with its interval."""
    return interval(table.compare(mine, theirs, range(CHECK, CHECK + deals)))
