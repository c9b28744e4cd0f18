"""What compiles a game beforehand, step by step, so that nobody waits for it later."""

from collections.abc import Callable
from functools import partial

from minoteka.core import batch
from minoteka.core.fairness import Chance
from minoteka.core.game import Game, Kernels
from minoteka.core.match import Match
from minoteka.search import mcts, perfect
from minoteka.search.alphabeta import prove

DRIVERS = (mcts.driver, batch.play_all, prove)
"""What is compiled for every game beforehand where nothing can be compiled later: searches, random rounds, proofs."""


def preparations(game: Game, *, search: bool = True, judging: bool = False) -> list[Callable[[], object]]:
    """A game's kernels one by one, then the search for it, also the one that asks a learnt judgement."""
    names = [name for name in Kernels.NAMES if name not in Kernels.LEARNING]
    steps: list[Callable[[], object]] = [partial(getattr, game.kernels, name) for name in names]
    steps.append(partial(_show_once, game))
    if search:
        steps.append(partial(mcts.driver, game))
    if judging:
        steps.append(partial(mcts.judging, game))
    if search and game.solve is not None and not game.hides:
        steps.append(partial(_solve_once, game))
    return steps


def proving(game: Game) -> Callable[[], object]:
    """What riddles and solvers of open hands need of a game."""
    return partial(prove, game)


def _show_once(game: Game) -> None:
    """A view may ask kernels of its own."""
    position = Match.start(game, game.seats[-1], {}, Chance("warm")).position
    position.view(position.to_act)


def _solve_once(game: Game) -> None:
    """A solver compiles what it needs on its first question."""
    position = Match.start(game, game.seats[0], {}, Chance("warm")).position
    perfect.prove(position.play(position.legal_moves()[0]), 1)
