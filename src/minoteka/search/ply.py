"""One ply of a game's evaluation, in compiled code: what searches look with, and what tuning plays with."""

from typing import Any

from minoteka.kernel import assign, kernel, pick, stage

NOW, AFTER, GUESS = range(3)
"""The states on a desk: the one that is played on, the one after a move that is only tried, and what is held true."""


@stage
def judge(k: Any, desk: Any, weights: Any, state: Any, seat: int, count: int, totals: Any, part: float) -> None:
    """Add ``part`` of what the evaluation says to ``seat`` after each move of the desk's list to the move's total."""
    after, moves, values = desk.states[AFTER], desk.moves, desk.values
    for i in range(count):
        assign(after, state)
        k.apply(after, moves[i])
        k.evaluate(after, weights, values)
        totals[i] += part * values[seat]


@kernel
def highest(totals: Any, count: int, rng: Any) -> int:
    """The best place, ties by lot."""
    best, tied = 0, 1
    for i in range(1, count):
        if totals[i] > totals[best]:
            best, tied = i, 1
        elif totals[i] == totals[best]:
            tied += 1
            if pick(rng, tied) == 0:
                best = i
    return best
