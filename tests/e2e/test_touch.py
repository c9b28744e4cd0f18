"""What fingers and keys meet at a table: words that hide nothing, buttons that stay, pieces seen as they will lie."""

import json
import re

from playwright.sync_api import Locator, expect
from playwright.sync_api import Page as Tab

from tests.e2e import hands
from tests.e2e.conftest import PHONE
from tests.e2e.seated import enter, sit, sit_when

LOW = {"width": 390, "height": 640}
"""So low that a board of five rows fills its ground."""
NEW = "localStorage.setItem('settings', JSON.stringify({pace: 'none'}))"
"""Whoever comes for the first time."""
APART = """([one, other]) => {
  const [a, b] = [one, other].map(css => document.querySelector(css).getBoundingClientRect());
  return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
}"""


def begun(visit, house, game: str, viewport=PHONE, first: int = 0, script: str = "") -> Tab:
    """A game's first turn, by touch."""
    table, player = sit(house, game, first=first)
    player.close()
    visitor = visit(viewport=viewport, has_touch=True, is_mobile=True)
    if script:
        visitor.page.add_init_script(script)
    page = enter(visitor, table)
    assert hands.my_turn(page)
    return page


def lowest(page: Tab) -> Locator:
    """The cell nearest to the line, called `low` from now on."""
    page.locator(".cell").evaluate_all(
        "cells => cells.reduce((a, b) => (a.getBoundingClientRect().y < b.getBoundingClientRect().y ? b : a))"
        ".classList.add('low')"
    )
    return page.locator(".low")


def test_words_over_the_board_hide_nothing_that_they_speak_of(visit, house):
    page = begun(visit, house, "riomino", LOW, first=1)
    page.locator(hands.PIECES).first.tap()
    page.touchscreen.tap(*hands.middle(lowest(page)))
    expect(page.locator(".turn.problem")).to_be_visible()
    page.locator(".low.fault").wait_for()
    page.wait_for_function(APART, arg=[".turn.problem", ".low"])


def test_advice_lies_over_the_board_and_moves_nothing(visit, house):
    page = begun(visit, house, "riomino", first=1, script=NEW)
    board = page.get_by_role("application")
    page.get_by_role("note").wait_for()
    before = board.bounding_box()
    lowest(page)
    page.wait_for_function(APART, arg=[".note", ".low"])
    page.locator(hands.PIECES).first.tap()
    expect(page.get_by_role("note")).not_to_be_visible()  # a held piece needs the whole board
    page.get_by_role("button", name="Cancel").tap()
    page.get_by_role("note").get_by_role("button").tap()
    expect(page.get_by_role("note")).to_have_count(0)
    assert board.bounding_box() == before


def test_the_first_tab_leads_to_what_one_plays_with(visit, house):
    table, player = sit(house, "riomino", first=0)
    player.close()
    page = enter(visit(), table)
    assert hands.my_turn(page)
    expect(page.locator(".by-keys")).not_to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(hands.PIECES).first).to_be_focused()
    expect(page.locator(".by-keys")).to_have_text("? Keys")


def test_keys_never_lose_their_place(visit, house):
    table, player = sit(house, "riomino", first=0)
    player.close()
    page = enter(visit(), table)
    assert hands.my_turn(page)
    board, fits = page.get_by_role("application"), page.locator(hands.PIECES).first
    page.locator(".hand .idle").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .chosen")).to_be_focused()  # another one is wanted: it lies beside this one
    page.keyboard.press("Escape")
    fits.focus()
    page.keyboard.press("Enter")
    expect(board).to_be_focused()
    page.keyboard.press("Escape")
    expect(fits).to_be_focused()
    page.keyboard.press("Enter")
    hands.tab_to(page, ".lay")
    page.keyboard.press("Enter")
    expect(board).to_be_focused()  # the button went with the piece


def test_a_finger_on_a_lit_place_lays_there_though_the_piece_is_carried_above_it(visit, house):
    page = begun(visit, house, "riomino", first=0)
    x, y = hands.middle(page.locator(hands.PIECES).first)
    to_x, to_y = hands.middle(page.locator(".cell:has(.open)"))
    touch = page.context.new_cdp_session(page)
    before = hands.seq(page)
    for kind, at in (
        ("Start", {"x": x, "y": y}),
        ("Move", {"x": to_x, "y": to_y + 200}),
        ("Move", {"x": to_x, "y": to_y}),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hands.wait_for_change(page, before)


def test_a_hint_that_a_move_overtakes_says_nothing(visit, house):
    table, player = sit(house, "riomino", first=0)
    player.close()
    visitor = visit()
    lines, late = [], []

    def hear(line) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def asked(text: str) -> None:
            message = json.loads(text)
            late.append(message["id"]) if message["type"] == "hint" else server.send(text)

        line.on_message(asked)

    visitor.page.route_web_socket(re.compile("/socket$"), hear)
    page = enter(visitor, table)
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".turn")).to_have_text("Looking for a hint…")
    hands.by_mouse(page)
    assert hands.my_turn(page)
    expect(hint).to_be_enabled()
    problem = {"kind": "not-yours", "code": "stale", "details": {"seq": 1}, "cells": []}
    lines[-1].send(json.dumps({"type": "refused", "reply": late[0], "problem": problem}))
    lines[-1].send(json.dumps({"type": "reaction", "seat": 0, "what": "wow"}))
    expect(page.locator(".reaction")).to_be_visible()
    expect(page.locator(".turn.problem")).to_have_count(0)


def test_a_tile_is_seen_as_it_is_turned_and_its_buttons_stay(visit, house):
    page = begun(visit, house, "simino", {"width": 640, "height": 360})
    page.locator(".hand button:not([aria-label*=double])").first.tap()
    seen = set()
    for _ in range(4):
        seen.add(page.locator(".hand [aria-pressed=true] svg").inner_html())
        page.get_by_role("button", name="Turn", exact=True).tap()
    assert len(seen) == 4, "every quarter of its turn"
    page.touchscreen.tap(*hands.middle(page.locator("rect.spot").first))
    lay = page.get_by_role("button", name="Lay it")
    place = lay.bounding_box()
    page.get_by_role("button", name="Next place").tap()
    assert lay.bounding_box() == place
    rows = {button.bounding_box()["y"] for button in page.locator(".tools button").all() if button.is_visible()}
    assert len(rows) == 1, "on a low screen, too, the tools are one row"


def test_a_domino_turns_over_a_train_as_it_will_lie_there(visit, house):
    page = enter(visit(), sit_when(house, "mexican-train", lambda player: any_lay(player) and went_without(player)))
    expect(page.locator("[data-chip='1']")).to_contain_text("passed")
    page.mouse.move(*hands.middle(page.locator(hands.PIECES).first))
    page.mouse.down()
    page.mouse.move(*hands.middle(page.locator(".train.target").first), steps=3)
    train = page.locator(".train.exact").first
    page.mouse.move(*hands.middle(train), steps=8)
    expect(page.locator(".turn")).to_have_text("It fits here: let go")
    end = train.locator(".end").inner_text()
    expect(page.locator(".carried svg g").first).to_have_class(re.compile(rf"\bv{end}\b"))
    before = hands.seq(page)
    page.mouse.up()
    hands.wait_for_change(page, before)


def any_lay(player) -> bool:
    return any(move["kind"] == "lay" for move in player.moves())


def went_without(player) -> bool:
    """Whether the bot's last move was none."""
    items = [message["item"] for message in player.messages if message["type"] == "entry"]
    last = next((item for item in reversed(items) if item["seat"] == 1), None)
    return last is not None and any(event["kind"] == "passed" for event in last["events"])
