"""All tables of this server process: finding and letting go of them, bots' turns, flags, what other
processes say.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime

import structlog
from sqlalchemy import Connection

from minoteka import catalog
from minoteka.core.errors import MinotekaError, NotYours
from minoteka.core.fairness import check_words
from minoteka.core.record import ABANDON, SEAT, TIMEOUT
from minoteka.protocol.http import OpenTable, SeatToken, SitDown, TableOpened
from minoteka.server.aside import aside
from minoteka.server.bots.brains import Brains
from minoteka.server.settings import Settings
from minoteka.server.store import tables as sql
from minoteka.server.store.rows import KeyRow
from minoteka.server.store.store import Store
from minoteka.server.tables import clocks, finishing, ids, opening, thinking
from minoteka.server.tables.room import Room
from minoteka.server.tables.sharing import Sharing
from minoteka.server.tables.table import PERSON, Step, Table

log = structlog.get_logger()

USED = ("deal", "to_act", "legal", "apply", "is_over", "scores", "observe", "complete")
"""The kernels that tables use; evaluating is for bots, in their own processes."""


def load_kernels(game: str) -> None:
    """Load what tables use of a game; the first time on a machine it is compiled."""
    kernels = catalog.game(game).kernels
    for name in USED:
        getattr(kernels, name)


class Hall:
    """The rooms that are open in this process; everything else is in the store."""

    def __init__(self, store: Store, brains: Brains, settings: Settings) -> None:
        self.store = store
        self.brains = brains
        self.settings = settings
        self.started = self.now()
        self.rooms: dict[str, Room] = {}
        self.sharing = Sharing(self)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970, as entries are stamped."""
        return time.time_ns() // 1_000_000

    @staticmethod
    def monotonic() -> float:
        """Seconds that never jump."""
        return time.monotonic()

    @staticmethod
    def today() -> str:
        """The date (UTC) of the daily deals."""
        return datetime.now(UTC).date().isoformat()

    async def ready(self, game: str) -> None:
        """Until a game's kernels are loaded; other games go on meanwhile."""
        if game not in self._ready:
            self._ready[game] = aside(load_kernels, game)
        await asyncio.shield(self._ready[game])

    async def open_table(self, asked: OpenTable, account: int | None = None) -> TableOpened:
        """A new table."""
        await self.ready(asked.game)
        now = self.now()
        return await self.put_table(opening.opened(opening.new_row(asked, now), asked.seats, account, now))

    async def put_table(self, new: opening.Opened) -> TableOpened:
        """Write a new table and open its room."""
        self._make_room()
        await self.store.write(sql.open_table, new.row, new.entries, new.keys)
        self._admit(opening.seated(new), fresh=True)
        return TableOpened(new.row.id, new.tokens)

    async def find(self, table: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        if not ids.TABLE_ID.match(table):
            raise NotYours("no-table")
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        self._make_room()
        loaded = await self.store.read(sql.load, table)
        if loaded is None:
            raise NotYours("no-table")
        await self.ready(loaded.row.game)
        return self._admit(Table.load(loaded), fresh=False)

    def _admit(self, table: Table, *, fresh: bool) -> Room:
        room = self.rooms[table.row.id] = Room(self, table)
        self.after_entry(room, own=fresh or not self.store.shared)
        return room

    async def sit(self, room: Room, asked: SitDown, account: int | None = None) -> SeatToken:
        """Take an open seat."""
        name, words = opening.clean_name(asked.name), check_words([asked.words])[0]
        async with room.lock:
            if room.unsure:
                await room.catch_up()
            table = room.table
            seat = opening.free_seat(table, asked)
            token = ids.new_token()
            key = KeyRow(seat, ids.hashed(token), account)
            entry = room.next_entry(SEAT, seat, text=name, role=PERSON, words=words)

            def give(db: Connection) -> None:
                sql.put_keys(db, table.row.id, [key])

            await room.enter(table.step(entry), run=give)
            table.keys[seat] = key
        return SeatToken(seat, token)

    async def open_rematch(self, table: Table) -> str:
        """The table after this one; whoever asks first opens it."""
        new = opening.next_table(table, self.now())
        existing = await self.store.write(finishing.open_once, new)
        if existing is None:
            self._admit(opening.seated(new), fresh=True)
        return existing or new.row.id

    def settle(self, table: Table, step: Step) -> Callable[[Connection], None]:
        """What else is written when a table begins or ends."""
        return finishing.settled(table, step)

    def after_entry(self, room: Room, *, own: bool = True) -> None:
        """Something happened: a bot may be to move, a flag may fall."""
        if self.closing:
            return
        self._set_flag(room)
        if not thinking.bot_to_act(room):
            return
        if own:
            self._let_think(room)
        else:
            # The process that made the entry thinks; if it died, somebody else must.
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.bot_seconds + 2.0, self._think_if_stuck, room, room.table.seq)

    def _set_flag(self, room: Room) -> None:
        """Wait for the running clock, if one runs."""
        if room.flag is not None:
            room.flag.cancel()
            room.flag = None
        falls = clocks.falls_at(room.table, self.started)
        if falls is not None:
            delay = max(0.0, (falls - self.now()) / 1000)
            room.flag = asyncio.get_running_loop().call_later(delay, self._flag_falls, room, room.table.seq)

    def _let_think(self, room: Room) -> None:
        if room.thinker is None:
            room.thinker = self.spawn(thinking.bot_turns(room))

    def _think_if_stuck(self, room: Room, seq: int) -> None:
        if room.table.seq == seq and not self.closing and self.rooms.get(room.table.row.id) is room:
            self._let_think(room)

    def _flag_falls(self, room: Room, seq: int) -> None:
        self.spawn(self._time_out(room, seq))

    async def _time_out(self, room: Room, seq: int) -> None:
        async with room.lock:
            table = room.table
            falls = clocks.falls_at(table, self.started)
            if table.seq != seq or falls is None:
                return
            if falls > self.now():  # the loop's timers go by another clock, and may be early
                self._set_flag(room)
                return
            entry = room.next_entry(TIMEOUT, table.to_act, text=self.stand_in(table))
            try:
                await room.enter(table.step(entry))
            except NotYours:
                log.info("flag-was-late", table=table.row.id[:6])

    def stand_in(self, table: Table) -> str:
        """The bot that plays on for a seat that gave up; "" when the match ends by it."""
        if table.match is not None and table.match.sides() > 2:
            return thinking.first_known(thinking.STAND_INS)
        return ""

    async def recover(self) -> dict[str, int]:
        """After a start: look at every table that is being played; bots go on, clocks run again."""
        found = {"playing": 0, "bots": 0, "halted": 0}
        for table in await self.store.read(sql.unfinished):
            try:
                room = await self.find(table)
            except MinotekaError:
                continue
            found["playing"] += 1
            found["bots"] += thinking.bot_to_act(room)
            found["halted"] += room.table.halted is not None
            if not self._busy(room):
                self.rooms.pop(table, None)
            await asyncio.sleep(0)
        return found

    async def housekeeping(self) -> None:
        """For ever: let idle rooms go, rest the others, abandon what nobody plays."""
        beat = 0
        while True:
            await asyncio.sleep(5.0)
            self.let_go(self.settings.idle_table)
            self.sharing.beat(beat)
            if beat % 720 == 0:
                try:
                    await self.abandon()
                except Exception as error:  # the store may be away for a while
                    log.error("housekeeping", why=f"{type(error).__name__}: {error}")
            beat += 1

    async def abandon(self) -> int:
        """End tables at which nobody moved for too long, delete those that were left long ago."""
        now, settings = self.now(), self.settings
        stale = await self.store.read(sql.stale, now - int(settings.patience * 1000))
        for table in stale:
            room = await self.find(table)
            async with room.lock:
                if room.table.status == "playing" and room.table.halted is None:
                    await room.enter(room.table.step(room.next_entry(ABANDON, -1)))
        await self.store.write(
            sql.forget, now - int(settings.patience * 1000), now - int(settings.keep_abandoned * 1000)
        )
        return len(stale)

    def let_go(self, idle: float) -> None:
        """Idle rooms without listeners leave the memory; idle ones with listeners keep only what they need."""
        now = self.monotonic()
        for table, room in list(self.rooms.items()):
            if now - room.touched > 5.0:
                room.rest()
            if now - room.touched > idle and not self._busy(room):
                del self.rooms[table]

    def read_again(self, table: str) -> None:
        """The table was changed in the store by other means: let it be loaded anew, if nobody is there."""
        room = self.rooms.get(table)
        if room is not None and not self._busy(room):
            del self.rooms[table]

    def _busy(self, room: Room) -> bool:
        return bool(room.audience.listeners or room.thinker or room.flag or room.lock.locked())

    def _make_room(self) -> None:
        if len(self.rooms) >= self.settings.max_tables:
            self.let_go(0.0)
            if len(self.rooms) >= self.settings.max_tables:
                raise NotYours("too-many-tables")

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Do something in the background; ``close`` ends it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background", why=repr(task.exception()))

    async def close(self) -> None:
        """Stop thinking and timing; what was entered is on disk already."""
        self.closing = True
        for room in self.rooms.values():
            if room.flag is not None:
                room.flag.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
