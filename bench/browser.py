"""The engine inside a page's worker in Chromium, beside the same lines here: searches, turns, deals; start and size.

python3 run.py bench browser
"""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench import both
from bench.yardstick import arguments, machine, show
from bootstrap import site
from bootstrap.checks import browser as program
from minoteka.catalog import GAMES
from tests.e2e import hands
from tests.e2e.conftest import DESKTOP, FLAGS
from tests.e2e.hosting import Counted, hosted
from tests.site.inside import Inside, inside

SLICES = 3
"""Turns of each side, one after the other; the best of each counts."""
SECONDS = 0.4
"""CPU time of a slice, at least."""
GOAL = 0.8
"""Of the speed here."""
WORKER = "DedicatedWorker"
"""What Linux calls the thread of a worker."""
MEGA = 1e6
SETTLED = 60_000
"""Milliseconds after which a browser has cleared up behind a start."""


def descendants(pid: int) -> Iterator[int]:
    """A process and all that it started."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*"):
        for child in told(task, "children").split():
            yield from descendants(int(child))


def workers() -> list[Path]:
    """The threads of workers in browsers of ours."""
    tasks = [task for pid in descendants(os.getpid()) for task in Path(f"/proc/{pid}/task").glob("*")]
    return [task for task in tasks if told(task, "comm").startswith(WORKER)]


def told(task: Path, what: str) -> str:
    """What Linux tells of a thread; nothing of one that just ended."""
    try:
        return (task / what).read_text()
    except OSError:
        return ""


def used(task: Path) -> float:
    """CPU seconds of a thread so far."""
    return int(told(task, "schedstat").split()[0]) / 1e9


def private(task: Path) -> float:
    """Megabytes that only the process of a thread holds: the page with all its workers."""
    lines = (task.parents[1] / "smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) * 1024 / MEGA


Side = Callable[[str, str, int], tuple[int, float]]
"""Does a work so many times: what was done, and the CPU seconds that it took."""


def here(work: str, name: str, times: int) -> tuple[int, float]:
    """In this process."""
    began = time.process_time()
    return both.repeat(work, name, times), time.process_time() - began


def there(engine: Inside) -> Side:
    """The same inside; the thread's own time."""
    (task,) = workers()

    def measured(work: str, name: str, times: int) -> tuple[int, float]:
        began = used(task)
        return int(engine.run(f"both.repeat({work!r}, {name!r}, {times})")), used(task) - began

    return measured


def rates(work: str, name: str, *sides: Side) -> list[float]:
    """Per CPU second on each side, the best of slices taken in turn."""
    here(work, name, 1)
    times = 1 + int(SECONDS / here(work, name, 1)[1])
    best = [0.0 for _ in sides]
    for _ in range(SLICES + 1):  # the first one warms up
        for i, side in enumerate(sides):
            done, seconds = side(work, name, times)
            best[i] = max(best[i], done / seconds)
    return best


def speeds(chromium: Browser, folder: Path) -> Iterator[tuple[Any, ...]]:
    """A line for each game."""
    with inside(chromium, folder) as engine:
        engine.bring("both", Path(both.__file__))
        engine.run("import both")
        inner = there(engine)
        for name in GAMES:
            native, found = rates("think", name, here, inner)
            turns, deals = rates("take_turns", name, here, inner), rates("deal", name, here, inner)
            yield name, native, found, found / native, *(1000 / rate for rate in (*turns, *deals))


def starts(chromium: Browser, folder: Path) -> Iterator[tuple[str, float]]:
    """What a first visit costs, and the next."""
    with hosted(folder, Counted) as server:
        before = set(workers())
        context = chromium.new_context(viewport=DESKTOP, locale="en-GB", service_workers="block")
        page = context.new_page()
        url = f"http://127.0.0.1:{server.server_address[1]}/#"
        page.goto(url)
        page.locator("progress").wait_for(timeout=hands.PATIENCE)
        page.locator("progress").wait_for(state="detached", timeout=hands.PATIENCE)
        task = max(set(workers()) - before, key=used)  # beside it another may begin to work at a puzzle
        yield "CPU seconds of the worker until the house stands", used(task)
        yield "megabytes over the wire until then, nothing compressed by the host", Counted.sent / MEGA
        hands.new_table(page, "riomino", url)
        hands.my_turn(page)
        yield "megabytes over the wire until the first move can be made", Counted.sent / MEGA
        while len(set(workers()) - before) < 2:  # whoever begins: until a bot has thought
            hands.by_keys(page)
            hands.my_turn(page)
        yield "megabytes that the page holds when a bot has moved, both workers in it", private(task)
        page.wait_for_timeout(SETTLED)
        yield "megabytes a minute later", private(task)
        context.close()


def sizes(folder: Path) -> Iterator[tuple[str, float]]:
    """What lies on the host."""
    parts = sorted((folder / "engine").glob("*/*"))
    for part in parts:
        yield f"engine: {part.name}, megabytes", part.stat().st_size / MEGA
    yield "engine, megabytes", sum(part.stat().st_size for part in parts) / MEGA
    yield "everything, megabytes", sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / MEGA


def main() -> None:
    """Print the tables."""
    asked = arguments(__doc__)
    asked.add_argument("--site", type=Path, help="a folder that was written before, instead of one of these sources")
    folder = asked.parse_args().site or site.site()
    found = program() or shutil.which("chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        title = f"in Chromium {chromium.version} beside here (goal: {GOAL} of the iterations): {machine()}"
        columns = ["game", "iterations/s here", "there", "×"]
        columns += [f"{what}, ms {where}" for what in ("a turn", "a deal") for where in ("here", "there")]
        show(title, columns, speeds(chromium, folder))
        show("start, size, memory", ["what", ""], [*starts(chromium, folder), *sizes(folder)])
        chromium.close()


if __name__ == "__main__":
    main()
