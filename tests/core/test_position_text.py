"""Positions as one line of text: what is written reads back to the byte, and no text harms anybody."""

import copy
import json

import pytest

from minoteka import catalog
from minoteka.core.batch import Batch
from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.kernel import below, rng_from_int

START = (
    'riomino 2 level=junior {"first":1,"hands":[["01","03","12","12","13","13","23","23"],'
    '["01","12","12","13","13","23","23","03"]],"start":"23"}'
)


def walk(name, seats, options, plies, seed=5):
    """Positions on the way of a random match."""
    match, rng = Match.start(catalog.game(name), seats, options, Chance(str(seed))), rng_from_int(seed)
    for _ in range(plies):
        if match.is_over:
            return
        legal = match.position.legal_moves()
        match = match.play(legal[below(rng, len(legal))])
        yield match.position


@pytest.mark.parametrize(
    ("name", "seats", "options", "plies"),
    [
        ("riomino", 2, {"level": "junior", "scoring": "tashkent"}, 20),
        ("simino", 4, {"powers": "white", "teams": "tandem", "floors": 3}, 60),
        ("simino", 1, {}, 40),
        ("trimino", 2, {"ruleset": "triominos"}, 150),
        ("trimino", 3, {"rounds": 3}, 80),
        ("mexican-train", 3, {"first_turn": "train", "rounds": 3}, 250),
        ("gemblo", 3, {}, 30),
    ],
)
def test_a_text_reads_back_to_the_byte(name, seats, options, plies):
    seen = 0
    for number, position in enumerate(walk(name, seats, options, plies)):
        if number % 12 == 11 or position.is_over:
            text = position.text()
            again = catalog.position(text)
            assert "\n" not in text and again.to_bytes() == position.to_bytes() and again.text() == text
            assert again.game is position.game and dict(again.options) == dict(position.options)
            seen += 1
    assert seen


def test_only_what_is_unusual_is_said():
    text = Position.dealt(catalog.game("simino"), 2, {"powers": "both", "floors": 2}, Chance("1")).text()
    assert text.startswith("simino 2 powers=both floors=2 {")


def test_a_space_in_a_move_is_written_as_a_line():
    for seed in range(40):
        for position in walk("simino", 2, {"powers": "both"}, 60, seed):
            gifts = [move for move in position if " " in move]
            if gifts:
                after = position.play(gifts[0])
                assert after.text().endswith(" " + gifts[0].replace(" ", "_"))
                assert catalog.position(after.text()) == after
                return
    pytest.fail("nobody gave a tile")


def test_what_was_not_played_has_no_text():
    position = catalog.position(START)
    batch = Batch(position.game, 2, {}, 1, seed=1)
    batch.deal()
    guess = position.observe(0).complete(rng_from_int(1))
    bare = Position.from_bytes(position.game, 2, position.options, position.to_bytes())
    assert bare == position
    for other in (batch.position(0), guess, bare, bare.play(bare.legal_moves()[0])):
        with pytest.raises(Malformed) as caught:
            other.text()
        assert caught.value.code == "position-past"


def test_bytes_of_another_size_are_refused():
    game = catalog.game("riomino")
    with pytest.raises(Malformed) as caught:
        Position.from_bytes(game, 2, {}, b"\0" * 5)
    assert caught.value.code == "position-bytes"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "position-text"),
        ("riomino", "position-text"),
        ("riomino two {}", "position-text"),
        ("riomino ٢ {}", "position-text"),
        ("{}", "position-text"),
        ("chess 2 {}", "unknown-game"),
        ("riomino 2 level {}", "position-text"),
        ("riomino 2 level=start level=start {}", "position-text"),
        ("riomino 2 level=hard {}", "option-value"),
        ("riomino 2 castling=yes {}", "option-unknown"),
        ("riomino 5 {}", "seats"),
        ("riomino 2 {", "position-deal"),
        ("riomino 2 " + '{"a":' * 100_000, "position-deal"),
        ("riomino 2 {}", "deal-keys"),
        ("gemblo 2 " + '{"first":7}', "deal-first"),
        (START + " castle", "position-move"),
        (START + " pass", "position-move"),
        (START + " 23ne@c3 23ne@c3", "position-move"),
        (START + " %00%ff", "position-move"),
    ],
)
def test_what_is_no_position_is_malformed(text, code):
    with pytest.raises(Malformed) as caught:
        catalog.position(text)
    assert caught.value.code == code
    assert not caught.value.say("uk").startswith("error-")


STRANGE = (None, True, -1, 99, 10**30, 0.5, "", "x", "01", [], [[]], {}, {"a": 1})


def strange(value):
    """A deal with one part of it, at any depth, replaced, doubled or lost."""
    if isinstance(value, dict):
        for key in value:
            yield {k: v for k, v in value.items() if k != key}
            yield from ({**value, key: other} for other in (*STRANGE, *strange(value[key])))
    elif isinstance(value, list):
        for i in {0, len(value) - 1} if value else ():
            yield value[:i] + value[i + 1 :]
            yield [*value, value[i]]
            yield from ([*value[:i], other, *value[i + 1 :]] for other in (*STRANGE, *strange(value[i])))


@pytest.mark.parametrize("name", catalog.GAMES)
def test_no_deal_is_believed(name):
    """Every deal that is a little wrong is refused with a code, or is a whole deal after all."""
    game = catalog.game(name)
    position = Position.dealt(game, game.seats[-1], {}, Chance("1"))
    material, refused = position.inventory(), 0
    for deal in strange(copy.deepcopy(position.deal())):
        try:
            read = catalog.position(f"{name} {game.seats[-1]} {json.dumps(deal)}")
        except Malformed:
            refused += 1
        else:
            assert not game.hides or read.inventory() == material
            assert read.legal_moves()
    assert refused > 10
