"""Riddles in a real browser: several moves deep, by keys alone, with refutations, hints and stars; passed on."""

import re

from playwright.sync_api import Page, expect

from minoteka import catalog
from minoteka.core.position import Position
from minoteka.puzzles.riddle import of_game
from tests.e2e import hands
from tests.e2e.looks import looks

CORNERS = ("ne", "se", "sw", "nw")
"""How a die is turned, one R after the other."""


def lay(page: Page, position: Position, move: str) -> None:
    """A die by keys alone: ``13se@c4``."""
    page.get_by_role("button", name=f"Die {move[0]} and {move[1]}").first.focus()
    page.keyboard.press("Enter")
    picked = next(text for text in position.legal_moves() if text[:2] == move[:2])
    for _ in range((CORNERS.index(move[2:4]) - CORNERS.index(picked[2:4])) % 4):
        page.keyboard.press("r")
    place = page.locator("p.hidden-label[role=status]")
    for _ in range(20):
        if not re.search(rf"\b{move[5:]}\b", place.inner_text()):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def to_by_keys(page: Page, address: str) -> None:
    """In a list of riddles: each grade is one stop for Tab, the arrows lead on in it."""
    grades = page.locator("main ul")
    grades.first.wait_for()
    there = grades.filter(has=page.locator(f"a[href='{address}']"))
    page.get_by_role("link", name="Riddle of the day").focus()
    while not there.locator(":focus").count():
        page.keyboard.press("Tab")
    while not page.locator(f"a[href='{address}']:focus").count():
        page.keyboard.press("ArrowRight")


def test_a_riddle_by_keys_alone(visit, house):
    posed = next(one for one in of_game(catalog.game("riomino")).values() if len(one.riddle.line) > 2)
    position, line = catalog.position(posed.riddle.position), posed.riddle.line
    wrong = next(move for move in position.legal_moves() if move != line[0])
    page = visit().page
    page.goto(f"{house.url}/puzzles/riomino")
    to_by_keys(page, f"/puzzles/riomino/{posed.name}")
    page.keyboard.press("Enter")
    task = page.get_by_role("region", name="Task")
    expect(task).to_contain_text("Exactly one move wins", timeout=hands.PATIENCE)
    looks(page, "riddle")
    lay(page, position, wrong)
    expect(task).to_contain_text("No: that loses.")
    laid = page.locator("g.cell.last")  # the wrong move, and on the board what refutes it
    expect(laid).to_have_count(1 if position.play(wrong).is_over else 2)
    looks(page, "riddle-missed")
    page.keyboard.press("Enter")  # on “Try again”, which has the focus
    page.get_by_role("button", name="Hint").press("Enter")
    expect(task).to_contain_text("with an even number of them the last one is yours")
    page.get_by_role("button", name="Show").press("Enter")
    page.locator("g.hint").click(force=True)  # what a hint shows is taken by a touch
    expect(page.get_by_role("button", name="Lay it")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("g.hint")).to_be_visible()
    lay(page, position, line[0])
    expect(page.locator("g.cell.last")).to_have_count(2)  # the best defence has answered
    for i in range(2, len(line), 2):
        position = position.play(line[i - 2]).play(line[i - 1])
        expect(task).to_contain_text("Exactly one move wins")
        lay(page, position, line[i])
    expect(task.get_by_role("img", name="1 star of 3")).to_be_visible()
    expect(page.get_by_role("link", name="Next riddle")).to_be_focused()
    page.goto(f"{house.url}/puzzles/riomino")
    expect(page.get_by_role("heading", name="The last die")).to_contain_text("1 of")
    looks(page, "riddles")


def test_a_riddle_says_by_which_rules_it_is_played_where_they_are_not_the_usual_ones(visit, house):
    page = visit().page
    page.goto(f"{house.url}/puzzles/trimino/most-points-1")
    rules = page.get_by_role("region", name="Task").locator("details")
    expect(rules).to_contain_text("Reverse: the most points win", timeout=hands.PATIENCE)


def test_nothing_is_lit_where_to_see_it_is_the_riddle(visit, house):
    posed = catalog.riddles()["only-place-1"]
    position, (answer,) = catalog.position(posed.riddle.position), posed.riddle.line
    tiles = position.view(position.to_act).hands[position.to_act].tiles
    held = next(number for number, tile in enumerate(tiles) if sorted(tile) == sorted(answer[:2]))
    page = visit().page
    page.goto(f"{house.url}/puzzles/simino/{posed.name}")
    page.locator(".hand button").nth(held).focus()
    assert not page.locator(".hand .idle").count()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # where the arrows begin; it is not the place
    expect(page.get_by_role("alert")).to_be_visible()
    assert not page.locator("rect.spot").count()
    for _ in range(-((tiles[held] != answer[:2]) * 2 + (answer[4] == "n")) % 4):
        page.keyboard.press("r")
    place = page.locator("p.hidden-label[role=status]")
    for _ in range(36):
        if f" on {answer[2:4]} " not in place.inner_text():
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    task = page.get_by_role("region", name="Task")
    expect(task.get_by_role("img", name="2 stars of 3")).to_be_visible()  # a wrong place has cost one


def test_the_riddle_of_the_day_is_passed_on_without_its_answer(visit, house):
    page = visit(permissions=["clipboard-read", "clipboard-write"]).page
    for game in ("trimino", "simino", "mexican-train", "gemblo", "riomino"):
        page.goto(f"{house.url}/puzzles/{game}")
        page.get_by_role("link", name="Riddle of the day").click()
        expect(page.get_by_role("region", name="Task")).to_be_visible(timeout=hands.PATIENCE)
        page.get_by_role("button", name="Share").click()
        expect(page.get_by_text("Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()").endswith(page.url)
        with page.expect_download() as saved, page.expect_response("**/picture.svg") as drawn:
            page.get_by_role("button", name="Picture").click()
        assert saved.value.path().read_bytes().startswith(b"\x89PNG")
        answer = catalog.riddles()[page.url.rpartition("/")[2]].riddle.line[0]
        assert answer not in drawn.value.text()


def test_stars_of_a_guest_go_with_the_account(visit, house):
    page = visit().page
    page.goto(f"{house.url}/account")
    solved = "{ heart: { laid: [], solved: true, hints: 1 } }"  # as older pages kept it
    page.evaluate(f"localStorage.setItem('puzzles', JSON.stringify({solved})), localStorage.removeItem('silhouettes')")
    page.evaluate("localStorage.setItem('riddles', JSON.stringify({ 'last-die-5': 2 }))")
    page.goto(f"{house.url}/puzzles")
    expect(page.get_by_text("1 of 32 solved")).to_be_visible()
    page.goto(f"{house.url}/account")
    page.get_by_role("button", name="I have no account yet").click()
    credentials(page, "Create an account")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.goto(f"{house.url}/puzzles/riomino")
    expect(page.get_by_role("heading", name="The last die")).to_contain_text("0 of")
    page.goto(f"{house.url}/puzzles")
    expect(page.get_by_text("0 of 32 solved")).to_be_visible()
    elsewhere = visit().page
    elsewhere.goto(f"{house.url}/account")
    elsewhere.evaluate("localStorage.setItem('riddles', JSON.stringify({ 'last-die-2': 3 }))")
    credentials(elsewhere, "Sign in")
    elsewhere.goto(f"{house.url}/puzzles/riomino")
    expect(elsewhere.get_by_role("heading", name="The last die")).to_contain_text("2 of")
    elsewhere.goto(f"{house.url}/puzzles")
    expect(elsewhere.get_by_text("1 of 32 solved")).to_be_visible()
    expect(elsewhere.get_by_role("link", name=re.compile("Heart.*solved.*2 stars of 3"))).to_be_visible()


def credentials(page: Page, button: str) -> None:
    """Sign in, or up, as one and the same person."""
    page.get_by_label("Name").fill("Orysia")
    page.get_by_label("Password").fill("long enough a word")
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
