"""What really happened, as nobody in the house knows it: what was committed and when, and what was promised to whom.

Everything that is told or committed is held against it at once.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from minoteka.core.record import MOVE, RESIGN, SEAT, TIMEOUT, UNDO
from minoteka.protocol import socket
from minoteka.server.store import tables as sql
from minoteka.tables import clocks
from minoteka.tables.holding import seats_held
from minoteka.tables.rows import Also, EntryRow, Loaded
from minoteka.tables.table import BOT, Table

if TYPE_CHECKING:
    from tests.simulation.pages import Page
    from tests.simulation.world import World

_decode = msgspec.json.decode
MOVED = (MOVE, UNDO)


class Truth:
    """``entries`` of each table in order, ``at`` which second its last one was committed, ``turned`` when the turn
    began that runs now, ``shown`` the last entry that anybody was told of.
    """

    def __init__(self, world: "World") -> None:
        self._world = world
        self._offers: dict[EntryRow, tuple[Also, float]] = {}
        self.entries: dict[str, list[EntryRow]] = {}
        self.keys: dict[str, list[Any]] = {}
        self.at: dict[str, float] = {}
        self.turned: dict[str, float] = {}
        self.shown: Counter[str] = Counter()
        self.promised: dict[str, set[tuple[Any, ...]]] = {}
        self.deleted: dict[str, float] = {}
        self.over: Counter[str] = Counter()
        self.rated: Counter[tuple[int, str]] = Counter()
        self.uncertain: set[int] = set()

    def accounts(self) -> set[int]:
        """The accounts that there are."""
        return {number for (number,) in self._world.disk.plain.execute("SELECT id FROM accounts")}

    def passwords(self) -> dict[int, float]:
        """When each account's password was asked for."""
        found = self._world.disk.plain.execute("SELECT id, password FROM accounts")
        return {number: float(password or 0) for number, password in found}

    def load(self, table: str) -> Loaded | None:
        """What the disk has."""
        with self._world.disk.engine.connect() as db:
            return sql.load(db, table)

    def offered(self, entry: EntryRow, also: Also) -> None:
        """Somebody wants to enter something."""
        self._offers[entry] = also, self._world.loop.time()

    def written(self, entries: list[EntryRow], there: set[int]) -> None:
        """A process committed, as far as it could; ``there``: the accounts before."""
        for (name,) in self._world.disk.plain.execute("SELECT id FROM tables ORDER BY id").fetchall():
            self.known(name)
        for entry in entries:
            row = self._world.disk.plain.execute(
                "SELECT * FROM entries WHERE table_id = ? AND seq = ?", (entry.table, entry.seq)
            ).fetchone()
            if row is not None and _same(EntryRow(*row)) == _same(entry) and entry in self._offers:
                self._committed(entry, *self._offers.pop(entry), there)

    def _committed(self, entry: EntryRow, also: Also, since: float, there: set[int]) -> None:
        known, name = self.known(entry.table), entry.table
        if entry.seq != len(known) + 1:
            self._world.fail(f"entry {entry.seq} of {name} was committed behind entry {len(known)}", name)
        self._check_mover(entry, known)
        self._check_time(entry)
        known.append(entry)
        self.at[name] = self._world.loop.time()
        if entry.kind in MOVED or (also.settled is not None and also.settled.status == "playing"):
            self.turned[name] = since
        if also.give or also.drop:
            self._read_keys(name)
        self._world.tell(f"entry {entry.seq}: {entry.kind} {entry.seat} {entry.text} by {entry.client}", name)
        if also.settled is not None and also.settled.status == "over":
            self.over[name] += 1
            if also.settled.rated is not None:
                self._rate(also.settled.rated, there)

    def _rate(self, rated: Any, there: set[int]) -> None:
        now = self.accounts()
        if there != now:
            self.uncertain |= {number for side in rated.sides for number in side}
        sides = [[number for number in side if number in now] for side in rated.sides]
        if sum(map(bool, sides)) > 1:
            self._world.coverage.used["rated"] += 1
            self.rated.update((number, rated.game) for side in sides for number in side)

    def known(self, table: str) -> list[EntryRow]:
        """The entries of a table; those that it was opened with were no news."""
        if table not in self.entries:
            rows = self._world.disk.plain.execute(
                "SELECT * FROM entries WHERE table_id = ? AND client IS NULL AND seq <= (SELECT seats FROM tables WHERE"
                " id = ?) AND at = (SELECT opened FROM tables WHERE id = ?) ORDER BY seq",
                (table, table, table),
            )
            self.entries[table] = [EntryRow(*row) for row in rows]
            self.at[table] = self._world.loop.time()
            self.turned.setdefault(table, self.at[table])
            self._read_keys(table)
        return self.entries[table]

    def _read_keys(self, table: str) -> None:
        with self._world.disk.engine.connect() as db:
            self.keys[table] = sql.keys_of(db, table)

    def holds(self, page: "Page", seat: int, keys: list[Any]) -> bool:
        """Whether a page has the key to a seat."""
        table: Any = msgspec.defstruct("Keyed", ["keys"])({key.seat: key for key in keys})
        return seat in seats_held(table, page.tokens, page.account)

    def _check_mover(self, entry: EntryRow, known: list[EntryRow]) -> None:
        role = _role(known, entry.seat)
        if entry.client is None:
            if entry.kind == MOVE and role != BOT:
                self._world.fail(
                    f"a bot moved at {entry.table} for seat {entry.seat}, which is a person's", entry.table
                )
            return
        name = entry.client.partition(":")[2].rpartition("-")[0]
        page = next(page for page in self._world.pages if page.name == name)
        held = [key.seat for key in self.keys[entry.table] if self.holds(page, key.seat, self.keys[entry.table])]
        open_seat = entry.kind == SEAT and role == "open" and held
        if entry.seat not in held and not open_seat and entry.kind != UNDO:
            self._world.fail(
                f"{name} entered {entry.kind} for seat {entry.seat} of {entry.table}, holding {held}", entry.table
            )

    def _check_time(self, entry: EntryRow) -> None:
        passed = (self._world.loop.time() - self.turned[entry.table]) * 1000
        if entry.kind == MOVE and entry.spent > passed + 1:
            self._world.fail(f"a move cost {entry.spent} ms of {passed:.0f}", entry.table)
        if entry.kind == TIMEOUT:
            loaded = self.load(entry.table)
            assert loaded is not None
            loaded.entries = [row for row in loaded.entries if row.seq < entry.seq]
            left = clocks.left(Table.load(loaded), entry.seat)
            if passed + 1 < left:
                self._world.fail(f"a flag fell after {passed:.0f} ms of {left}", entry.table)

    def told(self, page: "Page", data: bytes) -> None:
        """A server says something to a page: only what is on disk, a hand only to whom it belongs."""
        message = _decode(data)
        if page.table in self.deleted:
            return
        if message["type"] == "hint" and not self.holds(page, message["seat"], self.keys[page.table]):
            self._world.fail(f"{page.name} gets a hint for seat {message['seat']}", page.table)
        if message["type"] not in ("table", "entry"):
            return
        known = self.known(page.table)
        self.shown[page.table] = max(self.shown[page.table], message["seq"])
        if message["seq"] > len(known):
            self._world.fail(f"{page.name} is told of entry {message['seq']}, on disk are {len(known)}", page.table)
        elif message["type"] == "entry":
            item, entry = message["item"], known[message["seq"] - 1]
            if (item["kind"], item["seat"]) != (entry.kind, entry.seat):
                self._world.fail(
                    f"{page.name} is told {item['kind']} of {item['seat']}, on disk is {entry}", page.table
                )
        eyes = message["view"]["seat"] if message["view"] is not None else -1
        if eyes >= 0 and not self.holds(page, eyes, self.keys[page.table]):
            self._world.fail(f"{page.name} sees the hand of seat {eyes}", page.table)

    def answered(self, page: "Page", reply: str, message: dict[str, Any]) -> None:
        """A page heard that its request was fulfilled: that is a promise."""
        asked, promised = page.asked.get(reply), self.promised.setdefault(page.table, set())
        if message["type"] == "entry":
            promised.add((message["seq"], message["item"]["kind"], message["item"]["seat"]))
        elif message["type"] == "done" and isinstance(asked, socket.Move | socket.Resign):
            promised.add((f"{asked.seat}:{asked.id}",))

    def removed(self, table: str) -> None:
        """A table was deleted."""
        self.deleted[table] = self._world.loop.time()

    def kept(self, table: str) -> None:
        """Whether what was promised is there."""
        loaded = self.load(table)
        rows = loaded.entries if loaded is not None else []
        there = {(row.seq, row.kind, row.seat) for row in rows} | {(row.client,) for row in rows}
        if missing := self.promised.get(table, set()) - there:
            self._world.fail(f"acknowledged and lost: {sorted(map(str, missing))}", table)
        if [_same(row) for row in rows] != [_same(row) for row in self.known(table)]:
            self._world.fail(f"the entries of {table} have changed on disk", table)


def _same(entry: EntryRow) -> Any:
    """What of an entry never changes: a name goes with its account."""
    return msgspec.structs.replace(entry, text="") if entry.kind == SEAT else entry


def _role(known: list[EntryRow], seat: int) -> str:
    """Who plays for a seat after these entries."""
    for entry in reversed(known):
        if entry.seat == seat and entry.kind == SEAT:
            return entry.role or "open"
        if entry.seat == seat and entry.kind in (RESIGN, TIMEOUT) and entry.text:
            return BOT
    return "open"
