"""The tables of the database, the same on SQLite and on PostgreSQL. Changing them means a migration."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.dialects import postgresql, sqlite

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id(primary: bool = True) -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),  # clock, hints, undo: what the opener chose besides the rules
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("first", Integer),
    Column("daily", String(10)),
    Column("status", String(12), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("result", Text),
    Column("rematch_of", String(32), unique=True),
    Column("chance", Integer, nullable=False, server_default="1"),  # the version of docs/fairness.md
    Index("ix_tables_status", "status", "listed", "opened"),
)

# (table_id, seq) is the promise that an entry is accepted once, whatever number of processes serve the table.
entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("client", String(60)),
    Column("role", String(8)),
    Column("words", Text),
    Column("link", String(32), nullable=False, server_default=""),  # of the chain of hashes
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("token", LargeBinary(32), nullable=False),  # SHA-256 of the seat's token
    Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("folded", String(80), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("password", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary(32), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

stars = Table(
    "stars",
    metadata,
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("task", String(120), primary_key=True),  # a riddle's name, or game/lesson/step
    Column("stars", Integer, nullable=False),
)

daily_results = Table(
    "daily_results",
    metadata,
    _table_id(),
    Column("day", String(10), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("score", Float, nullable=False),
    Column("moves", Integer, nullable=False),
)

pictures = Table(
    "pictures",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(10), nullable=False),  # a free picture, or a puzzle made here
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("body", String(80), nullable=False),  # on SQLite, until the process that serves has heard of it
)


def insert_unless_taken(dialect: str, table: Table, *unique: str) -> Insert:
    """An insertion that does nothing where another process, or an earlier request, was faster."""
    make: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    statement: Insert = make(table).on_conflict_do_nothing(index_elements=list(unique))
    return statement
