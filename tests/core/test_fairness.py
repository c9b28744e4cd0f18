"""Chance that players can check: the vectors of docs/fairness.md, and what each part of the scheme is for."""

import json
import re
from pathlib import Path

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.fairness import DEALT, SIMULATED, Chance, check_words, commitment, new_secret
from minoteka.kernel import below, uniform32
from minoteka.kernel.random import FAST_WORDS

DOC = Path(__file__).parents[2] / "docs" / "fairness.md"


def vectors():
    block = re.search(r"```json\n(.*?)```", DOC.read_text("utf-8"), re.S)
    assert block
    return json.loads(block[1])


@pytest.mark.parametrize("vector", vectors(), ids=lambda v: f"{v['version']}-{v['seed'][:12]}")
def test_documented_vectors(vector):
    chance = Chance(vector["seed"], tuple(vector["words"]), vector["version"])
    assert commitment(vector["seed"]) == vector["commitment"]
    assert chance.material().hex() == vector["material"]
    rng = chance.stream(vector["purpose"], vector["number"])
    if vector["version"] == SIMULATED:
        assert [int(word) for word in rng] == vector["state"]
    assert chance.key(vector["purpose"], vector["number"]).hex() == vector["key"]
    assert [int(uniform32(rng)) for _ in range(4)] == vector["uniform32"]
    assert [int(below(rng, 6)) for _ in range(12)] == vector["below6"]


def test_words_change_everything_and_cannot_imitate_each_other():
    keys = {
        Chance("s", words).material() for words in [(), ("",), ("a",), ("a", ""), ("", "a"), ("a", "b"), ("ab", "")]
    }
    assert len(keys) == 7


def test_streams_for_people_are_of_the_other_kind():
    assert Chance.dealt("s", ("a",)) == Chance("s", ("a",), DEALT)
    assert Chance("s").material() != Chance.dealt("s").material()
    assert len(Chance("s").stream("deal")) == FAST_WORDS < len(Chance.dealt("s").stream("deal"))


def test_streams_differ_by_purpose_and_number():
    chance = Chance("seed")
    streams = [chance.stream("deal", n) for n in range(3)] + [chance.stream("other", 0)]
    assert len({tuple(int(w) for w in rng) for rng in streams}) == 4


def test_secrets_are_fresh():
    assert new_secret() != new_secret()
    assert re.fullmatch(r"[0-9a-f]{64}", new_secret())


@pytest.mark.parametrize("word", ["x" * 201, "two\nlines", "bell\x07"])
def test_words_that_are_refused(word):
    with pytest.raises(Malformed) as caught:
        check_words([word])
    assert caught.value.code == "words"
