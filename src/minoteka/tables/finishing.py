"""What is written together with the entry that begins or ends a match."""

import msgspec

from minoteka.protocol.common import Result
from minoteka.tables.rows import Also, DailyScore, Rated, Settled
from minoteka.tables.table import Step, Table, result_of, status_of

RATED_MOVES = 6
"""A match of fewer moves is no match: whoever resigns at once gives nothing away."""


def with_status(table: Table, step: Step, also: Also) -> Also:
    """What belongs to an entry, and the table's new status if that changes."""
    if status_of(step.before) == status_of(step.after):
        return also
    return msgspec.structs.replace(also, settled=settled(table, step))


def settled(table: Table, step: Step) -> Settled:
    """The table's new status; at the end its result, a place in the list of the day, and ratings."""
    row, status, result = table.row, status_of(step.after), result_of(step.after, step.seats)
    if result is None:
        return Settled(status, step.entry.at)
    daily = None
    if row.daily is not None and result.reason not in ("abandoned", "resigned"):
        daily = DailyScore(row.daily, step.seats[0].name, result.scores[0], len(table.standing) + 1)
    return Settled(status, step.entry.at, result, daily, rated(table, step, result))


def rated(table: Table, step: Step, result: Result) -> Rated | None:
    """The match for the ratings, if accounts played it: people themselves to the end, and more than a few moves."""
    sides = rated_sides(table)
    if not result.winners or len(sides) < 2 or len(table.standing) < RATED_MOVES:
        return None
    if any(step.seats[seat].is_bot and step.seats[seat].out is None for seat in table.keys):
        return None
    ranks = [place(table, step, result, team) for team in sides]
    return Rated(table.row.game, list(sides.values()), ranks)


def rated_sides(table: Table) -> dict[int, list[int]]:
    """The accounts on each side; none if somebody plays against themselves, or goes on with what everybody knows."""
    if table.row.terms.given is not None:
        return {}
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
