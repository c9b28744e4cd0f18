"""What went wrong with a database, said so that an operator knows what to do: one code for each thing to do."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError

from minoteka.core.errors import Malformed, MinotekaError

KINDS = {
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_NOTADB: "database-damaged",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "database-read-only",
}
"""SQLite's primary result codes; an extended one has them in its lowest byte."""
DISK_FULL = "53100"
"""PostgreSQL's own word for it."""
SYSTEM = {errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EMFILE: "files-full", errno.ENFILE: "files-full"}


def fault(error: BaseException) -> MinotekaError:
    """The error in words; what is none of the known faults is said as the database said it."""
    if isinstance(error, MinotekaError):
        return error
    if isinstance(error, CommandError):
        return Malformed("database-newer")
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = KINDS.get((getattr(cause, "sqlite_errorcode", 0) or 0) & 0xFF)
    elif isinstance(cause, OSError):
        code = SYSTEM.get(cause.errno or 0)
    else:
        code = "disk-full" if getattr(cause, "sqlstate", None) == DISK_FULL else None
    return Malformed(code or "database-away", why=_first_line(cause))


def _first_line(cause: BaseException) -> str:
    if isinstance(cause, OSError) and cause.strerror:
        return f"{cause.filename}: {cause.strerror}" if cause.filename else cause.strerror
    return str(cause).strip().partition("\n")[0].rstrip(".")


@contextmanager
def faults_said() -> Iterator[None]:
    """Inside, whatever is wrong with the database or its folder is an error in one line."""
    try:
        yield
    except (DBAPIError, CommandError, sqlite3.Error, OSError) as error:
        raise fault(error) from error
