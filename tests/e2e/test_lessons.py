"""Lessons in a real browser: by keys alone, with wrong moves, hints and stars; found from where people are."""

from playwright.sync_api import expect

from tests.e2e import hands
from tests.e2e.looks import WAYS, looks


def test_a_lesson_by_keys_alone(visit, house):
    page = visit().page
    page.goto(f"{house.url}/learn/riomino")
    page.get_by_role("link", name="Laying dice").press("Enter")
    task = page.get_by_role("region", name="Task")
    expect(task).to_contain_text("You begin, with one extra die.", timeout=180_000)
    hands.first_by_keys(page)
    expect(task).to_contain_text("That was your first move.")
    looks(page, "lesson-done")
    page.keyboard.press("Enter")  # on “Next”, which has the focus
    expect(task).to_contain_text("Lay one of your dice beside it")
    hands.first_by_keys(page)
    page.get_by_role("button", name="Next").press("Enter")
    expect(task).to_contain_text("Lay the die 1–3")
    hands.first_by_keys(page)  # allowed, but not the task
    expect(task).to_contain_text("That is another die or another place.")
    page.get_by_role("button", name="Try again").press("Enter")
    page.get_by_role("button", name="Hint").press("Enter")
    expect(task).to_contain_text("yours has to show 1 at the bottom")
    page.get_by_role("button", name="Die 1 and 3").focus()
    page.keyboard.press("Enter")
    place = page.locator("p.hidden-label[role=status]")
    for _ in range(8):
        if "c4" not in place.inner_text():
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(task.get_by_role("img", name="1 star of 3")).to_be_visible()
    page.goto(f"{house.url}/learn/riomino")
    expect(page.get_by_role("link", name="Laying dice")).to_contain_text("3 of 5 tasks done")
    looks(page, "lessons-of-a-game", WAYS[:1])
    page.goto(f"{house.url}/learn")
    expect(page.get_by_role("link", name="Riomino")).to_contain_text("3 of")
    looks(page, "learn", WAYS[1:])


def test_lessons_are_found_from_the_first_page_and_from_the_rules(visit, house):
    page = visit().home()
    expect(page.get_by_role("link", name="New here? Learn to play")).to_have_attribute("href", "/learn")
    expect(page.get_by_role("article").first.get_by_role("link", name="Learn")).to_have_attribute(
        "href", "/learn/riomino"
    )
    page.goto(f"{house.url}/rules/riomino")
    expect(page.locator("p.row").get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/riomino")
