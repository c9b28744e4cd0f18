"""What a tree search is given: the kernels it calls, the question, and a desk to write on. Its tree is in ``tree``."""

from typing import NamedTuple

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
    weights: Reals
    settings: Reals
    stop: Wholes


class Desk(NamedTuple):
    """What is written on: the states of ``ply``, lists of moves with what they promise, results, and the chance."""

    states: States
    moves: Wholes
    promise: Reals
    opinion: Reals  # of the root's moves, over a few guesses
    values: Reals
    rng: Wholes


def new_desk(game: Game, seed: int) -> Desk:
    """A desk for one search."""
    wide, moves = game.max_moves, buffer(game.max_moves)
    return Desk(game.layout.array(3), moves, floats(wide), floats(wide), floats(max(game.seats)), rng_from_int(seed))
