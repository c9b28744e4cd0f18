"""The house in a browser: the server's own tables and endpoints, called by a page's messages."""

import asyncio
import re
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from minoteka.core.errors import MinotekaError, NotYours
from minoteka.protocol.house import Failure
from minoteka.protocol.problems import Busy, problem_of, status_of
from minoteka.protocol.socket import Refused
from minoteka.site.bench import OtherBench
from minoteka.site.brains import OtherWorker, WayOver
from minoteka.site.moving import ENDPOINTS as REMOVALS
from minoteka.site.moving import Moving
from minoteka.site.store import ShelfStore, Shelves
from minoteka.system import SystemChance, SystemTime
from minoteka.tables import asking
from minoteka.tables.endpoint import Ask, Endpoint, Text
from minoteka.tables.endpoints import ENDPOINTS as OF_TABLES
from minoteka.tables.house import Tables
from minoteka.tables.limits import Limits
from minoteka.tables.riddling import ENDPOINTS as OF_RIDDLES
from minoteka.tables.seams import Outside
from minoteka.tables.teaching import ENDPOINTS as OF_LESSONS
from minoteka.tables.visiting import Visit
from minoteka.workshop.endpoints import ENDPOINTS as OF_WORKSHOP
from minoteka.workshop.place import Workshop

T = TypeVar("T")
Tell = Callable[[str, str | None], object]
"""Tells the page what a line says; None: the line is closed."""
_encode = msgspec.json.encode


class PrintedLog:
    """What went wrong, for the browser's console."""

    def info(self, event: str, **what: object) -> None:
        """Worth knowing: not here."""

    def warning(self, event: str, **what: object) -> None:
        """Worth a look."""
        print(event, what)

    error = warning


async def at_once(work: Callable[[], T]) -> T:
    """Long work: there are no threads here, but messages that came are heard before it begins."""
    await asyncio.sleep(0)
    return work()


class LocalLine:
    """A page's line to a table: a listener whose messages are heard one after the other."""

    account: int | None

    def __init__(self, house: "LocalHouse", line: str, table: str) -> None:
        self.holds: frozenset[int] = frozenset()
        self.look = -1
        self._line, self._table, self._house = line, table, house
        self._visit = Visit(house.tables, self, None)
        self.said: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        """Hand a message over."""
        self._house.tell(self._line, data.decode())

    def cut(self) -> None:
        """It missed something: it comes back."""
        self.said.put_nowait(None)

    async def listen(self) -> None:
        """From the hello to the end."""
        try:
            first = await self.said.get()
            if first is not None:
                await self._visit.begin(self._table, first.encode())
            while first is not None and (text := await self.said.get()) is not None:
                await self._visit.hear(text.encode())
        except MinotekaError as error:
            self.send(_encode(Refused(None, problem_of(error))))
        finally:
            await self._visit.end()
            self._house.lines.pop(self._line, None)
            self._house.tell(self._line, None)


class Doorway:
    """An endpoint at its address."""

    def __init__(self, endpoint: Endpoint[Any], place: Any) -> None:
        parts = re.split(r"\{(\w+)\}", endpoint.path)
        pattern = "".join(re.escape(p) if i % 2 == 0 else f"(?P<{p}>[^/]+)" for i, p in enumerate(parts))
        self.endpoint, self.place, self.pattern = endpoint, place, re.compile(pattern)
        self.decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None


class LocalHouse:
    """What the worker calls."""

    def __init__(self, store: ShelfStore, brains: WayOver, bench: WayOver, tell: Tell) -> None:
        chance, limits = SystemChance(), Limits()
        self.tables = Tables(Outside(store, OtherWorker(brains), SystemTime(), chance, at_once, PrintedLog(), limits))
        workshop = Workshop(self.tables, OtherBench(bench), store)
        self.tell = tell
        self.lines: dict[str, LocalLine] = {}
        self._ways = [Doorway(endpoint, self.tables) for endpoint in (*OF_TABLES, *OF_LESSONS, *OF_RIDDLES)]
        self._ways += [Doorway(endpoint, workshop) for endpoint in OF_WORKSHOP]
        self._ways += [Doorway(endpoint, Moving(store, self.tables)) for endpoint in REMOVALS]

    @staticmethod
    async def opened(shelves: Shelves, brains: WayOver, bench: WayOver, tell: Tell) -> "LocalHouse":
        """The house with what the browser kept; bots go on where they were."""
        house = LocalHouse(await ShelfStore.opened(shelves), brains, bench, tell)
        house.tables.background.spawn(house._settle_in())
        return house

    async def _settle_in(self) -> None:
        await self.tables.housekeeping.recover()
        await self.tables.housekeeping.keep_house()

    async def ask(self, method: str, address: str, authorization: str, body: str) -> tuple[int, str, str]:
        """A request's status, media type and answer."""
        try:
            way, path, query = self._way(method, address)
            ask = Ask(
                body=asking.body(body.encode(), way.decoder),
                path=path,
                query=asking.numbers(query, way.endpoint.queries),
                tokens=asking.tokens(authorization),
            )
            answer = await way.endpoint.handler(way.place, ask)
        except MinotekaError as error:
            return _refused(error, status_of(error))
        except Exception as error:  # the page hears that something failed; the console, what
            print("request-failed", address, repr(error))
            return _refused(Busy("store-away", seconds=2), 503)
        if answer is None:
            return 204, "", ""
        if isinstance(answer, Text):
            return 200, str(way.endpoint.answer), answer.body
        return way.endpoint.status, "application/json", _encode(answer).decode()

    def _way(self, method: str, address: str) -> tuple[Doorway, dict[str, str], dict[str, str]]:
        parts = urlsplit(address)
        for way in self._ways:
            found = way.pattern.fullmatch(parts.path)
            if found is not None and way.endpoint.method == method:
                path = {name: unquote(part) for name, part in found.groupdict().items()}
                return way, path, dict(parse_qsl(parts.query))
        raise NotYours("not-here")

    def connect(self, line: str, table: str) -> None:
        """A page opens a line to a table."""
        self.lines[line] = seat = LocalLine(self, line, table)
        self.tables.background.spawn(seat.listen())

    def say(self, line: str, text: str) -> None:
        """A page says something."""
        if line in self.lines:
            self.lines[line].said.put_nowait(text)

    def close(self, line: str) -> None:
        """A page went away."""
        if line in self.lines:
            self.lines[line].cut()


def _refused(error: MinotekaError, status: int) -> tuple[int, str, str]:
    return status, "application/json", _encode(Failure(problem_of(error))).decode()


async def open_house(shelves: Shelves, brains: Any, bench: Any, tell: Tell) -> LocalHouse:
    """What the worker calls first."""
    return await LocalHouse.opened(shelves, _way_over(brains), _way_over(bench), tell)


def _way_over(ask: Any) -> WayOver:
    """The way over to another worker; bytes that it gives are taken over."""

    async def asked(message: bytes, urgent: bool) -> bytes:
        return bytes((await ask(message, urgent)).to_py())

    return asked
