"""A host of files, as the cheapest are: it knows nothing but files."""

import functools
import http.server
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar


class Files(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else: no fallback, no compression."""

    extensions_map: ClassVar = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Counted(Files):
    """Files, and how many bytes of them were sent."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send one."""
        Counted.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)


@contextmanager
def hosted(folder: Path, handler: type[Files] = Files) -> Iterator[http.server.ThreadingHTTPServer]:
    """What lies in a folder, served on a port of its own."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
