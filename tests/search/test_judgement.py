"""Searches ask a learnt judgement where there is one, at the tables that it knows, and the evaluation elsewhere."""

import math
from dataclasses import replace

import pytest

from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.kernels import Kernels
from minoteka.core.match import Match
from minoteka.core.nets import UNITS, Net, size
from minoteka.games.simino.features import ACTS
from minoteka.kernel import FAST
from minoteka.search import mcts
from minoteka.search.levels import LEVELS, settings_of
from minoteka.search.settings import Settings

GAME = catalog.game("simino")
INPUTS = GAME.features.inputs
FEW = 200 if FAST else 20


def liking(weight):
    """A judgement that knows one thing: how good it is to be the one who acts."""
    weights = [0.0] * size(INPUTS)
    weights[2 * INPUTS * UNITS + 2 * UNITS + ACTS] = weight
    return Net(GAME.name, GAME.features, 2, GAME.settle(2, {}), tuple(weights))


def start(seats=2):
    position = Match.start(GAME, seats, {}, Chance("judgement")).position
    return position.observe(position.to_act)


def test_it_is_asked():
    """At a new node, where the other one acts; after plies that it chose, where whoever acts depends on them."""
    found = mcts.think(start(), Settings(depth=0, width=99.0), mcts.LEAST, 1, net=liking(2.0))
    assert min(move.value for move in found.candidates if move.visits == 1) == pytest.approx(1 / (1 + math.exp(2.0)))
    further = mcts.think(start(), settings_of(GAME), FEW, 1, net=liking(2.0))
    assert any(abs(move.value - 0.5) > 0.1 for move in further.candidates if move.visits)
    assert all(
        move.value in (0.0, 0.5) for move in mcts.think(start(), settings_of(GAME), FEW, 1, net=liking(0.0)).candidates
    )


def test_where_it_knows_nothing_the_evaluation_judges():
    seen, settings = start(3), settings_of(GAME)
    assert mcts.think(seen, settings, FEW, 1, net=liking(2.0)) == mcts.think(seen, settings, FEW, 1)


def test_whoever_asks_no_judgement_brings_nothing_of_it():
    """Nor is it among what is compiled at a first start."""
    assert "features" in Kernels.LEARNING
    fresh = Kernels(GAME.layout, **GAME.kernels._sources)
    game = replace(GAME, kernels=fresh)
    mcts.driver(game)
    assert "evaluate" in vars(fresh) and "features" not in vars(fresh)
    mcts.judging(game)
    assert "features" in vars(fresh)


def test_what_is_decided_is_no_matter_of_judgement():
    """One move before the end, the move that ends it is worth exactly what it brings."""
    match = Match.start(GAME, 2, {}, Chance("judgement"))
    while not match.is_over:
        before, match = match, match.play(match.position.legal_moves()[-1])
    position = before.position
    root = replace(mcts.Root.opened(position), net=liking(9.0))
    ends = [move for move in position.legal_moves() if position.play(move).is_over]
    found = mcts.think_root(root, Settings(depth=0, width=99.0), FEW, 1)
    weights, values = GAME.weight_array(), mcts.new_desk(GAME, 1).values
    for move in ends:
        GAME.kernels.evaluate(position.play(move)._state, weights, values)
        assert found[position.code(move)][1] == pytest.approx(float(values[position.to_act]))


def test_a_level_is_tried_with_it():
    level = LEVELS[1].judging(liking(2.0))
    assert level.choose(start(), 1).candidates != LEVELS[1].choose(start(), 1).candidates
    assert level.choose(start(3), 1) == LEVELS[1].choose(start(3), 1)
