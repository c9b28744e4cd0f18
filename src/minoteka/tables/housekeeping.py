"""What is done now and then: tables looked at after a start, idle rooms let go, forsaken tables ended."""

from collections.abc import Awaitable, Iterable

from minoteka.core.errors import MinotekaError
from minoteka.core.record import ABANDON
from minoteka.tables.bots import bot_to_act
from minoteka.tables.directory import RESTING, Directory
from minoteka.tables.room import Room
from minoteka.tables.seams import Outside
from minoteka.tables.sharing import Sharing

BEAT = 5.0
"""Seconds between two rounds."""
ABANDONING = 720
"""Every so many rounds forsaken tables are looked for."""


class Housekeeping:
    """Keeps the tables of this process in order."""

    def __init__(self, outside: Outside, directory: Directory, sharing: Sharing) -> None:
        self._outside = outside
        self._directory = directory
        self._sharing = sharing

    async def settle_in(self, games: Iterable[str]) -> None:
        """After a start: look at the tables that go on, as soon as they can be read, and load these games' kernels."""
        while not await self._managed(self.recover()):  # nobody else wakes the bots of tables that go on
            await self._outside.time.sleep(BEAT)
        for name in games:
            await self._managed(self._directory.ready(name))  # who comes to a game tries again

    async def _managed(self, work: Awaitable[object]) -> bool:
        """Whether it could be done: the store may be away, and the house is kept whatever happens."""
        try:
            await work
        except Exception as error:
            self._outside.log.error("settling-in", why=type(error).__name__)
            return False
        return True

    async def recover(self) -> dict[str, int]:
        """After a start: look at every table that is being played; bots go on, clocks run again."""
        found = {"playing": 0, "bots": 0, "halted": 0}
        for table in await self._outside.store.unfinished():
            room = await self._found(table)
            if room is None:
                continue
            found["playing"] += 1
            found["bots"] += bot_to_act(room)
            found["halted"] += room.table.halted is not None
            if found["playing"] % 100 == 0:
                self._directory.let_go(0.0)
            await self._outside.time.sleep(0)
        self._outside.log.info("recovered", **found)
        return found

    async def _found(self, table: str) -> Room | None:
        """A table's room, as soon as there is space for it; None if it can't be opened."""
        while True:
            try:
                return await self._directory.find(table)
            except MinotekaError as error:
                if error.code != "too-many-tables":
                    return None
                await self._outside.time.sleep(RESTING)

    async def keep_house(self) -> None:
        """For ever: let idle rooms go, rest the others, abandon what nobody plays."""
        beat = 0
        while True:
            await self._outside.time.sleep(BEAT)
            self._directory.let_go(self._outside.limits.idle_table)
            self._sharing.beat(beat)
            if beat % ABANDONING == 0:
                try:
                    await self.abandon()
                except Exception as error:  # the store may be away for a while
                    self._outside.log.error("housekeeping", why=type(error).__name__)
            beat += 1

    async def abandon(self) -> int:
        """End tables at which nobody moved for too long, delete those that were left long ago."""
        store, limits, now = self._outside.store, self._outside.limits, self._outside.time.now()
        forsaken = now - int(limits.patience * 1000)
        stale = await store.stale(forsaken)
        for table in stale:
            try:
                room = await self._directory.find(table)
                async with room.turn() as turn:
                    if turn.table.status == "playing" and turn.table.halted is None:
                        await turn.enter(ABANDON, -1)
            except MinotekaError as error:  # one that can't be opened holds up no other
                self._outside.log.warning("not-abandoned", why=error.code)
        await store.forget(forsaken, now - int(limits.keep_abandoned * 1000))
        return len(stale)
