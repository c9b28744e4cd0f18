"""What a page is told: the table as structs, and what happened between two looks at it."""

from typing import Any

import msgspec
import pytest

from minoteka import texts
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.shown import fields
from minoteka.games.mexican_train import GAME
from minoteka.kernel import below, rng_from_int
from tests.games.mexican_train.tables import play, table

FIVES = "0-5 1-5 2-5 4-5 5-6 5-7 5-8 5-9 5-10 5-11 5-12"


def told(before: Position, text: str, seat: int = -1) -> list[Any]:
    after = before.play(text)
    happened = before.observe(seat).events(before.code(text), after.observe(seat))
    for event in happened:
        for language in texts.LANGUAGES:
            said = texts.say(f"mexican-train-event-{event.kind}", language, player="Ada", **fields(event))
            assert "mexican-train" not in said and "{" not in said
    return happened


def kinds(before: Position, text: str) -> list[str]:
    return [event.kind for event in told(before, text)]


def test_a_tile_on_each_kind_of_train() -> None:
    position = table(["7-12 1-1 2-2", "0-1", "0-2"], marked="1", reserve="5-5")
    places = {train: told(position, f"12-7@{train}")[0].where for train in "01m"}
    assert places == {"0": "own", "1": "other", "m": "mexican"}
    laid = told(position, "12-7@1")[0]
    assert laid.piece == "7-12" and (laid.joined, laid.out) == (12, 7) and laid.cells == ["1"]


def test_the_marker_comes_and_goes() -> None:
    position = table(["7-12 1-1 2-2", "0-1", "0-2"], marked="0", reserve="5-5")
    assert kinds(position, "12-7@0") == ["laid", "unmarked"]
    failing = play(table(["1-1 2-2", "0-1"], reserve="5-6 3-3"), "draw")
    assert kinds(failing, "pass") == ["passed", "marked"]


def test_doubles_open_and_close() -> None:
    position = table(["3-3 9-12 1-1 2-2", "0-3 4-4 5-5", "0-1"], {"0": "12-3"}, reserve="6-6")
    assert kinds(position, "3-3@0") == ["laid"]
    position = play(position, "3-3@0")
    assert kinds(position, "12-9@m") == ["laid", "opened"]
    position = play(position, "12-9@m")
    assert kinds(position, "3-0@0") == ["laid", "closed"]
    assert told(position, "3-0@0")[1].piece == "3-3"


def test_a_double_dies() -> None:
    position = table(
        ["3-5 1-1 2-2", "0-6"], {"0": "12-3 3-3", "1": "12-5 5-5"}, gone=FIVES, open_doubles="01", reserve="10-10"
    )
    happened = told(position, "3-5@0")
    assert [(event.kind, event.how) for event in happened[1:]] == [("closed", "covered"), ("closed", "dead")]
    assert [train.dead for train in play(position, "3-5@0").view().trains] == [True, True, False]


def test_the_last_tile_is_announced_to_all() -> None:
    position = table(["7-12 1-1", "0-1", "0-2"], reserve="5-5")
    assert kinds(position, "12-7@0") == ["laid", "knock"]
    assert play(position, "12-7@0").view().hands[0].knock


def test_the_end() -> None:
    assert kinds(table(["7-12", "0-1"], reserve="5-5"), "12-7@0") == ["laid", "out", "over"]
    blocked = table(["1-1 2-2", "0-3 4-4"], {"0": "12-8", "1": "12-9", "m": "12-10"})
    assert kinds(blocked, "pass") == ["passed", "marked", "over"]


def test_moves_taken_apart() -> None:
    position = table(["3-3 3-12", "0-1"], {"0": "12-3"}, reserve="5-5")
    apart = {move.text: move for move in position.observe(0).moves()}
    assert msgspec.to_builtins(apart["3-3@0"]) == {
        "text": "3-3@0", "kind": "lay", "cells": ["0"], "piece": "3-3", "train": "0", "in": 3, "out": 3, "double": True,
    }  # fmt: skip
    assert apart["3-12@0"].piece == "3-12" and apart["12-3@m"].piece == "3-12"


def test_open_trains_are_shown_as_the_rules_have_them() -> None:
    for seed in range(6):
        rng = rng_from_int(seed)
        position = Position.dealt(GAME, 2 + seed, {"first_turn": "train"}, Chance(f"view {seed}"))
        while not position.is_over:
            shown = {train.train: train.end for train in position.view().trains if train.open}
            legal = position.legal_moves()
            for text in legal:
                if "@" in text:
                    lay, train = text.split("@")
                    assert int(lay.split("-")[0]) == shown[train]
            position = position.play(legal[below(rng, len(legal))])


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_option_has_its_texts(language: str) -> None:
    for option in GAME.options:
        assert texts.has(f"mexican-train-option-{option.name}", language)
        assert texts.has(f"mexican-train-option-{option.name}-why", language)
    for name, values in (("set", (12, 9)), ("first_turn", ("one", "train")), ("double_blank", (0, 25, 50))):
        assert all(texts.has(f"mexican-train-option-{name}-{value}", language) for value in values)


def test_the_text_board_shows_trains_markers_and_open_doubles() -> None:
    position = table(["3-4 1-1", "0-1"], {"0": "12-3", "m": "12-5 5-5"}, marked="1", open_doubles="m", reserve="6-6")
    board = GAME.draw_text(position.view(0)).splitlines()
    assert "⚑" in board[2] and "⚑" not in board[1]
    assert board[3].endswith("◀1")
    assert board[-2].startswith("▶")
