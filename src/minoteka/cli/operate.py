"""For operators: backups, and what only they may do. All of it works while the server runs, except ``restore``."""

import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from minoteka.cli.terminal import console, say
from minoteka.core.errors import Malformed

# The server's rooms are imported late: the other commands should not wait for a database's tools.

Database = Annotated[str | None, typer.Option("--database-url", help="The database, if not the usual one.")]

ANY_NAME = {"ignore_unknown_options": True}
"""A name may begin with a dash; what is meant for an option and is none, is then an unknown name."""

admin = typer.Typer(help="What only operators may do.", no_args_is_help=True)


def _url(given: str | None) -> str:
    from minoteka.server.settings import ServerSettings

    return given or ServerSettings.read().database_url


def backup(
    file: Annotated[Path, typer.Argument(help="Where to, as …/minoteka.jsonl.gz.")], database_url: Database = None
) -> None:
    """Write everything into one file, while the server runs."""
    from minoteka.server.store.backup import backup as write

    console.print(say("operate-backed-up", rows=write(_url(database_url), file), path=str(file)))


def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database_url: Database = None) -> None:
    """Read a backup into an empty database (the server is stopped; also: from SQLite to PostgreSQL)."""
    from minoteka.server.store.backup import restore as read

    if not file.is_file():
        raise Malformed("file", path=str(file), why="—")
    console.print(say("operate-restored", rows=read(_url(database_url), file)))


@admin.command("tables")
def tables(database_url: Database = None) -> None:
    """How many tables there are."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import open_engine, upgrade

    engine = open_engine(_url(database_url))
    upgrade(engine)
    with engine.connect() as db:
        counts = sql.counts(db)
    for status in ("gathering", "playing", "over"):
        console.print(f"{status:<10} {counts.get(status, 0)}")


@admin.command("delete-table", context_settings=ANY_NAME)
def delete_table(table: str, database_url: Database = None) -> None:
    """Delete a table with everything of it."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import open_engine

    with open_engine(_url(database_url)).begin() as db:
        if not sql.delete_table(db, table):
            raise Malformed("no-table")
        sql.tell_of(db, table)
    console.print(say("operate-deleted"))


@admin.command("delete-account", context_settings=ANY_NAME)
def delete_account(name: str, database_url: Database = None) -> None:
    """Delete an account; the games it played stay, without its name."""
    from minoteka.server.store import people
    from minoteka.server.store.engine import open_engine

    with open_engine(_url(database_url)).begin() as db:
        found = people.find(db, name)
        if found is None:
            raise Malformed("no-such")
        people.delete_account(db, found.id)
    console.print(say("operate-deleted"))


@admin.command("reset-password", context_settings=ANY_NAME)
def reset_password(name: str, database_url: Database = None) -> None:
    """Give an account a new password and print it; every session of it ends."""
    from argon2 import PasswordHasher

    from minoteka.server.store import people
    from minoteka.server.store.engine import open_engine

    password = secrets.token_urlsafe(12)
    with open_engine(_url(database_url)).begin() as db:
        found = people.find(db, name)
        if found is None:
            raise Malformed("no-such")
        people.set_password(db, found.id, PasswordHasher().hash(password))
    console.print(say("operate-password", name=found.name, password=password))


@admin.command("forget")
def forget(
    days: Annotated[int, typer.Option(help="Delete tables that never began or were abandoned this long ago.")] = 90,
    database_url: Database = None,
) -> None:
    """Delete what nobody wants any more (the server does so by itself; this is for now)."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import open_engine

    before = int((time.time() - days * 86400) * 1000)
    with open_engine(_url(database_url)).begin() as db:
        console.print(say("operate-forgotten", count=sql.forget(db, before, before)))
