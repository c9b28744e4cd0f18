"""The analysis of a finished table: judged move by move by the brains, kept in the store as far as it has come."""

import asyncio

import msgspec

from minoteka.core.errors import NotYours
from minoteka.core.record import MOVE
from minoteka.protocol.tables import Analysis
from minoteka.tables import history
from minoteka.tables.background import Background
from minoteka.tables.room import Room
from minoteka.tables.seams import Full, Outside
from minoteka.tables.thoughts import Judging

ITERATIONS = 600
KIND = "analysis"
CHUNK = 4
"""Moves judged between two writes: what a restart may cost."""
MOST_OF_ONE = 3
"""Matches that one address has judged at a time; further ones begin when it looks again."""


class Analyst:
    """Has finished matches judged, one after the other: an analysis is a courtesy."""

    def __init__(self, outside: Outside, background: Background) -> None:
        self._outside = outside
        self._background = background
        self._under_way: dict[str, str | None] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def show(self, room: Room, who: str | None = None) -> Analysis:
        """What has been judged so far; the first look begins the work. ``who`` asks: nobody has all others wait."""
        table = room.table
        if table.status != "over" or table.halted is not None or table.row.daily == room.today():
            raise NotYours("not-over")
        name = table.row.id
        total = sum(1 for entry in table.entries if entry.kind == MOVE)
        text = await self._outside.store.kept(name, KIND)
        found = msgspec.json.decode(text, type=Analysis) if text else Analysis(name, 0, total, [])
        of_one = sum(other == who for other in self._under_way.values()) if who is not None else 0
        if found.done < found.total and name not in self._under_way and of_one < MOST_OF_ONE:
            self._under_way[name] = who
            self._background.spawn(self._go_on(room, found))
        return found

    async def _go_on(self, room: Room, found: Analysis) -> None:
        """Judge the rest, a few moves at a time."""
        name, outside = found.table, self._outside
        try:
            record = await outside.aside(lambda: list(history.record_lines(room.table, -1, reveal=True)))
            while found.done < found.total:
                found = await self._further(record, found)
                await outside.store.keep(name, KIND, msgspec.json.encode(found).decode(), outside.time.now())
        except Exception as error:  # it may fail, the table may not
            outside.log.error("analysis", game=room.table.row.game, why=type(error).__name__)
        finally:
            self._under_way.pop(name, None)

    async def _further(self, record: list[str], found: Analysis) -> Analysis:
        judging = Judging(record, found.done, CHUNK, ITERATIONS)
        async with self._one_at_a_time:
            while True:
                try:
                    further = (await self._outside.brains.judge("analysis", judging)).plies
                    break
                except Full:
                    await self._outside.time.sleep(1.0)
        done = further[-1].ply + 1 if len(further) == CHUNK else found.total
        return Analysis(found.table, done, found.total, [*found.plies, *further])
