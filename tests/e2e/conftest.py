"""A real server, a real Chromium, the built page: nothing is called past what a person can see and touch."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from minoteka.catalog import GAMES
from tests.e2e.fonts import dejavu_only
from tests.server.running import ServerProcess

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MINUTE = 60_000
"""What a page may take on a busy machine, whose kernels may still be compiled."""
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
KNOWN = json.dumps({"pace": "none", "toured": list(GAMES), "tipped": dict.fromkeys(GAMES, 0)})
AT_ONCE = f"""try {{
    if (!localStorage.getItem("settings")) localStorage.setItem("settings", JSON.stringify({KNOWN}))
  }} catch {{ /* a browser that keeps nothing */ }}"""
"""Bots' moves are shown at once and games are known, unless a test is about how they are shown or told."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server of this test process."""
    folder = tmp_path_factory.mktemp("house")
    server = ServerProcess(f"sqlite:///{folder / 'tables.sqlite3'}").start()
    yield server
    server.kill()


def chromium_program() -> str | None:
    """The browser that ``run.py test`` found."""
    return os.environ.get("MINOTEKA_CHROMIUM") or shutil.which("chromium")


@contextmanager
def launched(fonts: Path) -> Iterator[Browser]:
    """Chromium as all tests have it, with fonts that every machine has."""
    env = {**os.environ, **dejavu_only(fonts)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS, env=env)
        expect.set_options(timeout=MINUTE)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        context.add_init_script(AT_ONCE)
        self.page: Page = context.new_page()
        self.url = url
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.set_default_timeout(MINUTE)

    def home(self) -> Page:
        self.page.goto(self.url)
        self.page.get_by_role("article").first.wait_for()
        return self.page


@pytest.fixture
def visit(chromium: Browser, house: ServerProcess):
    """``visit()`` opens a fresh browser profile; options as for a Playwright context."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(**options: object) -> Visitor:
        context = chromium.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options})  # type: ignore[arg-type]
        contexts.append(context)
        visitors.append(Visitor(context, house.url))
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for context in contexts:
        context.close()
    assert not troubles
