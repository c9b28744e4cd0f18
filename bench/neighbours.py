"""What others notice of somebody who asks for much: the median of their answers beside each load, and without it.

    python3 run.py bench neighbours [--seconds 4] [LOAD …]

One server with its usual limits, except that seats and heavy requests may come faster than people are let, so that the
loads are no lighter than meant. Who makes the load has an address of its own, as strangers have. Measured are somebody
else's pings and durable moves, and how soon an easy bot answers; alone and beside the load in turn. The goal: no median
more than three times what it is alone.
"""

import asyncio
import json
import tempfile
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from bench.yardstick import arguments, machine, show
from tests.server.crowd import Line, dial
from tests.server.running import ServerProcess, bot, me, running

STRANGER = "127.0.0.2"
MOST = 3.0
READY = "ready"
SOON = 1500.0
"""Milliseconds that an easy bot takes at most when it is loaded."""
MOVES = 350
TAKEN_BACK = 240
WIDE = {
    "limits": "true",
    "rate_seat": "1000/second",
    "rate_socket": "1000/second",
    "rate_heavy": "6000/minute",
    "bot_pace": 0.4,
    "bot_workers": 0,
}


class Caller:
    """One socket at a table; whoever asks waits for the answer."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = count()
        self._heard_entry = asyncio.Event()
        self.state: dict[str, Any] = {}
        self.line: Line | None = None

    async def come(self, port: int, source: str | None = None) -> "Caller":
        """Open the line and say hello; the state is there then."""
        path = f"/api/tables/{self.table['id']}/socket"
        self.line = await dial(port, path, self._heard, self._lost, source=source)
        self.line.send(json.dumps({"type": "hello", "tokens": list(self.table["tokens"].values())}).encode())
        while not self.state:
            await self.entry()
        return self

    def _lost(self) -> None:
        for waiting in self._waiting.values():
            waiting.cancel()

    def _heard(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] in ("table", "entry"):
            self.state = message
            self._heard_entry.set()
        waiting = self._waiting.pop(message.get("reply") or "", None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def entry(self) -> None:
        """Until the next entry, or the table's state."""
        self._heard_entry.clear()
        await asyncio.wait_for(self._heard_entry.wait(), 600)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A request's answer."""
        assert self.line is not None
        name = str(next(self._numbers))
        waiting = self._waiting[name] = asyncio.get_running_loop().create_future()
        self.line.send(json.dumps({"type": kind, "id": name, **fields}).encode())
        return await asyncio.wait_for(waiting, 120)

    async def move(self) -> dict[str, Any]:
        """The first legal move of whoever's turn it is."""
        seat = self.state["view"]["to_act"]
        if self.state["legal"] is None:
            await self.ask("look", seat=seat, since=1 << 20)
        text = self.state["legal"]["columns"]["text"][0]
        return await self.ask("move", seat=seat, seq=self.state["seq"], text=text)

    @property
    def over(self) -> bool:
        """Whether nothing more is played here."""
        return bool(self.state["status"] == "over")

    def go(self) -> None:
        """Leave, without a word."""
        if self.line is not None and self.line.transport is not None:
            self.line.transport.abort()


class Stranger:
    """Somebody with an address of their own."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def post(self, path: str, body: Any) -> Any:
        """What a request is answered with, whatever it is."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(STRANGER, 0))
        data = json.dumps(body).encode()
        host, length = f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(data)}"
        head = (f"POST {path} HTTP/1.1", host, length, "Connection: close")
        try:
            writer.write("\r\n".join((*head, "", "")).encode() + data)
            return json.loads((await reader.read()).partition(b"\r\n\r\n")[2] or b"null")
        finally:
            writer.close()

    async def open(self, game: str, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
        """A table, with its tokens by seat; without an id if it was refused."""
        told = await self.post("/api/tables", {"game": game, "seats": list(seats), "options": options})
        return {"id": told.get("table"), "tokens": {one["seat"]: one["token"] for one in told.get("seats", [])}}

    async def sit(self, table: dict[str, Any]) -> Caller:
        """A line to a table, with all its tokens."""
        return await Caller(table).come(self.port, STRANGER)

    async def look_on(self, table: str) -> Line:
        """A line to a table on which nobody reads what comes."""
        return await dial(self.port, f"/api/tables/{table}/socket", _nothing, _gone, source=STRANGER)


class Neighbour:
    """Whoever is measured: at one table alone with both seats, at another one with an easy bot."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server

    async def _come(self, game: str, *seats: dict[str, Any]) -> Caller:
        table = await asyncio.to_thread(self._server.open, game, *seats)
        return await Caller(table).come(self._server.port)

    async def measure(self, seconds: float) -> tuple[float, float, float]:
        """Medians in ms: of pings, of moves, of a bot's answers."""
        (pings, moves), answers = await asyncio.gather(self._alone(seconds), self._with_bot(seconds))
        return median(pings), median(moves), median(answers)

    async def bots_answer(self) -> float:
        """The longest of several bots' answers that are asked for together."""
        return max(max(found) for found in await asyncio.gather(*(self._with_bot(1.0) for _ in range(4))))

    async def _alone(self, seconds: float) -> tuple[list[float], list[float]]:
        pings: list[float] = []
        moves: list[float] = []
        caller, until = await self._come("trimino", me("Olya"), me("Taras")), time.monotonic() + seconds
        while time.monotonic() < until:
            if caller.over:
                caller.go()
                caller = await self._come("trimino", me("Olya"), me("Taras"))
            pings.append(await timed(caller.ask("ping")))
            if caller.state["legal"] is None:
                await caller.ask("look", seat=caller.state["view"]["to_act"], since=1 << 20)
            moves.append(await timed(caller.move()))
            await asyncio.sleep(0.04)
        caller.go()
        return pings, moves

    async def _with_bot(self, seconds: float) -> list[float]:
        answers: list[float] = []
        caller, until = await self._come("riomino", me("Olya"), bot("easy")), time.monotonic() + seconds
        while time.monotonic() < until or not answers:
            if caller.over:
                caller.go()
                caller = await self._come("riomino", me("Olya"), bot("easy"))
            while caller.state["view"]["to_act"] == 1:
                await caller.entry()
            await caller.move()
            if not caller.over and caller.state["view"]["to_act"] == 1:
                answers.append(await timed(caller.entry()))
        caller.go()
        return answers


def _nothing(_: bytes) -> None:
    pass


def _gone() -> None:
    pass


async def timed(work: Awaitable[Any]) -> float:
    """Milliseconds until it is done."""
    began = time.perf_counter()
    await work
    return 1000 * (time.perf_counter() - began)


async def again_and_again(work: Callable[[], Awaitable[Any]], pause: float) -> None:
    while True:
        await work()
        await asyncio.sleep(pause)


@asynccontextmanager
async def going_on(*work: Awaitable[None]) -> AsyncIterator[None]:
    """While this is open the work goes on."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()  # a load that broke is none
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def logs_asked_for(stranger: Stranger) -> AsyncIterator[Callable[[], AbstractAsyncContextManager[None]]]:
    """A socket that asks for all of a long table as often as it may, and one at which much was taken back."""
    seats = [me(f"p{seat}") for seat in range(8)]
    long = await stranger.sit(await stranger.open("mexican-train", *seats))
    for _ in range(MOVES):
        await long.move()
    undone = await stranger.sit(await stranger.open("riomino", me("Olya"), me("Taras"), level="master"))
    for _ in range(12):
        await undone.move()
    for _ in range(TAKEN_BACK):
        seat = 1 - undone.state["view"]["to_act"]
        answer = await undone.ask("undo", seat=seat)
        assert answer["type"] == "entry", answer
        await undone.move()

    async def hello(line: Line) -> None:
        line.send(b'{"type":"hello","since":-1}')

    lines = [await stranger.look_on(caller.table["id"]) for caller in (long, undone)]
    yield lambda: going_on(*(again_and_again(lambda line=line: hello(line), 1 / 39) for line in lines))  # type: ignore[misc]


@asynccontextmanager
async def bots_among_themselves(
    stranger: Stranger,
) -> AsyncIterator[Callable[[], AbstractAsyncContextManager[None]]]:
    """Forty tables of six masters are asked for from one address; nobody listens."""

    async def forty() -> None:
        for _ in range(40):
            await stranger.open("gemblo", *(bot("master") for _ in range(6)))
        await asyncio.Event().wait()

    yield lambda: going_on(forty())


@asynccontextmanager
async def watchers(stranger: Stranger) -> AsyncIterator[Callable[[], AbstractAsyncContextManager[None]]]:
    """Two hundred watchers at a table at which somebody moves without a pause."""
    table = await stranger.open("mexican-train", me("Olya"), me("Taras"))

    async def busy() -> None:
        player = await stranger.sit(table)
        lines = [
            await dial(stranger.port, f"/api/tables/{table['id']}/socket", _nothing, _gone, source=STRANGER)
            for _ in range(199)
        ]
        for line in lines:
            line.send(b'{"type":"hello"}')
        try:
            while not player.over:
                await player.move()
        finally:
            for line in lines:
                if line.transport is not None:
                    line.transport.abort()
            player.go()

    yield lambda: going_on(busy())


@asynccontextmanager
async def puzzles(stranger: Stranger) -> AsyncIterator[Callable[[], AbstractAsyncContextManager[None]]]:
    """Eight who have hard puzzles made, one after the other; who is refused asks again a second later."""
    await stranger.post("/api/puzzles/generate", {"cells": 20})

    async def wish() -> None:
        await stranger.post("/api/puzzles/generate", {"cells": 60, "colours": 6, "grade": "5"})

    yield lambda: going_on(*(again_and_again(wish, 1.0) for _ in range(8)))


def house(folder: str) -> AbstractContextManager[ServerProcess]:
    """A server of its own for each load."""
    return running(f"sqlite:///{Path(folder) / 'tables.sqlite3'}", **WIDE)


LOADS = {load.__name__: load for load in (logs_asked_for, bots_among_themselves, watchers, puzzles)}


class Burden:
    """A load in a process of its own, so that its clients hold up nobody who is measured; made ready, then begun."""

    def __init__(self, name: str, port: int) -> None:
        spawning = get_context("spawn")
        self._pipe, other = spawning.Pipe()
        self._process = spawning.Process(target=carry, args=(name, port, other), daemon=True)

    async def _told(self) -> None:
        if await asyncio.to_thread(self._pipe.recv) != READY:
            raise RuntimeError("the load broke")

    async def __aenter__(self) -> "Burden":
        self._process.start()
        await self._told()
        return self

    async def begin(self) -> None:
        """From now on it goes on."""
        self._pipe.send(READY)
        await self._told()

    async def __aexit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join()


def carry(name: str, port: int, pipe: Any) -> None:
    """The other process: ready, begin, until it is ended."""

    async def story() -> None:
        async with LOADS[name](Stranger(port)) as begin:
            pipe.send(READY)
            await asyncio.to_thread(pipe.recv)
            async with begin():
                pipe.send(READY)
                await asyncio.Event().wait()

    asyncio.run(story())


async def beside(server: ServerProcess, name: str, seconds: float) -> list[list[Any]]:
    """Each median alone, beside the load, and how many times as much that is."""
    neighbour = Neighbour(server)
    while await neighbour.bots_answer() > SOON:  # bots are loaded in each of their processes
        pass
    async with Burden(name, server.port) as burden:
        alone, loaded = [await neighbour.measure(seconds)], []
        await burden.begin()
        await asyncio.sleep(2.0)
        for _ in range(2):
            loaded.append(await neighbour.measure(seconds))
    rows = []
    for place, what in enumerate(("ping", "move on disk", "easy bot's answer")):
        one, other = (median(found[place] for found in times) for times in (alone, loaded))
        met = "met" if other <= MOST * one else "MISSED"
        rows.append([f"{name.replace('_', ' ')}: {what}", one, other, other / one, met])
    return rows


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each measurement")
    parser.add_argument("loads", nargs="*", default=list(LOADS), metavar="LOAD", help=f"of {', '.join(LOADS)}")
    given: Namespace = parser.parse_args()
    rows: list[list[Any]] = []
    for name in given.loads:
        with tempfile.TemporaryDirectory(prefix="minoteka-bench") as folder, house(folder) as server:
            rows += asyncio.run(beside(server, name, given.seconds))
    columns = ["ms, median", "alone", "beside", "×", f"goal: ≤ {MOST:g} ×"]
    show(f"others beside a load: {machine()}", columns, rows)


if __name__ == "__main__":
    main()
