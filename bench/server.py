"""The server under load: durable moves a second, delays until everybody knows, memory; beside a bare relay.

    python3 run.py bench server [--short] [--parts | --postgres | --promises]

Scripted players and one spectator at each table, over loopback, in this process; the server is a process of its own.
"Everybody knows" is measured from the move's sending to its arrival at the last of them. The relay passes each message
on to three sockets on the same stack and does nothing else: what it costs, nobody can save. CPU is that of the server
process alone, and says more than moves a second where neighbours share the machine. ``--parts`` takes uvloop away and
lets pages ask for compression; ``--promises`` counts instead of timing: kills, a reconnect storm, races, at full size.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.process import cpu_seconds, resident
from bench.yardstick import arguments, machine, show
from tests.server.crowd import Crowd, CrowdTable, dial
from tests.server.postgres import postgres
from tests.server.relay import RelayProcess
from tests.server.running import ServerProcess, bot, me, running

Kind = tuple[str, int, dict[str, Any]]
SHORT_GAME: Kind = ("riomino", 2, {"level": "specialist"})
TWO_SEATS: list[Kind] = [SHORT_GAME, ("trimino", 2, {}), ("mexican-train", 2, {})]
ALL_GAMES: list[Kind] = [SHORT_GAME, ("simino", 4, {}), ("trimino", 4, {}), ("mexican-train", 8, {}), ("gemblo", 6, {})]
SPARES_A_SECOND = 16
RELAYED_BYTES = 3000


def pid_of(server: ServerProcess) -> int:
    assert server.process is not None
    return server.process.pid


def seated(server: ServerProcess, kind: Kind) -> dict[str, Any]:
    game, seats, options = kind
    return server.open(game, *(me(f"p{seat}") for seat in range(seats)), options=options)


class Load:
    """Tables of some kinds, kept busy: a table that ends is replaced by one whose players sat there waiting."""

    def __init__(
        self,
        servers: list[ServerProcess],
        kinds: list[Kind],
        tables: int,
        seconds: float,
        rate: float | None = None,
        *,
        deflate: bool = False,
    ) -> None:
        server = servers[0]
        self._pids = [pid_of(one) for one in servers]
        self._seconds = seconds
        second = servers[1].port if len(servers) > 1 else None
        self.crowd = Crowd(server.port, rate=rate, second=second, deflate=deflate)
        spares = int(SPARES_A_SECOND * seconds) if SHORT_GAME in kinds else 0
        chosen = [kinds[number % len(kinds)] for number in range(tables)] + [SHORT_GAME] * spares
        opened = [CrowdTable(self.crowd, seated(server, kind), spectators=1) for kind in chosen]
        self.crowd.tables, self._playing, self._spare = opened, opened[:tables], opened[tables:]
        for table in self._spare:
            table.waits = True

    def _follow(self, _: CrowdTable) -> None:
        if self._spare:
            self._spare.pop().begin()

    async def measure(self) -> tuple[float, float, list[float]]:
        """Moves a second, moves a second of the server's CPU, and the sorted delays in ms."""
        crowd = self.crowd
        crowd.paused = True
        await crowd.connect()
        crowd.paused, crowd.on_finished = False, self._follow
        for table in self._playing:
            table.begin()
        await asyncio.sleep(min(2.0, self._seconds / 2))
        crowd.delays.clear()
        busy, began = self._busy(), time.perf_counter()
        await asyncio.sleep(self._seconds)
        took, busy = time.perf_counter() - began, self._busy() - busy
        delays = sorted(1000 * delay for delay in crowd.delays)
        await crowd.close()
        await asyncio.sleep(0.2)
        return len(delays) / took, len(delays) / busy, delays

    def _busy(self) -> float:
        return sum(map(cpu_seconds, self._pids))


def percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def loaded(kinds: list[Kind], tables: int, seconds: float, *, deflate: bool = False, **where: Any) -> list[Any]:
    """Full speed first, then delays at half of it."""
    with fresh(**where) as servers:
        full, per_cpu, _ = asyncio.run(Load(servers, kinds, tables, seconds, deflate=deflate).measure())
        half, _, delays = asyncio.run(Load(servers, kinds, tables, seconds, full / 2, deflate=deflate).measure())
    row = [full, per_cpu, half, percentile(delays, 0.5), percentile(delays, 0.99)]
    print(f"{tables} tables:", " ".join(f"{value:.4g}" for value in row), file=sys.stderr, flush=True)
    return row


def with_bots(seconds: float, rate: float) -> list[Any]:
    """Delays at two-seat tables while bots think at others all the time."""
    with fresh() as servers:
        for number in range(8):
            game, seats, options = ALL_GAMES[number % 5]
            servers[0].open(game, *(bot("medium") for _ in range(seats)), options=options)
        reached, per_cpu, delays = asyncio.run(Load(servers, TWO_SEATS, 50, seconds, rate).measure())
    return [None, per_cpu, reached, percentile(delays, 0.5), percentile(delays, 0.99)]


class Relayed:
    """Three sockets at one address of the relay; whenever all have heard a message, the next one is sent."""

    def __init__(self, delays: list[float]) -> None:
        self.lines: list[Any] = []
        self._delays = delays
        self._heard = 0
        self._sent = 0.0

    def begin(self) -> None:
        """Send the next message."""
        self._heard, self._sent = 0, time.perf_counter()
        self.lines[0].send(b"x" * RELAYED_BYTES)

    def hear(self, _: bytes) -> None:
        """One of the three has heard it."""
        self._heard += 1
        if self._heard == 3:
            self._delays.append(1000 * (time.perf_counter() - self._sent))
            self.begin()


async def relayed(relay: RelayProcess, groups: int, seconds: float) -> list[Any]:
    """Messages a second through the bare relay (one in, three out) at full speed."""
    delays: list[float] = []
    made = [Relayed(delays) for _ in range(groups)]
    for number, group in enumerate(made):
        group.lines = [await dial(relay.port, f"/{number}", group.hear, lambda: None) for _ in range(3)]
    for group in made:
        group.begin()
    await asyncio.sleep(min(1.0, seconds / 2))
    delays.clear()
    busy, began = cpu_seconds(relay.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    count, took, busy = len(delays), time.perf_counter() - began, cpu_seconds(relay.pid) - busy
    for line in (line for group in made for line in group.lines):
        line.transport.abort()
    delays.sort()
    return [count / took, count / busy, None, percentile(delays, 0.5), percentile(delays, 0.99)]


def relay_row(groups: int, seconds: float) -> list[Any]:
    with RelayProcess() as relay:
        return asyncio.run(relayed(relay, groups, seconds))


def memory(tables: int, *, deflate: bool = False) -> list[float]:
    """kB per idle table in memory that nobody looks at, and per connected page."""
    kinds = [SHORT_GAME, ("trimino", 4, {}), ("simino", 4, {})]
    with fresh() as (server,):
        pid, crowd = pid_of(server), Crowd(server.port, deflate=deflate)
        for kind in kinds * 20:
            seated(server, kind)
        before = resident(pid)
        opened = [CrowdTable(crowd, seated(server, kinds[number % len(kinds)])) for number in range(tables)]
        per_table = (resident(pid) - before) / tables

        async def connected() -> float:
            crowd.tables, crowd.paused = opened, True
            await crowd.connect()
            await asyncio.sleep(8.0)  # by then tables have let go of what can be made again
            held = resident(pid)
            await crowd.close()
            return (held - before - per_table * tables) / sum(len(table.everybody) for table in opened)

        per_page = asyncio.run(connected())
    return [per_table / 1000, per_page / 1000]


@contextmanager
def fresh(database: str | None = None, processes: int = 1, **settings: object) -> Iterator[list[ServerProcess]]:
    """A new server whose kernels are loaded; wide limits, because all players come from one address."""
    limits = {"idle_table": 600, "max_sockets": 20_000, "sockets_per_address": 20_000, **settings}
    with tempfile.TemporaryDirectory(prefix="minoteka-bench") as folder, ExitStack() as stack:
        address = database or f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        servers = [stack.enter_context(running(address, **limits)) for _ in range(processes)]
        for server in servers:
            for kind in ALL_GAMES:
                seated(server, kind)
        yield servers


COLUMNS = ["tables", "moves/s", "moves/CPU s", "at moves/s", "p50 ms", "p99 ms"]


def on_sqlite(sizes: tuple[int, ...], seconds: float) -> None:
    rows: list[list[Any]] = []
    for size in sizes:
        rows.append([f"two seats, {size}", *loaded(TWO_SEATS, size, seconds)])
    rows.append(["two seats, 50, bots thinking beside", *with_bots(seconds, min(row[3] for row in rows))])
    for size in sizes:
        rows.append([f"all games, 2 to 8 seats, {size}", *loaded(ALL_GAMES, size, seconds)])
    rows.append(["bare relay, 1 in 3 out, 3 kB, 100", *relay_row(100, seconds)])
    show(f"durable moves on SQLite: {machine()}", COLUMNS, rows)
    found = {str(row[0]): row for row in rows}
    two, mixed = found["two seats, 100"], found["all games, 2 to 8 seats, 100"]
    goals(
        ("moves/s, two seats, 100 tables", "≥ 1 500", two[1], two[1] >= 1500),
        ("the same of a second of the server's CPU", "≥ 1 500", two[2], two[2] >= 1500),
        ("p99 ms at half of it", "≤ 50", two[5], two[5] <= 50),
        ("p99 ms at half of it, all games", "≤ 50", mixed[5], mixed[5] <= 50),
    )
    (table, page), (_, compressed) = memory(1000), memory(1000, deflate=True)
    show("memory", ["kB per", ""], [["idle table", table], ["page", page], ["page with compression", compressed]])


def goals(*reached: tuple[str, str, float, bool]) -> None:
    rows: list[list[Any]] = [[what, goal, seen, "met" if met else "MISSED"] for what, goal, seen, met in reached]
    show("goals", ["what", "goal", "seen", ""], rows)


def parts(seconds: float) -> None:
    ways: list[tuple[str, dict[str, Any]]] = [
        ("as it is", {}),
        ("Python's own event loop", {"uvloop": "false"}),
        ("pages that ask for compression", {"deflate": True}),
    ]
    rows = [[f"two seats, 100: {name}", *loaded(TWO_SEATS, 100, seconds, **way)] for name, way in ways]
    rows += [[f"all games, 100: {name}", *loaded(ALL_GAMES, 100, seconds, **way)] for name, way in ways[2:]]
    show(f"what the parts cost: {machine()}", COLUMNS, rows)


def on_postgres(seconds: float) -> None:
    rows: list[list[Any]] = []
    with postgres() as address:
        for name, kinds in (("two seats, 100", TWO_SEATS), ("all games, 2 to 8 seats, 100", ALL_GAMES)):
            rows.append([name, *loaded(kinds, 100, seconds, database=address)])
        two = loaded(TWO_SEATS, 100, seconds, database=address, processes=2)
        rows.append(["two seats, 100, neighbours at two processes", *two])
    rows.append(["bare relay, 1 in 3 out, 3 kB, 100", *relay_row(100, seconds)])
    show(f"durable moves on PostgreSQL: {machine()}", COLUMNS, rows)
    grown = rows[0][2] / (2 * two[1])
    goals(("a move's CPU in each of two processes, of that in one alone", "≤ 1.5", grown, grown <= 1.5))


def promises() -> None:
    from tests.server.test_postgres import kill_one_of_two
    from tests.server.test_promises import kill_test, race, reconnect_storm

    rows: list[list[Any]] = []
    with fresh() as (server,):
        acknowledged, kept = kill_test(server, kills=20, tables=60, seconds=2.0)
        rows.append(["SQLite: server killed 20 times, 60 tables", f"{acknowledged} acknowledged, {kept} kept, 0 lost"])
        race((server, server), 1000)
        rows.append(["two clients race for a turn 1,000 times", "1,000 times exactly one won"])
        rows.append(["500 clients drop and return at once", f"all up to date after {reconnect_storm(server):.1f} s"])
    with postgres() as address:
        acknowledged, kept = kill_one_of_two(address, kills=20, tables=60, seconds=2.0)
        rows.append(["PostgreSQL: one of two killed 20 times", f"{acknowledged} acknowledged, {kept} kept, 0 lost"])
    show(f"promises: {machine()}", ["what", "seen"], rows)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--short", action="store_true", help="fewer seconds, at most 100 tables")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--parts", action="store_true", help="what uvloop and compression cost")
    instead.add_argument("--postgres", action="store_true", help="the load on a PostgreSQL of its own")
    instead.add_argument("--promises", action="store_true", help="kills, races and a reconnect storm, counted")
    given = parser.parse_args()
    random.seed(1)
    seconds, sizes = (4.0, (10, 100)) if given.short else (6.0, (10, 100, 1000))
    if given.promises:
        promises()
    elif given.postgres:
        on_postgres(seconds)
    elif given.parts:
        parts(seconds)
    else:
        on_sqlite(sizes, seconds)


if __name__ == "__main__":
    main()
