"""The engine and the plain program of the rules page agree at every ply, and on the outcome."""

import pytest

from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.gemblo.naive import NaiveGame

SEATS = (2, 3, 4, 5, 6)
GAMES = [(seats, seed % seats, seed) for seats in SEATS for seed in range(2 if COMPILED else 1)]


def agree(seats: int, first: int, seed: int) -> None:
    position = Position.from_deal(GAME, seats, {}, {"first": first})
    naive, rng = NaiveGame(seats, first), rng_from_int(seed)
    ply = 0
    while not position.is_over:
        legal = position.legal_moves()
        assert list(legal) == naive.legal(), f"ply {ply}"
        assert position.to_act == (first + ply) % seats
        move = legal[below(rng, len(legal))]
        position = position.play(move)
        naive.play(move)
        ply += 1
        if len(legal) == 1:  # near the end: it comes at once, never later
            assert position.is_over == naive.is_over()
    assert naive.is_over()
    assert position.outcome is not None
    told = position.outcome.as_json()
    assert (told["scores"], told["winners"], told["reason"]) == naive.outcome()


@pytest.mark.parametrize(("seats", "first", "seed"), GAMES)
def test_every_ply_agrees(seats: int, first: int, seed: int) -> None:
    agree(seats, first, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
@pytest.mark.parametrize("seats", SEATS)
def test_every_ply_agrees_for_longer(seats: int, seed: int) -> None:
    agree(seats, seed % seats, seed)
