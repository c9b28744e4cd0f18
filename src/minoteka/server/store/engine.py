"""Opening a database: which driver, which settings, and the schema brought up to date."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL

from minoteka.core.errors import Malformed

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
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    if not url.database or url.database == ":memory:":
        raise Malformed("database-file")
    Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 30}, pool_size=4, max_overflow=4)
    event.listen(engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date; nothing happens if it is. Processes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
