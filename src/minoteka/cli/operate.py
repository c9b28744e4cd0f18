"""For operators: backups, and what only they may do. All of it works while the server runs, except ``restore``."""

import json
import secrets
import sys
import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from minoteka.cli.terminal import console, say
from minoteka.core.errors import Malformed

# The server's rooms are imported late: the other commands should not wait for a database's tools.

Database = Annotated[str | None, typer.Option("--database-url", help="The database, if not the usual one.")]

TableId = Annotated[str, typer.Argument(help="The table's id.")]
AccountName = Annotated[str, typer.Argument(help="The account's name.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
DATED = "minoteka-%Y%m%dT%H%M%SZ.jsonl.gz"
ANY_DATE = "minoteka-????????T??????Z.jsonl.gz"
"""What ``DATED`` makes of a date, in the order of time."""


class Status(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


ANY_NAME = {"ignore_unknown_options": True}
"""A name may begin with a dash; what is meant for an option and is none, is then an unknown name."""

admin = typer.Typer(help="What only operators may do.", no_args_is_help=True)


def _url(given: str | None) -> str:
    from minoteka.server.settings import ServerSettings

    return given or ServerSettings.read().database_url


def backup(
    target: Annotated[
        Path, typer.Argument(help="A new file, …/minoteka.jsonl.gz; a folder, for one with today's name; - for a pipe.")
    ],
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a file that is there.")] = False,
    keep: Annotated[
        int | None, typer.Option("--keep", min=1, help="In a folder: delete all but so many of the newest backups.")
    ] = None,
    database_url: Database = None,
) -> None:
    """Write everything into one file, while the server runs. Only its owner may read it."""
    from minoteka.server.store.backup import backup as write
    from minoteka.server.store.backup import whole_file

    url = _url(database_url)
    if str(target) == "-":
        if sys.stdout.isatty():
            raise Malformed("backup-terminal")
        write(url, sys.stdout.buffer)
        return
    into = target if target.is_dir() else None
    if keep is not None and into is None:
        raise Malformed("backup-keep")
    file = into / time.strftime(DATED, time.gmtime()) if into is not None else target
    with whole_file(file, overwrite=overwrite) as opened:
        rows = write(url, opened)
    console.print(say("operate-backed-up", rows=rows, path=str(file)))
    if into is not None and keep is not None:
        for old in sorted(into.glob(ANY_DATE))[:-keep]:
            old.unlink()


def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database_url: Database = None) -> None:
    """Read a backup into an empty database (the server is stopped; also: from SQLite to PostgreSQL)."""
    from minoteka.server.store.backup import restore as read

    console.print(say("operate-restored", rows=read(_url(database_url), file)))


def check(
    file: Annotated[Path | None, typer.Argument(help="A backup; without one, the database.")] = None,
    against: Annotated[
        Path | None, typer.Option("--against", help="An older backup: what it has must still be there.")
    ] = None,
    database_url: Database = None,
) -> int:
    """Check that everything is there and as it was: the database, or a backup, link by link."""
    from minoteka.server.store.checking import check_backup, check_database, compare

    found = check_database(_url(database_url)) if file is None else check_backup(file)
    flaws = [*found.flaws, *(compare(found, check_backup(against)) if against is not None else ())]
    for flaw in flaws:
        console.print(say(f"check-{flaw.kind}", table=flaw.table, entry=flaw.seq), markup=False, soft_wrap=True)
    if not flaws:
        console.print("✓ " + say("check-good", tables=found.tables, entries=found.entries))
    return 1 if flaws else 0


@admin.command("check-config")
def check_config() -> None:
    """Check all settings of the environment and say which are not the usual ones."""
    from minoteka.server.settings import ServerSettings

    settings = ServerSettings.read()
    for name, value in settings.chosen().items():
        console.print(f"{name} = {value}", markup=False)
    console.print(say("operate-config-good"))


@admin.command("tables")
def tables(
    status: Annotated[
        Status | None, typer.Option(help="List the tables that are so, the one last changed first.")
    ] = None,
    as_json: AsJson = False,
    database_url: Database = None,
) -> None:
    """How many tables there are, or which."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import reading

    with reading(_url(database_url)) as db:
        counts = sql.counts(db)
        found = sql.summaries(db, status.value) if status is not None else []
    if as_json:
        print(json.dumps(found if status is not None else {one.value: counts.get(one, 0) for one in Status}))
    elif status is None:
        for one in Status:
            console.print(f"{one.value:<10} {counts.get(one, 0)}")
    for row in found if not as_json else []:
        console.print("  ".join(_shown(value) for value in row.values()), markup=False, soft_wrap=True)


@admin.command("table", context_settings=ANY_NAME)
def table(table: TableId, as_json: AsJson = False, database_url: Database = None) -> None:
    """What is known of a table, without moves and names."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import reading

    with reading(_url(database_url)) as db:
        found = sql.summary(db, table)
    if found is None:
        raise Malformed("no-table")
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        console.print(f"{name:<10} {_shown(value)}", markup=False, soft_wrap=True)


def _shown(value: object) -> str:
    """Dates as people read them, everything else as it is."""
    if isinstance(value, int) and value > 10**11:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(value / 1000))
    return "-" if value is None else str(value)


@admin.command("delete-table", context_settings=ANY_NAME)
def delete_table(table: TableId, database_url: Database = None) -> None:
    """Delete a table with everything of it."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import changing

    with changing(_url(database_url)) as db:
        if not sql.delete_table(db, table):
            raise Malformed("no-table")
        sql.tell_of(db, f"e{table}")
    console.print(say("operate-deleted"))


@admin.command("delete-account", context_settings=ANY_NAME)
def delete_account(name: AccountName, database_url: Database = None) -> None:
    """Delete an account; the games it played stay, without its name."""
    from minoteka.server.store import people
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import changing

    with changing(_url(database_url)) as db:
        found = people.find(db, name)
        if found is None:
            raise Malformed("no-account", name=name)
        people.delete_account(db, found.id)
        sql.tell_of(db, f"a{found.id}")
    console.print(say("operate-deleted"))


@admin.command("reset-password", context_settings=ANY_NAME)
def reset_password(name: AccountName, database_url: Database = None) -> None:
    """Give an account a new password and print it; every session of it ends."""
    from argon2 import PasswordHasher

    from minoteka.server.store import people
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import changing

    password = secrets.token_urlsafe(12)
    with changing(_url(database_url)) as db:
        found = people.find(db, name)
        if found is None:
            raise Malformed("no-account", name=name)
        people.set_password(db, found.id, PasswordHasher().hash(password))
        sql.tell_of(db, f"a{found.id}")
    console.print(say("operate-password", name=found.name, password=password))


@admin.command("forget")
def forget(
    days: Annotated[int, typer.Option(help="Delete tables that never began or were abandoned this long ago.")] = 90,
    database_url: Database = None,
) -> None:
    """Delete what nobody wants any more (the server does so by itself; this is for now)."""
    from minoteka.server.store import tables as sql
    from minoteka.server.store.engine import changing

    before = int((time.time() - days * 86400) * 1000)
    with changing(_url(database_url)) as db:
        console.print(say("operate-forgotten", count=sql.forget(db, before, before)))
