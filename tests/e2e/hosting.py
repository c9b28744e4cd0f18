"""A host of static files that knows nothing else, with a house without a server two folders deep."""

import functools
import http.server
import os
import re
import shutil
import threading
from pathlib import Path
from typing import ClassVar

from bootstrap import site

BUILD = re.compile(r"(?<=[\"`])[0-9a-f]{16}(?=[\"`])")
"""How scripts name the build they belong to."""


class Files(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else: no fallback, no compression."""

    extensions_map: ClassVar = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Host:
    """Serves a folder at the loopback until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.house = folder / "a" / "b"
        shutil.copytree(site.site(), self.house, copy_function=os.link)
        serve = functools.partial(Files, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/a/b/#"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def publish_newer(self) -> None:
        """Another build in the same place, as far as a browser can tell; its page says so in its head."""
        scripts = {path: path.read_text("utf-8") for path in self.house.rglob("*.js")}
        (build,) = {
            found for path, text in scripts.items() if path.parent != self.house for found in BUILD.findall(text)
        }
        for path, text in scripts.items():
            (own,) = BUILD.findall(text)[:1] or [build]
            if own in text:
                self._write(path, text.replace(own, own[::-1]))
        page = self.house / "index.html"
        self._write(page, page.read_text("utf-8").replace("</head>", '<meta name="newer" content="yes" /></head>'))

    def _write(self, path: Path, text: str) -> None:
        path.unlink()  # what the other tests are served stays as it is
        path.write_text(text, "utf-8")

    def close(self) -> None:
        """No answer from now on."""
        self._server.shutdown()
        self._server.server_close()
