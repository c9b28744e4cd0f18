"""The store of tables, in SQL: what ``minoteka.tables`` asks of a store, and what belongs to an entry written in its
transaction.
"""

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from minoteka.server.store import kept, people
from minoteka.server.store import tables as sql
from minoteka.server.store.store import Database
from minoteka.tables.rows import ALONE, Also, EntryRow, Later, Loaded, NewTable
from minoteka.tables.seams import Broken, Gone


class TableStore:
    """A database as the tables see it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def shared(self) -> bool:
        """Whether other processes may enter at the same tables."""
        return self._database.shared

    @property
    def process(self) -> str:
        """The name of this process among those that share the store."""
        return self._database.process

    async def append(self, entry: EntryRow, also: Also = ALONE) -> bool:
        """Make an entry durable with what belongs to it."""
        run = None if also is ALONE else lambda db: write_also(db, entry.table, also)
        try:
            return await self._database.append(entry, run)
        except IntegrityError as error:
            raise Gone from error

    async def open(self, new: NewTable) -> str | None:
        """Keep a new table."""
        return await self._database.write(sql.open_once, new)

    async def load(self, table: str) -> Loaded | None:
        """All of a table."""
        try:
            return await self._database.read(sql.load, table)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Broken from error

    async def later(self, table: str, seq: int) -> Later | None:
        """What happened behind entry ``seq``."""
        return await self._database.read(sql.later, table, seq)

    async def listed(self, limit: int) -> list[str]:
        """The lobby."""
        return await self._database.read(sql.listed, limit)

    async def of_account(self, account: int, limit: int) -> list[str]:
        """The tables an account sits at."""
        return await self._database.read(sql.of_account, account, limit)

    async def unfinished(self) -> list[str]:
        """The tables that are being played."""
        return await self._database.read(sql.unfinished)

    async def stale(self, before: int) -> list[str]:
        """The tables being played at which nothing was entered since ``before``."""
        return await self._database.read(sql.stale, before)

    async def forget(self, gathering_before: int, abandoned_before: int) -> int:
        """Delete what nobody needs."""
        return await self._database.write(sql.forget, gathering_before, abandoned_before)

    async def tell(self, notice: str) -> None:
        """Tell the other processes."""
        await self._database.tell(notice)

    async def kept(self, name: str, kind: str) -> str | None:
        """A text that was kept under this name."""
        return await self._database.read(kept.get, name, kind)

    async def keep(self, name: str, kind: str, body: str, at: int) -> None:
        """Keep a text, in place of what was there."""
        await self._database.write(kept.replace, name, kind, body, at)


def write_also(db: Connection, table: str, also: Also) -> None:
    """What belongs to an entry, in its transaction."""
    if also.drop:
        sql.drop_keys(db, table, also.drop)
    sql.put_keys(db, table, also.give)
    settled = also.settled
    if settled is None:
        return
    sql.set_status(db, table, settled.status, settled.at, settled.result)
    if settled.daily is not None:
        kept.put_daily_result(db, {"table_id": table, **msgspec.structs.asdict(settled.daily)})
    if settled.rated is not None:
        people.rate(db, settled.rated)
