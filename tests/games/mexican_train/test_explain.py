"""Every way to be wrong has its own answer, with the trains at fault; none says what the seat may not know."""

import random

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal, Malformed, MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.mexican_train import GAME
from minoteka.kernel import COMPILED, rng_from_int
from tests.games.mexican_train.tables import play, table


def refused(position: Position, text: str) -> MinotekaError:
    before = position.to_bytes()
    with pytest.raises(MinotekaError) as caught:
        position.play(text)
    assert GAME.layout.to_bytes(position._state) == before
    assert all(texts.has(f"error-{caught.value.code}", language) for language in texts.LANGUAGES)
    return caught.value


def why(position: Position, text: str) -> tuple[str, tuple[str, ...]]:
    error = refused(position, text)
    assert isinstance(error, Illegal)
    return error.code.removeprefix("mexican-train-"), error.cells


TRAINS = {"0": "12-7", "1": "12-3", "2": "12-4"}
HANDS = ["3-7 9-12 4-7 4-4", "0-1", "0-2"]


@pytest.mark.parametrize(
    ("text", "code", "cells"),
    [
        ("7-8@0", "not-in-hand", ()),
        ("3-7@1", "closed", ("1",)),
        ("9-12@m", "turned", ("m",)),
        ("3-7@0", "turned", ("0",)),
        ("4-4@0", "no-join", ("0",)),
        ("draw", "must-lay", ("0",)),
        ("pass", "must-lay", ("0",)),
    ],
)
def test_an_ordinary_turn(text: str, code: str, cells: tuple[str, ...]) -> None:
    assert why(table(HANDS, TRAINS, marked="2", reserve="5-5"), text) == (code, cells)


def test_an_open_double_is_named_with_its_train() -> None:
    position = table(["7-12 3-5", "0-1"], {"0": "12-7", "m": "12-5 5-5"}, open_doubles="m", reserve="6-6")
    assert why(position, "7-12@0") == ("open-double", ("m",))
    assert refused(position, "7-12@0").details == {"double": "5-5", "train": "m", "owner": None}


def test_the_extra_tile() -> None:
    position = play(table(["3-3 4-4 3-6", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="6-7"), "3-3@0")
    assert why(position, "4-4@m") == ("doubles-wait", ("m",))
    covering = table(["3-3 4-6 3-6", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="6-7", cover_own_double=True)
    assert why(play(covering, "3-3@0"), "4-6@m") == ("cover-double", ("0",))


def test_drawing_and_passing() -> None:
    position = table(["1-1 2-2", "0-1"], reserve="7-12 6-6")
    assert why(position, "pass") == ("must-draw", ())
    drew = play(position, "draw")
    assert why(drew, "1-1@0") == ("drawn-only", ())
    failed = play(table(["1-1 2-2", "0-1"], reserve="7-11 6-6"), "draw")
    assert why(failed, "draw") == ("drew-already", ())
    assert why(table(["1-1 2-2", "0-12"]), "draw") == ("reserve-empty", ())


def test_house_rules() -> None:
    first = table(["7-12 3-7 3-12", "0-1 0-2"], turns=0, first_turn="train", reserve="5-5")
    assert why(play(first, "12-7@0"), "12-3@m") == ("go-on", ("0",))
    own = table(["7-12 1-4", "0-1"], {"m": "12-4"}, own_train_first=True, reserve="5-5")
    assert why(own, "4-1@m") == ("own-first", ("0",))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("12-7@3", "mexican-train-no-train"),
        ("12-7@9", "move-text"),
        ("13-7@0", "move-text"),
        ("012-7@0", "move-text"),
        ("12-7", "move-text"),
        ("12-7@M", "move-text"),
        ("１2-7@0", "move-text"),
        ("draw ", "move-text"),
        ("", "move-text"),
        ("5-5@m" * 100, "move-text"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    error = refused(table(HANDS, TRAINS), text)
    assert isinstance(error, Malformed) and error.code == code


def test_the_short_set_has_no_tens() -> None:
    position = Position.dealt(GAME, 2, {"set": 9}, Chance("a"))
    assert refused(position, "10-9@0").code == "mexican-train-no-tile"


def test_any_text_gets_an_answer_that_depends_on_nothing_hidden() -> None:
    choose = random.Random(7)
    for number in range(24 if COMPILED else 6):
        options = {"first_turn": "train", "own_train_first": number % 2 == 0, "cover_own_double": number % 3 == 0}
        position = Position.dealt(GAME, 2 + number % 7, options, Chance(str(number)))
        for _ in range(60):
            if position.is_over:
                break
            other = position.observe(position.to_act).complete(rng_from_int(number))
            for _ in range(6):
                text = f"{choose.randrange(13)}-{choose.randrange(13)}@{choose.choice('01234567m')}"
                if text not in position.legal_moves():
                    assert refused(position, text).as_json() == refused(other, text).as_json()
            position = position.play(choose.choice(position.legal_moves()))
