"""Playing on from a new node of a search: by the evaluation, by the priors, or by pure chance."""

from typing import Any

from minoteka.core.ply import highest, judge
from minoteka.kernel import below, fraction, kernel
from minoteka.search.settings import DEPTH, GUIDED, WISE

NEARLY = 0.02
"""Two moves whose values differ by less than this may be taken for one another while a game is played on."""


@kernel
def hope(priors: Any, state: Any, moves: Any, count: int, weights: Any, promise: Any) -> None:
    """What priors promise of each move, as parts of one."""
    priors(state, moves, count, weights, promise)
    total = 0.0
    for i in range(count):
        total += promise[i]
    for i in range(count):
        promise[i] = promise[i] / total if total > 0.0 else 1.0 / count


@kernel
def happens(part: float, rng: Any) -> bool:
    """True in this part of all cases."""
    return part > 0.0 and fraction(rng) < part


@kernel
def follow(promise: Any, count: int, rng: Any) -> int:
    """A move drawn in proportion to its promise."""
    mark = fraction(rng)
    for i in range(count):
        mark -= promise[i]
        if mark < 0.0:
            return i
    return count - 1


@kernel
def liked(
    apply: Any, evaluate: Any, state: Any, after: Any, moves: Any, count: int, weights: Any, values: Any, seat: int,
    promise: Any, rng: Any,
) -> int:  # fmt: skip
    """The move that the evaluation likes best; between moves that it likes nearly alike the lot decides."""
    for i in range(count):
        promise[i] = NEARLY * fraction(rng)
    judge(apply, evaluate, state, after, moves, count, weights, values, seat, promise, 1.0)
    return highest(promise, count, rng)


@kernel
def play_on(
    to_act: Any, legal: Any, apply: Any, is_over: Any, evaluate: Any, priors: Any, state: Any, after: Any,
    moves: Any, promise: Any, values: Any, weights: Any, settings: Any, rng: Any,
) -> None:  # fmt: skip
    """Some plies, or all to the end, as the settings say."""
    left = int(settings[DEPTH])
    while left != 0 and not is_over(state):
        count = legal(state, moves)
        if happens(settings[WISE], rng):
            pick = liked(apply, evaluate, state, after, moves, count, weights, values, to_act(state), promise, rng)
        elif happens(settings[GUIDED], rng):
            hope(priors, state, moves, count, weights, promise)
            pick = follow(promise, count, rng)
        else:
            pick = below(rng, count)
        apply(state, moves[pick])
        left -= 1
