"""What the store hands out and takes in: plain values, no SQL."""

from typing import Any

import msgspec

from minoteka.protocol.common import ClockRule, Result


class Terms(msgspec.Struct, frozen=True):
    """What the opener chose besides the rules."""

    clock: ClockRule | None = None
    hints: bool = True
    undo: bool = True


class TableRow(msgspec.Struct):
    """A table as it was opened, and the few facts that lists of tables need."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    terms: Terms
    seed: str
    commitment: str
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
    they gave.
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


class KeyRow(msgspec.Struct, frozen=True, gc=False):
    """Whose seat it is: the hash of its token, and the account that took it, if any."""

    seat: int
    token: bytes
    account: int | None


class Loaded(msgspec.Struct):
    """All of a table."""

    row: TableRow
    entries: list[EntryRow]
    keys: list[KeyRow]
    rematch: str | None


class AccountRow(msgspec.Struct, frozen=True):
    """An account; the password is an argon2 hash."""

    id: int
    name: str
    password: str
    since: int
