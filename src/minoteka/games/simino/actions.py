"""The action space of Simino: a tile on a place, the pass, a tile to give; two doubles are two actions.

Pairs of placements are 4,320² numbers. So there are actions that lay the first of two doubles, 60 places by 8 colours;
what is laid then is the second one, by the same action that lays it alone.
"""

from minoteka.games.simino.board import PLACES
from minoteka.games.simino.laying import PLACEMENTS
from minoteka.games.simino.notation import placement_text
from minoteka.games.simino.pieces import HALVES, HUES, LAID, TILE_OF
from minoteka.games.simino.rules import PAIR
from minoteka.kernel import State, Wholes, kernel

FIRST = PAIR
"""From here on: the first of two doubles."""
ACTIONS = FIRST + PLACES * HUES


@kernel
def first_of_two(placement: int) -> int:
    """The action that lays a double with another one to follow."""
    return FIRST + placement // LAID * HUES + HALVES[placement % LAID][0]


@kernel
def placement_of(action: int) -> int:
    """What the first of two doubles lays."""
    hue = (action - FIRST) % HUES
    return (action - FIRST) // HUES * LAID + 2 * TILE_OF[hue][hue]


@kernel
def actions(s: State, held: int, codes: Wholes, count: int, out: Wholes) -> int:
    """The actions of these moves; with the first of two doubles held, the second ones. Equal firsts stand together."""
    found = 0
    for i in range(count):
        if codes[i] < PAIR:
            if held < 0:
                out[found] = codes[i]
                found += 1
        else:
            first = first_of_two((codes[i] - PAIR) // PLACEMENTS)
            if held == first:
                out[found] = (codes[i] - PAIR) % PLACEMENTS
                found += 1
            elif held < 0 and (found == 0 or out[found - 1] != first):
                out[found] = first
                found += 1
    return found


@kernel
def decide(s: State, held: int, action: int) -> int:
    """The move of an action, with the double that was laid before it; −1 for the first of two."""
    if action >= FIRST:
        return -1
    return action if held < 0 else PAIR + placement_of(held) * PLACEMENTS + action


def half_text(action: int) -> str:
    """The first of two doubles in words: ``RRa1e+``."""
    return f"{placement_text(int(placement_of(action)))}+"
