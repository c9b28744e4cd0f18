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


@pytest.mark.parametrize(
    ("name", "seats", "options", "plies"),
    [
        ("riomino", 2, {"level": "junior"}, 9),
        ("simino", 4, {"powers": "white", "floors": 3}, 25),
        ("trimino", 3, {"ruleset": "triominos"}, 40),
        ("mexican-train", 3, {"rounds": 3}, 60),
        ("gemblo", 4, {}, 20),
    ],
)
def test_where_nobody_knows_the_past_the_state_is_told(name, seats, options, plies):
    *_, played = walk(name, seats, options, plies)
    bare = Position.from_bytes(played.game, seats, played.options, played.to_bytes())
    guess = played.observe(played.to_act).complete(rng_from_int(1))
    for position in (bare, guess, bare.play(bare.legal_moves()[0])):
        text = position.text()
        again = catalog.position(text)
        assert "\n" not in text and again.to_bytes() == position.to_bytes() and again.text() == text
        assert dict(again.options) == dict(position.options) and again.legal_moves() == position.legal_moves()


def test_a_round_of_a_batch_has_a_text():
    batch = Batch(catalog.game("riomino"), 2, {}, 1, seed=1)
    batch.deal()
    assert catalog.position(batch.position(0).text()) == batch.position(0)


def test_a_state_is_believed_only_by_those_who_say_so_and_only_whole():
    position = catalog.position(START)
    text = Position.from_bytes(position.game, 2, position.options, position.to_bytes()).text()
    with pytest.raises(Malformed) as caught:
        Position.from_text(text, catalog.game)
    assert caught.value.code == "position-past"
    words, codes = text.split(), set()
    for place in range(2, len(words)):  # every word lost, doubled, or with each of its characters another one
        for other in ([], [words[place]] * 2, *([changed] for changed in slips(words[place]))):
            codes.add(refusal(" ".join([*words[:place], *other, *words[place + 1 :]]), position))
    assert codes - {"option-unknown", "option-value", None} == {"position-field", "position-seal", "position-text"}


def refusal(text, position):
    """The code of the error; None if nothing was changed by what was added (a zero before a number)."""
    try:
        assert catalog.position(text) == position
    except Malformed as error:
        return error.code
    return None


def slips(word):
    for place, letter in enumerate(word):
        for other in "9a-*,:~":
            if other != letter:
                yield word[:place] + other + word[place + 1 :]


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
        ("riomino 2", "position-text"),
        ("riomino 2 turn:1", "position-seal"),
        ("riomino 2 turn:1 ~", "position-seal"),
        ("riomino 2 die:0*9999999,0*9999999 ~", "position-field"),
        ("riomino 2 turn:99999999999999999999 ~", "position-field"),
        ("riomino 2 queen:1 ~", "position-field"),
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
