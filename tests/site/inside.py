"""The engine in a page's own worker, asked from outside: a browser's Python with kernels compiled beforehand."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Worker

from tests.e2e.hosting import hosted

BEGIN = """(url) => {
  window.thinker = new Worker(url, { type: 'module', name: 'brains' });
  window.thinker.postMessage(null);
}"""
RUN = "async (source) => (await self.python).runPython(source)"
HEAP = "async () => (await self.python)._module.HEAP8.length"
ALIVE = "licences.html"
"""A page of the site on which nothing runs."""


class Inside:
    """A worker as the site's pages start them to think for bots."""

    def __init__(self, page: Page, url: str, folder: Path) -> None:
        (script,) = (folder / "assets").glob("thinking.worker-*.js")
        with page.expect_worker() as started:
            page.evaluate(BEGIN, f"{url}assets/{script.name}")
        self._worker: Worker = started.value

    def run(self, source: str) -> Any:
        """What the last line of a Python text is worth there."""
        return self._worker.evaluate(RUN, source)

    def bring(self, name: str, source: Path) -> None:
        """A module more than the house has."""
        text = f"import types, sys; m = types.ModuleType({name!r}); sys.modules[{name!r}] = m"
        self.run(f"{text}\nexec(compile({source.read_text('utf-8')!r}, {name!r}, 'exec'), m.__dict__)")

    @property
    def heap(self) -> int:
        """Bytes that its Python and kernels have taken of the browser so far; they are never given back."""
        return int(self._worker.evaluate(HEAP))


@contextmanager
def inside(chromium: Browser, folder: Path) -> Iterator[Inside]:
    """The engine of the site in this folder."""
    with hosted(folder) as server:
        url = f"http://127.0.0.1:{server.server_address[1]}/"
        page = chromium.new_page()
        page.goto(url + ALIVE)
        try:
            yield Inside(page, url, folder)
        finally:
            page.close()
