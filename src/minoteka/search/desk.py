"""What a tree search is given: the kernels it calls, the question, and a desk to write on. Its tree is in ``tree``."""

from typing import NamedTuple

from minoteka.core import nets
from minoteka.core.game import Game
from minoteka.kernel import Kernel, Reals, State, States, Wholes, buffer, floats, rng_from_int


class Rules(NamedTuple):
    """The kernels of the game."""

    complete: Kernel
    to_act: Kernel
    legal: Kernel
    apply: Kernel
    is_over: Kernel
    evaluate: Kernel
    features: Kernel
    priors: Kernel
    likelihood: Kernel


class Quest(NamedTuple):
    """What is asked: nothing in it changes but the flag that others raise."""

    root: State
    seat: int
    seats: int
    hides: int
    only: int  # the move that is asked about, or NONE
    iterations: int
    slice: int  # iterations after which a call comes back, to be called again
    weights: Reals
    net: Reals  # a learnt judgement, or nothing (``core.nets``)
    settings: Reals
    stop: Wholes


DONE, LEADER, MOST, SECOND, IS_OVER, COUNTS = range(6)
"""How far a search is: iterations made, the root's child with most visits, these, those of the next, if it ended."""


class Desk(NamedTuple):
    """What is written on: the states of ``ply``, lists of moves with what they promise, results, and the chance.

    With the tree it is all that a search knows between two slices.
    """

    states: States
    moves: Wholes
    promise: Reals
    opinion: Reals  # of the root's moves, over a few guesses
    values: Reals
    notes: Reals  # features of a state, and what a net reckons with
    rng: Wholes
    counts: Wholes
    trust: Reals  # one number: how far the guess held agrees with what the others did


def new_desk(game: Game, seed: int) -> Desk:
    """A desk for one search."""
    wide, moves, most = game.max_moves, buffer(game.max_moves), max(game.seats)
    states, values, notes = game.layout.array(3), floats(most), nets.room(most, game.features)
    chance = rng_from_int(seed)
    return Desk(states, moves, floats(wide), floats(wide), values, notes, chance, buffer(COUNTS), floats(1))
