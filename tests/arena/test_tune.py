"""Duels between weights, and the climb to better ones."""

import pytest

from minoteka import catalog
from minoteka.arena.duel import DuelTable
from minoteka.arena.tune import climb

pytestmark = pytest.mark.compiled_only


def table(name, seats=2):
    game = catalog.game(name)
    return DuelTable(game, seats, game.settle(seats, {}), "test")


@pytest.mark.parametrize(("name", "least"), [("riomino", 0.8), ("simino", 0.65), ("trimino", 0.54)])
def test_the_evaluation_beats_chance(name, least):
    """On fixed deals: a broken sign or a forgotten seat would fall below."""
    at = table(name)
    shares = at.compare(at.game.weights, None, range(80))
    assert sum(shares) / len(shares) > least


def test_equal_weights_share_evenly_over_exchanged_seats():
    at = table("riomino")
    shares = at.compare(at.game.weights, at.game.weights, range(60))
    assert abs(sum(shares) / len(shares) - 0.5) < 0.15


def test_a_climb_finds_a_lost_sign_again_and_leaves_the_rest():
    """From an evaluation that likes giving the other more room, the way back is found."""
    at = table("riomino")
    start = (0.0, -0.1, 0.0, 0.0, 0.0)
    steps = list(climb(at, start, [1], 40, 20, 1))
    assert steps[-1].weights[1] > start[1]
    assert steps[-1].weights[0] == 0.0
    assert steps == list(climb(at, start, [1], 40, 20, 1))
