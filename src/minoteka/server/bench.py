"""Where puzzles are solved and made on a server: searches in threads, each with its end; and what it knows of days."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from minoteka.kernel import buffer
from minoteka.protocol.problems import Busy
from minoteka.puzzles.tiling import Tiling
from minoteka.server.aside import aside
from minoteka.server.store import kept
from minoteka.server.store.store import Database
from minoteka.tables.seams import ChanceSource

PATIENCE = 20.0
"""Seconds that one search may take."""
BENCHES = 1
"""Searches at a time: they share the processor with everybody's play."""
MOST_WAITING = 8
"""Searches that may wait for a bench; whoever comes then is asked to come later."""
Result = TypeVar("Result")


class ThreadBench:
    """Searches one after the other, each in a thread."""

    def __init__(self) -> None:
        self._benches = asyncio.Semaphore(BENCHES)
        self._waiting = 0

    async def search(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """A search in a thread, stopped when it takes too long or nobody waits for it any more."""
        if self._waiting >= MOST_WAITING:
            raise Busy("busy", seconds=round(PATIENCE))
        self._waiting += 1
        try:
            await self._benches.acquire()
        finally:
            self._waiting -= 1
        try:
            await aside(_compiled)
            return await self._bounded(work, *arguments)
        finally:
            self._benches.release()

    async def make(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Work that nobody waits for."""
        return await aside(work, *arguments)

    async def _bounded(self, work: Callable[..., Result], *arguments: Any) -> Result:
        stop = buffer(1)
        alarm = asyncio.get_running_loop().call_later(PATIENCE, stop.__setitem__, 0, 1)
        try:
            return await aside(work, *arguments, stop=stop)
        finally:
            alarm.cancel()
            stop[0] = 1


class DatabaseDays:
    """Days as the database knows them: their secret is made once, results come from finished tables."""

    def __init__(self, database: Database, chance: ChanceSource) -> None:
        self._database, self._chance = database, chance

    async def secret(self) -> str:
        """The secret behind all days."""
        return await self._database.write(kept.house_value, "daily", self._chance.secret())

    async def results(self, day: str, limit: int) -> list[tuple[str, float, int]]:
        """The best of a day."""
        return await self._database.read(kept.daily_results, day, limit)


@cache
def _compiled() -> None:
    """The first search of all may have to compile the kernels; nobody's patience is measured by that."""
    Tiling(((0, 0),), {1: 1}, {1: (((0, 0),),)}).first()
