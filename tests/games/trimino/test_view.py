"""What pages and terminals get: views that hide hands, events that tell what happened, boards that can be read."""

import json

import msgspec
import pytest
from rich.text import Text

from minoteka import texts
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.shown import Drew, fields
from minoteka.games.trimino import GAME, draw
from minoteka.games.trimino.shown import Closed
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.trimino.naive import turns
from tests.games.trimino.positions import BRIDGE, BRIDGE_HANDS, HEXAGON, HEXAGON_HANDS, TILES, ZEROS, after, deal
from tests.games.trimino.test_rules import play_down, triominos


def events(position: Position, move: str, seat: int = -1) -> list[dict[str, object]]:
    return position.observe(seat).events(position.code(move), position.play(move).observe(seat))


def kinds(position: Position, move: str) -> list[object]:
    return [event.kind for event in events(position, move)]


def test_other_hands_are_counts_until_the_round_is_over() -> None:
    position = after(deal("000", "", avoid=ZEROS), "new:000 draw draw pass draw draw")
    assert [(hand.count, hand.tiles is None) for hand in position.view(0).hands] == [(11, False), (12, True)]
    assert [hand.tiles for hand in position.view().hands] == [None, None]
    over = position.play("pass").view()
    assert over.over
    assert [len(hand.tiles) for hand in over.hands] == [11, 12]


def test_only_the_owner_sees_the_tile_drawn() -> None:
    position = after(deal("000", "", reserve="455", avoid=ZEROS), "new:000")
    (own,), (other,) = events(position, "draw", 1), events(position, "draw", 0)
    assert own == Drew(1, 1, ["455"])
    assert other == Drew(1, 1, None)


def test_the_events_of_a_hexagon_and_of_what_follows() -> None:
    before = after(deal(*HEXAGON_HANDS), HEXAGON.rsplit(" ", 1)[0])
    laid, hexagon = events(before, "1:0,1:504")
    assert (laid.piece, laid.cells, laid.new) == ("045", ["1:0,1"], False)
    assert hexagon == Closed(1, 1, 1, [(2, 1)])
    closed = before.play("1:0,1:504")
    assert kinds(closed, closed.legal_moves()[0]) == ["laid", "opened"]
    assert kinds(closed, "skip") == ["skipped"]
    assert kinds(play_down(before, 1, 2), "1:0,1:504") == ["laid", "hexagon", "knock"]
    assert kinds(play_down(before, 1, 1), "1:0,1:504") == ["laid", "hexagon", "out", "over"]


def test_a_bridge_is_an_event_where_it_scores() -> None:
    moves, last = BRIDGE.rsplit(" ", 1)
    assert kinds(triominos(BRIDGE_HANDS, moves), last) == ["laid", "bridge"]
    assert kinds(after(deal(*BRIDGE_HANDS), moves), last) == ["laid"]


def test_an_open_place_says_what_it_asks() -> None:
    position = after(deal("000 011", "001", reserve="002"), "new:000 1:1,0:010")
    places = {place.place: place.need for place in position.view().open}
    assert places == {
        "1:-1,0": [None, 0, 0],
        "1:0,1": [0, 0, None],
        "1:1,-1": [None, 1, 0],
        "1:2,0": [1, None, 0],
    }


def test_a_place_is_dead_when_no_tile_off_the_table_fits() -> None:
    found, rng = set(), rng_from_int(4)
    position = Position.dealt(GAME, 4, {}, Chance("dead"))
    while not position.is_over:
        view = position.view()
        left = set(TILES) - {tile.piece for tile in view.tiles}
        for place in view.open:
            fits = any(
                all(want in (None, int(has)) for want, has in zip(place.need, text, strict=True))
                for tile in left
                for text in turns(tile)
            )
            assert place.dead == (not fits)
            found.add(fits)
        legal = position.legal_moves()
        position = position.play(legal[below(rng, len(legal))])
    assert found == {True, False}


@pytest.mark.parametrize("ruleset", ["classic", "reverse", "triominos"])
def test_every_event_has_a_sentence_in_every_language(ruleset: str) -> None:
    for seed in range(8 if COMPILED else 2):
        position, rng = Position.dealt(GAME, 3, {"ruleset": ruleset}, Chance(f"say-{seed}")), rng_from_int(seed)
        while not position.is_over:
            legal = position.legal_moves()
            move = legal[below(rng, len(legal))]
            for event in events(position, move):
                values = {k: v for k, v in fields(event).items() if isinstance(v, (int, str))}
                for language in texts.LANGUAGES:
                    said = texts.say(f"trimino-event-{event.kind}", language, player="Оля", **values)
                    assert "trimino" not in said
                    assert "{" not in said
            position = position.play(move)


def test_structured_moves_carry_what_a_page_draws() -> None:
    position = after(deal("234", "223"), "new:234")
    seen = position.observe(1)
    move = next(move for move in seen.moves() if move.text == "1:1,0:223")
    assert json.loads(msgspec.json.encode(move)) == {
        "text": "1:1,0:223",
        "kind": "lay",
        "cells": ["1:1,0"],
        "new": False,
        "place": "1:1,0",
        "field": 1,
        "x": 1,
        "y": 0,
        "up": False,
        "corners": [[1, 0], [3, 0], [2, 1]],
        "piece": "223",
        "values": [2, 2, 3],
        "worth": 7,
    }


BOARD = """
1:       -1  0  1  2  3

  -1
                ·
             0─────1
   0      · ╱ ╲ ▼ ╱ ╲ ·
           ╱ ▲ ╲ ╱ ▲ ╲
          5─────0─────2
   1         · ╱ ╲ ▼ ╱
              ╱ ▲ ╲ ╱ ·
             4─────3
   2            ·
""".strip("\n")


def test_the_text_board_shows_the_numbers_where_tiles_meet() -> None:
    position = after(deal(*HEXAGON_HANDS), HEXAGON.rsplit(" ", 1)[0])
    board = Text.from_markup(draw.draw_text(position.view(1))).plain.splitlines()
    assert [line.rstrip() for line in board[:12]] == BOARD.splitlines()
    assert board[12] == "  ▤ 36"
    assert board[13].startswith("  0: ▒▒▒ ")
    assert board[14].startswith("▶ 1: 045 ")
