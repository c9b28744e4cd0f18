"""Whether everything is there and as it was: a database or a backup gone through, link by link.

A chain shows what was changed in the middle. What is lost at its end only somebody can show who knew it: an older
backup, for one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from minoteka.core import chain
from minoteka.core.errors import Malformed
from minoteka.core.fairness import commitment
from minoteka.core.record import Entry
from minoteka.server.store import schema
from minoteka.server.store.backup import rows_of
from minoteka.server.store.engine import found_schema, newest_schema, reading

GAP, LINK, SEED, LOST, CHANGED = "gap", "link", "seed", "lost", "changed"


@dataclass(frozen=True)
class Flaw:
    """Something that is not as it was: at which table, from which entry on (0: the table itself), in one word."""

    table: str
    seq: int
    kind: str


@dataclass
class Checked:
    """What was gone through."""

    tables: int = 0
    flaws: list[Flaw] = field(default_factory=list)
    links: dict[str, list[str]] = field(default_factory=dict)

    @property
    def entries(self) -> int:
        """How many entries there are."""
        return sum(map(len, self.links.values()))


def check_database(url: str) -> Checked:
    """Go through a database: its pages, its references, each table's entries."""
    with reading(url) as db:
        if db.dialect.name == "sqlite":
            _check_pages(db)
        found = found_schema(db)
        if found != newest_schema():
            raise Malformed("database-schema", schema=found, here=newest_schema())
        tables = db.execute(select(schema.tables)).mappings()
        ordered = select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.seq)
        entries = db.execution_options(stream_results=True).execute(ordered).mappings()
        return _checked([dict(row) for row in tables], (dict(row) for row in entries))


def check_backup(source: Path) -> Checked:
    """Go through a backup; one of a version without links only as to its rows."""
    tables: list[dict[str, Any]] = []
    entries: list[dict[str, Any]] = []
    for name, row in rows_of(source):
        if name == schema.tables.name:
            tables.append(row)
        elif name == schema.entries.name:
            entries.append(row)
    try:
        return _checked(tables, sorted(entries, key=lambda row: (row["table_id"], row["seq"])))
    except (KeyError, TypeError, AttributeError) as error:  # entries without their table, rows without their parts
        raise Malformed("backup-damaged", path=str(source)) from error


def compare(now: Checked, before: Checked) -> Iterator[Flaw]:
    """What ``before`` had and ``now`` has not, or otherwise. A table that is gone was deleted."""
    for table, links in before.links.items():
        here = now.links.get(table)
        if here is None or not any(links):
            continue
        for seq, link in enumerate(links, 1):
            if seq > len(here) or here[seq - 1] != link:
                yield Flaw(table, seq, LOST if seq > len(here) else CHANGED)
                break


def _checked(tables: list[dict[str, Any]], entries: Iterable[dict[str, Any]]) -> Checked:
    result = Checked(len(tables))
    seeds = {row["id"]: row["seed"] for row in tables}
    for row in tables:
        result.links[row["id"]] = []
        if commitment(row["seed"]) != row["commitment"]:
            result.flaws.append(Flaw(row["id"], 0, SEED))
    keys = {table: chain.key_of(seed) for table, seed in seeds.items()}
    wrong: set[str] = set()
    for row in entries:
        table, links = row["table_id"], result.links[row["table_id"]]
        kind = _flaw(row, keys[table], links)
        links.append(row.get("link", ""))
        if kind is not None and table not in wrong:  # what comes behind a flaw is wrong by it
            wrong.add(table)
            result.flaws.append(Flaw(table, row["seq"], kind))
    return result


def _flaw(row: dict[str, Any], key: bytes, links: list[str]) -> str | None:
    if row["seq"] != len(links) + 1:
        return GAP
    if "link" not in row:
        return None
    entry = Entry(row["kind"], row["seat"], row["text"], row["count"])
    return None if entry.link(key, links[-1] if links else chain.NOTHING) == row["link"] else LINK


def _check_pages(db: Connection) -> None:
    found = db.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        raise Malformed("database-damaged", why=str(found).partition("\n")[0])
    if (row := db.exec_driver_sql("PRAGMA foreign_key_check").first()) is not None:
        raise Malformed("database-damaged", why=f"{row[0]} → {row[2]}")
