"""The server under load: durable moves a second, delays until everybody knows, memory; beside a bare relay.

    python -m bench.server [--short] [--postgres]

Scripted players at real tables, over loopback, in this process; the server is a process of its own. "Everybody
knows" is measured from the move's sending to its arrival at both players (or all of them) and a spectator. The relay
passes each message on to three sockets on the same stack and does nothing else: what it costs, nobody can save.
CPU is the server process's alone, and says more than moves a second where neighbours share the machine.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.yardstick import machine, show
from tests.server.crowd import Crowd, CrowdTable, dial
from tests.server.postgres import postgres
from tests.server.relay import RelayProcess
from tests.server.running import ServerProcess, bot, me, running

TWO_SEATS = [("riomino", 2, {"level": "specialist"}), ("trimino", 2, {}), ("mexican-train", 2, {})]
ALL_GAMES = [
    ("riomino", 2, {"level": "specialist"}),
    ("simino", 4, {}),
    ("trimino", 4, {}),
    ("mexican-train", 8, {}),
    ("gemblo", 6, {}),
]
Kind = tuple[str, int, dict[str, Any]]


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Bytes of memory that a process holds now."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pid_of(server: ServerProcess) -> int:
    assert server.process is not None
    return server.process.pid


class Load:
    """Tables of some kinds, kept busy: a table that ends is replaced by one that was opened before."""

    def __init__(self, server: ServerProcess, kinds: list[Kind], tables: int, rate: float | None = None) -> None:
        self.server = server
        self.crowd = Crowd(server.port, rate=rate)
        self._kinds = kinds
        self.crowd.tables = [self._open(number) for number in range(tables)]
        short = [number for number in range(tables) if kinds[number % len(kinds)][0] == "riomino"]
        self._spare = [self._open(number) for number in short * 8][:4000]
        self._following: set[asyncio.Task[None]] = set()

    def _open(self, number: int) -> CrowdTable:
        game, seats, options = self._kinds[number % len(self._kinds)]
        people = [me(f"p{seat}") for seat in range(seats)]
        return CrowdTable(self.crowd, self.server.open(game, *people, options=options), spectators=1)

    def _follow(self, _: CrowdTable) -> None:
        if self._spare:
            task = asyncio.get_running_loop().create_task(self._next())
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _next(self) -> None:
        self.crowd.tables.append(self._spare.pop())
        await self.crowd.connect()

    async def measure(self, seconds: float) -> tuple[float, float, list[float]]:
        """Moves a second, server CPU a move in µs, and the sorted delays in ms."""
        self.crowd.on_finished = self._follow
        await self.crowd.connect()
        await asyncio.sleep(min(2.0, seconds / 2))
        self.crowd.delays.clear()
        pid = pid_of(self.server)
        busy, began = cpu_seconds(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        took, busy = time.perf_counter() - began, cpu_seconds(pid) - busy
        delays = sorted(1000 * delay for delay in self.crowd.delays)
        self.crowd.on_finished = lambda _: None
        for task in list(self._following):
            task.cancel()
        await self.crowd.close()
        await asyncio.sleep(0.2)
        return len(delays) / took, 1e6 * busy / max(1, len(delays)), delays


def percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def loaded(server: ServerProcess, kinds: list[Kind], tables: int, seconds: float) -> list[Any]:
    """Full speed first, then delays at half of it."""
    full, cpu, _ = asyncio.run(Load(server, kinds, tables).measure(seconds))
    half, _, delays = asyncio.run(Load(server, kinds, tables, rate=full / 2).measure(seconds))
    return [full, cpu, half, percentile(delays, 0.5), percentile(delays, 0.99)]


async def relayed(port: int, groups: int, seconds: float, size: int) -> tuple[float, list[float]]:
    """Messages a second through the bare relay (one in, three out), and the sorted delays in ms."""
    delays: list[float] = []
    body = b"x" * size

    class Group:
        def __init__(self) -> None:
            self.lines: list[Any] = []
            self.heard = 0
            self.sent = 0.0

        def begin(self) -> None:
            self.heard, self.sent = 0, time.perf_counter()
            self.lines[0].send(body)

        def hear(self, _: bytes) -> None:
            self.heard += 1
            if self.heard == 3:
                delays.append(1000 * (time.perf_counter() - self.sent))
                self.begin()

    made = [Group() for _ in range(groups)]
    for number, group in enumerate(made):
        group.lines = [await dial(port, f"/{number}", group.hear, lambda: None) for _ in range(3)]
    for group in made:
        group.begin()
    await asyncio.sleep(min(1.0, seconds / 2))
    delays.clear()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    for group in made:
        group.heard = -(10**9)
        for line in group.lines:
            line.transport.abort()
    await asyncio.sleep(0.1)
    return len(delays) / took, sorted(delays)


def relay_row(groups: int, seconds: float) -> list[Any]:
    with RelayProcess() as relay:
        pid = relay.pid
        busy = cpu_seconds(pid)
        began = time.perf_counter()
        rate, delays = asyncio.run(relayed(relay.port, groups, seconds, 3000))
        busy = (cpu_seconds(pid) - busy) / (time.perf_counter() - began)
        return [rate, 1e6 * busy / rate, None, percentile(delays, 0.5), percentile(delays, 0.99)]


def memory(server: ServerProcess, tables: int) -> list[list[Any]]:
    """Bytes per idle table in memory, with half a game behind it, and per connected page."""
    pid = pid_of(server)
    crowd = Crowd(server.port)
    kinds = [ALL_GAMES[0], ALL_GAMES[2], ALL_GAMES[1]]
    warm = [server.open(game, *(me() for _ in range(seats)), options=options) for game, seats, options in kinds * 20]
    before = resident(pid)
    opened = [
        CrowdTable(crowd, server.open(game, *(me() for _ in range(seats)), options=options))
        for game, seats, options in (kinds[number % 3] for number in range(tables))
    ]
    per_table = (resident(pid) - before) / tables

    async def connect() -> float:
        crowd.tables, crowd.paused = opened, True
        await crowd.connect()
        await asyncio.sleep(8.0)
        held = resident(pid)
        count = sum(len(table.everybody) for table in opened)
        await crowd.close()
        return (held - before - per_table * tables) / count

    per_page = asyncio.run(connect())
    return [
        ["kB per idle table", per_table / 1000],
        ["kB per connected page", per_page / 1000],
        ["warmed with", len(warm)],
    ]


def with_bots(server: ServerProcess, seconds: float, rate: float) -> list[Any]:
    """Delays at two-seat tables while bots think at others all the time."""
    for number in range(8):
        game, seats, options = ALL_GAMES[number % 5]
        server.open(game, *(bot("medium") for _ in range(seats)), options=options)
    reached, cpu, delays = asyncio.run(Load(server, TWO_SEATS, 50, rate=rate).measure(seconds))
    return [None, cpu, reached, percentile(delays, 0.5), percentile(delays, 0.99)]


@contextmanager
def fresh(database: str | None = None) -> Iterator[ServerProcess]:
    with (
        tempfile.TemporaryDirectory(prefix="minoteka-bench") as folder,
        running(database or f"sqlite:///{folder}/tables.sqlite3", idle_table=600, compress="false") as server,
    ):
        for game, seats, options in ALL_GAMES:
            server.open(game, *(me() for _ in range(seats)), options=options)
        yield server


COLUMNS = ["tables", "moves/s", "CPU µs/move", "at moves/s", "p50 ms", "p99 ms"]


def main() -> None:
    short, on_postgres = "--short" in sys.argv, "--postgres" in sys.argv
    seconds = 4.0 if short else 10.0
    sizes = (10, 100) if short else (10, 100, 1000)
    random.seed(1)
    rows: list[list[Any]] = []
    half = 500.0
    for size in sizes:
        with fresh() as server:
            rows.append([f"two seats + spectator, {size}", *loaded(server, TWO_SEATS, size, seconds)])
            half = min(half, rows[-1][3])
    with fresh() as server:
        rows.append(["the same, 50, bots thinking beside", *with_bots(server, seconds, half)])
    for size in (10, 100):
        with fresh() as server:
            rows.append([f"all games, 2 to 8 seats, {size}", *loaded(server, ALL_GAMES, size, seconds)])
    rows.append(["bare relay, 1 in 3 out, 3 kB, 100", *relay_row(100, seconds)])
    show(f"durable moves on SQLite: {machine()}", COLUMNS, rows)
    with fresh() as server:
        show("memory", ["", ""], memory(server, 200 if short else 1000))
    if on_postgres:
        with postgres() as address, fresh(address) as server:
            row = loaded(server, TWO_SEATS, 100, seconds)
            show(f"durable moves on PostgreSQL: {machine()}", COLUMNS, [["two seats + spectator, 100", *row]])


if __name__ == "__main__":
    main()
