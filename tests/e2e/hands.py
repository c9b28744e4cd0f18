"""How a person plays: look for a piece that can be laid, pick it up, lay it where the board shows a place."""

from playwright.sync_api import Locator, Page

PIECES = ".hand button[aria-disabled=false]:not(.idle)"
READY = f".table:has(.turn.mine) :is({PIECES}, .forced button)"
"""Something to be done now."""
PATIENCE = 180_000
"""Milliseconds for an answer: the first move of a game may wait for its kernels to be compiled."""
FORCED = ("Draw", "Pass", "No extra tile", "Just this one")


def new_table(page: Page, game: str, url: str, level: str = "beginner", **options: str) -> None:
    """By the page for new tables: against bots of a level, with options chosen by their labels."""
    page.goto(f"{url}/new/{game}")
    page.get_by_role("button", name="Begin").wait_for()
    for box in page.get_by_label("Level").all():
        box.select_option(level)
    if options and page.locator("details.house").count():
        page.locator("details.house summary").first.click()
    for label, value in options.items():
        field = page.get_by_label(label.replace("_", " "), exact=False).first
        if field.evaluate("node => node.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()
    page.get_by_role("button", name="Begin").click()
    page.locator(".turn").wait_for(timeout=PATIENCE)


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def my_turn(page: Page) -> bool:
    """Wait until it is our turn or the game is over."""
    page.locator(READY).or_(page.locator(".result")).first.wait_for(state="attached", timeout=PATIENCE)
    return not is_over(page)


def seq(page: Page) -> int:
    return page.locator(".log li").count()


def wait_for_change(page: Page, before: int) -> None:
    change = page.locator(".log li").nth(before).or_(page.locator(".result"))
    change.first.wait_for(state="attached", timeout=PATIENCE)


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
    return page.locator(".cell.exact, rect.spot, .place polygon, .train.exact :is(.end, .ghost)")


def by_mouse(page: Page) -> None:
    """One move with the mouse: click a piece, click a place."""
    before = seq(page)
    piece = page.locator(PIECES).first
    if not piece.count():
        assert forced(page)
        return
    piece.click()
    if page.locator("path.reach").count():
        page.mouse.click(*on_the_reach(page))
    elif spots(page).count():
        spots(page).first.click(force=True)
    just_one(page)
    wait_for_change(page, before)


def first_by_keys(page: Page) -> None:
    """The first piece that fits, by keys, on its first place; whoever asks waits for the answer."""
    page.locator(PIECES).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def by_dragging(page: Page) -> None:
    """One move with a real drag of the mouse: press on a piece, move in steps, let go over a place."""
    before = seq(page)
    piece = page.locator(PIECES).first
    if not piece.count():
        assert forced(page)
        return
    page.mouse.move(*middle(piece))
    page.mouse.down()
    x, y = middle(piece)
    page.mouse.move(x + 4, y - 12, steps=3)
    goal = on_the_reach(page) if page.locator("path.reach").count() else middle(spots(page).first)
    page.mouse.move(*goal, steps=8)
    page.mouse.up()
    just_one(page)
    wait_for_change(page, before)


def by_taps(page: Page) -> None:
    """One move with a finger: tap a piece, tap a place; the second tap there lays it."""
    before = seq(page)
    piece = page.locator(PIECES).first
    if not piece.count():
        assert forced(page)
        return
    piece.tap()
    if page.locator("path.reach").count() or spots(page).count():
        goal = on_the_reach(page) if page.locator("path.reach").count() else middle(spots(page).first)
        stays = [page.get_by_role("application"), page.get_by_role("button", name="Cancel").first]
        places = [one.bounding_box() for one in stays]
        page.touchscreen.tap(*goal)
        if page.get_by_role("button", name="Lay it").count():
            assert [one.bounding_box() for one in stays] == places, "nothing moves between two taps"
            page.touchscreen.tap(*goal)
    just_one(page)
    wait_for_change(page, before)


def by_keys(page: Page) -> None:
    """One move with the keyboard alone: Tab to the hand, Enter takes a piece, an arrow aims, Enter lays it."""
    before = seq(page)
    if not page.locator(PIECES).count():
        tab_to(page, ".forced button")
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        return
    tab_to(page, PIECES)
    page.keyboard.press("Enter")
    if page.locator("[role=application]:focus").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    if page.get_by_role("button", name="Just this one").count():
        tab_to(page, ".tools button.main")
        page.keyboard.press("Enter")
    wait_for_change(page, before)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something wanted has the focus; while a lost connection keeps it from being there, wait."""
    for _ in range(120):
        page.locator(wanted).first.wait_for(state="attached", timeout=PATIENCE)
        if page.evaluate("css => document.activeElement?.matches(css)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def middle(spot: Locator) -> tuple[float, float]:
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def just_one(page: Page) -> None:
    """Two doubles may go together in Simino: one is enough."""
    one = page.get_by_role("button", name="Just this one")
    if one.count():
        one.click()


def on_the_reach(page: Page) -> tuple[float, float]:
    """A lit cell of Gemblo's board, where the ghost snaps to a place nearby."""
    x, y = page.locator("path.reach").evaluate(
        "p => { const at = p.getPointAtLength(0);"
        " const to = new DOMPoint(at.x - 0.9, at.y).matrixTransform(p.getScreenCTM()); return [to.x, to.y]; }"
    )
    return x, y


def play_to_the_end(page: Page, move=by_mouse, most: int = 400) -> int:
    """A whole game; returns how many turns were ours."""
    for turn in range(most):
        if not my_turn(page):
            return turn
        move(page)
    raise AssertionError("the game never ended")
