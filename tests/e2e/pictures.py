"""``python -m tests.e2e.pictures``: makes the pictures of the documents and of the social preview anew."""

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from minoteka.catalog import GAMES
from tests.e2e.conftest import FLAGS, ROOT
from tests.e2e.sheets import keys, played
from tests.server import running

KNOWN = f'{{"toured":[{",".join(f"{chr(34)}{name}{chr(34)}" for name in GAMES)}]}}'
"""The settings of somebody who knows all games."""


def main() -> None:
    """Take them all, and say where they are."""
    folder = ROOT / "docs" / "images"
    program = os.environ.get("MINOTEKA_CHROMIUM") or shutil.which("chromium")
    with (
        TemporaryDirectory() as kept,
        running.running(f"sqlite:///{kept}/tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        tables = {"riomino": played(server, "riomino", 2, 4, level="expert"), "gemblo": played(server, "gemblo", 4, 7)}
        wanted: list[tuple[Path, str, dict[str, object] | None, tuple[int, int]]] = [
            (folder / "home.png", "/", None, (1280, 860)),
            *[(folder / f"{name}.png", f"/t/{table['id']}", table, (1280, 800)) for name, table in tables.items()],
            (folder / "puzzles" / "page.png", "/puzzles/umbrella", None, (1280, 860)),
            (ROOT / "web" / "public" / "social.jpg", "/", None, (1200, 630)),
        ]
        for target, path, table, (width, height) in wanted:
            context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
            context.add_init_script(f"localStorage.setItem('seat-keys', '{keys(table)}')")
            context.add_init_script(f"localStorage.setItem('settings', '{KNOWN}')")
            page = context.new_page()
            page.goto(server.url + path)
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready.then(() => true)")
            page.wait_for_timeout(1500)
            page.screenshot(path=target)
            context.close()
            print(target.relative_to(ROOT))
        browser.close()


if __name__ == "__main__":
    main()
