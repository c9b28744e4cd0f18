"""The one thread that writes. Whatever waits is written in one transaction and committed once (group commit):
a commit to disk costs milliseconds however much is in it. Nobody is told before the commit is through.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from minoteka.server.store.entering import Alone, Entering
from minoteka.tables.rows import EntryRow

GROUP = 512
CHANNEL = "minoteka"
NOTICE_BYTES = 7000
"""PostgreSQL takes at most 8000 bytes in a notice."""


class Job:
    """Something to write: ``run`` on the connection, its result goes to ``future``.

    A job with an entry writes that first; if the entry's number is taken nothing else of the job happens and
    the future gives False (``run``'s result, or True, otherwise).
    """

    __slots__ = ("entry", "future", "notice", "outcome", "run")

    def __init__(
        self,
        future: "asyncio.Future[Any]",
        entry: EntryRow | None = None,
        run: Callable[[Connection], Any] | None = None,
        notice: str | None = None,
    ) -> None:
        self.future = future
        self.entry = entry
        self.run = run
        self.notice = notice
        self.outcome: Any = True


class Writer:
    """Owns the writing connection. ``put`` is for the event loop's thread, everything else happens in ours."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, sender: str) -> None:
        self._engine = engine
        self._loop = loop
        self._sender = sender
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._notify = engine.dialect.name == "postgresql"
        self._entering = Entering(engine.dialect.name)
        self._connection: Connection | None = None
        self._alone: Alone | None = None
        self._thread = threading.Thread(target=self._work, name="minoteka-writer", daemon=True)
        self._thread.start()
        self.groups = 0
        self.written = 0

    def put(self, job: Job) -> None:
        """Have a job done soon."""
        self._jobs.put(job)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        stopping = False
        while not stopping:
            group: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stopping = True
                    break
                group.append(job)
                if len(group) >= GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            if group:
                self._write_group(group)
        self._reset()

    def _write_group(self, group: Sequence[Job]) -> None:
        try:
            if not self._entered_alone(group):
                self._commit(group, together=True)
        except _Taken:
            self._write_apart(group)
        except Exception as error:
            self._reset()
            if len(group) > 1:
                self._write_apart(group)
                return
            group[0].outcome = error
        self.groups += 1
        self.written += len(group)
        self._loop.call_soon_threadsafe(_settle, group)

    def _write_apart(self, group: Sequence[Job]) -> None:
        """One of them failed or came second: each in its own transaction, so that it harms no other."""
        for job in group:
            try:
                self._commit([job], together=False)
            except Exception as error:
                self._reset()
                job.outcome = error
        self._loop.call_soon_threadsafe(_settle, group)

    def _entered_alone(self, group: Sequence[Job]) -> bool:
        """The short way for moves on SQLite. Where it fails the long one, which knows why, is gone."""
        entries = [job.entry for job in group if job.entry is not None and job.run is None]
        if self._notify or len(entries) < len(group):
            return False
        try:
            if self._alone is None:
                self._alone = Alone(self._engine)
            self._alone.write(entries)
        except sqlite3.Error:
            self._reset()
            return False
        return True

    def _commit(self, group: Sequence[Job], *, together: bool) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        db = self._connection
        with db.begin():
            self._insert_entries(db, group, together)
            for job in group:
                if job.run is not None and job.outcome is not False:
                    result = job.run(db)
                    if job.entry is None:
                        job.outcome = result
            if self._notify:
                self._tell(db, group)

    def _insert_entries(self, db: Connection, group: Sequence[Job], together: bool) -> None:
        entries = [job.entry for job in group if job.entry is not None]
        if self._entering.write(db, entries) == len(entries):
            return
        if together and len(group) > 1:
            db.rollback()
            raise _Taken
        group[0].outcome = False

    def _tell(self, db: Connection, group: Sequence[Job]) -> None:
        """Other processes hear of it when, and only when, the transaction is committed."""
        notices = [f"e{job.entry.table}" for job in group if job.entry is not None and job.outcome is not False]
        notices += [job.notice for job in group if job.notice is not None]
        batch = ""
        for notice in dict.fromkeys(notices):
            if batch and len(batch.encode()) + len(notice.encode()) > NOTICE_BYTES:
                self._send(db, batch)
                batch = ""
            batch += "\n" + notice
        if batch:
            self._send(db, batch)

    def _send(self, db: Connection, batch: str) -> None:
        db.execute(text("SELECT pg_notify(:channel, :body)"), {"channel": CHANNEL, "body": self._sender + batch})

    def _reset(self) -> None:
        if self._alone is not None:
            self._alone.close()
            self._alone = None
        if self._connection is not None:
            try:
                self._connection.close()
            except DBAPIError:
                self._connection.invalidate()
            self._connection = None


class _Taken(Exception):
    """Somebody else was faster with one of the entries."""


def _settle(group: Sequence[Job]) -> None:
    for job in group:
        if job.future.done():
            continue
        if isinstance(job.outcome, BaseException):
            job.future.set_exception(job.outcome)
        else:
            job.future.set_result(job.outcome)
