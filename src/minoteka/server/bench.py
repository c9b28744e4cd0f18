"""Where puzzles are solved and made on a server: searches take turns, each with its end; and what it knows of days."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from minoteka.protocol.problems import Busy
from minoteka.server.store import kept
from minoteka.server.store.store import Database
from minoteka.tables.seams import ChanceSource

PATIENCE = 20.0
"""Seconds that one search may take."""
BENCHES = 1
"""Searches at a time: they share the processor with everybody's play."""
MOST_WAITING = 8
"""Searches that may wait for a bench; whoever comes then is asked to come later."""
MOST_OF_ONE = 3
"""Searches of one address at a time, so that nobody takes all of them."""
Result = TypeVar("Result")
Run = Callable[[Callable[..., Any], tuple[Any, ...], float | None], Awaitable[Any]]
"""Does the work elsewhere, in so many seconds if there is an end to them."""


class FairBench:
    """Searches one after the other, few of each address."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._benches = asyncio.Semaphore(BENCHES)
        self._asked: Counter[str | None] = Counter()
        self._searches: set[asyncio.Future[Any]] = set()
        self._closed = False

    async def search(self, who: str | None, work: Callable[..., Result], *arguments: Any) -> Result:
        """What a search finds; it is stopped when it takes too long or nobody waits for it any more."""
        if self._closed or self._asked.total() >= BENCHES + MOST_WAITING or self._asked[who] >= MOST_OF_ONE:
            raise Busy("busy", seconds=round(PATIENCE))
        self._asked[who] += 1
        search = asyncio.ensure_future(self._in_turn(work, *arguments))
        self._searches.add(search)
        try:
            found: Result = await search
            return found
        except asyncio.CancelledError:
            if self._closed:  # whoever asked hears so, and nobody waits for their request
                raise Busy("busy", seconds=round(PATIENCE)) from None
            raise
        finally:
            self._searches.discard(search)
            self._asked -= Counter([who])

    async def make(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Work that nobody waits for."""
        made: Result = await self._run(work, arguments, None)
        return made

    def close(self) -> None:
        """The house stops: no search holds it up."""
        self._closed = True
        for search in self._searches:
            search.cancel()

    async def _in_turn(self, work: Callable[..., Any], *arguments: Any) -> Any:
        async with self._benches:
            return await self._run(work, arguments, PATIENCE)


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
