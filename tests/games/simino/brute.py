"""The best score of a round alone, by playing every legal move in every position; no bounds, no memory, no order."""

from typing import Any

from minoteka.core.position import Position
from minoteka.games.simino.rules import MAX_MOVES, apply, legal
from minoteka.games.simino.state import LAYOUT
from minoteka.kernel import Layout, State, assign, kernel

DEPTH = 12
LISTS = Layout(
    [
        ("moves", "int64", (DEPTH, MAX_MOVES)),
        ("count", "int64", (DEPTH,)),
        ("at", "int64", (DEPTH,)),
    ]
)


@kernel
def exhaust(states: Any, lists: State) -> int:
    """Go through all rounds from the first of these states."""
    best, depth = -1000, 0
    lists.count[0], lists.at[0] = legal(states[0], lists.moves[0]), 0
    while depth >= 0:
        if lists.at[depth] == lists.count[depth]:
            depth -= 1
        else:
            assign(states[depth + 1], states[depth])
            apply(states[depth + 1], lists.moves[depth][lists.at[depth]])
            lists.at[depth] += 1
            if states[depth + 1].reason:
                best = max(best, states[depth + 1].points[0])
            else:
                depth += 1
                lists.count[depth], lists.at[depth] = legal(states[depth], lists.moves[depth]), 0
    return best


def best_score(position: Position) -> int:
    """The highest score that any round from here ends with."""
    states = LAYOUT.array(DEPTH + 1)
    states[0] = position._state
    return int(exhaust(states, LISTS.new()))
