"""Backups that any of our databases can read: all rows as JSON lines, compressed, from one moment.

Written while the server runs (the database shows one consistent moment to a reader), restored into an empty database
of either kind: so a house can also move from SQLite to PostgreSQL.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, LargeBinary, Table, func, insert, select, text

from minoteka.core.errors import Malformed
from minoteka.server.store.engine import MIGRATIONS, open_engine, upgrade
from minoteka.server.store.lock import DatabaseLock
from minoteka.server.store.schema import accounts, metadata

FORMAT = 1
BATCH = 500


def schema_version() -> str:
    """The newest migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head() or ""


def backup(url: str, target: Path) -> int:
    """Write everything to a file; gives the number of rows. The file appears only when it is whole."""
    engine = open_engine(url)
    upgrade(engine)
    unfinished = target.with_name(target.name + ".part")
    rows = 0
    with engine.connect() as db, gzip.open(unfinished, "wt", encoding="utf-8") as file:
        if engine.dialect.name == "postgresql":
            db = db.execution_options(isolation_level="REPEATABLE READ")
        else:
            db.exec_driver_sql("BEGIN")
        file.write(json.dumps({"minoteka-backup": FORMAT, "schema": schema_version()}) + "\n")
        for table in metadata.sorted_tables:
            for row in db.execution_options(stream_results=True).execute(select(table)):
                file.write(json.dumps([table.name, _outward(table, row._mapping)], ensure_ascii=False) + "\n")
                rows += 1
        file.write(json.dumps({"rows": rows}) + "\n")
    unfinished.replace(target)
    engine.dispose()
    return rows


def restore(url: str, source: Path) -> int:
    """Read a backup into an empty database; gives the number of rows. All or nothing."""
    engine = open_engine(url)
    lock = DatabaseLock(engine.url)
    try:
        upgrade(engine)
        with engine.begin() as db, gzip.open(source, "rt", encoding="utf-8") as file:
            _must_be_empty(db)
            return _restore(engine, db, file)
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise Malformed("backup-damaged", path=str(source)) from error
    finally:
        lock.release()
        engine.dispose()


def _restore(engine: Engine, db: Connection, file: TextIO) -> int:
    head = json.loads(file.readline())
    if not isinstance(head, dict) or head.get("minoteka-backup") != FORMAT:
        raise Malformed("backup-damaged", path=file.name)
    if head.get("schema") != schema_version():
        raise Malformed("backup-schema", schema=str(head.get("schema")), here=schema_version())
    rows = 0
    for name, batch in _batches(file):
        table = metadata.tables[name]
        db.execute(insert(table), [_inward(table, values) for values in batch])
        rows += len(batch)
    if engine.dialect.name == "postgresql":
        last = db.execute(select(func.max(accounts.c.id))).scalar()
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
    for table in metadata.sorted_tables:
        if db.execute(select(func.count()).select_from(table)).scalar():
            raise Malformed("database-not-empty")


def _outward(table: Table, row: Any) -> dict[str, Any]:
    return {key: value.hex() if isinstance(value, bytes) else value for key, value in row.items()}


def _inward(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {key: bytes.fromhex(value) if key in binary else value for key, value in values.items()}
