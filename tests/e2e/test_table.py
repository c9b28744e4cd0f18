"""The table itself: one board that is only fed, everything one must press inside the window, ends one can see."""

import pytest
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

from tests.e2e import hands
from tests.e2e.looks import ALL_WAYS, WAYS, looks
from tests.e2e.seated import enter, play_until, sit, sit_when
from tests.server.running import Page

SIZES = {360: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080}
LANDSCAPE = (844, 390)
ZOOMED = (640, 400)
"""A window of 1280 × 800 at 200 %."""


def is_forced(player: Page) -> bool:
    return all(move["kind"] in ("draw", "pass", "skip") for move in player.moves())


def has_grey(player: Page) -> bool:
    """Some pieces can be laid, and some cannot."""
    able = {move.get("piece") for move in player.moves()} - {None}
    return 0 < len(able) < player.state["view"]["hands"][0]["count"]


def has_piece(player: Page) -> bool:
    return any(move["kind"] == "lay" for move in player.moves())


def inside(page: Tab, css: str) -> bool:
    """Whether something that matches lies wholly in the window."""
    return page.evaluate(
        "css => [...document.querySelectorAll(css)].some(node => { const box = node.getBoundingClientRect();"
        " return box.width > 0 && box.left >= 0 && box.top >= 0"
        " && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5 })",
        css,
    )


def press_now(page: Tab, game: str) -> None:
    """Whatever must be pressed now is inside the window, at every size; the page itself does not scroll."""
    for width, height in [*SIZES.items(), LANDSCAPE, ZOOMED]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        wanted = ".forced button" if page.locator(".forced button").count() else ".hand .ready"
        assert inside(page, wanted), (game, width, wanted)
        assert inside(page, ".turn.mine") and inside(page, "[role=application]"), (game, width)
        size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size[0] <= width and size[1] <= height + 1, (game, width, size)


FEW = 5
"""So many tiles lie with more room where there is some; a penalty may bring others."""
TABLES = {"riomino": 1, "simino": 3, "trimino": 1, "mexican-train": 7, "gemblo": 5}
"""How many bots sit at each: as many as a crowd there is."""


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("ways", [WAYS, pytest.param(ALL_WAYS, marks=pytest.mark.slow)], ids=["each way", "all ways"])
def test_what_must_be_pressed_is_inside_the_window_and_accessible(visit, house, game, ways):
    """With nothing held and with a piece in hand; by default axe sees each in one way."""
    turns = iter(range(3))
    table = sit_when(house, game, lambda player: next(turns, None) is None and has_piece(player), bots=TABLES[game])
    page = enter(visit(), table)
    assert hands.my_turn(page)
    press_now(page, game)
    if game == "simino" and page.locator(".hand button").count() <= FEW:
        page.set_viewport_size({"width": 1280, "height": 800})
        box = page.locator(".hand button").first.bounding_box()
        assert box["width"] > box["height"], "where there is room, a few tiles lie: they are larger so"
    looks(page, f"{game}-table", ways if ways is ALL_WAYS else ways[:1])
    page.locator(hands.PIECES).first.click()
    if game == "gemblo":
        assert page.locator("path.line").count() and page.locator("circle.link").count()
    looks(page, f"{game}-held", ways if ways is ALL_WAYS else ways[1:])
    goal = hands.on_the_reach(page) if game == "gemblo" else None
    page.keyboard.press("Escape")
    assert page.locator(".hand [aria-pressed=true]").count() == 0
    if goal:
        touch_the_cell_first(page, goal)


def touch_the_cell_first(page: Tab, goal: tuple[float, float]) -> None:
    """Then the hand offers what can lie over it, and a piece that is taken lies there at once."""
    page.mouse.click(*goal)
    expect(page.locator("path.wished")).to_have_count(1)
    expect(page.locator(".turn")).to_contain_text("can lie here")
    page.locator(hands.PIECES).first.click()
    expect(page.get_by_role("button", name="Lay it")).to_be_visible()


@pytest.mark.parametrize("game", ["simino", "trimino", "mexican-train"])
def test_a_forced_move_is_inside_the_window(visit, house, game):
    page = enter(visit(), sit_when(house, game, is_forced))
    expect(page.locator(".forced button")).to_be_visible()
    press_now(page, game)
    page.set_viewport_size({"width": 360, "height": SIZES[360]})
    expect(page.get_by_role("button", name="Take back")).to_be_in_viewport(ratio=1)
    asked = page.locator(".turn").inner_text()
    page.locator(".hand button").first.click()  # it fits nowhere, and neither does another
    expect(page.locator(".turn")).to_have_text(asked)
    expect(page.locator(".forced button")).to_be_visible()
    if game == "trimino" and asked == "Nothing fits: draw a tile":
        page.locator(".forced button").click()
        expect(page.locator(".hand button.came")).to_have_count(1)


def test_a_held_piece_stays_held_while_others_come_and_go(visit, house):
    table, player = sit(house, "gemblo")
    play_until(player, lambda _: True)
    visitor, guest = visit(), visit()
    page = enter(visitor, table)
    board = page.get_by_role("application")
    page.mouse.move(*hands.middle(board))
    page.mouse.wheel(0, -400)
    page.locator(hands.PIECES).first.click()
    board.evaluate("node => node.dataset.same = 'yes'")
    zoomed = board.get_attribute("viewBox")
    guest.page.goto(f"{guest.url}/t/{table['id']}")
    guest.page.locator(".turn").wait_for(timeout=hands.PATIENCE)
    page.get_by_text("Watching: 1").wait_for(state="attached")
    guest.page.close()
    page.wait_for_timeout(300)
    assert page.locator(".hand [aria-pressed=true]").count() == 1
    assert board.get_attribute("data-same") == "yes"
    assert board.get_attribute("viewBox") == zoomed


def test_a_move_is_heard_and_board_and_focus_survive_it(visit, house):
    table, player = sit(house, "riomino")
    assert play_until(player, lambda _: True)
    visitor = visit()
    visitor.page.add_init_script(HEAR)
    page = enter(visitor, table)
    board = page.get_by_role("application")
    board.evaluate("node => node.dataset.same = 'yes'")
    assert hands.my_turn(page)
    hands.by_keys(page)
    page.locator("html[data-heard]").wait_for()
    assert hands.my_turn(page)
    assert board.get_attribute("data-same") == "yes"
    assert board.evaluate("node => node === document.activeElement")


def test_a_drag_lays_whatever_text_is_marked_and_a_move_taken_back_leaves_no_mark(visit, house):
    table, player = sit(house, "riomino")
    assert play_until(player, lambda _: True)
    page = enter(visit(), table)
    assert hands.my_turn(page)
    page.evaluate("getSelection().selectAllChildren(document.body)")  # as a drag does that began beside a piece
    hands.by_dragging(page)
    assert hands.my_turn(page)
    before = hands.seq(page)
    page.get_by_role("button", name="Take back").click()
    hands.wait_for_change(page, before)
    expect(page.locator(".cell.last:not(:has(.laid))")).to_have_count(0)


HEAR = """const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        document.documentElement.dataset.heard = 'yes'; return start.apply(this, when) }"""


def test_a_round_ends_with_a_sheet_and_goes_on(visit, house):
    table, player = sit(house, "mexican-train", options={"rounds": 2, "set": 9})
    page = enter(visit(), table)
    play_until(player, lambda one: len(one.state["standing"]["rounds"]) == 1)
    sheet = page.get_by_role("dialog", name="Round 1 is over")
    sheet.wait_for()
    assert sheet.locator("tbody tr").count() == 1
    assert sheet.locator("li svg").count() > 0, "hands are turned up"
    sheet.get_by_role("button", name="Next round").click()
    sheet.wait_for(state="detached")
    assert hands.my_turn(page)


def test_play_again_leads_to_the_next_game_in_one_tap(visit, house):
    table, player = sit(house, "riomino")
    play_until(player, lambda _: False)
    visitor = visit()
    visitor.page.add_init_script("window.at = 0; performance.now = () => window.at")
    page = enter(visitor, table)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG"), "how the board lay at the end"
    again = page.get_by_role("button", name="Play again")
    again.evaluate("button => button.addEventListener('click', () => (button.dataset.pressed = 'yes'))")
    again.press("Enter")  # meant for the board still, whose end came between
    assert again.get_attribute("data-pressed") is None
    page.evaluate("window.at = 1000")
    again.press("Enter")
    page.wait_for_url(lambda address: "/t/" in address and table["id"] not in address)
    assert hands.my_turn(page)


def test_a_grey_piece_says_why_where_one_looks(visit, house):
    page = enter(visit(), sit_when(house, "mexican-train", has_grey))
    page.locator(".hand .idle").first.click()
    expect(page.locator(".turn")).to_contain_text("fits nowhere")
    page.keyboard.press("Escape")
    expect(page.locator(".turn")).not_to_contain_text("fits nowhere")
    arrange_the_hand(page)


def arrange_the_hand(page: Tab) -> None:
    """A tile that is dragged over another one in the hand takes its place."""
    tiles = page.locator(".hand button")
    first, second = (tiles.nth(number).get_attribute("aria-label") for number in (0, 1))
    page.mouse.move(*hands.middle(tiles.nth(0)))
    page.mouse.down()
    page.mouse.move(*hands.middle(tiles.nth(1)), steps=6)
    page.mouse.up()
    expect(tiles.nth(0)).to_have_attribute("aria-label", second)
    expect(tiles.nth(1)).to_have_attribute("aria-label", first)


def test_a_replay_shows_board_and_all_hands_and_plays_by_itself(visit, house):
    table, player = sit(house, "simino")
    play_until(player, lambda _: False)
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/replay/{table['id']}?ply=3")
    board = page.get_by_role("application")
    board.wait_for(timeout=hands.PATIENCE)
    assert board.bounding_box()["height"] > 200
    assert page.locator(".hands .tiles").count() == 2
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(lambda address: "ply=4" in address)
    page.get_by_role("button", name="Stop", exact=True).click()
    moment = page.locator(".now button")
    page.locator("ol", has=moment).scroll_into_view_if_needed()
    expect(moment).to_be_in_viewport()  # its list follows it
    for key, step in (("ArrowDown", 1), ("ArrowUp", -1)):
        at = int(page.url.rpartition("=")[2])
        moment.focus()
        page.keyboard.press(key)
        page.wait_for_url(lambda address, to=at + step: f"ply={to}" in address)
        expect(moment).to_be_focused()
    at = page.url
    page.keyboard.press("Control+ArrowLeft")  # the browser's own
    assert page.url == at
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/t/*")
    assert hands.my_turn(page)
    expect(page.get_by_role("link", name="continues another")).to_have_attribute("href", f"/replay/{table['id']}")


def judged(house, table):
    """An analysis in which one move of the first seat lost a quarter of the game, the other's lost more; and the frame
    before that move.
    """
    frames = house.get(f"/api/tables/{table['id']}/replay?count=200")["frames"]
    moves = [
        (at, frame["item"]) for at, frame in enumerate(frames) if frame["item"] and frame["item"]["kind"] == "move"
    ]
    ply, (at, item) = next(
        (n, move)
        for n, move in enumerate(moves)
        if n and not move[1]["seat"] and move[1]["events"][0]["kind"] == "laid"
    )
    laid = item["events"][0]
    tile = {key: laid[key] for key in ("tile", "halves", "cells", "floor")}
    better = {"kind": "lay", "text": "x", "piece": laid["tile"], "cells": laid["cells"], "tiles": [tile], "penalty": 0}
    lost = {"ply": ply, "round": 0, "seat": item["seat"], "move": item["text"], "best": "x", "loss": 0.25, "value": 0.5}
    worse = {**lost, "ply": ply + 1, "seat": 1, "loss": 0.5, "open_loss": None}
    lost |= {"open_loss": None, "shown": better, "reasons": [{"kind": "keeps", "count": 2}]}
    return {"table": table["id"], "done": len(moves), "total": len(moves), "plies": [lost, worse]}, at - 1


def test_where_one_went_wrong_is_shown_on_the_board(visit, house):
    table, player = sit(house, "simino")
    play_until(player, lambda _: False)
    analysis, before = judged(house, table)
    visitor = visit()
    page = visitor.page
    answers = [{**analysis, "done": 0, "plies": []}]
    page.route("**/analysis", lambda route: route.fulfill(json=answers.pop(0) if answers else analysis))
    enter(visitor, table)
    page.goto(f"{visitor.url}/replay/{table['id']}?wrong")
    moves = page.get_by_role("list", name="Game log")
    expect(page.locator(".better")).to_contain_text("Moves analysed: 0 of")
    high = moves.bounding_box()["y"] + page.evaluate("scrollY")
    page.wait_for_url(lambda address: f"ply={before}" in address, timeout=hands.PATIENCE)
    expect(page.locator(".better")).to_contain_text("It was even here. Your next move cost something.")
    moved = moves.bounding_box()["y"] + page.evaluate("scrollY") - high
    assert -120 < moved < 30, "what comes late pushes nothing away"
    expect(page.locator("g.hint")).to_have_count(0)
    page.get_by_role("button", name="Show the move").click()
    page.locator("g.hint").wait_for()
    expect(page.locator(".better")).to_be_focused()
    expect(page.get_by_role("application")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Continue from here").wait_for()
    expect(page.locator(".better")).to_contain_text("Saves 2 doubles for the upper floors.")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/t/" in address and table["id"] not in address)


def test_where_nothing_is_hidden_the_next_one_at_the_screen_just_plays(visit, house):
    table = house.open("riomino")
    visitor = visit()
    visitor.page.goto(f"{visitor.url}/t/{table['id']}#key={table['tokens'][0]}")
    visitor.page.evaluate(
        "([id, tokens]) => localStorage.setItem('seat-keys', JSON.stringify({[id]: {seats: tokens, at: 1}}))",
        [table["id"], [{"seat": seat, "token": token} for seat, token in table["tokens"].items()]],
    )
    visitor.page.reload()
    for _ in range(2):
        assert hands.my_turn(visitor.page)
        hands.by_mouse(visitor.page)
    assert visitor.page.locator(".curtain").count() == 0


def test_a_link_to_no_table_says_so(visit):
    visitor = visit()
    visitor.page.goto(f"{visitor.url}/t/nothing-here")
    visitor.page.get_by_role("heading", name="no such table").wait_for()
    visitor.page.get_by_role("link", name="Home").click()
    visitor.page.get_by_role("article").first.wait_for()


def test_home_recovers_by_itself(visit):
    visitor = visit()
    page, answers = visitor.page, ["abort", "abort", "continue_"]
    page.route("**/api/catalog", lambda route: getattr(route, answers.pop(0) if answers else "continue_")())
    page.goto(visitor.url)
    page.get_by_role("alert").wait_for()
    page.get_by_role("article").first.wait_for()
