"""A full game of each of the five against a bot by mouse; one by keyboard alone, one at phone size."""

import pytest

from tests.e2e import hands
from tests.e2e.conftest import PHONE

GAMES = {
    "riomino": {},
    "simino": {},
    "trimino": {"Rounds": "1"},
    "mexican-train": {"Rounds": "1"},
    "gemblo": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_full_game_by_mouse(visit, game):
    visitor = visit()
    hands.new_table(visitor.page, game, visitor.url, **GAMES[game])
    visitor.screenshot(f"{game}-start-1280")
    turns = hands.play_to_the_end(visitor.page)
    assert turns >= 2
    visitor.screenshot(f"{game}-over-1280")


def test_a_full_game_by_keyboard_alone(visit):
    visitor = visit()
    hands.new_table(visitor.page, "riomino", visitor.url)
    assert hands.play_to_the_end(visitor.page, hands.by_keys) >= 2


def test_a_full_game_on_a_phone(visit):
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.new_table(visitor.page, "riomino", visitor.url)
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert hands.play_to_the_end(visitor.page, by_taps) >= 2
    visitor.screenshot("riomino-over-390")


def by_taps(page):
    before = hands.seq(page)
    page.locator(hands.PIECES).first.tap()
    hands.spots(page).first.tap(force=True)
    hands.wait_for_change(page, before)
