"""Small things in the database: results of the day, pictures and puzzles made here, the house's secrets."""

from sqlalchemy import Connection, insert, select, update

from minoteka.server.store import schema


def put_daily_result(db: Connection, table: str, day: str, name: str, score: float, moves: int) -> None:
    """A finished solitaire of the day."""
    values = {"table_id": table, "day": day, "name": name, "score": score, "moves": moves}
    db.execute(insert(schema.daily_results), values)


def daily_results(db: Connection, day: str, limit: int) -> list[tuple[str, float, int]]:
    """The best of a day: name, score, moves."""
    results = schema.daily_results.c
    query = select(results.name, results.score, results.moves).where(results.day == day)
    query = query.order_by(results.score.desc(), results.moves, results.name).limit(limit)
    return [(name, score, moves) for name, score, moves in db.execute(query)]


def put_picture(db: Connection, picture: str, kind: str, body: str, at: int) -> None:
    """Keep a picture or a puzzle; one that is there already stays."""
    values = {"id": picture, "kind": kind, "body": body, "at": at}
    db.execute(schema.insert_unless_taken(db.dialect.name, schema.pictures, "id"), values)


def set_picture(db: Connection, picture: str, kind: str, body: str, at: int) -> None:
    """Keep a text under a name, in place of what was there."""
    pictures = schema.pictures
    values = {"body": body, "at": at}
    changed = db.execute(update(pictures).where(pictures.c.id == picture, pictures.c.kind == kind), values)
    if not changed.rowcount:
        db.execute(insert(pictures), {"id": picture, "kind": kind, **values})


def get_picture(db: Connection, picture: str, kind: str) -> str | None:
    """A picture's or puzzle's text."""
    pictures = schema.pictures.c
    return db.execute(select(pictures.body).where(pictures.id == picture, pictures.kind == kind)).scalar()


def house_value(db: Connection, name: str, fresh: str) -> str:
    """A value of the house, made once: ``fresh`` if there is none yet."""
    found = db.execute(select(schema.house.c.value).where(schema.house.c.name == name)).scalar()
    if found is not None:
        return str(found)
    db.execute(schema.insert_unless_taken(db.dialect.name, schema.house, "name"), {"name": name, "value": fresh})
    return house_value(db, name, fresh)
