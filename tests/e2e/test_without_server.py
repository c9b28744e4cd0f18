"""The house inside the browser: files on a host that knows nothing else, under a path, then without a network."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

from minoteka import catalog
from minoteka.core import record as records
from tests.e2e import hands
from tests.e2e.conftest import DESKTOP, FLAGS, PHONE, Visitor, chromium_program
from tests.e2e.hosting import Counted
from tests.e2e.looks import looks
from tests.e2e.site_host import SiteHost
from tests.tables.test_importing import played

KEPT = "async () => { const ready = await navigator.serviceWorker.ready; return ready.active.state === 'activated' }"
UPDATE = "async () => { await (await navigator.serviceWorker.ready).update() }"
FULL = "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') } }"
SILENT = "() => setTimeout(() => { for (;;); })"
NEWER_SHELVES = "name => { indexedDB.open(name, 1_000).onsuccess = ({ target }) => target.result.close() }"
LOST = "This browser can’t save anything more here"
WATCHED = 30_000
"""Milliseconds after which a worker that says nothing has been given up."""


@pytest.fixture
def host(tmp_path) -> Iterator[SiteHost]:
    server = SiteHost(tmp_path)
    yield server
    server.close()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    fresh = chromium.new_context(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    yield fresh
    fresh.close()


def come(context: BrowserContext, url: str) -> Visitor:
    visitor = Visitor(context, url)
    visitor.page.set_default_timeout(hands.PATIENCE)
    visitor.page.on("console", lambda said: said.type == "error" and visitor.troubles.append(said.text))
    return visitor


def keeper(page: Page) -> Worker:
    """The worker that keeps the house; the latest, if one fell."""
    return [worker for worker in page.workers if "tables.worker" in worker.url][-1]


def lay(page: Page) -> None:
    """A move of ours, and the answer to it."""
    before = hands.seq(page)
    hands.by_keys(page)
    hands.wait_for_change(page, before)
    assert hands.my_turn(page)


def test_a_game_is_kept_and_played_on_and_all_is_there_without_a_network(context, host):
    assert "script-src 'self' 'wasm-unsafe-eval';" in (host.house / "index.html").read_text("utf-8")
    visitor = come(context, host.url)
    page = visitor.home()
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("heading", name="Riomino", level=1).wait_for()
    page.go_back()
    page.get_by_role("link", name="Variants").last.click()  # Gemblo: it does not end in a few moves
    page.get_by_role("button", name="Begin").click()
    assert hands.my_turn(page)
    lay(page)
    before, address = hands.seq(page), page.url
    assert page.evaluate(KEPT)
    host.close()
    context.set_offline(True)
    page.reload()
    assert hands.my_turn(page)
    assert (hands.seq(page), page.url) == (before, address)
    lay(page)
    # Somebody clears what the browser keeps: what is open goes on.
    origin = visitor.url.partition("/a/")[0]
    wiped = {"origin": origin, "storageTypes": "indexeddb"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", wiped)
    page.get_by_text(LOST).wait_for()
    lay(page)
    page.goto(f"{visitor.url}/puzzles/flower")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("18 pieces left").wait_for(timeout=hands.PATIENCE)
    page.goto(f"{visitor.url}/learn/riomino/laying")
    hands.first_by_keys(page)
    expect(page.get_by_role("region", name="Task")).to_contain_text("That was your first move.")
    page.goto(f"{visitor.url}/puzzles/simino")
    page.get_by_role("link", name="Riddle of the day").click()
    page.get_by_role("region", name="Task").wait_for()
    page.goto(f"{visitor.url}/puzzles/trimino/last-tile-1")
    expect(page.get_by_role("region", name="Task")).to_contain_text("Exactly one move wins the round")
    hands.first_by_keys(page)  # not the answer: it is refuted by a proof, here as on a server
    expect(page.get_by_role("region", name="Task")).to_contain_text(re.compile(r"No: that loses\. \w"))
    assert not visitor.troubles


def test_a_first_game_is_played_and_all_is_kept_for_less_than_seven_megabytes(chromium, host):
    already = Counted.sent
    context = chromium.new_context(viewport=DESKTOP, locale="uk-UA")  # the language with most bytes
    page = come(context, host.url).home()
    page.goto(f"{host.url}/new/gemblo")
    page.get_by_role("button", name="Почати").click()
    assert hands.my_turn(page)
    lay(page)
    assert page.evaluate(KEPT)
    context.close()
    assert Counted.sent - already <= 7_000_000


def test_a_house_that_falls_or_falls_silent_stands_again_and_one_that_can_keep_nothing_more_plays_on(context, host):
    visitor = come(context, host.url)
    page = visitor.page
    page.clock.install()
    hands.new_table(page, "gemblo", visitor.url)
    assert hands.my_turn(page)
    lay(page)
    keeper(page).evaluate("setTimeout(() => { throw new Error('fallen') })")
    lay(page)
    keeper(page).evaluate(SILENT)
    page.clock.run_for(WATCHED)
    lay(page)
    keeper(page).evaluate(FULL)
    lay(page)
    page.get_by_text(LOST).wait_for()


def test_two_tabs_share_one_house_and_the_second_outlives_the_first_and_what_is_kept(context, host):
    first = come(context, host.url)
    hands.new_table(first.page, "gemblo", first.url)
    assert hands.my_turn(first.page)
    second = come(context, host.url)
    second.page.goto(first.page.url)
    assert hands.my_turn(second.page)
    before = hands.seq(second.page)
    hands.by_keys(first.page)
    hands.wait_for_change(second.page, before)
    assert hands.my_turn(second.page)
    first.page.close()
    # The second tab opens the house anew. Its page says so, one may go on aiming, and what is laid waits for it.
    lay(second.page)
    second.page.evaluate(NEWER_SHELVES, "minoteka /a/b/")
    second.page.get_by_text("A newer version of this page keeps the games here now").wait_for()
    lay(second.page)
    assert not first.troubles + second.troubles


def test_a_newer_version_waits_for_the_last_tab_and_finds_what_the_older_one_kept(context, host):
    older = come(context, host.url)
    page = older.page
    hands.new_table(page, "riomino", older.url)
    assert hands.my_turn(page)
    lay(page)
    assert page.evaluate(KEPT)
    host.publish_newer()
    page.evaluate(UPDATE)
    table = page.url
    older.home().get_by_text("A newer version is ready").wait_for()
    # A tab of the newer version beside it (Shift and reload): it does not write into what the older one keeps.
    newer = come(context, host.url).page
    line = context.new_cdp_session(newer)
    line.send("Network.enable")
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    newer.goto(table)
    newer.get_by_text("Another version of this page is open").wait_for()
    page.get_by_role("button", name="Open it now").click()
    page.get_by_text("Close the other tabs").wait_for()
    newer.close()
    page.goto(table)
    assert hands.my_turn(page)
    before = hands.seq(page)
    assert not page.get_by_text("A newer version is ready").is_visible(), "at a table it waits"
    older.home()
    page.reload()
    assert not page.locator("meta[name=minoteka-server]").count()
    page.get_by_role("button", name="Open it now").click()
    page.locator("meta[name=minoteka-server]").wait_for(state="attached")
    page.goto(table)
    assert hands.my_turn(page)
    assert hands.seq(page) == before
    lay(page)
    friends = older.home().get_by_role("link", name="With friends").first
    expect(friends).to_have_attribute("href", "https://games.example/new/riomino?with=friends")
    assert not older.troubles


def test_a_page_whose_parts_are_gone_from_the_host_comes_anew(chromium, host):
    visiting = chromium.new_context(viewport=DESKTOP, locale="en-GB", service_workers="block")  # nothing is kept yet
    visitor = come(visiting, host.url)
    page = visitor.home()
    host.publish_newer()
    page.get_by_role("link", name="Settings").first.click()
    page.get_by_label("Your name").wait_for()
    assert page.locator("meta[name=minoteka-server]").count()
    visiting.close()


def test_a_page_whose_engine_is_gone_from_the_host_comes_anew(chromium, host):
    visiting = chromium.new_context(viewport=DESKTOP, locale="en-GB", service_workers="block")
    page = visiting.new_page()
    page.route("**/engine/**", lambda asked: asked.abort())
    page.goto(host.url)
    page.get_by_role("article").first.wait_for()
    host.publish_newer()
    page.locator("meta[name=minoteka-server]").wait_for(state="attached")
    visiting.close()


def test_everything_goes_to_another_browser_and_records_both_ways(chromium, context, host, tmp_path):
    visitor = come(context, host.url)
    page = visitor.page
    hands.new_table(page, "riomino", visitor.url)
    assert hands.my_turn(page)
    lay(page)
    table = page.url
    # A finished game: its record is confirmed by the engine outside of browsers.
    hands.new_table(page, "trimino", visitor.url)
    assert hands.my_turn(page)
    page.get_by_role("button", name="Resign").first.click()
    page.get_by_role("button", name="Yes, resign").first.click()
    page.locator(".result").wait_for()
    page.goto(page.url.replace("/t/", "/replay/"))
    with page.expect_download() as record:
        page.get_by_role("link", name="Download the record").click()
    lines = record.value.path().read_text("utf-8").splitlines()
    assert "verify-commitment-good" in list(records.verify(records.read(lines, catalog.game)))
    # One that was made outside opens here.
    page.goto(f"{visitor.url}/")
    brought = tmp_path / "brought.jsonl"
    brought.write_text(played("gemblo", revealed=True), "utf-8")
    page.get_by_label("Open the file of a game’s record").set_input_files(brought)
    page.wait_for_url("**/replay/**")
    page.goto(f"{visitor.url}/settings")
    page.get_by_label("Your name").fill("Olya")
    page.evaluate("localStorage.setItem('silhouettes', JSON.stringify({ 'silhouette/heart': 2 }))")
    with page.expect_download() as everything:
        page.get_by_role("button", name="Save everything").click()
    looks(page, "settings without a server")
    file = tmp_path / "everything.json"
    everything.value.save_as(file)
    elsewhere = chromium.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
    other = come(elsewhere, host.url)
    there = other.page
    there.goto(f"{other.url}/settings")
    taking = there.get_by_label("Open a file like that")
    spoilt = json.loads(file.read_text("utf-8"))
    spoilt["house"]["tables"][0]["entries"][-1]["link"] = "of another chain"
    for text, said in (("{}", "not a file from “Save everything"), (json.dumps(spoilt), "This file is damaged.")):
        taking.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": text.encode()})
        there.get_by_text(said).wait_for()
        assert there.get_by_label("Your name").input_value() == ""
    for said in ("3 games are new.", "No game is new, 3 were here already."):
        taking.set_input_files(file)
        there.get_by_text(said).wait_for()
        expect(there.get_by_label("Your name")).to_have_value("Olya")
    assert json.loads(there.evaluate("localStorage.getItem('silhouettes')")) == {"silhouette/heart": 2}
    there.goto(table)
    assert hands.my_turn(there)
    lay(there)
    there.get_by_role("link", name="Home").first.click()
    there.get_by_text("Your unfinished games").wait_for()
    looks(there, "home without a server")
    errors = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every fresh profile is
    troubles = visitor.troubles + other.troubles
    elsewhere.close()
    assert not troubles


def test_whoever_may_keep_nothing_or_comes_without_https_plays_in_memory(chromium, host, tmp_path):
    (tmp_path / "profile" / "Default").mkdir(parents=True)
    nothing_kept = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "profile" / "Default" / "Preferences").write_text(json.dumps(nothing_kept), "utf-8")
    flags = [*FLAGS, "--host-resolver-rules=MAP house.test 127.0.0.1"]
    context = chromium.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium_program(), args=flags, locale="en-GB"
    )
    for url, said in ((host.url, LOST), (host.url.replace("127.0.0.1", "house.test"), "opened without https")):
        visitor = come(context, url)
        hands.new_table(visitor.page, "riomino", url)
        assert hands.my_turn(visitor.page)
        lay(visitor.page)
        visitor.page.get_by_text(said).wait_for()
        visitor.page.close()
        assert not visitor.troubles
    context.close()
