"""The database as the rest of the server uses it: read, write, append an entry, tell other processes."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec, TypeVar

from prometheus_client import Metric
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from minoteka.core.errors import MinotekaError
from minoteka.server.store import tables
from minoteka.server.store.committing import Job
from minoteka.server.store.engine import open_engine, upgrade
from minoteka.server.store.faults import faults_said
from minoteka.server.store.lock import DatabaseLock
from minoteka.server.store.notices import Heard, Notices
from minoteka.server.store.writer import Writer
from minoteka.tables.rows import EntryRow

LOOKING = 2.0
"""Seconds after which what an operator's command did is heard of on SQLite."""
P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """One database. Make it with ``Database.open`` inside the event loop that will use it."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._lock = DatabaseLock(self.engine.url)
        self.process = secrets.token_hex(6)
        self._loop = asyncio.get_running_loop()
        self._writer: Writer | None = None
        self._notices: Notices | None = None
        self._looking: asyncio.Task[None] | None = None

    @staticmethod
    async def open(url: str) -> "Database":
        """Open the database and bring its schema up to date."""
        store = Database(url)
        try:
            with faults_said():
                await asyncio.to_thread(upgrade, store.engine)
        except MinotekaError:
            await store.close()
            raise
        store._writer = Writer(store.engine, store._loop, store.process)
        return store

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    @property
    def written(self) -> tuple[int, int]:
        """How many jobs were written, in how many commits."""
        committer = self._writer.committer if self._writer else None
        return (committer.written, committer.groups) if committer else (0, 0)

    def commit_seconds(self) -> Iterable[Metric]:
        """How long commits took."""
        return self._writer.seconds.collect() if self._writer else ()

    def announce(self, address: str) -> None:
        """Tell whoever finds the database in use where this server is."""
        self._lock.announce(address)

    async def close(self) -> None:
        """Write what waits and close everything."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.close)
        self.engine.dispose()
        self._lock.release()

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Hear what other processes write: other servers, where there can be any, and operators' commands."""
        if self.shared:
            self._notices = Notices(self.engine, self._loop, self.process, heard, missed)
            await asyncio.to_thread(self._notices.listening.wait, 10)
        else:
            self._looking = asyncio.ensure_future(self._look(heard))

    async def _look(self, heard: Heard) -> None:
        """SQLite tells nobody anything: what commands leave in it is looked for."""
        while True:
            await asyncio.sleep(LOOKING)
            with suppress(DBAPIError, sqlite3.Error):  # it is away: the next time, then
                if left := await self.read(tables.left_notices):
                    heard([notice for _, notice in left])
                    await self.write(tables.drop_notices, left[-1][0])

    async def append(self, entry: EntryRow, run: Callable[[Connection], None] | None = None) -> bool:
        """Make an entry durable, and what belongs to it; False if its number was taken: nothing happened
        then.
        """
        return bool(await self._put(entry, run, None))

    async def write(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in the next transaction; its result when that is on disk."""
        return await self.write_and_tell(None, function, *args, **kwargs)

    async def write_and_tell(
        self, notice: str | None, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same; the other processes hear the notice when, and only when, it is on disk."""
        result: T = await self._put(None, lambda db: function(db, *args, **kwargs), notice)
        return result

    async def read(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a reading function in a thread of its own."""
        return await asyncio.to_thread(self._read, lambda db: function(db, *args, **kwargs))

    async def tell(self, notice: str) -> None:
        """Tell the other processes something that is not kept (a reaction, who is connected)."""
        if self.shared:
            await self._put(None, None, notice)

    def _read(self, function: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return function(connection)

    def _put(
        self, entry: EntryRow | None, run: Callable[[Connection], object] | None, notice: str | None
    ) -> "asyncio.Future[Any]":
        if self._writer is None:
            raise RuntimeError("the store is not open")
        future: asyncio.Future[Any] = self._loop.create_future()
        self._writer.put(Job(future, entry, run, notice))
        return future
