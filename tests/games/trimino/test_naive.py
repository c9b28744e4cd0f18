"""The engine and a second program written from the rules page agree at every ply."""

from collections import Counter

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.trimino import GAME
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.trimino.naive import Naive, corners

ROUNDS = 12 if COMPILED else 6


def play_both(seats: int, ruleset: str, seed: int, choose: str) -> Naive:
    position = Position.dealt(GAME, seats, {"ruleset": ruleset}, Chance(f"naive-{seed}"))
    naive, rng = Naive.from_deal(seats, ruleset, position.deal()), rng_from_int(seed)
    while not naive.reason:
        moves = naive.legal()
        assert list(position.legal_moves()) == moves
        assert position.to_act == naive.turn
        if choose == "crowded":
            most = max(crowded(naive, move) for move in moves)
            moves = [move for move in moves if crowded(naive, move) == most]
        move = moves[below(rng, len(moves))]
        position = position.play(move)
        naive.play(move)
    assert position.is_over
    assert position.legal_moves() == ()
    assert position.outcome is not None
    assert position.outcome.as_json() == {
        "scores": naive.points,
        "winners": naive.winners(),
        "reason": naive.reason,
    }
    return naive


def crowded(naive: Naive, move: str) -> int:
    """How many tiles a place touches: whoever lays where most do closes hexagons, and half the rules hang on them."""
    if not move[0].isdigit():
        return 0
    number, place, _ = move.split(":")
    x, y = (int(value) for value in place.split(","))
    own = set(corners(x, y))
    return sum(1 for cell in naive.fields[int(number) - 1] if own & set(corners(*cell)))


@pytest.mark.parametrize("ruleset", ["classic", "reverse", "triominos"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_programs_agree_at_every_ply(seats: int, ruleset: str) -> None:
    for seed in range(ROUNDS):
        play_both(seats, ruleset, seed, "any")


@pytest.mark.parametrize("ruleset", ["classic", "reverse", "triominos"])
def test_both_programs_agree_where_hexagons_are_sought(ruleset: str) -> None:
    fields: Counter[int] = Counter()
    for seed in range(ROUNDS // 2):
        naive = play_both(2 + seed % 3, ruleset, 1000 + seed, "crowded")
        fields[len(naive.fields)] += 1
    if ruleset == "triominos":
        assert set(fields) == {1}
    elif COMPILED:
        assert len(fields) > 1, "no round ever opened a second field"
