"""A house without a server on a host of files, two folders deep; a newer build of it in the same place."""

import os
import re
import shutil
from contextlib import ExitStack
from pathlib import Path

from bootstrap import site
from tests.e2e.hosting import Counted, hosted

BUILD = re.compile(r"(?<=[\"`])[0-9a-f]{16}(?=[\"`])")
"""How scripts name the build they belong to."""
SERVER = '<meta name="minoteka-server" content="https://games.example/" />'


class SiteHost:
    """Serves the house until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.house = folder / "a" / "b"
        shutil.copytree(site.site(), self.house, copy_function=os.link)
        self._open = ExitStack()
        port = self._open.enter_context(hosted(folder, Counted)).server_address[1]
        self.url = f"http://127.0.0.1:{port}/a/b/#"

    def publish_newer(self) -> None:
        """Another build, as far as a browser can tell: its page names a server."""
        for script in [*self.house.glob("assets/*.js"), self.house / "offline.js"]:
            text = script.read_text("utf-8")
            for build in set(BUILD.findall(text)):
                self._write(script, text.replace(build, build[::-1]))
        page = self.house / "index.html"
        self._write(page, page.read_text("utf-8").replace("</head>", f"{SERVER}</head>"))

    def _write(self, path: Path, text: str) -> None:
        path.unlink()  # what the other tests are served stays as it is
        path.write_text(text, "utf-8")

    def close(self) -> None:
        """No answer from now on."""
        self._open.close()
