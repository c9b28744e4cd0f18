"""People together: by a link, on one screen, after a lost page or server; and what a page answers to a slip."""

import re

from playwright.sync_api import Page, expect

from tests.e2e import hands, seated
from tests.e2e.conftest import PHONE
from tests.e2e.looks import looks
from tests.server.running import bot, me


def test_two_clicks_from_the_first_page_to_a_game(visit):
    visitor = visit()
    page = visitor.home()
    page.get_by_role("article").filter(has_text="Riomino").get_by_role("button", name="Play now").click()
    page.locator(".turn").wait_for()
    assert hands.my_turn(page)


def test_one_plays_the_colours_that_one_chose(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/new/gemblo")
    page.get_by_role("group", name="Your colours").get_by_role("button", name="yellow").click()
    page.get_by_role("button", name="Begin").click()
    mine = page.locator("[data-chip].me")
    mine.wait_for(timeout=hands.PATIENCE)
    expect(mine).to_have_attribute("data-chip", "1")
    expect(mine.get_by_role("img", name="yellow")).to_be_visible()


def test_a_browser_asks_for_compression_and_gets_it(visit, house):
    table, page = house.open(), visit().page
    page.goto(house.url)
    opened = """address => new Promise((done, failed) => {
        const socket = new WebSocket(address)
        socket.onopen = () => { done(socket.extensions); socket.close() }
        socket.onerror = () => failed("no socket")
    })"""
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/socket"
    assert "permessage-deflate" in page.evaluate(opened, address)


def test_the_deal_of_the_day_is_played_alone(visit):
    visitor = visit()
    page = visitor.home()
    page.get_by_role("button", name="Play today’s deal").click()
    assert hands.my_turn(page)
    hands.by_mouse(page)
    assert page.get_by_role("button", name="Hint").count() == 0


def test_two_browsers_play_through_a_link_and_one_reloads(visit):
    first, second = visit(), visit()
    page = first.home()
    page.get_by_role("article").filter(has_text="Riomino").get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    looks(page, "gathering")
    assert page.locator("img.code").evaluate("async image => { await image.decode(); return image.naturalWidth }") > 0
    assert re.search(r"/t/[\w-]+$", link)
    second.page.goto(link)
    second.page.get_by_label("Your name").fill("Taras")
    second.page.get_by_role("button", name="Sit down").click()
    second.page.locator(".turn").wait_for()
    players = [page, second.page]
    for turn in range(40):
        if hands.is_over(page):
            break
        for player in players:
            if player.locator(".turn.mine").count():
                if turn == 3:
                    player.reload()
                    player.locator(".turn").wait_for()
                if hands.my_turn(player):
                    hands.by_mouse(player)
                if turn == 1:
                    ask_back(player, second.page if player is page else page)
                break
        page.wait_for_timeout(60)
    page.locator(".result").wait_for()
    second.page.locator(".result").wait_for()


def ask_back(asker: Page, other: Page) -> None:
    """Whoever asks for a move back reads that it was asked, and what became of it."""
    asker.get_by_role("button", name="Take back").click()
    expect(asker.locator(".turn")).to_contain_text("Waiting for")
    other.get_by_role("button", name="Refuse").click()
    expect(asker.locator(".turn")).to_contain_text("does not agree")


def test_on_one_screen_the_hand_is_behind_a_curtain(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/new/trimino?with=screen")
    page.get_by_role("button", name="Begin").click()
    curtain = page.get_by_role("button", name="Show my tiles")
    curtain.wait_for()
    looks(page, "curtain")
    shown = set()
    board = page.get_by_role("application")
    for _ in range(3):
        behind = board.bounding_box()
        curtain.click()
        page.locator(".hand button").first.wait_for()
        assert board.bounding_box() == behind, "the board stays where it was"
        shown.add(page.locator(".me.acts .name").inner_text())
        while not curtain.count():  # whoever draws goes on
            hands.by_mouse(page)
            page.locator(hands.READY).or_(curtain).first.wait_for(state="attached")
        expect(page.locator(".hand button")).to_have_count(0)
    assert len(shown) == 2


def test_an_illegal_drop_goes_back_says_why_and_lights_the_cells(visit):
    visitor = visit()
    page = visitor.page
    hands.new_table(page, "riomino", visitor.url)
    for _ in range(12):
        hands.my_turn(page)
        laid = page.locator(".cell").filter(has=page.locator("g.laid")).first
        if laid.count():
            break
        hands.by_mouse(page)
    before = page.locator(".hand button").count()
    page.mouse.move(*hands.middle(page.locator(hands.PIECES).first))
    page.mouse.down()
    page.mouse.move(*hands.middle(laid), steps=6)
    page.mouse.up()
    page.get_by_role("alert").wait_for()
    assert "already" in page.get_by_role("alert").inner_text()
    assert page.locator(".cell.fault").count() >= 1
    assert page.locator(".hand button").count() == before
    assert page.locator(".hand button[aria-pressed=true], .carried, .ghost").count() == 0


def test_a_bot_plays_for_us_until_we_are_back(visit):
    visitor = visit()
    page = visitor.page
    hands.new_table(page, "trimino", visitor.url)
    hands.my_turn(page)
    before = hands.seq(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="I am back").wait_for()
    hands.wait_for_change(page, before + 1)
    assert page.locator(".turn.mine").count() == 0
    if not hands.is_over(page):
        page.get_by_role("button", name="I am back").click()
        assert not hands.my_turn(page) or page.locator(".turn.mine").count() == 1


def test_a_restarted_server_is_found_again(visit, house):
    table, player = seated.sit(house, "riomino")
    player.close()
    page = seated.enter(visit(), table)
    assert hands.my_turn(page)
    hands.by_mouse(page)
    before = hands.seq(page)
    house.kill()
    page.get_by_text("The connection is lost").wait_for()
    house.start()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    assert hands.seq(page) >= before
    assert hands.my_turn(page)
    hands.by_mouse(page)


def test_a_finished_game_is_watched_again_and_its_seed_checked(visit):
    visitor = visit()
    page = visitor.page
    hands.new_table(page, "riomino", visitor.url)
    hands.my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.locator("g.hint > .dashes").wait_for()
    expect(page.locator(".turn")).to_contain_text("Hint")
    hands.play_to_the_end(page)
    looks(page, "result")
    page.get_by_role("link", name=re.compile("Replay|Where did I go wrong")).click()
    page.get_by_text("✓").first.wait_for()
    last = page.locator(".scrub output").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".scrub output").inner_text() != last
    assert "ply=" in page.url
    looks(page, "replay")


def test_a_game_put_away_is_put_back_and_never_lost(visit, house):
    table = house.open("riomino", me("Olya"), bot())
    visitor = visit()
    page = visitor.page
    seated.enter(visitor, table)
    visitor.home()
    card = page.locator(f"a[href='/t/{table['id']}']")
    away = page.get_by_role("button", name="Remove from the list")
    away.click()
    expect(card).to_have_count(0)
    back = page.get_by_role("button", name="Put back")
    expect(back).to_be_focused()
    back.click()
    away.click()
    visitor.home()
    page.get_by_role("link", name="Your games").click()
    expect(card).to_be_visible()
    card.click()
    assert hands.my_turn(page)


OVERLAPPING = """() => {
  const fields = [...document.querySelectorAll(".options select, .options input")];
  const boxes = fields.map(field => field.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.filter((a, i) => boxes.some((b, j) => i < j && meet(a, b))).map(box => box.toJSON());
}"""


def test_a_new_table_knows_the_last_ones_people_and_says_how_long_it_takes(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/new/mexican-train?with=screen")
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_label("Name of player 3").fill("Granny")
    expect(page.get_by_label("Rounds")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .content")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Name of player 3")).to_have_value("Granny")
    page.get_by_label("Rounds").fill("5")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    page.goto(f"{visitor.url}/new/mexican-train?with=friends&variants")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_label("Dominoes")).to_be_visible()
    assert page.evaluate(OVERLAPPING) == []
    page.get_by_label("Rounds").fill("2")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".gathering")).to_contain_text("Rounds: 2")
    page.goto(f"{visitor.url}/new/mexican-train?with=screen")
    page.get_by_role("button", name="Begin").wait_for()
    expect(page.get_by_label("Name of player 3")).to_have_value("Granny")


def test_all_bots_have_one_level_unless_each_gets_its_own(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/new/mexican-train")
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_label("Level of all bots").select_option("strong")
    single = page.get_by_label("Level", exact=True)
    expect(single).to_have_count(0)
    page.get_by_label("Level of all bots").select_option("each its own")
    single.last.select_option("easy")
    page.get_by_role("button", name="Short: 3").click()
    with page.expect_response(lambda answer: answer.status == 201) as opened:
        page.get_by_role("button", name="Begin").click()
    asked = opened.value.request.post_data_json
    assert [seat.get("level") for seat in asked["seats"]] == [None, "strong", "strong", "easy"]
    assert asked["options"] == {"rounds": 3}


def test_from_a_page_beside_a_table_one_comes_back_to_it(visit, house):
    table = house.open("riomino", me("Olya"), bot())
    visitor = visit()
    page = visitor.page
    seated.enter(visitor, table)
    page.get_by_role("link", name="Settings").click()
    page.locator("form select").first.wait_for()
    expect(page.locator("main")).to_be_focused()
    page.reload()
    page.get_by_role("link", name="Back to the table").click()
    assert hands.my_turn(page)
    visitor.home()
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_ones_own_games_come_late_and_push_no_card_away(visit, house):
    table = house.open("riomino", me("Olya"), bot())
    visitor = visit(viewport=PHONE)
    page = visitor.page
    seated.enter(visitor, table)
    visitor.home().get_by_role("link", name="Your turn").wait_for()
    held = []
    page.route("**/api/tables/mine", lambda route: held.append(route))
    page.reload()
    card = page.get_by_role("article").first
    card.wait_for()
    expect(page.get_by_role("heading", name="Your unfinished games")).to_be_visible()
    high = card.bounding_box()["y"]
    held[0].continue_()
    page.get_by_role("link", name="Your turn").wait_for()
    assert abs(card.bounding_box()["y"] - high) < 2


def test_rules_that_were_opened_from_the_menu_close_back_to_the_table(visit, house):
    table = house.open("riomino", me("Olya"), bot())
    page = seated.enter(visit(viewport=PHONE), table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_question_mark_shows_what_the_keys_do(visit):
    page = visit().home()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Pick up, lay, press")
    looks(page, "keys")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
