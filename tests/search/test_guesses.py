"""Guesses at hidden hands come up as often as what the others did makes them likely."""

import pytest

from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.kernel import Driver, buffer, floats, rng_from_int
from minoteka.search.desk import Desk, Quest, Rules, new_desk
from minoteka.search.mcts import guess_again
from minoteka.search.ply import GUESS
from minoteka.search.tree import NONE

pytestmark = pytest.mark.compiled_only
MANY = 20_000


def once(k: Rules, quest: Quest, desk: Desk, trust: float) -> float:
    return guess_again(k, quest, desk, trust)


guessing = Driver(once)


def asked(seen) -> Quest:
    weights, none = seen.game.weight_array(), floats(0)
    return Quest(seen._state, seen.seat, seen.seats, 1, NONE, 1, 1, weights, none, floats(1), buffer(1))


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
    game, root = seen.game, seen._state
    k, weights = game.kernels, game.weight_array()

    blind, total, held = [0.0] * 13, 0.0, [0] * 13
    quest, desk, fresh, trust = asked(seen), new_desk(game, 3), game.layout.new(), 0.0
    guess, again = desk.states[GUESS], guessing(game)
    for _ in range(MANY):
        trust = again(quest, desk, trust)
        for value in range(13):
            held[value] += guess.hand[1][value] != 0
    for _ in range(MANY):
        k.complete(root, 0, desk.rng, fresh)
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
    same, alone, trust = rng_from_int(3), game.layout.new(), 0.0
    quest, desk = asked(seen), new_desk(game, 3)
    for _ in range(20):
        trust = guessing(game)(quest, desk, trust)
        game.kernels.complete(seen._state, 0, same, alone)
        assert game.layout.to_bytes(desk.states[GUESS]) == game.layout.to_bytes(alone)
