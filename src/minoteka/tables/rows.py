"""What a store keeps and gives back: plain values."""

from typing import Any

import msgspec

from minoteka.core import chain
from minoteka.core.record import Entry
from minoteka.protocol.common import ClockRule, Result

NOBODY = "—"
"""What stays of the name of somebody whose account was deleted."""


class Given(msgspec.Struct, frozen=True):
    """The table that this one goes on from, and the deals that are taken over: further ones are drawn."""

    table: str
    deals: list[dict[str, Any]]


class Terms(msgspec.Struct, frozen=True):
    """What the opener chose besides the rules."""

    clock: ClockRule | None = None
    hints: bool = True
    undo: bool = True
    given: Given | None = None


class TableRow(msgspec.Struct):
    """A table as it was opened, and the few facts that lists of tables need."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    terms: Terms
    seed: str
    commitment: str
    chance: int
    """The version of chance (docs/fairness.md) that its deals come from."""
    rules: int
    opened: int
    listed: bool
    first: int | None
    daily: str | None
    status: str
    changed: int
    result: Result | None
    rematch_of: str | None


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One entry. ``spent``: milliseconds the mover's clock lost; ``client``: the request's id, so that
    sending it again is harmless; ``role`` and ``words``: of a seat change, who sits there now and the words
    they gave; ``link``: of the chain of hashes over all entries so far.
    """

    table: str
    seq: int
    kind: str
    seat: int
    text: str
    count: int
    at: int
    spent: int = 0
    client: str | None = None
    role: str | None = None
    words: str | None = None
    link: str = ""

    def plain(self) -> Entry:
        """As records have it."""
        return Entry(self.kind, self.seat, self.text, self.count)

    def behind(self, link: str, key: bytes) -> "EntryRow":
        """The same with its link, behind the link before it."""
        return msgspec.structs.replace(self, link=self.plain().link(key, link))


class KeyRow(msgspec.Struct, frozen=True, gc=False):
    """Whose seat it is: the hash of its token, and the account that took it, if any."""

    seat: int
    token: bytes
    account: int | None


class NewTable(msgspec.Struct):
    """A table to be opened, with its first entries."""

    row: TableRow
    entries: list[EntryRow]
    keys: list[KeyRow]

    def link_up(self) -> None:
        """Give every entry its link."""
        key, link = chain.key_of(self.row.seed), chain.NOTHING
        for place, entry in enumerate(self.entries):
            self.entries[place] = entry.behind(link, key)
            link = self.entries[place].link


class Loaded(msgspec.Struct):
    """All of a table."""

    row: TableRow
    entries: list[EntryRow]
    keys: list[KeyRow]
    rematch: str | None


class Later(msgspec.Struct):
    """What others entered at a table since, and who holds which seat now."""

    entries: list[EntryRow]
    keys: list[KeyRow]
    rematch: str | None


class DailyScore(msgspec.Struct, frozen=True):
    """A place in the list of a day."""

    day: str
    name: str
    score: float
    moves: int


class Rated(msgspec.Struct, frozen=True):
    """A match between accounts: the numbers on each side, and the sides' places (0 is first)."""

    game: str
    sides: list[list[int]]
    ranks: list[int]


class Settled(msgspec.Struct, frozen=True):
    """A table's status changed; at the end there is a result, perhaps a place in the day's list, and ratings."""

    status: str
    at: int
    result: Result | None = None
    daily: DailyScore | None = None
    rated: Rated | None = None


class Also(msgspec.Struct, frozen=True):
    """What is written together with an entry, or not at all: seats given to new holders, seats that nobody holds any
    more, the table's new status.
    """

    give: tuple[KeyRow, ...] = ()
    drop: tuple[int, ...] = ()
    settled: Settled | None = None


ALONE = Also()
"""Nothing besides the entry: nearly always."""
