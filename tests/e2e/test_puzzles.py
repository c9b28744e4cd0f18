"""Puzzles, the studio and solitaire in the browser, with the mouse, a finger and the keys a person has."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hands
from tests.e2e.conftest import PHONE
from tests.e2e.looks import ALL_WAYS, WAYS, looks

SOLUTION = "/api/puzzles/{}/solution"


def begin(visitor, name: str) -> Page:
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/{name}")
    page.locator(".bag button").first.wait_for()
    return page


def solution_of(page: Page, url: str, name: str) -> list[dict]:
    """What a person who knows the answer has in mind."""
    return page.request.get(url + SOLUTION.format(name), timeout=hands.PATIENCE).json()["placements"]


def point_of(page: Page, cells: list[list[int]]) -> tuple[float, float]:
    """Where the middle of some cells is on the screen."""
    x = sum(1.5 * q for q, _ in cells) / len(cells)
    y = sum(3**0.5 * (r + q / 2) for q, r in cells) / len(cells)
    return tuple(
        page.locator("svg[role=application]").evaluate(
            "(svg, [x, y]) => { const to = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());"
            " return [to.x, to.y]; }",
            [x, y],
        )
    )


def shape_of(page: Page, ghost: str) -> set[tuple[float, float]]:
    """The cells of a drawn piece, as places relative to its first one."""
    marks = page.locator(f"{ghost} text").evaluate_all(
        "all => all.map(t => [+t.getAttribute('x'), +t.getAttribute('y')])"
    )
    left, top = min(x for x, _ in marks), min(y for _, y in marks)
    return {(round(x - left, 1), round(y - top, 1)) for x, y in marks}


def shape_wanted(cells: list[list[int]]) -> set[tuple[float, float]]:
    places = [(1.5 * q, 3**0.5 * (r + q / 2)) for q, r in cells]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return {(round(x - left, 1), round(y - top, 1)) for x, y in places}


def pick(page: Page, placement: dict) -> None:
    """Take a piece from the bag, turn it by sixths, flip it and turn it on, until it looks right."""
    pieces = page.locator(f".bag button[aria-label^='Piece {placement['piece']},']:has(.gem-{placement['colour']})")
    pieces.first.click()
    for key in "rrrrrfrrrrrr":
        if shape_of(page, ".bag .chosen") == shape_wanted(placement["cells"]):
            return
        page.keyboard.press(key)
    raise AssertionError("the piece cannot be turned like that")


def laid(page: Page) -> int:
    return page.locator("g.laid").count()


def test_a_whole_puzzle_by_mouse(visit):
    visitor = visit()
    page = begin(visitor, "umbrella")
    answer = solution_of(page, visitor.url, "umbrella")
    for number, placement in enumerate(answer, 1):
        pick(page, placement)
        page.mouse.move(*point_of(page, placement["cells"]))
        page.mouse.click(*point_of(page, placement["cells"]))
        expect(page.locator("g.laid")).to_have_count(number)
    page.get_by_text("Solved! Well done.").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name=re.compile("Umbrella.*solved")).wait_for()
    page.get_by_text("1 of 32 solved").wait_for()


def test_pieces_are_dragged_moved_and_taken_off(visit):
    visitor = visit()
    page = begin(visitor, "hexagon")
    first, second = solution_of(page, visitor.url, "hexagon")[:2]
    pick(page, first)
    drag(page, page.locator(".bag .chosen"), point_of(page, first["cells"]))
    expect(page.locator("g.laid")).to_have_count(1)
    pick(page, second)
    drag(page, page.locator(".bag .chosen"), point_of(page, first["cells"]), (2, 2))
    page.reload()
    expect(page.locator("g.laid")).to_have_count(1)
    start = point_of(page, first["cells"][:1])
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 40, start[1] + 30, steps=4)
    page.mouse.move(page.viewport_size["width"] - 20, 20, steps=6)
    page.mouse.up()
    expect(page.locator("g.laid")).to_have_count(0)


def drag(page: Page, what: Locator, *stops: tuple[float, float]) -> None:
    """Hold something, carry it from stop to stop and let it go at the last."""
    box = what.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for stop in stops:
        page.mouse.move(*stop, steps=8)
    page.mouse.up()


def test_by_keyboard_alone_and_what_does_not_fit_says_why(visit):
    page = begin(visit(), "hexagon")
    page.locator("svg[role=application]").focus()
    for wanted in (1, 2, 3):
        page.keyboard.press("n")
        put_down_with_keys(page, wanted)
    page.keyboard.press("Backspace")
    expect(page.locator("g.laid")).to_have_count(2)
    page.keyboard.press("Enter")
    page.keyboard.press("f")
    page.keyboard.press("Escape")
    assert page.locator(".bag .chosen").count() == 0
    page.locator(".bag button").first.click()
    box = page.locator("svg[role=application]").bounding_box()
    page.mouse.click(box["x"] + 12, box["y"] + 12)
    expect(page.locator(".state")).to_contain_text("outside")
    assert page.locator("path.fault").count() == 1 and laid(page) == 2


def put_down_with_keys(page: Page, wanted: int) -> None:
    """Go about until it fits, turning it on the way."""
    for turn in range(12):
        for step in ("ArrowUp", *["ArrowRight"] * 3, "ArrowDown", *["ArrowLeft"] * 5, "ArrowDown", *["ArrowRight"] * 4):
            page.keyboard.press(step)
            page.keyboard.press("Enter")
            if laid(page) == wanted:
                return
        page.keyboard.press("r")
    raise AssertionError(f"no place for piece {wanted}, turned {turn} times")


def test_hints_lay_a_right_piece_and_name_a_wrong_one(visit):
    visitor = visit()
    page = begin(visitor, "hexagon")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("g.laid")).to_have_count(1)
    page.get_by_role("button", name="Start afresh").click()
    answer = solution_of(page, visitor.url, "hexagon")
    largest = max(answer, key=lambda placement: len(placement["cells"]))
    for _ in range(20):  # somewhere it does not belong
        page.locator(f".bag button[aria-label^='Piece {largest['piece']},']").first.click()
        lay_anywhere(page)
        page.get_by_role("button", name="Hint").click()
        page.locator("g.wrong, g.fresh").first.wait_for()
        if page.locator("g.wrong").count():
            break
        page.get_by_role("button", name="Start afresh").click()
    expect(page.locator(".state")).to_contain_text("lies wrong")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator("g.laid")).to_have_count(0)


def lay_anywhere(page: Page) -> None:
    box = page.locator("path.floor").bounding_box()
    for share in (0.5, 0.4, 0.6, 0.3, 0.7):
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
        if page.locator(".ghost:not(.loose)").count():
            page.mouse.click(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
            return


def test_giving_up_shows_the_solution_piece_by_piece_and_keeps_the_try(visit):
    visitor = visit()
    page = begin(visitor, "hexagon")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("g.laid")).to_have_count(1)
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_text("This is one solution.").wait_for()
    expect(page.locator("g.laid")).to_have_count(9)
    page.get_by_role("button", name="Back to my own try").click()
    expect(page.locator("g.laid")).to_have_count(1)
    page.goto(f"{visitor.url}/puzzles")
    page.get_by_role("link", name=re.compile("Hexagon.*1 of 9 laid")).wait_for()
    page.get_by_text("0 of 32 solved").wait_for()


def test_the_puzzle_of_the_day_is_begun_and_kept(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles")
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click(timeout=hands.PATIENCE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("g.laid")).to_have_count(1)
    page.reload()
    expect(page.locator("g.laid")).to_have_count(1)


def test_a_puzzle_to_order(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles")
    page.get_by_role("heading", name="A new puzzle").click()
    page.get_by_label("Cells").fill("20")
    page.get_by_label("Symmetry").select_option("mirror")
    page.get_by_label("Difficulty").select_option("1")
    page.get_by_label("Seed").fill("Sunday")
    page.get_by_role("button", name="Make a new one").click()
    page.locator(".bag button").first.wait_for(timeout=hands.PATIENCE)
    page.get_by_text("Seed Sunday").wait_for()
    page.get_by_text("1 solution").wait_for()
    page.go_back()
    page.get_by_role("heading", name="Made here").wait_for()


def test_the_studio_saves_shares_and_makes_a_puzzle(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/studio")
    page.locator(".bag button").first.wait_for()
    assert page.get_by_role("button", name="Save").is_disabled()
    middle = point_of(page, [[0, 0]])
    for colour, place in ((1, (0, 0)), (4, (70, 0)), (6, (-70, 20))):
        page.get_by_role("button", name=f"Colour {colour}").click()
        page.locator(".bag button").first.click()
        page.mouse.move(middle[0] + place[0], middle[1] + place[1])
        page.mouse.click(middle[0] + place[0], middle[1] + place[1])
    expect(page.locator("g.laid")).to_have_count(3)
    page.get_by_label("Name of the picture").fill("Three sticks")
    page.get_by_role("button", name="Save").click()
    link = page.get_by_role("status").get_by_role("link").inner_text()
    for ending, magic in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.get_by_role("button", name=ending).click()
        assert download.value.suggested_filename == f"Three sticks.{ending.lower()}"
        assert download.value.path().read_bytes().startswith(magic)
    page.get_by_role("button", name="Turn it into a puzzle").click()
    page.get_by_role("heading", name="Three sticks").wait_for()
    page.locator(".bag button").first.wait_for()
    assert page.locator(".bag button").count() == 3
    friend = visit()
    friend.page.goto(link)
    expect(friend.page.locator("g.laid")).to_have_count(3)
    expect(friend.page.get_by_label("Name of the picture")).to_have_value("Three sticks")
    friend.page.goto(page.url)
    friend.page.get_by_role("heading", name="Three sticks").wait_for()


def test_a_few_moves_of_the_solitaire_of_the_day(visit):
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/solitaire")
    page.get_by_label("Your name").fill("Olena")
    page.get_by_role("button", name="Play today’s deal").click()
    for _ in range(3):
        assert hands.my_turn(page)
        hands.by_mouse(page)
    assert hands.seq(page) >= 3


def test_with_a_finger(visit):
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = begin(visitor, "hexagon")
    place = page.locator(".bag button").first.bounding_box()
    page.locator(".bag button").first.tap()
    x, y = point_of(page, [[0, 0]])
    page.touchscreen.tap(x, y)
    assert laid(page) == 0
    assert page.locator(".bag button").first.bounding_box() == place, "pieces stay where they are"
    page.get_by_role("button", name="Lay it").tap()
    expect(page.locator("g.laid")).to_have_count(1)
    page.locator(".bag button").first.tap()
    page.get_by_role("button", name="Turn").tap()
    page.get_by_role("button", name="Cancel").tap()
    page.locator("g.laid text").first.tap(force=True)
    expect(page.locator("g.laid")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    drag_out_of_the_strip(page)
    expect(page.locator("g.laid")).to_have_count(1)


def drag_out_of_the_strip(page: Page) -> None:
    box = page.locator(".bag button").first.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    x, y = point_of(page, [[0, 0]])
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", start)
    for step in range(1, 11):  # the piece hangs above the finger
        touch("touchMove", (start[0] + (x - start[0]) * step / 10, start[1] + (y + 48 - start[1]) * step / 10))
    touch("touchEnd")


@pytest.mark.parametrize("ways", [WAYS, pytest.param(ALL_WAYS, marks=pytest.mark.slow)], ids=["each way", "all ways"])
def test_pages_are_accessible_and_fit(visit, ways):
    visitor = visit()
    page = visitor.page
    for name, path in (
        ("puzzles", "puzzles"),
        ("puzzle", "puzzles/apple"),
        ("studio", "studio"),
        ("solitaire", "solitaire"),
    ):
        page.goto(f"{visitor.url}/{path}")
        page.locator("main .card, main .bag button").last.wait_for()
        if name == "puzzle":
            for wanted in (1, 2, 3):
                page.get_by_role("button", name="Hint").click()
                expect(page.locator("g.laid")).to_have_count(wanted)
            page.locator(".bag button").first.click()
        looks(page, name, ways)
