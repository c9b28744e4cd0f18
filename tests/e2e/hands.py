"""How a person plays: look for a piece that can be laid, pick it up, lay it where the board shows a place."""

from playwright.sync_api import Locator, Page

PIECES = ".hand button[aria-pressed]:not([disabled]):not(.idle), .tray button:not([disabled]):not(.idle)"
PATIENCE = 180_000
"""Milliseconds for an answer: the first move of a game may wait for its kernels to be compiled."""
FORCED = ("Draw a piece", "Pass", "Leave it", "Just this one")


def new_table(page: Page, game: str, url: str, level: str = "beginner", **options: str) -> None:
    """By the page for new tables: against bots of a level, with options chosen by their labels."""
    page.goto(f"{url}/new/{game}")
    page.get_by_role("button", name="Begin").wait_for()
    for box in page.get_by_label("Level").all():
        box.select_option(level)
    for label, value in options.items():
        field = page.get_by_label(label.replace("_", " "), exact=False).first
        if field.evaluate("node => node.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()
    page.get_by_role("button", name="Begin").click()
    page.locator(".turn").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def my_turn(page: Page) -> bool:
    """Wait until it is our turn or the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.result') || document.querySelector('.turn.mine')", timeout=PATIENCE
    )
    return not is_over(page)


def seq(page: Page) -> int:
    return page.locator(".log li").count()


def wait_for_change(page: Page, before: int) -> None:
    page.wait_for_function(
        "n => document.querySelectorAll('.log li').length > n || document.querySelector('.result')",
        arg=before,
        timeout=PATIENCE,
    )


def forced(page: Page) -> bool:
    """Press the button of a move without a choice, if there is one."""
    for name in FORCED:
        button = page.get_by_role("button", name=name)
        if button.count():
            before = seq(page)
            button.first.click()
            wait_for_change(page, before)
            return True
    return False


def spots(page: Page) -> Locator:
    """Places that light up while a piece is held."""
    return page.locator(".cell.exact, rect.spot, .place polygon, .train.exact .end")


def by_mouse(page: Page) -> None:
    """One move with the mouse."""
    before = seq(page)
    piece = page.locator(PIECES).first
    if not piece.count():
        assert forced(page)
        return
    piece.click()
    if seq(page) > before:  # a tile was given away
        return
    reach = page.locator("path.reach")
    if reach.count():
        click_on_path(page, reach)
    elif spots(page).count():
        spots(page).first.click(force=True)
    confirm(page)
    wait_for_change(page, before)


def confirm(page: Page) -> None:
    """Two doubles may go together in Simino: one is enough."""
    one = page.get_by_role("button", name="Just this one")
    if one.count():
        one.click()


def click_on_path(page: Page, path: Locator) -> None:
    """Move over the lit cells until the ghost snaps, then click there."""
    points = path.evaluate(
        "p => Array.from({length: 60}, (_, i) => { const at = p.getPointAtLength(p.getTotalLength() * i / 60);"
        " const to = new DOMPoint(at.x, at.y).matrixTransform(p.getScreenCTM()); return [to.x, to.y]; })"
    )
    for x, y in points:
        page.mouse.move(x, y)
        if page.locator(".ghost:not(.loose)").count():
            page.mouse.click(x, y)
            return
    raise AssertionError("the ghost never snapped")


def by_keys(page: Page) -> None:
    """One move with the keyboard alone: pick with Enter, go to a place with an arrow, lay with Enter."""
    before = seq(page)
    piece = page.locator(PIECES).first
    if not piece.count():
        button = page.get_by_role("button", name="Draw a piece").or_(page.get_by_role("button", name="Pass")).first
        button.focus()
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        return
    piece.focus()
    page.keyboard.press("Enter")
    for _ in range(60):
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        if seq(page) > before or is_over(page):
            return
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
    raise AssertionError("no key laid the piece")


def play_to_the_end(page: Page, move=by_mouse, most: int = 400) -> int:
    """A whole game; returns how many turns were ours."""
    for turn in range(most):
        if not my_turn(page):
            return turn
        move(page)
    raise AssertionError("the game never ended")
