"""The action space of Trimino: the lattice has no bounds, so a tile goes to an open place by its number.

A tile fits a place in one way only, and the number of a place is its row in the record and in the planes.
"""

from minoteka.games.trimino.board import MAX_PLACES
from minoteka.games.trimino.pieces import COUNT, FITTING, LAID
from minoteka.games.trimino.placing import open_index
from minoteka.games.trimino.rules import SKIP
from minoteka.kernel import State, Wholes, kernel

NEW = MAX_PLACES * COUNT
"""From here on: a tile opens a field; then skip, draw and pass."""
WORDS = NEW + COUNT
ACTIONS = WORDS + 3


@kernel
def actions(s: State, held: int, codes: Wholes, count: int, out: Wholes) -> int:
    """The actions of these moves."""
    for i in range(count):
        move = codes[i]
        if move >= LAID + 3:
            out[i] = open_index(s, move // LAID) * COUNT + move % LAID // 3
        elif move >= LAID:
            out[i] = WORDS + move - SKIP
        else:
            out[i] = NEW + move // 3
    return count


@kernel
def decide(s: State, held: int, action: int) -> int:
    """The move of an action; −1 for a place that is not open, or takes no such tile."""
    if action >= WORDS:
        return SKIP + action - WORDS
    if action >= NEW:
        return 3 * (action - NEW)
    place = action // COUNT
    if place >= s.open:
        return -1
    laid = FITTING[s.open_need[place]][action % COUNT]
    return s.open_place[place] * LAID + laid if laid >= 0 else -1
