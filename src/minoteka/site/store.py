"""Tables kept in a browser: heads of tables, entries and texts on shelves that write all of a change or nothing.

There is one writer in a browser. The heads, a few facts about each table, are in memory too; entries stay on the shelf.
"""

from collections.abc import Callable
from typing import Protocol

import msgspec

from minoteka.core.fairness import SIMULATED
from minoteka.tables.rows import ALONE, Also, DailyScore, EntryRow, KeyRow, Later, Loaded, NewTable, TableRow
from minoteka.tables.seams import Broken, Gone

HEADS, ENTRIES, TEXTS = "heads", "entries", "texts"
DAY = "day "
PUBLISHED = "these days are the same in every browser"
"""The secret behind the days of houses without a server is none: anyone could look ahead."""
Thing = tuple[list[str | int], str]
"""A key and what lies there."""
_encode = msgspec.json.encode
_things: "msgspec.json.Decoder[list[Thing]]" = msgspec.json.Decoder(list[Thing])


class Change(msgspec.Struct, array_like=True, frozen=True):
    """Something to put on a shelf, or (without a body) to take away; a ``fresh`` one finds its place empty."""

    shelf: str
    key: list[str | int]
    body: str | None
    fresh: bool = False


class Shelves(Protocol):
    """What the page gives: IndexedDB. Keys are lists of words and numbers, in their order."""

    async def write(self, changes: str) -> bool:
        """All of these changes, durable when it returns; False, and nothing written, if one place is taken."""

    async def read(self, shelf: str, key: str) -> str | None:
        """What lies there."""

    async def below(self, shelf: str, key: str) -> str:
        """Everything whose key begins so, in order: a list of pairs, each a key and what lies there."""


class Head(msgspec.Struct):
    """All of a table but its entries; ``last`` is when the last of them was made."""

    row: TableRow
    keys: list[KeyRow]
    last: int
    rematch: str | None = None


def _from_shelf(body: str) -> Head:
    """A head from its shelf. Those that tell no version of chance were laid there when there was only the first one."""
    told = msgspec.json.decode(body)
    told["row"].setdefault("chance", SIMULATED)
    return msgspec.convert(told, Head)


class ShelfStore:
    """The tables of this browser. Make it with ``opened``."""

    shared = False
    process = "here"

    def __init__(self, shelves: Shelves, heads: dict[str, Head]) -> None:
        self._shelves = shelves
        self._heads = heads

    @staticmethod
    async def opened(shelves: Shelves) -> "ShelfStore":
        """The store with what is on the shelves."""
        heads = [_from_shelf(body) for _, body in await _below(shelves, HEADS)]
        return ShelfStore(shelves, {head.row.id: head for head in heads})

    def heads(self) -> dict[str, Head]:
        """All tables by their ids."""
        return dict(self._heads)

    async def texts(self) -> list[Thing]:
        """All that is kept besides tables."""
        return await _below(self._shelves, TEXTS)

    async def take_in(self, heads: list[Head], entries: list[EntryRow], texts: list[Thing]) -> bool:
        """Tables and texts from elsewhere, all or nothing; False if something else was entered at one of them."""
        things = [Change(TEXTS, key, body) for key, body in texts]
        if not await self._write(*map(_entry, entries), *map(_head, heads), *things):
            return False
        self._heads |= {head.row.id: head for head in heads}
        return True

    async def _write(self, *changes: Change) -> bool:
        return bool(await self._shelves.write(_encode(changes).decode()))

    async def append(self, entry: EntryRow, also: Also = ALONE) -> bool:
        """Make an entry durable with what belongs to it."""
        head = self._heads.get(entry.table)
        if head is None:
            raise Gone
        changed = _with(head, entry, also)
        if not await self._write(_entry(entry), _head(changed), *_scores(entry.table, also)):
            return False
        self._heads[entry.table] = changed
        return True

    async def open(self, new: NewTable) -> str | None:
        """Keep a new table; if it is a rematch and there is one already, that one's id."""
        before = self._heads.get(new.row.rematch_of or "")
        if before is not None and before.rematch is not None:
            return before.rematch
        heads = [Head(new.row, new.keys, new.row.opened)]
        if before is not None:
            heads.append(msgspec.structs.replace(before, rematch=new.row.id))
        await self._write(*map(_entry, new.entries), *map(_head, heads))
        self._heads |= {head.row.id: head for head in heads}
        return None

    async def load(self, table: str) -> Loaded | None:
        """All of a table."""
        head = self._heads.get(table)
        if head is None:
            return None
        entries = await self._entries(table)
        return Loaded(msgspec.structs.replace(head.row), entries, list(head.keys), head.rematch)

    async def later(self, table: str, seq: int) -> Later | None:
        """What happened behind entry ``seq``."""
        head = self._heads.get(table)
        if head is None:
            return None
        entries = [entry for entry in await self._entries(table) if entry.seq > seq]
        return Later(entries, list(head.keys), head.rematch)

    async def _entries(self, table: str) -> list[EntryRow]:
        try:
            kept = await _below(self._shelves, ENTRIES, table)
            return [msgspec.json.decode(body, type=EntryRow) for _, body in kept]
        except msgspec.DecodeError as error:
            raise Broken from error

    def _ids(self, wanted: Callable[[Head], bool]) -> list[str]:
        found = [head for head in self._heads.values() if wanted(head)]
        return [head.row.id for head in sorted(found, key=lambda head: -head.row.opened)]

    async def listed(self, limit: int) -> list[str]:
        """The lobby."""
        return self._ids(lambda head: head.row.listed and head.row.status == "gathering")[:limit]

    async def of_account(self, account: int, limit: int) -> list[str]:
        """The tables an account sits at: there are no accounts here."""
        return []

    async def unfinished(self) -> list[str]:
        """The tables that are being played."""
        return self._ids(lambda head: head.row.status == "playing")

    async def stale(self, before: int) -> list[str]:
        """The tables being played at which nothing was entered since ``before``."""
        return self._ids(lambda head: head.row.status == "playing" and head.last < before)

    async def forget(self, gathering_before: int, abandoned_before: int) -> int:
        """Delete tables that never began, and abandoned ones after their time."""
        old = self._ids(
            lambda head: (
                (head.row.status == "gathering" and head.row.opened < gathering_before)
                or (_abandoned(head) and head.row.changed < abandoned_before)
            )
        )
        for table in old:
            entries = await self._entries(table)
            gone = [Change(ENTRIES, [table, entry.seq], None) for entry in entries]
            await self._write(*gone, Change(HEADS, [table], None))
            del self._heads[table]
        return len(old)

    async def secret(self) -> str:
        """What the keys of days are made from: whoever opens the same page gets the same deals."""
        return PUBLISHED

    async def results(self, day: str, limit: int) -> list[tuple[str, float, int]]:
        """The best of a day in this browser."""
        kept = await _below(self._shelves, TEXTS, DAY + day)
        found = [msgspec.json.decode(body, type=DailyScore) for _, body in kept]
        best = sorted(found, key=lambda one: (-one.score, one.moves, one.name))
        return [(one.name, one.score, one.moves) for one in best[:limit]]

    async def tell(self, notice: str) -> None:
        """There is no other process."""

    async def kept(self, name: str, kind: str) -> str | None:
        """A text that was kept under this name."""
        return await self._shelves.read(TEXTS, _key(name, kind))

    async def keep(self, name: str, kind: str, body: str, at: int) -> None:
        """Keep a text, in place of what was there."""
        await self._write(Change(TEXTS, [name, kind], body))


async def _below(shelves: Shelves, shelf: str, *key: str) -> list[Thing]:
    return _things.decode(await shelves.below(shelf, _key(*key)))


def _key(*parts: str) -> str:
    return _encode(parts).decode()


def _entry(entry: EntryRow) -> Change:
    return Change(ENTRIES, [entry.table, entry.seq], _encode(entry).decode(), fresh=True)


def _head(head: Head) -> Change:
    return Change(HEADS, [head.row.id], _encode(head).decode())


def _scores(table: str, also: Also) -> list[Change]:
    """A place in a day's list, if the entry ends a solitaire of a day."""
    score = None if also.settled is None else also.settled.daily
    return [] if score is None else [Change(TEXTS, [DAY + score.day, table], _encode(score).decode())]


def _with(head: Head, entry: EntryRow, also: Also) -> Head:
    """A table's head after an entry."""
    row, settled = head.row, also.settled
    if settled is not None:
        row = msgspec.structs.replace(row, status=settled.status, changed=settled.at, result=settled.result)
    keys = {key.seat: key for key in head.keys if key.seat not in also.drop} | {key.seat: key for key in also.give}
    return Head(row, list(keys.values()), entry.at, head.rematch)


def _abandoned(head: Head) -> bool:
    result = head.row.result
    return head.row.status == "over" and result is not None and result.reason == "abandoned"
