"""A real server inside this process, so that a test can say what is dealt; its sockets and HTTP are the real ones."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from minoteka.server.app import Server
from minoteka.server.serving import bind, uvicorn_config
from minoteka.server.settings import ServerSettings
from minoteka.server.store import tables as sql
from tests.server.running import ServerProcess


class Stage(ServerProcess):
    """Speaks to the server in this process like to any other."""

    def __init__(self, port: int) -> None:
        super().__init__("", port)
        self.server: Server | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def forget(self, table: str) -> None:
        """Delete a table, so that another one may have its name."""
        assert self.loop is not None
        asyncio.run_coroutine_threadsafe(self._forget(table), self.loop).result(30)

    async def _forget(self, table: str) -> None:
        assert self.server is not None
        await self.server.store.write(sql.delete_table, table)
        self.server.tables.directory.rooms.pop(table, None)


@contextmanager
def staged(folder: Path) -> Iterator[Stage]:
    listening = bind("127.0.0.1", 0, or_next=False)
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    settings = ServerSettings(database_url=database, limits=False, bot_workers=1, bot_pace=0, hint_bot="easy")
    stage = Stage(listening.getsockname()[1])
    stop: list[uvicorn.Server] = []

    async def serve() -> None:
        stage.loop = asyncio.get_running_loop()
        stage.server = await Server.start(settings)
        stop.append(uvicorn.Server(uvicorn_config(stage.server, settings)))
        await stop[0].serve(sockets=[listening])
        await stage.server.stop()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        stage.wait()
        yield stage
    finally:
        for running in stop:
            running.should_exit = True
        thread.join(30)
