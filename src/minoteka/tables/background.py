"""Work that nobody waits for, and that ends when the tables close."""

import asyncio
from collections.abc import Coroutine

from minoteka.tables.seams import Log


class Background:
    """Tasks of these tables; a failure is logged, ``close`` ends them all."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._tasks: dict[asyncio.Task[None], None] = {}
        self.closing = False

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Do something in the background."""
        task = asyncio.ensure_future(work)
        self._tasks[task] = None
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error("background", why=type(error).__name__)

    async def close(self) -> None:
        """End everything."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
