"""Deals given by hand: the whole material, once each, in hands of the right size, or a clear refusal."""

from typing import Any

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.mexican_train import GAME


def deal() -> dict[str, Any]:
    return Position.dealt(GAME, 3, {"set": 9}, Chance("deal")).deal()


def refused(changed: Any) -> str:
    with pytest.raises(Malformed) as caught:
        Position.from_deal(GAME, 3, {"set": 9}, changed)
    return caught.value.code


@pytest.mark.parametrize("changed", [None, [], {}, "deal", {"first": 0}, {**deal(), "extra": 1}])
def test_keys(changed: Any) -> None:
    assert refused(changed) == "deal-keys"


@pytest.mark.parametrize("first", [-1, 3, "0", None, 1.0, True])
def test_first(first: Any) -> None:
    assert refused({**deal(), "first": first}) == "deal-first"


@pytest.mark.parametrize("engine", [-1, 10, "9", None, True])
def test_engine(engine: Any) -> None:
    assert refused({**deal(), "engine": engine}) == "mexican-train-deal-engine"


def test_hands() -> None:
    good = deal()
    assert refused({**good, "hands": good["hands"][:2]}) == "deal-hands"
    assert refused({**good, "hands": [good["hands"][0][1:], *good["hands"][1:]]}) == "deal-hands"
    assert refused({**good, "hands": "hands"}) == "deal-hands"
    assert refused({**good, "reserve": None}) == "deal-reserve"


def test_material() -> None:
    good = deal()
    assert refused({**good, "reserve": good["reserve"][1:]}) == "deal-material"
    assert refused({**good, "reserve": [good["reserve"][1], *good["reserve"][1:]]}) == "deal-material"
    assert refused({**good, "reserve": [*good["reserve"], "9-9"]}) == "deal-material"
    assert refused({**good, "engine": 8}) == "deal-material"
    for foreign in ("5-4", "9-10", "", 7, None, ["0-0"]):
        assert refused({**good, "reserve": [foreign, *good["reserve"][1:]]}) in ("deal-piece", "deal-material")


def test_any_double_may_be_the_engine_and_hands_come_in_any_order() -> None:
    good = deal()
    swapped = {
        "first": 2,
        "engine": 0,
        "hands": [[tile.replace("0-0", "9-9") for tile in reversed(hand)] for hand in good["hands"]],
        "reserve": [tile.replace("0-0", "9-9") for tile in good["reserve"]],
    }
    position = Position.from_deal(GAME, 3, {"set": 9}, swapped)
    assert position.to_act == 2 and position.view().engine == 0
    written = position.deal()
    assert written["reserve"] == swapped["reserve"]
    assert [sorted(hand) for hand in written["hands"]] == [sorted(hand) for hand in swapped["hands"]]
