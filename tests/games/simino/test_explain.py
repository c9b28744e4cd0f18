"""Every way to be wrong has its own code, names the cells at fault, and can be said in three languages."""

import pytest

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.shown import Follows
from tests.games.simino.tables import field

YELLOW = "YKa1e YRa2e"
SECOND = "YKa6e KGc6e WKc4n WYa4n OWc2n WBa3e RBb1n OPd2n GGe5n"
GROUND = "BKe1e RRf5n WPa1n BRe2e POb2e PGb3e ROf3n WGb4e GGd4e WWb1e"
WHITES = "WPf1n RYa1n BPe1n YWb2n BBd1n OWc2n GOb1e"
BLACKS = "PBa1e RBa2e BWc2e WRd3e ORe1n PWb3e OYf1n WYc4n"

CASES = [
    ("", "YK", {}, "YKb2e", "first-corner", ["b2", "c2"]),
    ("YKa1e", "WY", {}, "WYe1e", "corner-colours", ["e1", "f1"]),
    (YELLOW, "PP", {}, "PPe1e", "corner-closed", ["e1", "f1"]),
    (YELLOW, "PP", {}, "PPc3e", "no-match", ["c3", "d3"]),
    (YELLOW, "YG", {}, "GGc3e", "not-in-hand", []),
    (YELLOW, "YG", {}, "YGa2n", "heights", ["a2", "a3"]),
    (YELLOW, "YG", {}, "YGa1n", "colour-below", ["a2"]),
    (YELLOW, "YO", {}, "YOa1e", "one-tile", ["a1", "b1"]),
    (YELLOW, "YY", {"floors": 1}, "YYa1n", "too-high", ["a1", "a2"]),
    (YELLOW, "YG", {}, "pass", "must-lay", []),
    (YELLOW, "YG", {}, "give YG", "nothing-owed", []),
    (GROUND, "RG", {}, "RGd2n", "hole", ["d1", "e3"]),
    (GROUND, "RG", {"holes": "single-cell"}, "RGd2n", "hole", ["d1", "e3"]),
    ("YWa1n WOa3e OOb4e", "OR", {}, "ORb5n", "hole", ["a4", "a6"]),
    (SECOND, "OB KK", {}, "BOb2e+KKb6e", "only-doubles", []),
    (SECOND, "KK OO", {}, "KKb6e+KKc5n", "same-double", ["c5", "c6"]),
    (SECOND, "KK BB", {}, "BBa1n+KKb6e", "pair-on-ground", ["a1", "a2"]),
    (SECOND, "KK OO", {}, "KKb6e+OOb3e", "colour-below", ["b3"]),
    (SECOND, "KK OO", {}, "KKb6e+OOc5n", "heights", ["c5", "c6"]),
    (WHITES, "WG", {"powers": "white"}, "WGb3e", "mixed-on-equal", ["b3", "c3"]),
    (BLACKS, "KK", {"powers": "black"}, "KKd2e", "double-on-mixed", ["d2", "e2"]),
    (WHITES, "BK", {"powers": "both"}, "BKe1e", "black-on-white", ["f1"]),
    (WHITES, "BK", {"powers": "both"}, "KBe1e", "both-powers", ["e1", "f1"]),
    (WHITES, "BK", {}, "BKe1e", "colour-below", ["f1"]),
]


@pytest.mark.parametrize(("laid", "hand", "options", "move", "code", "cells"), CASES)
def test_reasons(laid, hand, options, move, code, cells):
    position = field(laid, [hand, "PB"], **options)
    seen = position.observe(0)
    for ask in (position.play, seen.check):
        with pytest.raises(Illegal) as refusal:
            ask(move)
        assert refusal.value.code == f"simino-{code}"
        assert list(refusal.value.cells) == cells
        for language in ("uk", "en", "ru"):
            said = refusal.value.say(language)
            assert "simino" not in said
            assert "{" not in said


def test_a_debt_comes_first():
    position = field(YELLOW, ["YY GG OO PP", "BB"]).play("YYa1n")
    for move, code in (("pass", "must-give"), ("GGa1n", "must-give"), ("give BB", "not-in-hand")):
        with pytest.raises(Illegal) as refusal:
            position.play(move)
        assert refusal.value.code == f"simino-{code}"


@pytest.mark.parametrize("text", ["", "YK", "YKa1", "YKa7e", "YKg1e", "XXa1e", "YKa1w", "give KY", "YKa1e+RRa2e+GGa3e"])
def test_what_cannot_be_read(text):
    with pytest.raises(Malformed):
        field(YELLOW, ["YG", "BB"]).play(text)


@pytest.mark.parametrize("text", ["YGf1e", "YGa6n"])
def test_what_would_stick_out_of_the_box(text):
    with pytest.raises(Malformed) as refusal:
        field(YELLOW, ["YG", "BB"]).play(text)
    assert refusal.value.code == "simino-outside"


def test_for_a_plain_tile_speaks_what_can_be_laid_after_it():
    position = field(YELLOW, ["RK YG PK", "BB"])
    seen = position.observe(0)
    plain = [seen.reasons(position.code(move)) for move in position.legal_moves() if move[:2] in ("RK", "KR")]
    assert Follows(2) in [reason for reasons in plain for reason in reasons]
