"""Where puzzles are solved and made: searches in threads, each with its end."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from minoteka.kernel import buffer
from minoteka.protocol.problems import Busy
from minoteka.puzzles.tiling import Tiling
from minoteka.server.aside import aside

PATIENCE = 20.0
"""Seconds that one search may take."""
BENCHES = 1
"""Searches at a time: they share the processor with everybody's play."""
MOST_WAITING = 8
"""Searches that may wait for a bench; whoever comes then is asked to come later."""
Result = TypeVar("Result")


class Workshop:
    """What is under way, and the searches."""

    def __init__(self) -> None:
        self.being_made: set[str] = set()
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

    async def _bounded(self, work: Callable[..., Result], *arguments: Any) -> Result:
        stop = buffer(1)
        alarm = asyncio.get_running_loop().call_later(PATIENCE, stop.__setitem__, 0, 1)
        try:
            return await aside(work, *arguments, stop=stop)
        finally:
            alarm.cancel()
            stop[0] = 1


@cache
def _compiled() -> None:
    """The first search of all may have to compile the kernels; nobody's patience is measured by that."""
    Tiling(((0, 0),), {1: 1}, {1: (((0, 0),),)}).first()
