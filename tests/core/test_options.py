"""Options: types, limits, defaults that depend on others, and clear refusals."""

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.options import Choice, Flag, Form, Whole, settle

OPTIONS = (
    Choice("set", 12, (12, 9)),
    Flag("open_hands"),
    Whole("rounds", lambda seats, given: 13 if given["set"] == 12 else 10, 1, 13),
    Whole("floors", None, 1, 99, none="none"),
    Form("match", "round", ("round",), {"rounds": (1, 99), "points": (1, 999)}),
)


def test_defaults_may_depend_on_earlier_options():
    assert settle(OPTIONS, 2, {})["rounds"] == 13
    assert settle(OPTIONS, 2, {"set": "9"})["rounds"] == 10


def test_text_and_json_read_alike():
    by_text = settle(
        OPTIONS, 2, {"set": "9", "open_hands": "true", "rounds": "3", "floors": "none", "match": "points:17"}
    )
    by_json = settle(OPTIONS, 2, {"set": 9, "open_hands": True, "rounds": 3, "floors": None, "match": "points:17"})
    assert by_text == by_json
    assert list(by_text) == ["set", "open_hands", "rounds", "floors", "match"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("set", 10), ("set", True), ("open_hands", "yes"), ("open_hands", 1), ("rounds", 0), ("rounds", 14),
        ("rounds", "3.5"), ("rounds", True), ("rounds", None), ("floors", 0), ("match", "points:0"),
        ("match", "points"), ("match", "rounds:007"), ("match", 3), ("rounds", "9" * 50), ("rounds", [3]),
    ],
)  # fmt: skip
def test_values_that_are_refused(name, value):
    with pytest.raises(Malformed) as caught:
        settle(OPTIONS, 2, {name: value})
    assert caught.value.code == "option-value"
    assert name in str(caught.value)


def test_an_unknown_option_names_the_closest():
    with pytest.raises(Malformed) as caught:
        settle(OPTIONS, 2, {"open_hand": True})
    assert caught.value.details["close"] == "open_hands"


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_samples_are_values(option):
    for value in option.samples():
        assert option.read(value) == value
