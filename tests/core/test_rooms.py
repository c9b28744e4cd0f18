"""A game is made from its rooms by the names in them; what is missing or said twice is named."""

from types import ModuleType

import pytest

from minoteka.core.rooms import assemble, game_of
from minoteka.games.riomino import GAME, draw, evaluate, explain, notation, options, rules, shown, state, view

ROOMS = (state, options, rules, shown, view, explain, evaluate, draw)
GIVEN = {
    "rules_version": 1,
    "seats": (2,),
    "notation": notation,
    "draw_text": draw.draw_text,
    "draw_svg": draw.draw_svg,
}


def room(**names: object) -> ModuleType:
    made = ModuleType("room")
    vars(made).update(names)
    return made


def test_parts_are_found_by_their_names():
    game = assemble("again", ROOMS, **GIVEN)
    assert (game.layout, game.options, game.max_moves) == (GAME.layout, GAME.options, GAME.max_moves)
    assert (game.view, game.explain, game.series, game.own) == (GAME.view, GAME.explain, None, None)


def test_what_is_given_is_not_looked_for():
    game = assemble("again", (*ROOMS, room(inventory=len)), inventory=sorted, **GIVEN)
    assert game.inventory is sorted


def test_what_no_room_has_is_named():
    with pytest.raises(TypeError, match="again has no evaluate, explain, weights in any of its rooms"):
        assemble("again", (state, options, rules, shown, view, draw), **GIVEN)


def test_two_meanings_of_a_name_are_refused():
    with pytest.raises(TypeError, match="two rooms of again mean different things by legal"):
        assemble("again", (*ROOMS, room(legal=len)), **GIVEN)


def test_a_package_has_the_rooms_that_it_needs():
    game = game_of("again", GAME.package, rules_version=1, seats=(2,))
    assert (game.notation, game.draw_board, set(game.figures)) == (notation, draw.draw_board, set(GAME.figures))
    with pytest.raises(ModuleNotFoundError):
        game_of("nothing", "minoteka.texts", rules_version=1, seats=(2,))
