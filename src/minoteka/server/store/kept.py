"""Small things that are kept: results of the day, texts under a name (pictures, puzzles, solutions, analyses), the
house's secrets. The texts are in the table ``pictures``, called after the first of them.
"""

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from minoteka.server.store import schema

texts = schema.pictures
PROBE = "probe"


def put_daily_result(db: Connection, values: dict[str, Any]) -> None:
    """A finished solitaire of the day."""
    db.execute(insert(schema.daily_results), values)


def daily_results(db: Connection, day: str, limit: int) -> list[tuple[str, float, int]]:
    """The best of a day: name, score, moves."""
    results = schema.daily_results.c
    query = select(results.name, results.score, results.moves).where(results.day == day)
    query = query.order_by(results.score.desc(), results.moves, results.name).limit(limit)
    return [(name, score, moves) for name, score, moves in db.execute(query)]


def put(db: Connection, name: str, kind: str, body: str, at: int) -> None:
    """Keep a text under a name; one that is there already stays."""
    values = {"id": name, "kind": kind, "body": body, "at": at}
    db.execute(schema.insert_unless_taken(db.dialect.name, texts, "id"), values)


def replace(db: Connection, name: str, kind: str, body: str, at: int) -> None:
    """Keep a text under a name, in place of what was there."""
    put(db, name, kind, body, at)
    db.execute(update(texts).where(texts.c.id == name, texts.c.kind == kind), {"body": body, "at": at})


def get(db: Connection, name: str, kind: str) -> str | None:
    """The text under a name."""
    return db.execute(select(texts.c.body).where(texts.c.id == name, texts.c.kind == kind)).scalar()


def house_value(db: Connection, name: str, fresh: str) -> str:
    """A value of the house, made once: ``fresh`` if there is none yet."""
    found = db.execute(select(schema.house.c.value).where(schema.house.c.name == name)).scalar()
    if found is not None:
        return str(found)
    db.execute(schema.insert_unless_taken(db.dialect.name, schema.house, "name"), {"name": name, "value": fresh})
    return house_value(db, name, fresh)


def probe(db: Connection) -> None:
    """Write something and leave nothing: whether the database can be written at all."""
    row = schema.house.c.name == PROBE
    db.execute(delete(schema.house).where(row))
    db.execute(insert(schema.house), {"name": PROBE, "value": ""})
    db.execute(delete(schema.house).where(row))
