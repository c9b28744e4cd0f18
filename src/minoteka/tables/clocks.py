"""Clocks: how much time each seat has left. Derived from the entries: each standing move says what it cost."""

from datetime import UTC, datetime

from minoteka.core.record import MOVE, UNDO
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


def turn_of(table: Table) -> tuple[int, int] | None:
    """What distinguishes the turn whose clock runs: the seat, and the entry that made it this seat's turn (the same
    position may come again when moves are taken back). None: no clock runs.
    """
    if table.row.terms.clock is None or table.to_act < 0 or table.halted is not None:
        return None
    if table.seats[table.to_act].is_bot:
        return None
    moved = (entry.seq for entry in reversed(table.entries) if entry.kind in (MOVE, UNDO))
    return table.to_act, next(moved, 0)


def clock(table: Table, spent: int, now: int) -> Clock | None:
    """What a page shows; ``spent``: milliseconds that the running turn has cost so far."""
    if table.row.terms.clock is None or table.match is None:
        return None
    times = [left(table, seat) for seat in range(table.row.seats)]
    turn = turn_of(table)
    if turn is None:
        return Clock(times, None, now)
    times[turn[0]] = max(0, times[turn[0]] - spent)
    return Clock(times, turn[0], now)
