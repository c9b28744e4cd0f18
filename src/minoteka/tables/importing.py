"""A finished match from somewhere else, by its record: checked line by line, then a table like any that is over.

Where the record reveals its seed the table has it too, so that what is exported again can be checked again.
"""

from hashlib import sha256

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.errors import Malformed
from minoteka.core.record import SEAT, Entry, Record
from minoteka.tables.opening import OpenedTable, clean_name, seated
from minoteka.tables.rows import EntryRow, Given, NewTable, TableRow, Terms
from minoteka.tables.table import BOT, PERSON, result_of


def imported(text: str, now: int) -> tuple[OpenedTable, list[str]]:
    """The table, and what of the record could be confirmed; the same record gives the same table. Cost: replays."""
    record = records.read(text.splitlines(), catalog.game)
    confirmed = list(records.verify(record))
    last = record.replay()
    if not last.is_over:
        raise Malformed("record-running")
    name = sha256("\n".join(text.split()).encode()).hexdigest()[:22]
    row = _row(record, name, now)
    entries = [*_sitting(record), *record.entries]
    words = record.fairness.get("words", [])
    new = NewTable(row, [_kept(entry, seq, row, words) for seq, entry in enumerate(entries, 1)], [])
    table = seated(new)
    row.status, row.result = table.status, result_of(table.match, table.seats)
    return OpenedTable(new, []), confirmed


def _row(record: Record, name: str, now: int) -> TableRow:
    fairness = record.fairness
    known = bool(fairness.get("seed") and fairness.get("commitment"))
    return TableRow(
        id=name,
        game=record.game.name,
        seats=record.seats,
        options=dict(record.options),
        terms=Terms(given=None if known else Given("", list(record.with_deals().deals))),
        seed=fairness["seed"] if known else name,
        commitment=fairness["commitment"] if known else "",
        chance=record.scheme,
        rules=record.rules or record.game.rules_version,
        opened=now,
        listed=False,
        first=record.start().firsts[0] if known and fairness.get("first_chosen") else None,
        daily=None,
        status="over",
        changed=now,
        result=None,
        rematch_of=None,
    )


def _sitting(record: Record) -> list[Entry]:
    names = (*record.players, *("–" for _ in range(record.seats)))
    return [Entry(SEAT, seat, names[seat]) for seat in range(record.seats)]


def _kept(entry: Entry, seq: int, row: TableRow, words: list[str]) -> EntryRow:
    text, role, said = entry.text, None, None
    if entry.kind == SEAT:
        said = words[entry.seat] if seq <= row.seats and entry.seat < len(words) else ""
        role = BOT if text in catalog.BOTS and not said else PERSON  # bots give no words
        text = text if role == BOT else clean_name(text)
    return EntryRow(row.id, seq, entry.kind, entry.seat, text, entry.count, row.opened, role=role, words=said)
