"""Opening a database: which driver, which settings, and the schema brought up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL

from minoteka.core.errors import Malformed
from minoteka.server.store.faults import faults_said

VERSION = "alembic_version"
MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADING = 0x6D696E6F
"""The number of PostgreSQL's lock that an upgrading process holds."""


def database_url(address: str) -> URL:
    """The address with the driver that we use; ``Malformed`` for other databases."""
    try:
        url = make_url(address)
    except Exception as error:
        raise Malformed("database-url") from error
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite")
    if url.get_backend_name() in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise Malformed("database-driver")
        return url.set(drivername="postgresql+psycopg")
    raise Malformed("database-kind", kind=url.get_backend_name())


def open_engine(address: str) -> Engine:
    """An engine on the database; a SQLite file's folder is made."""
    url = database_url(address)
    if (path := sqlite_file(url)) is None:
        return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    with faults_said():
        path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 30}, pool_size=4, max_overflow=4)
    return as_needed(engine)


def as_needed(engine: Engine) -> Engine:
    """An engine on SQLite that keeps what it was given, on every machine."""
    event.listen(engine, "connect", _durable)
    event.listen(engine, "before_cursor_execute", _recognised, retval=True)
    return engine


@contextmanager
def reading(address: str) -> Iterator[Connection]:
    """A connection that changes nothing and shows one moment, to a database that is there already."""
    url = database_url(address)
    path = sqlite_file(url)
    if path is not None and not (path.is_file() and path.stat().st_size):
        raise Malformed("database-none", path=str(path))
    engine = create_engine(url, isolation_level="REPEATABLE READ") if path is None else create_engine(url)
    try:
        with faults_said(), engine.connect() as db:
            if path is not None:
                db.exec_driver_sql("PRAGMA query_only=ON")
                db.exec_driver_sql("BEGIN")
            if not has_schema(db):
                raise Malformed("database-none", path=str(path or url.database))
            yield db
    finally:
        engine.dispose()


@contextmanager
def changing(address: str) -> Iterator[Connection]:
    """A transaction on a database that is there already and has this version's schema."""
    with reading(address) as db:
        found = found_schema(db)
    if found != newest_schema():
        raise Malformed("database-schema", schema=found, here=newest_schema())
    engine = open_engine(address)
    try:
        with faults_said(), engine.begin() as db:
            yield db
    finally:
        engine.dispose()


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database, None for another one; ``Malformed`` if it has none."""
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise Malformed("database-file")
    return Path(url.database).expanduser()


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _recognised(_db: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> tuple[str, Any]:
    """Python's driver begins a transaction, and counts rows, only if it knows the first word of a statement, which it
    compares in the locale's small letters: in Turkish that of I is another letter, and INSERT would be unknown.
    """
    return ("insert" + statement[6:] if statement.startswith("INSERT") else statement), values


def upgrade(engine: Engine, to: str = "head") -> None:
    """Bring the schema up to date; nothing happens if it is. Processes that start together take turns."""
    config = _migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def newest_schema() -> str:
    """The newest migration."""
    return ScriptDirectory.from_config(_migrations()).get_current_head() or ""


def is_known_schema(schema: str) -> bool:
    """Whether this program has such a migration."""
    return schema in {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def found_schema(db: Connection) -> str:
    """The migration that a database is at."""
    return str(db.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar())


def has_schema(db: Connection) -> bool:
    """Whether this is a database of ours at all."""
    return inspect(db).has_table(VERSION)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
