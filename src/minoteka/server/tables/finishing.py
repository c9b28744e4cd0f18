"""What is written together with the entry that begins or ends a match."""

from collections.abc import Callable

from sqlalchemy import Connection

from minoteka.protocol.common import Result
from minoteka.server.store import people, things
from minoteka.server.store import tables as sql
from minoteka.server.tables.opening import Opened
from minoteka.server.tables.table import Step, Table, result_of, status_of


def settled(table: Table, step: Step) -> Callable[[Connection], None]:
    """The table's new status; at the end its result, a place in the list of the day, and ratings."""
    row, at = table.row, step.entry.at
    status, result = status_of(step.after), result_of(step.after, step.seats)
    moves = len(table.standing) + 1
    sides = rated_sides(table)

    def write(db: Connection) -> None:
        sql.set_status(db, row.id, status, at, result)
        if result is None:
            return
        if row.daily is not None and result.reason not in ("abandoned", "resigned"):
            things.put_daily_result(db, row.id, row.daily, step.seats[0].name, result.scores[0], moves)
        if result.winners and len(sides) > 1:
            ranks = [place(table, step, result, team) for team in sides]
            people.rate(db, row.game, list(sides.values()), ranks)

    return write


def rated_sides(table: Table) -> dict[int, list[int]]:
    """The accounts on each side; none if somebody plays against themselves."""
    teams = table.game.teams(table.row.seats, table.row.options)
    sides: dict[int, list[int]] = {}
    for seat, key in table.keys.items():
        if key.account is not None:
            sides.setdefault(teams[seat], []).append(key.account)
    accounts = [account for side in sides.values() for account in side]
    return sides if len(set(accounts)) == len(accounts) else {}


def place(table: Table, step: Step, result: Result, team: int) -> int:
    """0 for a side that won, 1 for the others, 2 for those that gave up."""
    teams = table.game.teams(table.row.seats, table.row.options)
    seats = [seat for seat in range(table.row.seats) if teams[seat] == team]
    if any(seat in result.winners for seat in seats):
        return 0
    return 1 if any(step.seats[seat].out is None for seat in seats) else 2


def open_once(db: Connection, new: Opened) -> str | None:
    """Open a rematch unless there is one already; gives that one's id then."""
    assert new.row.rematch_of is not None
    existing = sql.rematch_of(db, new.row.rematch_of)
    if existing is None:
        sql.open_table(db, new.row, new.entries, new.keys)
    return existing
