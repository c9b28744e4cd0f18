"""All tables of this process: finding them, opening new ones, letting go of those that nobody needs."""

import asyncio

from minoteka import catalog
from minoteka.core.errors import NotYours
from minoteka.tables import ids, opening
from minoteka.tables.opening import OpenedTable
from minoteka.tables.room import Room, Watcher
from minoteka.tables.seams import Broken, Outside
from minoteka.tables.table import BOT, Table

USED = ("deal", "to_act", "legal", "apply", "is_over", "scores", "observe", "complete")
"""The kernels that tables use; evaluating is for bots, in their own processes."""
RESTING = 5.0
"""Seconds after which a room that nothing happens in keeps only what it needs."""


def load_kernels(game: str) -> None:
    """Load what tables use of a game; the first time on a machine it is compiled."""
    kernels = catalog.game(game).kernels
    for name in USED:
        getattr(kernels, name)


class Directory:
    """The rooms that are open in this process; everything else is in the store."""

    def __init__(self, outside: Outside, watcher: Watcher) -> None:
        self._outside = outside
        self._watcher = watcher
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._ready: set[str] = set()
        self._readying: dict[str, asyncio.Future[None]] = {}

    async def ready(self, game: str) -> None:
        """Until a game's kernels are loaded; other games go on meanwhile. What failed is tried again by the next."""
        if game in self._ready:
            return
        if game not in self._readying:
            self._readying[game] = asyncio.ensure_future(self._get_ready(game))
            self._readying[game].add_done_callback(lambda _: self._readying.pop(game, None))
        await asyncio.shield(self._readying[game])

    async def _get_ready(self, game: str) -> None:
        await self._outside.aside(lambda: load_kernels(game))
        self._ready.add(game)

    async def put(self, new: OpenedTable, owner: str | None = None) -> str:
        """Keep a new table and open its room; gives its id, or that of the rematch that somebody opened before."""
        self._make_room()
        if not new.new.keys and all(entry.role == BOT for entry in new.new.entries) and owner:
            self._check_bots_own(owner)
        new.new.link_up()
        try:
            existing = await self._outside.store.open(new.new)
        except BaseException:  # it may be on disk nevertheless
            self._watcher.unsure(new.new.row.id)
            raise
        if existing is None:
            self._admit(opening.seated(new.new), fresh=True, owner=owner)
            if any(key.account is not None for key in new.new.keys):
                self._watcher.unsure(new.new.row.id)  # an account may have been deleted meanwhile
        return existing or new.new.row.id

    async def find(self, table: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(table)
        if room is not None:
            room.touched = self._outside.time.monotonic()
            return room
        if not ids.TABLE_ID.fullmatch(table):
            raise NotYours("no-table")
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        self._make_room()
        try:
            loaded = await self._outside.store.load(table)
            if loaded is None:
                raise NotYours("no-table")
            await self.ready(loaded.row.game)
            found = await self._outside.aside(lambda: Table.load(loaded))
        except (Broken, KeyError, TypeError, ValueError) as error:  # its options make no sense, say
            self._outside.log.error("table-broken", why=type(error).__name__)
            raise NotYours("table-broken") from error
        room = self._admit(found, fresh=False)
        try:
            await room.catch_up()  # what happened while we read: nobody told us, the room was not there yet
        except BaseException:
            room.unsure = True
            room.wonder()
            raise
        return room

    def _check_bots_own(self, owner: str) -> None:
        """Whoever has bots play among themselves does so at a few tables at a time."""
        own = [room.table for room in self.rooms.values() if room.owner == owner]
        playing = sum(table.status == "playing" and not table.people for table in own)
        if playing >= self._outside.limits.bots_own_tables:
            raise NotYours("too-many-tables")

    def _admit(self, table: Table, *, fresh: bool, owner: str | None = None) -> Room:
        """The room of a table, which somebody else may have opened meanwhile: whoever reads the lobby finds a table
        that is being opened, and there is one room of each.
        """
        room = self.rooms.get(table.row.id)
        if room is None:
            room = self.rooms[table.row.id] = Room(table, self._outside, self._watcher)
        room.owner = owner or room.owner
        self._watcher.entered(room, own=fresh or not self._outside.store.shared)
        return room

    def drop(self, room: Room) -> None:
        """Let go of a room."""
        if self.rooms.get(room.table.row.id) is room:
            del self.rooms[room.table.row.id]

    def let_go(self, idle: float) -> None:
        """Idle rooms without listeners leave the memory; idle ones with listeners keep only what they need. Whoever has
        just found a room may be on the way to its listeners: none goes before it has rested.
        """
        now = self._outside.time.monotonic()
        for room in list(self.rooms.values()):
            if now - room.touched > RESTING:
                room.rest()
                if now - room.touched > idle:
                    self._drop_unless_busy(room)

    def _drop_unless_busy(self, room: Room) -> None:
        """Let go of a room, unless somebody is there or something is under way."""
        if not (room.audience.listeners or room.thinker or room.lock.locked()):
            self.drop(room)

    def of_account(self, account: int) -> list[Room]:
        """The rooms at which an account sits."""
        rooms = self.rooms.values()
        return [room for room in rooms if any(key.account == account for key in room.table.keys.values())]

    def _make_room(self) -> None:
        most = self._outside.limits.max_tables
        if len(self.rooms) >= most:
            self.let_go(0.0)
            if len(self.rooms) >= most:
                raise NotYours("too-many-tables")
