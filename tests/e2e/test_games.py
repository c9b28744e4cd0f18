"""Games against a bot: by finger, keys and dragging, by mouse to their end; one by keys alone, one at phone size."""

import pytest
from playwright.sync_api import expect

from tests.e2e import hands, seated
from tests.e2e.conftest import PHONE


def has_moves(player) -> bool:
    return any(move["kind"] == "lay" for move in player.moves())


def few_pieces(player) -> bool:
    return player.state["view"]["hands"][0]["count"] <= 4 and has_moves(player)


def few_places(player) -> bool:
    return 0 < sum(move["kind"] == "lay" for move in player.moves()) <= 40


@pytest.mark.parametrize(
    ("game", "late", "options"),
    [
        ("simino", has_moves, {}),
        ("trimino", few_pieces, {"rounds": 1}),
        ("mexican-train", few_pieces, {"rounds": 1, "set": 9}),
        ("gemblo", few_places, {}),
    ],
)
def test_a_long_game_is_ended_by_mouse(visit, house, game, late, options):
    page = seated.enter(visit(), seated.sit_when(house, game, late, options=options))
    if game == "gemblo":
        turn_until_it_fits(page)
    assert hands.play_to_the_end(page) >= 1


def turn_until_it_fits(page) -> None:
    """A piece that has places only if it lies otherwise says so."""
    asked = page.get_by_text("This does not fit as it lies. Turn it")
    for piece in page.locator(hands.PIECES).all():
        piece.click()
        for _ in range(6):
            if asked.count():
                page.keyboard.press("Escape")
                expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
                return
            page.get_by_role("button", name="Turn", exact=True).click()
        page.keyboard.press("Escape")
    raise AssertionError("every piece fits however it is turned")


def test_a_full_game_by_keyboard_alone(visit):
    visitor = visit()
    hands.new_table(visitor.page, "riomino", visitor.url)
    assert hands.play_to_the_end(visitor.page, hands.by_keys) >= 2


def test_a_full_game_on_a_phone(visit):
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    hands.new_table(visitor.page, "riomino", visitor.url)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert hands.play_to_the_end(visitor.page, hands.by_taps) >= 2


@pytest.mark.parametrize("game", ["simino", "trimino", "mexican-train", "gemblo"])
def test_every_board_listens_to_a_finger_to_keys_and_to_a_mouse_that_drags(visit, house, game):
    table, player = seated.sit(house, game)
    player.close()
    page = seated.enter(visit(viewport=PHONE, has_touch=True, is_mobile=True), table)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for move in (hands.by_taps, hands.by_taps, hands.by_keys, hands.by_dragging):
        assert hands.my_turn(page)
        move(page)


def test_a_large_board_zooms_by_wheel_and_pinch(visit, house):
    table, player = seated.sit(house, "gemblo", 5)
    player.close()
    page = seated.enter(visit(has_touch=True), table)
    hands.my_turn(page)
    board = page.get_by_role("application")
    whole = board.get_attribute("viewBox")
    page.mouse.move(*hands.middle(board))
    page.mouse.wheel(0, -400)
    page.get_by_role("button", name="Whole board").click()
    assert board.get_attribute("viewBox") == whole
    pinch(page, *hands.middle(board))
    assert float(board.get_attribute("viewBox").split()[2]) < float(whole.split()[2]) * 0.8


def pinch(page, x, y):
    """Two fingers that go apart."""
    touch = page.context.new_cdp_session(page)

    def fingers(kind, apart):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in range(25, 90, 5):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
