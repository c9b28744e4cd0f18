"""Many entries in few statements.

Each statement lets go of the interpreter's lock, and the writing thread must win it back from a busy event loop: row by
row, a group would wait as often as it has rows.
"""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import Connection, Engine

from minoteka.server.store.tables import ENTRY_COLUMNS
from minoteka.tables.rows import EntryRow

SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
"""Rows of a statement: few different ones, so that the drivers keep them prepared. What is missing is filled up with
the last entry again, whose number is taken by then.
"""


class Entering:
    """Writes entries whose numbers are free; the same SQL on both databases."""

    def __init__(self, dialect: str) -> None:
        mark, taken = "%s" if dialect == "postgresql" else "?", " ON CONFLICT (table_id, seq) DO NOTHING"
        self._statements = {size: _insert(size, mark) + taken for size in SIZES}

    def write(self, db: Connection, entries: Sequence[EntryRow]) -> int:
        """How many were new: the others' numbers were taken."""
        new = 0
        for start in range(0, len(entries), SIZES[-1]):
            rows = [astuple(entry) for entry in entries[start : start + SIZES[-1]]]
            size = next(size for size in SIZES if size >= len(rows))
            rows += rows[-1:] * (size - len(rows))
            new += db.exec_driver_sql(self._statements[size], tuple(chain.from_iterable(rows))).rowcount
        return new


class Alone:
    """Entries and nothing else, on SQLite: a statement without a transaction around it is one by itself.

    With each call into SQLite the writing thread lets go of Python's lock, and beside a busy event loop it takes a
    millisecond to have it back, and costs the loop some of its time: this is one call where a transaction takes many.
    """

    def __init__(self, engine: Engine) -> None:
        self._pooled = engine.raw_connection()
        driver: Any = self._pooled.driver_connection
        driver.isolation_level = None  # no transactions behind our back
        self._execute = driver.execute

    def write(self, entries: Sequence[EntryRow]) -> None:
        """All of them, on disk when it returns; or an error, and none."""
        values = tuple(chain.from_iterable(map(astuple, entries)))
        self._execute(_insert(len(entries), "?"), values)

    def close(self) -> None:
        """Close the connection; it is not used for anything else."""
        self._pooled.invalidate()


@cache
def _insert(rows: int, mark: str) -> str:
    names = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
    row = f"({', '.join([mark] * len(ENTRY_COLUMNS))})"
    return f"insert into entries ({names}) values {', '.join([row] * rows)}"  # small letters: see engine._recognised
