"""One server for all tests that only need some server."""

from collections.abc import Iterator

import pytest

from tests.server.running import ServerProcess, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite3'}") as started:
        yield started
