"""``python -m tests.e2e.sheets [FOLDER] [PAGE …]``: contact sheets of every page, to be looked at by people.

In Ukrainian at five widths in both themes, in English and Russian at two widths; one sheet a page, in FOLDER
(``out/sheets`` unless named). Every picture that is wider than its window is named.
"""

import base64
import os
import random
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import AT_ONCE, FLAGS, ROOT
from tests.server import running
from tests.server.running import ServerProcess, bot, free, me

HEIGHTS = {360: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080}
WAYS = [("uk", width, theme) for theme in ("light", "dark") for width in HEIGHTS]
WAYS += [(language, width, "light") for language in ("en", "ru") for width in (360, 1280)]
LESSONS = ("riomino/laying", "simino/upstairs", "trimino/hexagons", "mexican-train/doubles", "gemblo/lines")
TALL = 420
"""How tall a picture is on a sheet."""

Table = dict[str, object]


def played(server: ServerProcess, game: str, seats: int, moves: int, **options: object) -> Table:
    """A table of one person and bots after so many moves of the person; to the end if there are fewer."""
    table = server.open(game, me("Оля"), *[bot("greedy")] * (seats - 1), first=0, options=options)
    page = running.Page(server, table["id"], *table["tokens"].values())
    choose = random.Random(game)
    while moves and page.state["status"] != "over":
        if page.state["legal"]:
            page.play(choose.choice(page.moves())["text"])
            moves -= 1
        else:
            page.hear()
    while page.state["status"] != "over" and not page.state["legal"]:
        page.hear()
    page.close()
    return table


def pages(server: ServerProcess) -> dict[str, tuple[str, Table | None]]:
    """Every page: its address, and the table whose seat one holds there."""
    tables = {
        "riomino": played(server, "riomino", 2, 3, level="expert"),
        "simino": played(server, "simino", 3, 5),
        "trimino": played(server, "trimino", 3, 6),
        "mexican-train": played(server, "mexican-train", 4, 7, rounds=3),
        "mexican-train-eight": played(server, "mexican-train", 8, 3, rounds=1),
        "gemblo": played(server, "gemblo", 3, 4),
    }
    over = played(server, "riomino", 2, 99)
    round_over = played(server, "simino", 2, 99)
    waiting = server.open("simino", me("Оля"), free(), free())
    names = ("", "new/simino", "new/gemblo", "rules/simino", "puzzles", "puzzles/umbrella", "puzzles/simino")
    names += ("studio", "solitaire")
    names += ("learn", "learn/simino", *(f"learn/{path}" for path in LESSONS))
    plain = {name or "home": (f"/{name}", None) for name in (*names, "settings", "account", "mine", "nowhere")}
    return {
        **plain,
        **{f"table-{name}": (f"/t/{table['id']}", table) for name, table in tables.items()},
        "table-over": (f"/t/{over['id']}", over),
        "table-match-over": (f"/t/{round_over['id']}", round_over),
        "table-gathering": (f"/t/{waiting['id']}", waiting),
        "mine-some": ("/mine", over),
        "replay": (f"/replay/{over['id']}?ply=4", over),
    }


def keys(table: Table | None) -> str:
    """The seats of a table as the page keeps them."""
    if table is None:
        return "{}"
    seats = ",".join(f'{{"seat":{seat},"token":"{token}"}}' for seat, token in table["tokens"].items())
    return f'{{"{table["id"]}":{{"seats":[{seats}],"at":1}}}}'


def take(
    browser: Browser, url: str, table: Table | None, language: str, theme: str
) -> Iterator[tuple[int, bytes, int]]:
    """Pictures at each width that this language is looked at in, and how wide the page was there."""
    widths = [width for said, width, look in WAYS if (said, look) == (language, theme)]
    context = browser.new_context(locale=language, color_scheme=theme, reduced_motion="reduce")
    context.add_init_script(AT_ONCE)
    context.add_init_script(f"localStorage.setItem('seat-keys', '{keys(table)}')")
    page = context.new_page()
    page.set_viewport_size({"width": widths[0], "height": HEIGHTS[widths[0]]})
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    for width in widths:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        page.wait_for_timeout(250)
        yield width, page.screenshot(), page.evaluate("document.documentElement.scrollWidth")
    context.close()


def sheet(browser: Browser, pictures: list[tuple[str, bytes]]) -> bytes:
    """Pictures side by side, each with its name."""
    figures = ""
    for name, data in pictures:
        source = f"data:image/png;base64,{base64.b64encode(data).decode()}"
        figures += f'<figure><img src="{source}"><figcaption>{name}</figcaption></figure>'
    style = (
        "body { margin: 8px; font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 8px; } figure { margin: 0; }"
    )
    style += f"img {{ height: {TALL}px; border: 1px solid #888; }}"
    page = browser.new_page(viewport={"width": 2420, "height": 600})
    page.set_content(f"<style>{style}</style>{figures}", wait_until="load")
    data = page.screenshot(full_page=True)
    page.close()
    return data


def main(arguments: list[str], say: Callable[[str], None] = print) -> None:
    """All sheets, or those of the pages that are named."""
    folder = Path(arguments[0]) if arguments else ROOT / "out" / "sheets"
    folder.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("MINOTEKA_CHROMIUM") or shutil.which("chromium")
    with (
        running.running(f"sqlite:///{folder / 'tables.sqlite3'}") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name, (path, table) in pages(server).items():
            if arguments[1:] and name not in arguments[1:]:
                continue
            pictures = []
            for language, theme in dict.fromkeys((language, theme) for language, _, theme in WAYS):
                for width, picture, wide in take(browser, server.url + path, table, language, theme):
                    pictures.append((f"{language} {width} {theme}", picture))
                    if wide > width:
                        say(f"{name} {language} {width} {theme}: {wide} wide")
            target = folder / f"{name.replace('/', '-')}.png"
            target.write_bytes(sheet(browser, pictures))
            say(str(target))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
