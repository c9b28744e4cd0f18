"""The house inside the browser: files on a host that knows nothing else, under a path, then without a network."""

import functools
import http.server
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

from bootstrap import site
from tests.e2e import hands
from tests.e2e.conftest import DESKTOP, Visitor

KEPT = "async () => { const ready = await navigator.serviceWorker.ready; return ready.active.state === 'activated' }"


FULL = "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') } }"


class Files(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else: no fallback, no compression."""

    extensions_map: ClassVar = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def host(tmp_path) -> Iterator[http.server.ThreadingHTTPServer]:
    """A host of files with the site two folders deep."""
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b").symlink_to(site.site(), target_is_directory=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    fresh = chromium.new_context(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    yield fresh
    fresh.close()


def come(context: BrowserContext, host: http.server.ThreadingHTTPServer) -> Visitor:
    visitor = Visitor(context, f"http://127.0.0.1:{host.server_address[1]}/a/b/#")
    visitor.page.set_default_timeout(hands.PATIENCE)
    return visitor


def test_a_game_is_kept_and_played_on_and_a_lesson_taught_without_a_network(context, host):
    visitor = come(context, host)
    page = visitor.page
    hands.new_table(page, "riomino", visitor.url)
    assert hands.my_turn(page)
    hands.by_keys(page)
    assert hands.my_turn(page)
    before, address = hands.seq(page), page.url
    assert page.evaluate(KEPT)
    host.shutdown()
    context.set_offline(True)
    page.reload()
    assert hands.my_turn(page)
    assert (hands.seq(page), page.url) == (before, address)
    hands.by_keys(page)
    assert hands.seq(page) > before
    page.goto(f"{visitor.url}/puzzles/flower")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("18 pieces left").wait_for(timeout=hands.PATIENCE)
    page.goto(f"{visitor.url}/learn/riomino/laying")
    hands.first_by_keys(page)
    expect(page.get_by_role("region", name="Task")).to_contain_text("That was your first move.")
    assert not visitor.troubles


def test_a_house_that_falls_stands_again_and_one_that_can_keep_nothing_more_plays_on(context, host):
    visitor = come(context, host)
    page = visitor.page
    hands.new_table(page, "riomino", visitor.url)
    assert hands.my_turn(page)
    hands.by_keys(page)
    assert hands.my_turn(page)
    before = hands.seq(page)
    keeper(page).evaluate("setTimeout(() => { throw new Error('fallen') })")
    hands.by_keys(page)
    assert hands.my_turn(page)
    assert hands.seq(page) > before
    before = hands.seq(page)
    keeper(page).evaluate(FULL)
    hands.by_keys(page)
    assert hands.seq(page) > before
    assert page.get_by_text("This browser can keep nothing more").count()


def keeper(page: Page) -> Worker:
    """The worker that keeps the house; the latest, if one fell."""
    return [worker for worker in page.workers if "tables.worker" in worker.url][-1]


def test_two_tabs_share_one_house_and_the_second_outlives_the_first(context, host):
    first = come(context, host)
    hands.new_table(first.page, "gemblo", first.url)
    assert hands.my_turn(first.page)
    second = come(context, host)
    second.page.goto(first.page.url)
    assert hands.my_turn(second.page)
    before = hands.seq(second.page)
    hands.by_keys(first.page)
    hands.wait_for_change(second.page, before)
    assert hands.my_turn(second.page)
    first.page.close()
    # The second tab opens the house anew. Its page says so, one may go on aiming, and what is laid waits for it.
    before = hands.seq(second.page)
    hands.by_keys(second.page)
    hands.wait_for_change(second.page, before)
    assert not first.troubles + second.troubles
