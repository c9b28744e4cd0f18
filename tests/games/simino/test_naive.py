"""The engine against the naive table: the same lists at every ply, the same seat to act, the same end."""

import itertools

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.simino import GAME
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.simino.naive import Naive

ROUNDS = 3 if COMPILED else 1

CASES = [
    *((seats, {"powers": powers}) for seats in (1, 2, 3, 4) for powers in ("none", "white", "black", "both")),
    *((seats, {"draw": "one-per-turn"}) for seats in (1, 2, 3, 4)),
    (4, {"teams": "tandem"}),
    (4, {"teams": "tandem", "powers": "both"}),
    (4, {"teams": "tandem", "powers": "white", "hand": 3}),
    (4, {"teams": "tandem", "hand": 1}),
    (2, {"powers": "both", "draw": "refill"}),
    (3, {"powers": "both", "draw": "one-per-turn", "hand": 6}),
    (4, {"draw": "one-per-turn", "hand": 9}),
    (3, {"holes": "single-cell"}),
    (1, {"holes": "single-cell", "powers": "black", "draw": "one-per-turn", "hand": 3}),
    (2, {"floors": 1}),
    (2, {"floors": 2, "powers": "both"}),
    (3, {"floors": 3, "powers": "black", "hand": 1}),
    (2, {"hand": 18}),
    (1, {"hand": 36}),
    (3, {"hand": 1, "open_hands": True}),
]


def climbing(legal, rng):
    """A choice that likes pairs and high floors, so that towers, gifts and exits come up often."""
    pairs = [move for move in legal if "+" in move]
    if pairs and below(rng, 2):
        return pairs[below(rng, len(pairs))]
    return legal[below(rng, len(legal))]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_agrees_with_the_naive_table(seats, options):
    for number in range(ROUNDS):
        agree(seats, options, f"naive-{number}")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_agrees_for_longer(seats, options):
    for number in range(40):
        agree(seats, options, f"longer-{number}")


def agree(seats, options, seed):
    position = Position.dealt(GAME, seats, options, Chance(seed))
    naive = Naive(seats, position.options, position.deal())
    rng = rng_from_int(len(seed) + hash_of(seed))
    for ply in itertools.count():
        assert list(position.legal_moves()) == naive.legal(), (seed, ply)
        if position.is_over:
            break
        assert position.to_act == naive.actor(), (seed, ply)
        move = climbing(position.legal_moves(), rng)
        position = position.play(move)
        naive.play(move)
    assert position.outcome.as_json() == naive.outcome()


def hash_of(text):
    return sum(ord(letter) * 31**i for i, letter in enumerate(text)) % 10**9
