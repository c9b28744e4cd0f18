"""Many entries in few statements.

Each statement lets go of the interpreter's lock, and the writing thread must win it back from a busy event loop: row by
row, a group would wait as often as it has rows.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from sqlalchemy import Connection

from minoteka.server.store import schema
from minoteka.server.store.rows import EntryRow
from minoteka.server.store.tables import entry_values

SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
"""Rows of a statement: few different ones, so that the drivers keep them prepared. What is missing is filled up with
the last entry again, whose number is taken by then.
"""

COLUMNS = tuple(column.name for column in schema.entries.columns)


class Entering:
    """Writes entries whose numbers are free; the same SQL on both databases."""

    def __init__(self, dialect: str) -> None:
        self._statements = {size: _statement(size, "%s" if dialect == "postgresql" else "?") for size in SIZES}

    def write(self, db: Connection, entries: Sequence[EntryRow]) -> int:
        """How many were new: the others' numbers were taken."""
        new = 0
        for start in range(0, len(entries), SIZES[-1]):
            rows = [_values(entry) for entry in entries[start : start + SIZES[-1]]]
            size = next(size for size in SIZES if size >= len(rows))
            rows += rows[-1:] * (size - len(rows))
            new += db.exec_driver_sql(self._statements[size], tuple(chain.from_iterable(rows))).rowcount
        return new


def _values(entry: EntryRow) -> list[Any]:
    values = entry_values(entry)
    return [values[name] for name in COLUMNS]


def _statement(rows: int, mark: str) -> str:
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    row = f"({', '.join([mark] * len(COLUMNS))})"
    values = ", ".join([row] * rows)
    return f"INSERT INTO entries ({names}) VALUES {values} ON CONFLICT (table_id, seq) DO NOTHING"
