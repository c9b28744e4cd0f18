"""Every page and board: accessible, no wider than the screen, light to load; an account from the door to the end."""

import gzip
import re

import pytest

from tests.e2e import hands
from tests.e2e.conftest import PHONE
from tests.e2e.looks import ALL_WAYS, WAYS, looks

ALIVE = ".games" + "".join(f":has(article:nth-of-type({number}) .picture svg)" for number in range(1, 6))
"""The first page once all five boards are drawn."""
GAMES = ("riomino", "simino", "trimino", "mexican-train", "gemblo")
PAGES = {
    "home": ("/", ALIVE),
    "new": ("/new/simino", "form button.main"),
    "settings": ("/settings", "form select"),
    "account": ("/account", "form button.main"),
    **{f"rules-{game}": (f"/rules/{game}", "article h1") for game in GAMES},
    "mine": ("/mine", "main .none"),
    "lost": ("/nowhere", "h1"),
}
ALIKE = {f"rules-{game}" for game in GAMES[1:]}
"""Pages made as another one is: the long checks look at them."""
BUDGET = 150_000


@pytest.mark.parametrize("ways", [WAYS, pytest.param(ALL_WAYS, marks=pytest.mark.slow)], ids=["each way", "all ways"])
def test_pages_are_accessible_and_fit(visit, ways):
    visitor = visit()
    for name, (address, shown) in PAGES.items():
        if ways is ALL_WAYS or name not in ALIKE:
            visitor.page.goto(visitor.url + address)
            visitor.page.locator(shown).first.wait_for(timeout=hands.PATIENCE)
            looks(visitor.page, name, ways)


def test_the_menu_fits_a_phone_in_every_language_and_the_last_one_stays(visit):
    visitor = visit(viewport=PHONE)
    page = visitor.home()
    for language in ("en", "ru", "uk"):
        page.get_by_label(re.compile("Language|Язык|Мова")).select_option(language)
        page.locator(f"html[lang={language}]").wait_for()
        for part in ("nav a[href='/puzzles']", "nav a[href='/settings']", "nav select"):
            box = page.locator(part).bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"], (language, part)
    page.reload()
    page.get_by_role("button", name="Грати зараз").first.wait_for()
    page.emulate_media(color_scheme="dark")
    ground = "option => getComputedStyle(option).backgroundColor"
    assert page.locator("nav option").first.evaluate(ground) == "rgb(38, 34, 28)"  # not white under light letters


def test_the_first_page_is_light_and_boards_come_when_wanted(visit):
    plain, home = visit(), visit()
    code = collect_code(plain.page)
    plain.page.goto(f"{plain.url}/settings")
    plain.page.locator("form select").first.wait_for()
    assert not boards_in(code)
    code = collect_code(home.page)
    home.home()
    home.page.locator(ALIVE).wait_for(timeout=hands.PATIENCE)
    assert len(boards_in(code)) == 5
    assert sum(len(gzip.compress(answer.body())) for answer in code) <= BUDGET


def test_letters_come_after_the_page_and_keep_nobody_waiting(visit):
    waiting, home = visit(viewport=PHONE), visit(locale="uk-UA")
    waiting.page.route("**/*.woff2", lambda route: route.abort())
    waiting.home()
    waiting.page.goto(f"{waiting.url}/rules/mexican-train")
    waiting.page.locator("article table").wait_for()
    assert waiting.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    home.home()
    assert home.page.evaluate(ARRIVED) == ["Golos Text", "Lora"]
    assert waiting.page.evaluate("[...document.fonts].every(face => face.status !== 'loaded')")


ARRIVED = """async () => {
  for (let tries = 0; tries < 600; tries++) {
    const here = [...document.fonts].filter(face => face.status === "loaded");
    const names = new Set(here.map(face => face.family.replaceAll('"', "")));
    if (names.size === 2) return [...names].sort();
    await new Promise(done => setTimeout(done, 100));
  }
}"""
"""The families of the page's own fonts, once something of each is here."""


def test_little_comes_before_the_first_words(visit):
    """What goes over the wire, packed as the server sends it."""
    page = visit(viewport=PHONE, locale="uk-UA").page
    page.goto(visit().url)
    page.locator(".hello h1").wait_for()
    early = page.evaluate(
        "() => { const all = performance.getEntriesByType('resource');"
        " const words = all.find(one => one.name.includes('texts_'));"
        " const early = all.filter(one => one.startTime <= words.startTime);"
        " return [...performance.getEntriesByType('navigation'), ...early].map(one => one.encodedBodySize) }"
    )
    assert len(early) <= 12
    assert 0 < sum(early) <= 90_000


def collect_code(page):
    """Scripts and styles as they come."""
    found = []
    page.on("response", lambda answer: found.append(answer) if re.search(r"\.(js|css)$", answer.url) else None)
    return found


def boards_in(code):
    return [answer for answer in code if re.search(r"/Board-[^/]*\.js$", answer.url)]


def test_an_account_from_the_door_to_the_end(visit):
    visitor = visit()
    page = visitor.home()
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="I have no account yet").click()
    enter(page, "Oksana", "kitchen-table", "Create an account")
    page.get_by_text("Oksana").wait_for()
    page.get_by_role("link", name="Your games").wait_for()
    looks(page, "account-in")
    page.get_by_text("Change the password").first.click()
    page.get_by_label("Current password").fill("kitchen-table")
    page.get_by_label("New password").fill("garden-table")
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("The password is changed.").wait_for()
    page.get_by_role("button", name="Sign out").click()
    enter(page, "Oksana", "kitchen-table", "Sign in")
    page.get_by_role("alert").wait_for()
    enter(page, "Oksana", "garden-table", "Sign in")
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Yes, delete it").click()
    page.get_by_text("The account is deleted").wait_for()
    enter(page, "Oksana", "garden-table", "Sign in")
    page.get_by_role("alert").wait_for()


def enter(page, name, password, button):
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=button).click()


def test_an_address_answers_with_its_own_status(house):
    here = ("/", "/learn", "/learn/simino", "/new/gemblo", "/rules/mexican-train", "/puzzles/umbrella", "/robots.txt")
    nowhere = ("/nowhere", "/new/nothing", "/rules/nothing", "/learn/nothing", "/favicon.ico", "/api/nothing")
    assert {path: house.request("GET", path)[0] for path in here} == dict.fromkeys(here, 200)
    assert {path: house.request("GET", path)[0] for path in nowhere} == dict.fromkeys(nowhere, 404)
