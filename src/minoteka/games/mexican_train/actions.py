"""The action space of Mexican Train: a train and the value that will lie open there, the draw, the pass.

The value joined is what lies at the train's end. Trains are counted from the own one clockwise, the Mexican train
is the last, so that a policy means the same whichever seat it sits in.
"""

from minoteka.games.mexican_train.pieces import VALUES
from minoteka.games.mexican_train.rules import DRAW
from minoteka.games.mexican_train.state import MEXICAN, TRAINS
from minoteka.kernel import State, Wholes, kernel

WORDS = TRAINS * VALUES
"""Draw, and after it pass."""
ACTIONS = WORDS + 2


@kernel
def actions(s: State, held: int, codes: Wholes, count: int, out: Wholes) -> int:
    """The actions of these moves."""
    for i in range(count):
        if codes[i] >= DRAW:
            out[i] = WORDS + codes[i] - DRAW
        else:
            train = codes[i] // (VALUES * VALUES)
            if train != MEXICAN:
                train = (train + s.seats - s.turn) % s.seats
            out[i] = train * VALUES + codes[i] % VALUES
    return count


@kernel
def decide(s: State, held: int, action: int) -> int:
    """The move of an action; −1 for a train that nobody has at this table."""
    if action >= WORDS:
        return DRAW + action - WORDS
    train = action // VALUES
    if train != MEXICAN:
        if train >= s.seats:
            return -1
        train = (train + s.turn) % s.seats
    return (train * VALUES + s.end[train]) * VALUES + action % VALUES
