"""Everything that a browser's house keeps, as one file for another browser: all or nothing, and no table twice."""

import re
from collections.abc import Sequence
from functools import partial

import msgspec

from minoteka import catalog
from minoteka.core import chain
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.protocol.problems import Busy
from minoteka.site.store import Head, ShelfStore, Thing
from minoteka.tables import ids
from minoteka.tables.endpoint import Ask, Endpoint
from minoteka.tables.house import Tables
from minoteka.tables.rows import EntryRow, Loaded
from minoteka.tables.table import Table

FORMAT = 1
"""Raised when the file is written otherwise; older ones are read for ever."""
NAME = re.compile(r"[ -~]{1,80}")
"""What texts are kept under."""


class MovedTable(msgspec.Struct, frozen=True):
    """A table with its entries."""

    head: Head
    entries: list[EntryRow]


class Everything(msgspec.Struct, frozen=True):
    """All that is kept: tables, and texts with their keys (pictures, puzzles, analyses, places in days' lists)."""

    format: int
    tables: list[MovedTable]
    texts: list[Thing]


class TakenIn(msgspec.Struct, frozen=True):
    """How many tables are new here, went on elsewhere, or were here already."""

    fresh: int
    longer: int
    known: int


class Moving:
    """The door for removals."""

    def __init__(self, store: ShelfStore, tables: Tables) -> None:
        self._store, self._tables = store, tables

    async def give(self, _: Ask[None]) -> Everything:
        """All of it."""
        tables = [MovedTable(head, await self._entries(name)) for name, head in self._store.heads().items()]
        return Everything(FORMAT, tables, await self._store.texts())

    async def _entries(self, table: str) -> list[EntryRow]:
        loaded = await self._store.load(table)
        return [] if loaded is None else loaded.entries

    async def take(self, ask: Ask[Everything]) -> TakenIn:
        """Take in what is not here; of a table that is here too, what was played on elsewhere. Cost: replays."""
        given = ask.body
        if given.format > FORMAT:
            raise Malformed("everything-newer")
        heads: dict[str, Head] = {}
        entries: list[EntryRow] = []
        for table in given.tables:
            name = table.head.row.id
            here = await self._entries(name)
            if name not in heads and _goes_on(here, table.entries):
                await self._tables.outside.aside(partial(check, table))
                heads[name] = table.head
                entries += table.entries[len(here) :]
        texts = await self._new_texts(given.texts)
        longer = heads.keys() & self._store.heads()
        if not await self._store.take_in(list(heads.values()), entries, texts):
            raise Busy("store-away", seconds=2)
        for name in longer & self._tables.directory.rooms.keys():
            await self._tables.directory.rooms[name].catch_up()
        return TakenIn(len(heads) - len(longer), len(longer), len(given.tables) - len(heads))

    async def _new_texts(self, given: list[Thing]) -> list[Thing]:
        here = [key for key, _ in await self._store.texts()]
        if not all(len(key) == 2 and all(NAME.fullmatch(str(part)) for part in key) for key, _ in given):
            raise Malformed("everything-broken")
        return [(key, body) for key, body in given if key not in here]


def _goes_on(here: Sequence[EntryRow], there: Sequence[EntryRow]) -> bool:
    """Whether a table from elsewhere is this one (or none yet) with more behind it."""
    return len(there) > len(here) and [entry.link for entry in here] == [entry.link for entry in there[: len(here)]]


def check(table: MovedTable) -> None:
    """Refuse a table that is not whole: its entries in their order, each behind the one before it, and a game that
    can be played from them.
    """
    row, link = table.head.row, chain.NOTHING
    if row.game not in catalog.GAMES:
        raise Malformed("everything-newer")
    key = chain.key_of(row.seed)
    for seq, entry in enumerate(table.entries, 1):
        linked = entry.behind(link, key)
        if not ids.TABLE_ID.fullmatch(row.id) or (entry.table, entry.seq, entry.link) != (row.id, seq, linked.link):
            raise Malformed("everything-broken")
        link = linked.link
    try:
        Table.load(Loaded(row, table.entries, table.head.keys, table.head.rematch))
    except (MinotekaError, KeyError, TypeError, ValueError) as error:
        raise Malformed("everything-broken") from error


ENDPOINTS: list[Endpoint[Moving]] = [
    Endpoint("GET", "/api/everything", Moving.give, "all that is kept", answer=Everything),
    Endpoint("POST", "/api/everything", Moving.take, "take it in", Everything, TakenIn),
]
