"""The others' hands are read better than blindly, and a fit finds weights that were lost."""

from statistics import mean

import pytest

from minoteka import catalog
from tests.arena.reading import fit, nats, sights

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def seen():
    return sights(catalog.game("mexican-train"), "greedy", 12)


def test_true_hands_are_likelier_than_guesses(seen):
    game = catalog.game("mexican-train")
    assert mean(nats(game, seen)) > 0.2
    blind = [*game.weights[:12], 0.0, 0.0, 0.0]
    assert set(nats(game, seen, blind)) == {0.0}


def test_a_game_that_reads_nothing_says_so():
    game = catalog.game("trimino")
    assert set(nats(game, sights(game, "random", 1))) == {0.0}


def test_a_fit_comes_back_to_what_fits(seen):
    game = catalog.game("mexican-train")
    weights = fit(game, seen, (12, 13, 14))
    assert mean(nats(game, seen, weights)) >= mean(nats(game, seen))
    assert weights[:12] == list(game.weights[:12]) and 0.6 < weights[12] < 2.4 and 0.3 < weights[13] < 2.0
