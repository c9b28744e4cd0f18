"""One server process: the real tables, sockets and store on simulated seams. It is started, told to stop, or killed."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from minoteka.server.routes import accounts
from minoteka.server.settings import ServerSettings
from minoteka.server.sockets.sockets import Sockets
from minoteka.server.store import people
from minoteka.server.store.keeping import TableStore
from minoteka.system import SystemTime
from minoteka.tables.house import Tables
from minoteka.tables.limits import Limits
from minoteka.tables.rows import ALONE, Also, EntryRow, NewTable
from minoteka.tables.seams import Full, Lost, Outside, Urgency
from minoteka.tables.thoughts import Answer, Judgements, Judging, Pondering
from tests.simulation.disk import SimulatedDatabase
from tests.simulation.loop import Life
from tests.tables.world import FirstMove

if TYPE_CHECKING:
    from tests.simulation.world import World

T = TypeVar("T")

MISTAKES = (
    "AssertionError",
    "AttributeError",
    "IndexError",
    "InvalidStateError",
    "KeyError",
    "TypeError",
    "ValueError",
)
"""What no fault from outside leads to."""
LIMITS = Limits(bot_seconds=4.0, bot_pace=2.5, idle_table=20.0, listeners_per_table=6)
SETTINGS = ServerSettings(limits=False, outbox=8)


class Store(TableStore):
    """Remembers what was to be written with an entry."""

    def __init__(self, database: SimulatedDatabase, world: "World") -> None:
        super().__init__(database)
        self._world = world

    async def append(self, entry: EntryRow, also: Also = ALONE) -> bool:
        self._world.truth.offered(entry, also)
        return await super().append(entry, also)

    async def open(self, new: NewTable) -> str | None:
        self._world.truth.turned[new.row.id] = self._world.loop.time()
        return await super().open(new)


class Brains(FirstMove):
    """Quick brains behind a queue that may be full, in processes that may die."""

    def __init__(self, world: "World") -> None:
        super().__init__()
        self._world = world

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        await self._way()
        answer = await super().think(key, question, urgency)
        await self._way()
        return answer

    async def judge(self, key: str, judging: Judging) -> Judgements:
        await self._way()
        return await super().judge(key, judging)

    async def _way(self) -> None:
        chance = self._world.chance
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        if self._world.troubled and chance.random() < 0.05:
            raise chance.choice((Full, Lost))


class Chance:
    """Seeds, names and tokens out of the world's seed."""

    def __init__(self, world: "World") -> None:
        self._chance = world.chance

    def secret(self) -> str:
        return f"{self._chance.getrandbits(256):064x}"

    def name(self) -> str:
        return f"t{self._chance.getrandbits(80):021d}"[:22]

    def token(self) -> str:
        return f"{self._chance.getrandbits(128):032x}"


class Log:
    """What operators would read is part of the story."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        self._name = name

    def _note(self, event: str, **what: object) -> None:
        self._world.tell(f"{self._name} logs {event} {what}")
        if what.get("why") in MISTAKES and event != "telling":
            self._world.fail(f"{self._name} met {what['why']} in {event}")

    info = warning = error = _note


class Server:
    """A process from its start to its end. ``place``: the machine it runs on, which has its own date."""

    def __init__(self, world: "World", place: int) -> None:
        self._world = world
        self.place = place
        world.lives += 1
        self.life = Life(f"p{place}.{world.lives}")
        self.hears = True
        self.stopping = False
        self.requests: list[asyncio.Task[Any]] = []
        self.life.context.run(self._start)

    def _start(self) -> None:
        world = self._world
        store = SimulatedDatabase(world, self)
        time = SystemTime(lambda: world.date(self.place), lambda: round(world.loop.time() * 1e9))
        log = Log(world, self.life.name)
        outside = Outside(Store(store, world), Brains(world), time, Chance(world), self._aside, log, LIMITS)
        self.tables = Tables(outside)
        self.sockets = Sockets(self.tables, SETTINGS)
        self.house: Any = SimpleNamespace(store=store, tables=self.tables, settings=SETTINGS, chance=outside.chance)
        self.tables.background.spawn(self._keep_house())
        if not world.shared:
            self.tables.background.spawn(store._look(self.tables.sharing.heard))

    async def _keep_house(self) -> None:
        await self.tables.housekeeping.settle_in(())
        await self.tables.housekeeping.keep_house()

    async def _aside(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(self._world.chance.uniform(0.0, 0.1))
        done = work()
        await asyncio.sleep(self._world.chance.uniform(0.0, 0.1))
        return done

    def serve(self, work: Awaitable[T]) -> "asyncio.Task[T]":
        """Let a request or a socket be served in this process."""
        task: asyncio.Task[T] = self.life.context.run(asyncio.ensure_future, work)
        self.requests = [*(task for task in self.requests if not task.done()), task]
        return task

    def kill(self) -> None:
        """Memory gone, sockets cut; what is on disk stays."""
        self.life.over = True
        self.hears = False
        for wire in self._world.wires:
            if wire.server is self:
                wire.cut()

    async def stop(self) -> None:
        """Told to stop: goodbyes, then nothing more."""
        self.stopping = True
        await self.sockets.farewell()
        await self.tables.close()

    async def delete_account(self, number: int) -> None:
        """As over HTTP, by whoever is signed in."""
        request: Any = SimpleNamespace(account=number, request=SimpleNamespace(cookies={}))
        await accounts.delete_me(self.house, request)

    async def change_password(self, number: int, password: str) -> None:
        """As over HTTP, but for the hashing."""
        await accounts.change(self.house, number, lambda db: people.set_password(db, number, password))
