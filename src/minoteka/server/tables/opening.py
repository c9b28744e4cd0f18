"""Opening a table, sitting down at it, and opening the next one."""

from dataclasses import dataclass

from minoteka import catalog
from minoteka.core.errors import Malformed, NotYours
from minoteka.core.fairness import check_words, commitment, new_secret
from minoteka.core.match import Match
from minoteka.core.position import check_seat
from minoteka.core.record import SEAT
from minoteka.protocol.http import OpenTable, SeatPlan, SeatToken, SitDown
from minoteka.server.store.rows import EntryRow, KeyRow, TableRow, Terms
from minoteka.server.tables import ids
from minoteka.server.tables.table import BOT, OPEN, PERSON, Table, status_of


@dataclass
class Opened:
    """A table that is ready to be written, and the keys that only the opener gets."""

    row: TableRow
    entries: list[EntryRow]
    keys: list[KeyRow]
    tokens: list[SeatToken]


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no blanks around it."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise Malformed("name")
    return cleaned


def new_row(asked: OpenTable, now: int, *, seed: str | None = None, daily: str | None = None) -> TableRow:
    """The row of a new table; clear errors for what makes no sense."""
    game = catalog.game(asked.game)
    count = len(asked.seats)
    options = game.settle(count, asked.options)
    if asked.first is not None:
        check_seat(asked.first, count)
    secret = seed or new_secret()
    return TableRow(
        id=ids.new_id(),
        game=game.name,
        seats=count,
        options=options,
        terms=Terms(asked.clock, asked.hints, asked.undo),
        seed=secret,
        commitment=commitment(secret),
        rules=game.rules_version,
        opened=now,
        listed=asked.listed,
        first=asked.first,
        daily=daily,
        status="gathering",
        changed=now,
        result=None,
        rematch_of=None,
    )


def opened(row: TableRow, plans: list[SeatPlan], account: int | None, now: int) -> Opened:
    """The first entries of a new table: who sits down at once."""
    result = Opened(row, [], [], [])
    for seat, plan in enumerate(plans):
        if plan.kind == "open":
            continue
        text, role, words = plan.level, BOT, ""
        if plan.kind == "me":
            text, role = clean_name(plan.name), PERSON
            words = check_words([plan.words])[0]
            token = ids.new_token()
            result.tokens.append(SeatToken(seat, token))
            result.keys.append(KeyRow(seat, ids.hashed(token), account))
        else:
            catalog.bot(plan.level)
        number = len(result.entries) + 1
        entry = EntryRow(row.id, number, SEAT, seat, text, 0, now, role=role, words=words)
        result.entries.append(entry)
    row.status = status_of(seated(result).match)
    return result


def seated(opened: Opened) -> Table:
    """The new table in memory."""
    table = Table(opened.row, opened.keys)
    for entry in opened.entries:
        table.install(table.step(entry))
    return table


def free_seat(table: Table, asked: SitDown) -> int:
    """The seat that is meant, if it is free."""
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.role == OPEN]
    if table.match is not None or not free:
        raise NotYours("no-free-seat")
    if asked.seat is None:
        return free[0]
    if check_seat(asked.seat, table.row.seats) not in free:
        raise NotYours("seat-taken", seat=asked.seat)
    return asked.seat


def next_table(table: Table, now: int) -> Opened:
    """A rematch: the same people, bots and options, the start one seat further, the same keys."""
    row, match = table.row, table.match
    assert isinstance(match, Match)
    first = (match.firsts[0] + 1) % row.seats
    secret = new_secret()
    fresh = TableRow(
        id=ids.new_id(),
        game=row.game,
        seats=row.seats,
        options=row.options,
        terms=row.terms,
        seed=secret,
        commitment=commitment(secret),
        rules=table.game.rules_version,
        opened=now,
        listed=False,
        first=first,
        daily=None,
        status="gathering",
        changed=now,
        result=None,
        rematch_of=row.id,
    )
    result = Opened(fresh, [], list(table.keys.values()), [])
    for seat, sitting in enumerate(table.seats):
        person = seat in table.keys
        text = sitting.name if person else sitting.level or ""
        role = PERSON if person else BOT
        result.entries.append(EntryRow(fresh.id, seat + 1, SEAT, seat, text, 0, now, role=role, words=sitting.words))
    fresh.status = status_of(seated(result).match)
    return result
