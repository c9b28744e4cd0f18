"""What a state is worth, and one ply of that, in compiled code: what searches look with, and what tuning plays with."""

from typing import Any

from minoteka.core.nets import net as judgement
from minoteka.kernel import assign, fraction, kernel, pick, stage

NOW, AFTER, GUESS = range(3)
"""The states on a desk: the one that is played on, the one after a move that is only tried, and what is held true."""


@stage
def value(k: Any, desk: Any, weights: Any, net: Any, state: Any) -> None:
    """What each seat may expect, among the desk's values: by the net if there is one, else by the evaluation, which
    alone knows what is decided.
    """
    if not learnt(k.features, net, state, desk):
        k.evaluate(state, weights, desk.values)


@stage
def learnt(features: Any, net: Any, state: Any, desk: Any) -> bool:
    """Whether a net was asked and knew an answer. Nothing of it is compiled where a driver goes without features."""
    if features is None:
        return False
    if len(net) == 0 or not features(state, desk.notes):
        return False
    judgement(net, desk.notes, desk.values)
    return True


@stage
def judge(k: Any, desk: Any, weights: Any, net: Any, state: Any, seat: int, count: int, totals: Any, part: Any) -> None:
    """Add ``part`` of what ``seat`` may expect after each move of the desk's list to the move's total."""
    after, moves = desk.states[AFTER], desk.moves
    for i in range(count):
        assign(after, state)
        k.apply(after, moves[i])
        value(k, desk, weights, net, after)
        totals[i] += part * desk.values[seat]


@kernel
def happens(part: float, rng: Any) -> bool:
    """True in this part of all cases."""
    return part > 0.0 and fraction(rng) < part


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
