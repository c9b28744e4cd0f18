"""What is written together with the entry that begins or ends a match."""

from collections.abc import Callable

from sqlalchemy import Connection

from minoteka.server.store import tables as sql
from minoteka.server.store import things
from minoteka.server.tables.opening import Opened
from minoteka.server.tables.table import Step, Table, result_of, status_of


def settled(table: Table, step: Step) -> Callable[[Connection], None]:
    """The table's new status; at the end its result, and a place in the list of the day."""
    row, at = table.row, step.entry.at
    status, result = status_of(step.after), result_of(step.after, step.seats)
    moves = len(table.standing) + 1

    def write(db: Connection) -> None:
        sql.set_status(db, row.id, status, at, result)
        if result is not None and row.daily is not None and result.reason not in ("abandoned", "resigned"):
            things.put_daily_result(db, row.id, row.daily, step.seats[0].name, result.scores[0], moves)

    return write


def open_once(db: Connection, new: Opened) -> str | None:
    """Open a rematch unless there is one already; gives that one's id then."""
    assert new.row.rematch_of is not None
    existing = sql.rematch_of(db, new.row.rematch_of)
    if existing is None:
        sql.open_table(db, new.row, new.entries, new.keys)
    return existing
