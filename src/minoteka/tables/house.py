"""The tables of one process, put together: the directory, the flags, the bots, what is shared, the housekeeping."""

from minoteka.core.errors import NotYours
from minoteka.core.fairness import check_words
from minoteka.core.record import SEAT
from minoteka.protocol.tables import ContinueTable, OpenTable, SeatToken, SitDown, TableOpened
from minoteka.tables import ids, opening
from minoteka.tables.analysis import Analyst
from minoteka.tables.background import Background
from minoteka.tables.bots import Bots
from minoteka.tables.clocks import date_of
from minoteka.tables.continuing import continued
from minoteka.tables.directory import Directory
from minoteka.tables.flags import Flags
from minoteka.tables.housekeeping import Housekeeping
from minoteka.tables.opening import OpenedTable
from minoteka.tables.room import Room
from minoteka.tables.rows import Also, KeyRow
from minoteka.tables.seams import Outside
from minoteka.tables.sharing import Sharing
from minoteka.tables.table import PERSON, Table


class Tables:
    """Make it, ``spawn`` its housekeeping if it is to live long, ``close`` it."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.background = Background(outside.log)
        self.directory = Directory(outside, self)
        self.flags = Flags(outside, self.directory, self.background)
        self.bots = Bots(outside, self.directory, self.background)
        self.sharing = Sharing(outside, self.directory, self.background)
        self.housekeeping = Housekeeping(outside, self.directory, self.sharing)
        self.analyst = Analyst(outside, self.background)

    def entered(self, room: Room, *, own: bool) -> None:
        """An entry was made: a bot may be to move, a flag may fall."""
        if not self.background.closing:
            self.flags.watch(room)
            self.bots.watch(room, own=own)

    def unsure(self, table: str) -> None:
        """Nobody knows whether an entry was made, or a table opened."""
        if not self.background.closing:
            self.background.spawn(self.sharing.catch_up(table))

    def gone(self, room: Room) -> None:
        """A table was deleted."""
        self.flags.stop(room.table.row.id)
        self.directory.drop(room)

    def spent(self, table: Table) -> int:
        """Milliseconds that the running turn has cost so far, if a clock runs."""
        return self.flags.spent(table)

    def now(self) -> int:
        """Milliseconds since 1970, as entries are stamped."""
        return self.outside.time.now()

    def today(self) -> str:
        """The date (UTC) of the daily deals."""
        return date_of(self.now())

    async def open(
        self,
        asked: OpenTable,
        account: int | None,
        owner: str | None = None,
        *,
        seed: str | None = None,
        daily: str | None = None,
    ) -> TableOpened:
        """A new table; ``seed`` and ``daily`` if it is the deal of a day. ``owner``: from where it is opened."""
        await self.directory.ready(asked.game)
        new = OpenedTable.by(asked, account, self.now(), self.outside.chance, seed=seed, daily=daily)
        return TableOpened(await self.directory.put(new, owner), new.tokens)

    async def go_on(self, room: Room, asked: ContinueTable, account: int | None, owner: str | None) -> TableOpened:
        """A new table that goes on from a moment of this one, which is over."""
        table = room.table
        if table.status != "over" or table.row.daily == self.today():
            raise NotYours("not-over")
        if table.halted is not None:
            raise NotYours("rules-changed", seq=table.halted)
        now, chance = self.now(), self.outside.chance
        new = await self.outside.aside(lambda: continued(table, asked, account, now, chance))
        return TableOpened(await self.directory.put(new, owner), new.tokens)

    async def open_rematch(self, table: Table) -> str:
        """The table after this one; whoever asks first opens it."""
        return await self.directory.put(opening.next_table(table, self.now(), self.outside.chance))

    async def sit(self, room: Room, asked: SitDown, account: int | None) -> SeatToken:
        """Take an open seat."""
        name, words = opening.clean_name(asked.name), check_words([asked.words])[0]
        async with room.turn() as turn:
            seat, token = opening.free_seat(turn.table, asked), self.outside.chance.token()
            key = KeyRow(seat, ids.hashed(token), account)
            await turn.enter(SEAT, seat, text=name, role=PERSON, words=words, also=Also(give=(key,)))
        return SeatToken(seat, token)

    async def close(self) -> None:
        """Stop thinking and timing; what was entered is on disk already."""
        self.background.closing = True
        await self.sharing.farewell()
        self.flags.close()
        await self.background.close()
