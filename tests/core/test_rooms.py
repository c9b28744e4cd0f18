"""A game is made from its rooms by the names in them; what is missing or said twice is named."""

from types import ModuleType

import pytest

from minoteka.core.rooms import game_of
from minoteka.games.riomino import GAME, draw, evaluate, explain, notation, options, rules, shown, state, view

ROOMS = (state, options, rules, shown, view, explain, evaluate)
GIVEN = {"rules_version": 1, "seats": (2,), "notation": notation, "draw_text": draw.text, "draw_svg": draw.svg}


def room(**names: object) -> ModuleType:
    made = ModuleType("room")
    vars(made).update(names)
    return made


def test_parts_are_found_by_their_names():
    game = game_of("again", ROOMS, **GIVEN)
    assert (game.layout, game.options, game.max_moves) == (GAME.layout, GAME.options, GAME.max_moves)
    assert (game.view, game.explain, game.series, game.own) == (GAME.view, GAME.explain, None, None)


def test_what_is_given_is_not_looked_for():
    game = game_of("again", (*ROOMS, room(inventory=len)), inventory=sorted, **GIVEN)
    assert game.inventory is sorted


def test_what_no_room_has_is_named():
    with pytest.raises(TypeError, match="again has no evaluate, explain, weights in any of its rooms"):
        game_of("again", (state, options, rules, shown, view), **GIVEN)


def test_two_meanings_of_a_name_are_refused():
    with pytest.raises(TypeError, match="two rooms of again mean different things by legal"):
        game_of("again", (*ROOMS, room(legal=len)), **GIVEN)
