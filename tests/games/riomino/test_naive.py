"""The engine and the plain program of the rules page agree at every ply, and on the outcome."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.riomino import GAME
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.riomino.naive import BOARDS, NaiveGame

SEEDS = range(8 if COMPILED else 2)


def agree(level: str, scoring: str, seed: int) -> set[str]:
    """Play one random round on both; the kinds of things that happened in it."""
    position = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance(str(seed)))
    naive, rng = NaiveGame(level, scoring, position.deal()), rng_from_int(seed)
    happened = set()
    while not position.is_over:
        legal = position.legal_moves()
        assert list(legal) == naive.legal()
        assert position.to_act == naive.turn
        move = legal[below(rng, len(legal))]
        happened.add(move if move == "pass" else "lay")
        position = position.play(move)
        naive.play(move)
    assert naive.is_over()
    assert position.outcome is not None
    assert position.outcome.as_json() == naive.outcome()
    return {*happened, position.outcome.reason}


@pytest.mark.parametrize("scoring", ["last-move", "tashkent"])
@pytest.mark.parametrize("level", list(BOARDS))
def test_every_ply_agrees(level: str, scoring: str) -> None:
    happened = set().union(*(agree(level, scoring, seed) for seed in SEEDS))
    assert "lay" in happened
    if scoring == "tashkent" and COMPILED:
        assert "pass" in happened


@pytest.mark.slow
@pytest.mark.parametrize("scoring", ["last-move", "tashkent"])
@pytest.mark.parametrize("level", list(BOARDS))
def test_every_ply_agrees_for_longer(level: str, scoring: str) -> None:
    for seed in range(100, 200):
        agree(level, scoring, seed)
