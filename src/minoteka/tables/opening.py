"""Opening a table, sitting down at it, and opening the next one."""

from dataclasses import dataclass

import msgspec

from minoteka import catalog
from minoteka.core.errors import Malformed, NotYours
from minoteka.core.fairness import DEALT, check_words, commitment
from minoteka.core.match import Match
from minoteka.core.position import check_seat
from minoteka.core.record import SEAT
from minoteka.protocol.tables import OpenTable, SeatToken, SitDown
from minoteka.tables import ids
from minoteka.tables.rows import EntryRow, KeyRow, NewTable, TableRow, Terms
from minoteka.tables.seams import ChanceSource
from minoteka.tables.table import BOT, OPEN, PERSON, Table, status_of


@dataclass(frozen=True)
class OpenedTable:
    """A table that is ready to be kept, and the keys that only the opener gets."""

    new: NewTable
    tokens: list[SeatToken]

    @staticmethod
    def by(
        asked: OpenTable,
        account: int | None,
        now: int,
        chance: ChanceSource,
        *,
        seed: str | None = None,
        daily: str | None = None,
    ) -> "OpenedTable":
        """A new table with the first entries: who sits down at once. Clear errors for what makes no sense."""
        row = _row(asked, now, chance.name(), seed or chance.secret(), daily)
        new, tokens = NewTable(row, [], []), []
        for seat, plan in enumerate(asked.seats):
            if plan.kind == "open":
                continue
            text, role, words = plan.level, BOT, ""
            if plan.kind == "me":
                text, role = clean_name(plan.name), PERSON
                words = check_words([plan.words])[0]
                token = chance.token()
                tokens.append(SeatToken(seat, token))
                new.keys.append(KeyRow(seat, ids.hashed(token), account))
            else:
                catalog.bot(plan.level)
            entry = EntryRow(row.id, len(new.entries) + 1, SEAT, seat, text, 0, now, role=role, words=words)
            new.entries.append(entry)
        row.status = status_of(seated(new).match)
        return OpenedTable(new, tokens)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no blanks around it."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise Malformed("name")
    return cleaned


def _row(asked: OpenTable, now: int, name: str, seed: str, daily: str | None) -> TableRow:
    game = catalog.game(asked.game)
    count = len(asked.seats)
    options = game.settle(count, asked.options)
    if asked.first is not None:
        check_seat(asked.first, count)
    return TableRow(
        id=name,
        game=game.name,
        seats=count,
        options=options,
        terms=Terms(asked.clock, asked.hints, asked.undo),
        seed=seed,
        commitment=commitment(seed),
        chance=DEALT,
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


def seated(new: NewTable) -> Table:
    """The new table in memory."""
    table = Table(new.row, new.keys)
    for entry in new.entries:
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


def next_table(table: Table, now: int, chance: ChanceSource) -> OpenedTable:
    """A rematch: the same people, bots and options, the start one seat further, the same keys."""
    row, match = table.row, table.match
    assert isinstance(match, Match)
    seed = chance.secret()
    fresh = TableRow(
        id=chance.name(),
        game=row.game,
        seats=row.seats,
        options=row.options,
        terms=msgspec.structs.replace(row.terms, given=None),
        seed=seed,
        commitment=commitment(seed),
        chance=DEALT,
        rules=table.game.rules_version,
        opened=now,
        listed=False,
        first=(match.firsts[0] + 1) % row.seats,
        daily=None,
        status="gathering",
        changed=now,
        result=None,
        rematch_of=row.id,
    )
    new = NewTable(fresh, [], list(table.keys.values()))
    for seat, sitting in enumerate(table.seats):
        person = seat in table.keys
        text = sitting.name if person else sitting.level or ""
        role = PERSON if person else BOT
        new.entries.append(EntryRow(fresh.id, seat + 1, SEAT, seat, text, 0, now, role=role, words=sitting.words))
    fresh.status = status_of(seated(new).match)
    return OpenedTable(new, [])
