"""How a group of jobs is written: in one transaction, or each in its own if one of them failed or came second.

No thread here and no loop: the writer calls it from its thread, a simulation from wherever it likes.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from minoteka.server.store.entering import Alone, Entering
from minoteka.tables.rows import EntryRow

GROUP = 512
"""Jobs in one transaction at most."""
NOTICE_BYTES = 7000
"""PostgreSQL takes at most 8000 bytes in a notice."""

Tell = Callable[[Connection, str], None]
"""Has the other processes hear a text when, and only when, the transaction is committed."""


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


class Committer:
    """Owns the writing connection. ``tell``: how other processes hear of it, if there can be any; ``sender``: how they
    know us.
    """

    def __init__(self, engine: Engine, sender: str, tell: Tell | None) -> None:
        self._engine = engine
        self._sender = sender
        self._tell = tell
        self._entering = Entering(engine.dialect.name)
        self._connection: Connection | None = None
        self._alone: Alone | None = None
        self.groups = 0
        self.written = 0

    def write(self, group: Sequence[Job]) -> None:
        """Write what can be written; each job's outcome says how it went."""
        try:
            if not self._entered_alone(group):
                self._commit(group, together=True)
        except _Taken:
            self._write_apart(group)
        except Exception as error:
            self.reset()
            if len(group) > 1:
                self._write_apart(group)
            else:
                group[0].outcome = error
        self.groups += 1
        self.written += len(group)

    def reset(self) -> None:
        """Let go of the connections: the next group gets new ones."""
        if self._alone is not None:
            self._alone.close()
            self._alone = None
        if self._connection is not None:
            try:
                self._connection.close()
            except DBAPIError:
                self._connection.invalidate()
            self._connection = None

    def _write_apart(self, group: Sequence[Job]) -> None:
        """One of them failed or came second: each in its own transaction, so that it harms no other."""
        for job in group:
            try:
                self._commit([job], together=False)
            except Exception as error:
                self.reset()
                job.outcome = error

    def _entered_alone(self, group: Sequence[Job]) -> bool:
        """The short way for moves on SQLite. Where it fails the long one, which knows why, is gone."""
        entries = [job.entry for job in group if job.entry is not None and job.run is None]
        if self._tell is not None or len(entries) < len(group):
            return False
        try:
            if self._alone is None:
                self._alone = Alone(self._engine)
            self._alone.write(entries)
        except sqlite3.Error:
            self.reset()
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
            if self._tell is not None:
                for batch in batches(notices_of(group)):
                    self._tell(db, f"{self._sender}\n{batch}")

    def _insert_entries(self, db: Connection, group: Sequence[Job], together: bool) -> None:
        entries = [job.entry for job in group if job.entry is not None]
        if self._entering.write(db, entries) == len(entries):
            return
        if together and len(group) > 1:
            db.rollback()
            raise _Taken
        group[0].outcome = False


class _Taken(Exception):
    """Somebody else was faster with one of the entries."""


def notices_of(group: Sequence[Job]) -> list[str]:
    """What other processes should hear of these jobs, each thing once: an entry itself, unless something else was
    written with it, which must be read.
    """
    entered = [job for job in group if job.entry is not None and job.outcome is not False]
    notices = [told_whole(job.entry) if job.run is None else f"e{job.entry.table}" for job in entered if job.entry]
    notices += [job.notice for job in group if job.notice is not None]
    return list(dict.fromkeys(notices))


def told_whole(entry: EntryRow) -> str:
    """The notice of an entry that needs nothing else to be read."""
    return "m" + msgspec.json.encode(msgspec.structs.astuple(entry)).decode()


def batches(notices: Iterable[str]) -> Iterator[str]:
    """The notices, as many in a text as it takes."""
    batch = ""
    for notice in notices:
        if batch and len(batch.encode()) + len(notice.encode()) > NOTICE_BYTES:
            yield batch
            batch = ""
        batch += f"\n{notice}" if batch else notice
    if batch:
        yield batch


def of_others(told: str, own: str) -> list[str]:
    """The notices in a text that somebody else sent; none if it was us."""
    sender, *notices = told.split("\n")
    return notices if sender != own else []


def settle(group: Sequence[Job]) -> None:
    """Whoever waits for these jobs hears how they went."""
    for job in group:
        if job.future.done():
            continue
        if isinstance(job.outcome, BaseException):
            job.future.set_exception(job.outcome)
        else:
            job.future.set_result(job.outcome)
