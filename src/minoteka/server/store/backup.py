"""Backups that any of our databases can read: all rows as JSON lines, compressed, from one moment.

Written while the server runs (the database shows one consistent moment to a reader), and nothing in the database
changes by it. Restored into an empty database of either kind, so a house can also move from SQLite to PostgreSQL; a
backup of an older schema is read into that schema and brought up to date there.
"""

import gzip
import json
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TextIO

from alembic.util.exc import CommandError
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from minoteka.core.errors import Malformed
from minoteka.server.store.engine import (
    VERSION,
    found_schema,
    is_known_schema,
    newest_schema,
    open_engine,
    reading,
    upgrade,
)
from minoteka.server.store.faults import fault
from minoteka.server.store.lock import DatabaseLock

FORMAT = 1
BATCH = 500


def backup(url: str, target: IO[bytes]) -> int:
    """Write everything; gives the number of rows."""
    rows = 0
    with reading(url) as db, gzip.open(target, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"minoteka-backup": FORMAT, "schema": found_schema(db)}) + "\n")
        for table in _tables(db).sorted_tables:
            for row in db.execution_options(stream_results=True).execute(select(table)):
                file.write(json.dumps([table.name, _outward(row._mapping)], ensure_ascii=False) + "\n")
                rows += 1
        file.write(json.dumps({"rows": rows}) + "\n")
    return rows


@contextmanager
def whole_file(target: Path, *, overwrite: bool) -> Iterator[IO[bytes]]:
    """A file that only its owner reads and that appears under its name when it is whole; nothing but a file is ever
    replaced, and that only if it is wanted.
    """
    try:
        _may_appear(target, overwrite)
        number, name = tempfile.mkstemp(".part", f".{target.name}.", target.parent)
        unfinished = Path(name)
        try:
            with os.fdopen(number, "wb") as file:
                yield file
                file.flush()
                os.fsync(number)
            _may_appear(target, overwrite)
            unfinished.replace(target.resolve())
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise Malformed("file-write", path=str(target), why=error.strerror or type(error).__name__) from error


def _may_appear(target: Path, overwrite: bool) -> None:
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        if target.is_symlink():
            raise Malformed("file-other", path=str(target)) from None
        return
    if not stat.S_ISREG(kind):
        raise Malformed("file-other", path=str(target))
    if not overwrite:
        raise Malformed("file-exists", path=str(target))


def restore(url: str, source: Path) -> int:
    """Read a backup into an empty database; gives the number of rows. All or nothing."""
    engine = open_engine(url)
    lock = DatabaseLock(engine.url)
    try:
        with _opened(source) as file:
            schema = _schema(file, source)
            with engine.begin() as db:
                _must_be_empty(db)
            upgrade(engine, schema)
            with engine.begin() as db:
                rows = _restore(db, file)
            upgrade(engine)
            return rows
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, IntegrityError) as error:
        raise Malformed("backup-damaged", path=str(source)) from error
    except (DBAPIError, CommandError) as error:
        raise fault(error) from error
    finally:
        lock.release()
        engine.dispose()


@contextmanager
def _opened(source: Path) -> Iterator[TextIO]:
    try:
        packed = source.open("rb")
    except OSError as error:
        raise Malformed("file", path=str(source), why=error.strerror or type(error).__name__) from error
    with packed, gzip.open(packed, "rt", encoding="utf-8") as file:
        yield file


def _schema(file: TextIO, source: Path) -> str:
    head = json.loads(file.readline())
    if not isinstance(head, dict) or head.get("minoteka-backup") != FORMAT:
        raise Malformed("backup-damaged", path=str(source))
    schema = str(head.get("schema"))
    if not is_known_schema(schema):
        raise Malformed("backup-schema", schema=schema, here=newest_schema())
    return schema


def rows_of(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a backup with its table's name; an error if it is not whole."""
    try:
        with _opened(source) as file:
            _schema(file, source)
            for name, batch in _batches(file):
                yield from ((name, row) for row in batch)
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Malformed("backup-damaged", path=str(source)) from error


def _restore(db: Connection, file: TextIO) -> int:
    rows, found = 0, _tables(db).tables
    for name, batch in _batches(file):
        table = found[name]
        db.execute(insert(table), [_inward(table, values) for values in batch])
        rows += len(batch)
    if db.dialect.name == "postgresql":
        last = db.execute(select(func.max(found["accounts"].c.id))).scalar()
        if last is not None:
            db.execute(text("SELECT setval(pg_get_serial_sequence('accounts', 'id'), :last)"), {"last": last})
    return rows


def _batches(file: TextIO) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time; an end without its count means that the file was cut."""
    name: str = ""
    batch: list[dict[str, Any]] = []
    for rows, line in enumerate(file):
        value = json.loads(line)
        if isinstance(value, dict):
            if value["rows"] != rows:
                raise ValueError("rows are missing")
            if batch:
                yield name, batch
            return
        if value[0] != name or len(batch) >= BATCH:
            if batch:
                yield name, batch
            name, batch = value[0], []
        batch.append(value[1])
    raise ValueError("the end is missing")


def _must_be_empty(db: Connection) -> None:
    for table in _tables(db).sorted_tables:
        if db.execute(select(func.count()).select_from(table)).scalar():
            raise Malformed("database-not-empty")


def _tables(db: Connection) -> MetaData:
    """The tables that are there, whatever the version that made them; those that refer to others come later."""
    found = MetaData()
    found.reflect(db, only=lambda name, _: name != VERSION)
    return found


def _outward(row: Any) -> dict[str, Any]:
    return {key: value.hex() if isinstance(value, bytes) else value for key, value in row.items()}


def _inward(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {key: bytes.fromhex(value) if key in binary else value for key, value in values.items()}
