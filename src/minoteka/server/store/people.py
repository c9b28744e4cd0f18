"""Accounts, sessions and ratings in the database: functions on a connection, run by the store."""

import unicodedata
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from minoteka.server.store import schema
from minoteka.tables.rows import NOBODY, Rated

LAST_NUMBER = "account"
"""Under this name the house knows the last account's number."""


class AccountRow(msgspec.Struct, frozen=True):
    """An account; the password is an argon2 hash."""

    id: int
    name: str
    password: str
    since: int


def folded(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


def _account(found: Row[Any] | None) -> AccountRow | None:
    return None if found is None else AccountRow(found.id, found.name, found.password, found.since)


def register(db: Connection, name: str, password: str, now: int) -> int | None:
    """A new account's number; None if the name is taken."""
    values = {"folded": folded(name), "name": name, "password": password, "since": now, **_number(db)}
    insertion = schema.insert_unless_taken(db.dialect.name, schema.accounts, "folded")
    return db.execute(insertion.returning(schema.accounts.c.id), values).scalar()


def _number(db: Connection) -> dict[str, int]:
    """SQLite would give the number of an account that was deleted to the next one, and with it whatever a process still
    remembers of the other: sockets, seats.
    """
    if db.dialect.name != "sqlite":
        return {}
    house, accounts = schema.house.c, schema.accounts.c
    used = db.execute(select(house.value).where(house.name == LAST_NUMBER)).scalar()
    highest = db.execute(select(func.max(accounts.id))).scalar()
    number = max(int(used or 0), highest or 0) + 1
    db.execute(delete(schema.house).where(house.name == LAST_NUMBER))
    db.execute(insert(schema.house), {"name": LAST_NUMBER, "value": str(number)})
    return {"id": number}


def find(db: Connection, name: str) -> AccountRow | None:
    """The account of this name."""
    return _account(db.execute(select(schema.accounts).where(schema.accounts.c.folded == folded(name))).first())


def account(db: Connection, number: int) -> AccountRow | None:
    """The account of this number."""
    return _account(db.execute(select(schema.accounts).where(schema.accounts.c.id == number)).first())


def set_password(db: Connection, number: int, password: str) -> None:
    """A new password; every session ends."""
    db.execute(update(schema.accounts).where(schema.accounts.c.id == number).values(password=password))
    db.execute(delete(schema.sessions).where(schema.sessions.c.account == number))


def delete_account(db: Connection, number: int) -> None:
    """Delete an account; the games it played stay, without its name."""
    keys, entries = schema.keys.c, schema.entries
    for table, seat in db.execute(select(keys.table_id, keys.seat).where(keys.account == number)).all():
        here = (entries.c.table_id == table, entries.c.seat == seat)
        person = (entries.c.kind == "seat", entries.c.role == "person")
        db.execute(update(entries).where(*here, *person).values(text=NOBODY))
        results = schema.daily_results
        db.execute(update(results).where(results.c.table_id == table).values(name=NOBODY))
    db.execute(delete(schema.accounts).where(schema.accounts.c.id == number))


def begin_session(db: Connection, token: bytes, number: int, until: int, now: int) -> None:
    """Somebody signed in; sessions that are over are swept away."""
    db.execute(delete(schema.sessions).where(schema.sessions.c.until < now))
    db.execute(insert(schema.sessions), {"token": token, "account": number, "until": until})


def end_session(db: Connection, token: bytes) -> None:
    """Somebody signed out."""
    db.execute(delete(schema.sessions).where(schema.sessions.c.token == token))


def session(db: Connection, token: bytes, now: int) -> int | None:
    """The account of a session."""
    sessions = schema.sessions.c
    found = db.execute(select(sessions.account).where(sessions.token == token, sessions.until >= now)).scalar()
    return None if found is None else int(found)


def ratings(db: Connection, number: int) -> list[tuple[str, float, float, int]]:
    """Game, mu, sigma and number of games of an account."""
    found = schema.ratings.c
    query = select(found.game, found.mu, found.sigma, found.games).where(found.account == number)
    return [(game, mu, sigma, games) for game, mu, sigma, games in db.execute(query.order_by(found.game))]


def stars(db: Connection, number: int) -> dict[str, int]:
    """What an account has learnt and solved."""
    found = schema.stars.c
    return {task: won for task, won in db.execute(select(found.task, found.stars).where(found.account == number))}


def keep_stars(db: Connection, number: int, won: Mapping[str, int]) -> dict[str, int]:
    """The best try of each task counts; gives all stars there are now. An account deleted meanwhile keeps none."""
    if not _there(db, [number]):
        return {}
    for task, count in sorted(won.items()):
        here = {"account": number, "task": task}
        db.execute(schema.insert_unless_taken(db.dialect.name, schema.stars, *here), {**here, "stars": count})
        mine = (schema.stars.c.account == number, schema.stars.c.task == task, schema.stars.c.stars < count)
        db.execute(update(schema.stars).where(*mine).values(stars=count))
    return stars(db, number)


def rate(db: Connection, match: Rated) -> None:
    """A match between accounts is over; those that were deleted meanwhile are left out."""
    from openskill.models import PlackettLuce

    there = _there(db, [number for side in match.sides for number in side])
    pairs = [([n for n in side if n in there], rank) for side, rank in zip(match.sides, match.ranks, strict=True)]
    rated = [(side, rank) for side, rank in pairs if side]
    if len(rated) < 2:
        return
    model, game, sides = PlackettLuce(), match.game, [side for side, _ in rated]
    before = {number: _rating(db, game, number) for side in sides for number in side}
    teams = [[model.rating(mu=before[n][0], sigma=before[n][1]) for n in side] for side in sides]
    after = model.rate(teams, ranks=[float(rank) for _, rank in rated])
    for side, found in zip(sides, after, strict=True):
        for number, now in zip(side, found, strict=True):
            here = (schema.ratings.c.account == number, schema.ratings.c.game == game)
            db.execute(delete(schema.ratings).where(*here))
            values = {"mu": now.mu, "sigma": now.sigma, "games": before[number][2] + 1}
            db.execute(insert(schema.ratings), {"account": number, "game": game, **values})


def _there(db: Connection, numbers: list[int]) -> set[int]:
    """Which of these accounts there are still."""
    return set(db.execute(select(schema.accounts.c.id).where(schema.accounts.c.id.in_(numbers))).scalars())


def _rating(db: Connection, game: str, number: int) -> tuple[float, float, int]:
    found = schema.ratings.c
    query = select(found.mu, found.sigma, found.games).where(found.account == number, found.game == game)
    row = db.execute(query).first()
    return (25.0, 25.0 / 3.0, 0) if row is None else (row.mu, row.sigma, row.games)
