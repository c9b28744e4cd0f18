"""Playing on from a new node of a search: by the evaluation, by the priors, or by pure chance."""

from typing import Any

from minoteka.kernel import fraction, kernel, pick, stage
from minoteka.search.ply import NOW, happens, highest, judge, value
from minoteka.search.settings import DEPTH, GUIDED, WISE

NEARLY = 0.02
"""Two moves whose values differ by less than this may be taken for one another while a game is played on."""


@stage
def hope(k: Any, desk: Any, weights: Any, state: Any, count: int) -> None:
    """What priors promise of each move, as parts of one."""
    promise = desk.promise
    k.priors(state, desk.moves, count, weights, promise)
    total = 0.0
    for i in range(count):
        total += promise[i]
    for i in range(count):
        promise[i] = promise[i] / total if total > 0.0 else 1.0 / count


@kernel
def follow(promise: Any, count: int, rng: Any) -> int:
    """A move drawn in proportion to its promise."""
    mark = fraction(rng)
    for i in range(count):
        mark -= promise[i]
        if mark < 0.0:
            return i
    return count - 1


@stage
def liked(k: Any, desk: Any, quest: Any, state: Any, count: int) -> int:
    """The move that the evaluation likes best; between moves that it likes nearly alike the lot decides."""
    promise, rng = desk.promise, desk.rng
    for i in range(count):
        promise[i] = NEARLY * fraction(rng)
    judge(k, desk, quest.weights, quest.net, state, k.to_act(state), count, promise, 1.0)
    return highest(promise, count, rng)


@stage
def play_on(k: Any, desk: Any, quest: Any) -> None:
    """Some plies from the state that was reached, or all to the end, as the settings say; then ask the evaluation."""
    state, moves, rng = desk.states[NOW], desk.moves, desk.rng
    settings = quest.settings
    left = int(settings[DEPTH])
    while left != 0 and not k.is_over(state):
        count = k.legal(state, moves)
        if happens(settings[WISE], rng):
            chosen = liked(k, desk, quest, state, count)
        elif happens(settings[GUIDED], rng):
            hope(k, desk, quest.weights, state, count)
            chosen = follow(desk.promise, count, rng)
        else:
            chosen = pick(rng, count)
        k.apply(state, moves[chosen])
        left -= 1
    value(k, desk, quest.weights, quest.net, state)
