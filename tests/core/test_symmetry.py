"""A round and its mirror image are one to the rules: the same choices, and the same numbers elsewhere."""

import pytest

from minoteka.catalog import OWN
from minoteka.core.actions import Acting
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.symmetry import symmetries
from minoteka.kernel import below, rng_from_int

TABLES = [
    *(("riomino", {"level": level}, count) for level, count in (("start", 8), ("expert", 2), ("specialist", 8))),
    ("simino", {"powers": "white"}, 8),
    ("trimino", {}, 0),
]


def moved(row, numbers):
    out = [0] * len(numbers)
    for i, there in enumerate(numbers):
        out[there] = row[i]
    return out


@pytest.mark.parametrize(("name", "given", "count"), TABLES)
def test_mirrored_rounds_go_on_alike(name, given, count):
    game, rng = OWN[name], rng_from_int(7)
    found = symmetries(game, game.settle(2, given))
    assert len(found) == len(set(found)) == count
    for symmetry in found:
        assert sorted(symmetry.actions) == list(range(game.actions))
        assert sorted(symmetry.numbers) == list(range(game.planes.size))
        one = other = Acting(Position.dealt(game, 2, given, Chance("3")))
        for _ in range(14):
            assert sorted(symmetry.actions[action] for action in one.legal()) == other.legal()
            for seat in (0, 1):
                assert moved(one.planes(seat), symmetry.numbers) == list(other.planes(seat))
            if one.position.is_over:
                assert one.position.outcome == other.position.outcome
                break
            action = one.legal()[below(rng, len(one.legal()))]
            one, other = one.act(action), other.act(symmetry.actions[action])
