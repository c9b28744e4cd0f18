"""One ply of a game's evaluation, in compiled code: what searches look with, and what tuning plays with."""

from typing import Any

from minoteka.kernel import assign, below, kernel


@kernel
def judge(
    apply: Any, evaluate: Any, state: Any, after: Any, moves: Any, count: int, weights: Any, values: Any, seat: int,
    promise: Any, part: float,
) -> None:  # fmt: skip
    """Add ``part`` of what the evaluation says after each move to its promise."""
    for i in range(count):
        assign(after, state)
        apply(after, moves[i])
        evaluate(after, weights, values)
        promise[i] += part * values[seat]


@kernel
def highest(totals: Any, count: int, rng: Any) -> int:
    """The best place, ties by lot."""
    best, tied = 0, 1
    for i in range(1, count):
        if totals[i] > totals[best]:
            best, tied = i, 1
        elif totals[i] == totals[best]:
            tied += 1
            if below(rng, tied) == 0:
                best = i
    return best
