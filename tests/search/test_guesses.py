"""Guesses at hidden hands come up as often as what the others did makes them likely."""

import pytest

from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.kernel import rng_from_int
from minoteka.search.mcts import guess_again

pytestmark = pytest.mark.compiled_only
MANY = 20_000


def middle_of_a_round():
    """What seat 0 sees of a round between greedy players, with some ends left alone by the other."""
    game, greedy = catalog.game("mexican-train"), catalog.bot("greedy")
    match = Match.start(game, 2, {}, Chance("guesses"))
    while match.position._state.lays < 14 or match.position.to_act != 0:
        position = match.position
        match = match.play(greedy.choose(position.observe(position.to_act), 1).move)
    return match.position.observe(0)


def test_guesses_follow_the_likelihood():
    seen = middle_of_a_round()
    game, root, rng = seen.game, seen._state, rng_from_int(3)
    k, weights, record = game.kernels, game.weight_array(), game.layout

    blind, total, held = [0.0] * 13, 0.0, [0] * 13
    fresh, guess, trust = record.new(), record.new(), 0.0
    for _ in range(MANY):
        trust = guess_again(k.complete, k.likelihood, root, 0, weights, rng, fresh, guess, trust)
        for value in range(13):
            held[value] += guess.hand[1][value] != 0
    for _ in range(MANY):
        k.complete(root, 0, rng, fresh)
        weight = k.likelihood(fresh, 0, weights)
        total += weight
        for value in range(13):
            blind[value] += weight * (fresh.hand[1][value] != 0)
    assert root.shunned[1]
    for value in range(13):
        assert held[value] / MANY == pytest.approx(blind[value] / total, abs=0.03)


@pytest.mark.parametrize("name", ["simino", "trimino"])
def test_where_nothing_is_read_every_guess_is_taken(name):
    game = catalog.game(name)
    seen = Match.start(game, 2, {}, Chance("guesses")).position.observe(0)
    k, weights, rng, same = game.kernels, game.weight_array(), rng_from_int(3), rng_from_int(3)
    fresh, guess, alone = game.layout.new(), game.layout.new(), game.layout.new()
    trust = 0.0
    for _ in range(20):
        trust = guess_again(k.complete, k.likelihood, seen._state, 0, weights, rng, fresh, guess, trust)
        k.complete(seen._state, 0, same, alone)
        assert game.layout.to_bytes(guess) == game.layout.to_bytes(alone)
