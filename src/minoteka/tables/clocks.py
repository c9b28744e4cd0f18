"""Clocks: how much time each seat has left. Derived from the entries: each standing move says what it cost."""

from datetime import UTC, datetime

from minoteka.protocol.common import Clock
from minoteka.tables.table import Table

GRACE = 250
"""Milliseconds that a move may be late on the wire."""


def date_of(now: int) -> str:
    """The date (UTC) of a moment in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def left(table: Table, seat: int) -> int:
    """Milliseconds that a seat has for its current or next move, before this turn's thinking."""
    rule = table.row.terms.clock
    if rule is None:
        raise ValueError("this table has no clock")
    if rule.kind == "move":
        return rule.seconds * 1000
    bank = rule.seconds * 1000
    for place in table.standing:
        entry = table.entries[place]
        if entry.seat == seat:
            bank += rule.increment * 1000 - entry.spent
    return bank


def runs_since(table: Table, since_start: int) -> int | None:
    """When the running clock was started: with the last entry, or when this process started, so that nobody
    loses time to a server that was down. None: no clock runs.
    """
    if table.row.terms.clock is None or table.to_act < 0 or table.halted or table.seats[table.to_act].is_bot:
        return None
    return max(table.entries[-1].at, since_start)


def spent(table: Table, now: int, since_start: int) -> int:
    """What the move of the seat to act costs if it is made now."""
    started = runs_since(table, since_start)
    return 0 if started is None else max(0, now - started)


def falls_at(table: Table, since_start: int) -> int | None:
    """When the flag of the seat to act falls, if its clock runs."""
    started = runs_since(table, since_start)
    return None if started is None else started + left(table, table.to_act) + GRACE


def clock(table: Table, now: int, since_start: int) -> Clock | None:
    """What a page shows."""
    if table.row.terms.clock is None or table.match is None:
        return None
    times = [left(table, seat) for seat in range(table.row.seats)]
    started = runs_since(table, since_start)
    if started is None:
        return Clock(times, None, now)
    times[table.to_act] = max(0, times[table.to_act] - (now - started))
    return Clock(times, table.to_act, now)
