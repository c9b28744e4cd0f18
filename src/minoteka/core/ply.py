"""One ply of a game's evaluation, in compiled code: what searches look with, and what tuning plays with."""

from typing import Any

from minoteka.kernel import assign, kernel


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
