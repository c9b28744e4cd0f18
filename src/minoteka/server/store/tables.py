"""Tables, entries and keys in the database: functions on a connection, run by the store."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from minoteka.protocol.common import Result
from minoteka.server.store import schema
from minoteka.tables.rows import EntryRow, KeyRow, Later, Loaded, NewTable, TableRow, Terms

_encode = msgspec.json.encode

ENTRY_COLUMNS = tuple(column.name for column in schema.entries.columns)
"""In the order of ``EntryRow``'s fields."""


def table_values(row: TableRow) -> dict[str, Any]:
    """A row as the database keeps it."""
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    values["options"] = _encode(row.options).decode()
    values["terms"] = _encode(row.terms).decode()
    values["result"] = _encode(row.result).decode() if row.result else None
    return values


def _row(found: Row[Any]) -> TableRow:
    values = dict(found._mapping)
    values["options"] = msgspec.json.decode(values["options"])
    values["terms"] = msgspec.json.decode(values["terms"], type=Terms)
    values["result"] = msgspec.json.decode(values["result"], type=Result) if values["result"] else None
    return TableRow(**values)


def entry_values(entry: EntryRow) -> dict[str, Any]:
    """An entry as the database keeps it."""
    return dict(zip(ENTRY_COLUMNS, msgspec.structs.astuple(entry), strict=True))


def open_once(db: Connection, new: NewTable) -> str | None:
    """A new table with its first entries; unless it is a rematch and there is one already: that one's id then. It may
    be this very one, if nobody heard that it was written.
    """
    existing = rematch_of(db, new.row.rematch_of) if new.row.rematch_of is not None else None
    if existing is None:
        db.execute(insert(schema.tables), table_values(new.row))
        if new.entries:
            db.execute(insert(schema.entries), [entry_values(entry) for entry in new.entries])
        put_keys(db, new.row.id, new.keys)
    return existing if existing != new.row.id else None


def put_keys(db: Connection, table: str, keys: Sequence[KeyRow]) -> None:
    """Give seats to whoever holds these keys, instead of those who held them."""
    if not keys:
        return
    drop_keys(db, table, [key.seat for key in keys])
    values = [{"table_id": table, "seat": k.seat, "token": k.token, "account": k.account} for k in keys]
    db.execute(insert(schema.keys), values)


def drop_keys(db: Connection, table: str, seats: Sequence[int]) -> None:
    """Nobody holds these seats any more."""
    db.execute(delete(schema.keys).where(schema.keys.c.table_id == table, schema.keys.c.seat.in_(seats)))


def set_status(db: Connection, table: str, status: str, changed: int, result: Result | None) -> None:
    """What lists of tables show."""
    values = {"status": status, "changed": changed, "result": _encode(result).decode() if result else None}
    db.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


def load(db: Connection, table: str) -> Loaded | None:
    """All of a table, or None if there is no such table."""
    found = db.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if found is None:
        return None
    return Loaded(_row(found), entries_after(db, table, 0), keys_of(db, table), rematch_of(db, table))


def later(db: Connection, table: str, seq: int) -> Later | None:
    """What happened at a table behind entry ``seq``; None if it is gone. Keys are read last: who holds a seat now
    never looks older than the entry that gave it.
    """
    if not exists(db, table):
        return None
    entries, rematch = entries_after(db, table, seq), rematch_of(db, table)
    return Later(entries, keys_of(db, table), rematch)


def entries_after(db: Connection, table: str, seq: int) -> list[EntryRow]:
    """The entries behind number ``seq``, in order."""
    query = select(schema.entries).where(schema.entries.c.table_id == table, schema.entries.c.seq > seq)
    return [EntryRow(*found) for found in db.execute(query.order_by(schema.entries.c.seq))]


def keys_of(db: Connection, table: str) -> list[KeyRow]:
    """Who holds which seat."""
    held = db.execute(select(schema.keys).where(schema.keys.c.table_id == table).order_by(schema.keys.c.seat))
    return [KeyRow(seat, bytes(token), account) for _, seat, token, account in held]


def rematch_of(db: Connection, table: str) -> str | None:
    """The table that was opened as this one's rematch."""
    return db.execute(select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)).scalar()


def listed(db: Connection, limit: int) -> list[str]:
    """The lobby: listed tables that still gather, the latest first."""
    table = schema.tables.c
    query = select(table.id).where(table.status == "gathering", table.listed)
    return list(db.execute(query.order_by(table.opened.desc()).limit(limit)).scalars())


def of_account(db: Connection, account: int, limit: int) -> list[str]:
    """The tables an account sits at, the latest first."""
    query = (
        select(schema.tables.c.id)
        .join(schema.keys, schema.keys.c.table_id == schema.tables.c.id)
        .where(schema.keys.c.account == account)
        .group_by(schema.tables.c.id, schema.tables.c.changed)
        .order_by(schema.tables.c.changed.desc())
        .limit(limit)
    )
    return list(db.execute(query).scalars())


def unfinished(db: Connection) -> list[str]:
    """The tables that are being played."""
    return list(db.execute(select(schema.tables.c.id).where(schema.tables.c.status == "playing")).scalars())


def counts(db: Connection) -> dict[str, int]:
    """How many tables there are in each status."""
    query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
    return {status: count for status, count in db.execute(query)}


def summaries(db: Connection, status: str) -> list[dict[str, Any]]:
    """Tables in this status, for operators; the one last changed first."""
    table = schema.tables.c
    query = select(table.id, table.game, table.seats, table.opened, table.changed).where(table.status == status)
    return [dict(found._mapping) for found in db.execute(query.order_by(table.changed.desc()))]


def summary(db: Connection, table: str) -> dict[str, Any] | None:
    """What operators may want to know of a table: nothing that was said or laid there."""
    known, entries = schema.tables.c, schema.entries.c
    columns = (known.id, known.game, known.seats, known.options, known.terms, known.rules, known.listed, known.daily)
    query = select(*columns, known.status, known.opened, known.changed).where(known.id == table)
    found = db.execute(query).first()
    if found is None:
        return None
    counted = select(func.count(), func.max(entries.at)).where(entries.table_id == table)
    number, last = db.execute(counted).one()
    held = select(func.count()).select_from(schema.keys).where(schema.keys.c.table_id == table)
    terms = msgspec.json.decode(found.terms, type=Terms)
    chosen = _encode(msgspec.structs.replace(terms, given=None)).decode()  # deals are nobody's business
    return {**found._mapping, "terms": chosen, "held": db.execute(held).scalar(), "entries": number, "last": last}


def stale(db: Connection, before: int) -> list[str]:
    """Tables being played in which nothing was entered since ``before``."""
    last = select(func.max(schema.entries.c.at)).where(schema.entries.c.table_id == schema.tables.c.id)
    query = select(schema.tables.c.id).where(
        schema.tables.c.status == "playing", func.coalesce(last.scalar_subquery(), 0) < before
    )
    return list(db.execute(query).scalars())


def forget(db: Connection, gathering_before: int, abandoned_before: int) -> int:
    """Delete tables that never began, and abandoned ones after their time. Gives how many."""
    table = schema.tables.c
    never = delete(schema.tables).where(table.status == "gathering", table.opened < gathering_before)
    left = delete(schema.tables).where(
        table.status == "over", table.changed < abandoned_before, table.result.like('%"abandoned"%')
    )
    return db.execute(never).rowcount + db.execute(left).rowcount


def exists(db: Connection, table: str) -> bool:
    """Whether there is such a table."""
    return db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first() is not None


def tell_of(db: Connection, notice: str) -> None:
    """Have server processes look at a table (``e`` and its id) or an account (``a`` and its number) again: at once on
    PostgreSQL, on SQLite when the process looks for it.
    """
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_notify('minoteka', :body)"), {"body": f"operator\n{notice}"})
    else:
        db.execute(insert(schema.notices), {"body": notice})


def left_notices(db: Connection) -> list[tuple[int, str]]:
    """What was left for the process that serves, with its numbers."""
    found = db.execute(select(schema.notices.c.id, schema.notices.c.body).order_by(schema.notices.c.id))
    return [(number, body) for number, body in found]


def drop_notices(db: Connection, last: int) -> None:
    """What was left has been heard."""
    db.execute(delete(schema.notices).where(schema.notices.c.id <= last))


def delete_table(db: Connection, table: str) -> bool:
    """Delete a table with everything of it; False if there was none."""
    return bool(db.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount)
