"""Tables without a server: what comes from outside is played by the test, which so can say what happens when.

Nothing here waits for a real clock, a thread or a socket: ``settle`` lets everything happen that can happen now,
``Clockwork.advance`` lets time pass.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from copy import deepcopy
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

from minoteka import catalog
from minoteka.core.errors import MinotekaError
from minoteka.core.position import Observation
from minoteka.server.store.committing import told_whole
from minoteka.tables.house import Tables
from minoteka.tables.limits import Limits
from minoteka.tables.rows import ALONE, Also, EntryRow, KeyRow, Later, Loaded, NewTable
from minoteka.tables.seams import Gone, Outside, Urgency
from minoteka.tables.thoughts import Answer, Judgements, Judging, Pondering
from minoteka.tables.visiting import Visit
from tests.loops import complete

T = TypeVar("T")


def play(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a test's story on a loop of its own."""
    return complete(story())


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(60):
        await asyncio.sleep(0)


class Gates:
    """Places where a call can be held up, or made to fail once."""

    def __init__(self) -> None:
        self._closed: dict[str, asyncio.Event] = {}
        self._failing: dict[str, Exception] = {}

    def close(self, place: str) -> None:
        self._closed[place] = asyncio.Event()

    def open(self, place: str) -> None:
        self._closed.pop(place).set()

    def fail(self, place: str, error: Exception) -> None:
        self._failing[place] = error

    async def passing(self, place: str) -> None:
        await asyncio.sleep(0)
        if place in self._closed:
            await self._closed[place].wait()
        if place in self._failing:
            raise self._failing.pop(place)


class Shelf:
    """What all processes share: the tables on disk, and who hears of new entries."""

    def __init__(self) -> None:
        self.tables: dict[str, Loaded] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self.settled: list[Also] = []
        self.doors: list[MemoryStore] = []

    def tell(self, sender: "MemoryStore", notice: str) -> None:
        for door in self.doors:
            if door is not sender and door.heard is not None:
                asyncio.get_running_loop().call_soon(door.heard, [notice])


class MemoryStore:
    """One process's door to the shelf. ``gates``: ``read`` holds up what was read already, ``append`` comes before a
    write, ``acknowledge`` after it.
    """

    def __init__(self, shelf: Shelf, shared: bool) -> None:
        self._shelf = shelf
        self.shared = shared
        self.process = f"process-{len(shelf.doors)}"
        self.heard: Callable[[list[str]], None] | None = None
        self.gates = Gates()
        shelf.doors.append(self)

    async def append(self, entry: EntryRow, also: Also = ALONE) -> bool:
        await self.gates.passing("append")
        found = self._shelf.tables.get(entry.table)
        if found is None:
            raise Gone
        if entry.seq <= len(found.entries):
            return False
        found.entries.append(entry)
        keys = {key.seat: key for key in found.keys if key.seat not in also.drop}
        found.keys = list((keys | {key.seat: key for key in also.give}).values())
        if also.settled is not None:
            self._shelf.settled.append(also)
            found.row.status = also.settled.status
        self._shelf.tell(self, told_whole(entry) if also is ALONE else f"e{entry.table}")
        await self.gates.passing("acknowledge")
        return True

    async def open(self, new: NewTable) -> str | None:
        await self.gates.passing("append")
        if new.row.rematch_of is not None:
            before = self._shelf.tables[new.row.rematch_of]
            if before.rematch is not None:
                return before.rematch
            before.rematch = new.row.id
        copied = deepcopy(new)
        self._shelf.tables[new.row.id] = Loaded(copied.row, copied.entries, copied.keys, None)
        await self.gates.passing("acknowledge")
        return None

    async def load(self, table: str) -> Loaded | None:
        found = deepcopy(self._shelf.tables.get(table))
        await self.gates.passing("read")
        return found

    async def later(self, table: str, seq: int) -> Later | None:
        found = deepcopy(self._shelf.tables.get(table))
        await self.gates.passing("read")
        return None if found is None else Later(found.entries[seq:], found.keys, found.rematch)

    def _ids(self, status: str, limit: int) -> list[str]:
        return [name for name, found in self._shelf.tables.items() if found.row.status == status][:limit]

    async def listed(self, limit: int) -> list[str]:
        return [name for name in self._ids("gathering", limit) if self._shelf.tables[name].row.listed]

    async def of_account(self, account: int, limit: int) -> list[str]:
        tables = self._shelf.tables.items()
        return [name for name, found in tables if any(key.account == account for key in found.keys)][:limit]

    async def unfinished(self) -> list[str]:
        return self._ids("playing", 10_000)

    async def stale(self, before: int) -> list[str]:
        return [name for name in self._ids("playing", 10_000) if self._shelf.tables[name].entries[-1].at < before]

    async def forget(self, gathering_before: int, abandoned_before: int) -> int:
        old = [n for n in self._ids("gathering", 10_000) if self._shelf.tables[n].row.opened < gathering_before]
        for name in old:
            del self._shelf.tables[name]
        return len(old)

    async def tell(self, notice: str) -> None:
        self._shelf.tell(self, notice)

    async def kept(self, name: str, kind: str) -> str | None:
        return self._shelf.texts.get((name, kind))

    async def keep(self, name: str, kind: str, body: str, at: int) -> None:
        self._shelf.texts[name, kind] = body


class FirstMove:
    """Brains that play the first legal move. ``gates``: ``think`` holds an answer up."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Pondering]] = []
        self.urgencies: list[Urgency] = []
        self.gates = Gates()
        self.takes: Callable[[Observation], Awaitable[None]] | None = None

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        self.asked.append((key, question))
        self.urgencies.append(urgency)
        await self.gates.passing("think")
        game = catalog.game(question.game)
        options = game.settle(question.seats, question.options)
        seen = Observation(game, question.seats, options, game.layout.from_bytes(question.state), question.seat)
        if self.takes is not None:
            await self.takes(seen)
        return Answer(seen.legal_moves()[0])

    async def judge(self, key: str, judging: Judging) -> Judgements:
        return Judgements([])


class Alarm:
    """A timer that can be cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Clockwork:
    """Time that stands still until somebody lets it pass; the date can be set without it."""

    def __init__(self) -> None:
        self.date = 1_800_000_000_000
        self._seconds = 1000.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._number = count()

    def now(self) -> int:
        return self.date

    def monotonic(self) -> float:
        return self._seconds

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        heappush(self._alarms, (self._seconds + seconds, next(self._number), alarm))
        return alarm

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.later(seconds, partial(_wake, woken))
        await woken

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen in it."""
        until = self._seconds + seconds
        await settle()
        while self._alarms and self._alarms[0][0] <= until:
            at, _, alarm = heappop(self._alarms)
            self._to(max(at, self._seconds))
            if alarm.call is not None:
                alarm.call()
            await settle()
        self._to(until)

    def _to(self, seconds: float) -> None:
        self.date += round((seconds - self._seconds) * 1000)
        self._seconds = seconds


def _wake(woken: "asyncio.Future[None]") -> None:
    if not woken.done():
        woken.set_result(None)


class Numbered:
    """Chance that counts."""

    def __init__(self, first: int = 0) -> None:
        self._next = count(first)

    def secret(self) -> str:
        return f"{next(self._next):064x}"

    def name(self) -> str:
        return f"table-{next(self._next):016d}"

    def token(self) -> str:
        return f"token-{next(self._next):026d}"


class Remembered:
    """A log that a test can read."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, object]]] = []

    def _note(self, event: str, **what: object) -> None:
        self.events.append((event, what))

    info = warning = error = _note


async def at_once(work: Callable[[], T]) -> T:
    await asyncio.sleep(0)
    return work()


class Guest:
    """A page at a table: what it said and heard."""

    def __init__(self, tables: Tables, account: int | None = None) -> None:
        self.holds: frozenset[int] = frozenset()
        self.look = -1
        self.account: int | None = None
        self.heard: list[dict[str, Any]] = []
        self.is_cut = False
        self.visit = Visit(tables, self, account)
        self._ids = count()

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def cut(self) -> None:
        self.is_cut = True

    async def hello(self, table: str, *tokens: str, since: int = 0, look: int | None = None) -> dict[str, Any]:
        """Come to a table; gives its state."""
        hello = {"type": "hello", "tokens": list(tokens), "since": since, "look": look}
        await self.visit.begin(table, json.dumps(hello).encode())
        return self.last("table")

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask something; gives the answer (the last message, if the answer is no message of its own)."""
        name = fields.pop("id", f"r{next(self._ids)}")
        await self.visit.hear(json.dumps({"type": kind, "id": name, **fields}).encode())
        return next((said for said in reversed(self.heard) if said.get("reply") == name), {})

    def last(self, kind: str) -> dict[str, Any]:
        return next(said for said in reversed(self.heard) if said["type"] == kind)

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [said for said in self.heard if said["type"] == kind]

    async def move(self, seat: int, which: int = 0, **more: Any) -> dict[str, Any]:
        """Play one of the legal moves that this page was told of last."""
        told = next(said for said in reversed(self.heard) if said["type"] in ("table", "entry"))
        text = told["legal"]["columns"]["text"][which]
        return await self.ask("move", **{"seat": seat, "seq": told["seq"], "text": text, **more})


class Process:
    """One process that serves the tables of a shelf."""

    def __init__(
        self,
        shelf: Shelf | None = None,
        *,
        shared: bool = False,
        first: int = 0,
        date: int | None = None,
        brains: FirstMove | None = None,
        **limits: Any,
    ) -> None:
        self.shelf = shelf or Shelf()
        self.store = MemoryStore(self.shelf, shared)
        self.brains, self.time, self.log = brains or FirstMove(), Clockwork(), Remembered()
        self.time.date = date or self.time.date
        outside = Outside(
            self.store,
            self.brains,
            self.time,
            Numbered(first),
            at_once,
            self.log,
            Limits(**limits),
        )
        self.tables = Tables(outside)
        self.store.heard = self.tables.sharing.heard

    async def guest(self, table: str, *tokens: str, account: int | None = None, **more: Any) -> Guest:
        guest = Guest(self.tables, account)
        await guest.hello(table, *tokens, **more)
        return guest

    def crash(self) -> None:
        """Never hear anything again."""
        self.store.heard = None
        self.shelf.doors.remove(self.store)


def key_of(found: Loaded, seat: int) -> KeyRow:
    return next(key for key in found.keys if key.seat == seat)


async def refusal(work: Awaitable[Any]) -> str:
    """The code of the error that something ends with; "" if it ends well."""
    try:
        await work
    except MinotekaError as error:
        return error.code
    return ""
