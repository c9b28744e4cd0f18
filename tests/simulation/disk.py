"""The database of a simulation: SQLite in memory with the real schema, the real statements and the real way to commit.

Its connections can be told to fail: before they commit, or after it (whoever waits never learns that it went through).
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.pool import NullPool

from minoteka.server.store.committing import GROUP, Committer, Job, settle
from minoteka.server.store.engine import as_needed, upgrade
from minoteka.server.store.store import Database

if TYPE_CHECKING:
    from tests.simulation.servers import Server
    from tests.simulation.world import World

_names = count()


class Failing(sqlite3.Connection):
    """A connection that does what its disk says."""

    disk: "Disk"

    def commit(self) -> None:
        wrote = self.in_transaction or bool(self.disk.pending)
        if wrote and self.disk.refuses():
            raise sqlite3.OperationalError("database or disk is full")
        super().commit()
        if wrote:
            self._after()

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        """The short way of single moves: one statement that is a transaction by itself."""
        if self.isolation_level is not None:
            return super().execute(*arguments)
        if self.disk.refuses():
            raise sqlite3.OperationalError("database or disk is full")
        done = super().execute(*arguments)
        self._after()
        return done

    def _after(self) -> None:
        self.disk.told.extend(self.disk.pending)
        self.disk.pending.clear()
        if self.disk.answers_lost:
            self.disk.answers_lost -= 1
            raise sqlite3.OperationalError("the server closed the connection unexpectedly")

    def rollback(self) -> None:
        super().rollback()
        self.disk.pending.clear()


class Disk:
    """What all processes share, and what is wrong with it. ``told``: notices that were committed."""

    def __init__(self) -> None:
        self._address = f"file:simulated-{next(_names)}?mode=memory&cache=shared"
        self.full = False
        self.failures = 0
        self.answers_lost = 0
        self.away = False
        self.slow = False
        self.pending: list[str] = []
        self.told: list[str] = []
        self.plain = self._connect()
        _template().backup(self.plain)
        self.engine: Engine = as_needed(create_engine("sqlite://", creator=self._connect, poolclass=NullPool))

    def _connect(self) -> Failing:
        connection = sqlite3.connect(self._address, uri=True, factory=Failing)
        connection.disk = self
        return connection

    def refuses(self) -> bool:
        """Whether the next commit fails."""
        if self.failures:
            self.failures -= 1
            return True
        return self.full

    @contextmanager
    def healthy(self) -> Iterator[None]:
        """Nothing fails here and now."""
        ailing = self.full, self.failures, self.answers_lost
        self.full, self.failures, self.answers_lost = False, 0, 0
        yield
        self.full, self.failures, self.answers_lost = ailing

    def tell(self, _db: Connection, told: str) -> None:
        """Notices go out with the transaction that they are of."""
        self.pending.append(told)

    def close(self) -> None:
        self.plain.close()
        self.engine.dispose()


@cache
def _template() -> sqlite3.Connection:
    """An empty database, its schema made as a server makes it."""
    kept = sqlite3.connect(":memory:", check_same_thread=False)
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect("file:template?mode=memory&cache=shared", uri=True)
    )
    with engine.connect() as db:
        upgrade(engine)
        db.connection.driver_connection.backup(kept)  # type: ignore[union-attr]  # it is sqlite3's
    engine.dispose()
    return kept


class SimulatedWriter:
    """The writer without its thread: what waits is committed after a while, and the answer comes after another."""

    def __init__(self, world: "World", server: "Server") -> None:
        self._world = world
        self._waiting: list[Job] = []
        self._busy = False
        tell = world.disk.tell if world.shared else None
        self.committer = Committer(world.disk.engine, server.life.name, tell)

    def put(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._later(self._commit)

    def _later(self, call: Callable[..., None], *what: Any) -> None:
        slowness = 4.0 if self._world.disk.slow else 0.02
        self._world.loop.call_later(self._world.chance.uniform(0.001, slowness), call, *what)

    def _commit(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        there = self._world.truth.accounts()
        self.committer.write(group)
        self._world.truth.written([job.entry for job in group if job.entry is not None], there)
        self._world.notifier.send()
        self._later(self._settle, group)

    def _settle(self, group: list[Job]) -> None:
        settle(group)
        self._busy = bool(self._waiting)
        if self._busy:
            self._later(self._commit)


class SimulatedDatabase(Database):
    """A process's door to the disk."""

    def __init__(self, world: "World", server: "Server") -> None:
        self._world = world
        self.engine = world.disk.engine
        self.process = server.life.name
        self._loop = asyncio.get_running_loop()
        self._writer = SimulatedWriter(world, server)  # type: ignore[assignment]  # the same without a thread

    @property
    def shared(self) -> bool:
        return self._world.shared

    async def read(self, function: Any, *args: Any, **kwargs: Any) -> Any:
        disk = self._world.disk
        await asyncio.sleep(self._delay())
        if disk.away:
            raise sqlite3.OperationalError("the server closed the connection unexpectedly")
        found = self._read(lambda db: function(db, *args, **kwargs))
        await asyncio.sleep(self._delay())
        return found

    def _delay(self) -> float:
        """Mostly short; now and then a reader waits for the machine."""
        chance = self._world.chance
        return chance.uniform(0.0, 2.0 if self._world.disk.slow or chance.random() < 0.1 else 0.01)
