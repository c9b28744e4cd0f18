"""A whole house in one seed: servers, disk, notices, pages, people and faults on one simulated loop.

``simulate(seed)`` lives through it and gives the world; ``Broken`` if a promise was broken, with the story of what
happened before.
"""

from collections.abc import Callable, Coroutine
from contextvars import copy_context
from random import Random
from typing import Any

from tests.simulation.coverage import Coverage
from tests.simulation.disk import Disk
from tests.simulation.faults import FAULTS, QUIET, Telling, heal
from tests.simulation.loop import SimulatedLoop, Stalled
from tests.simulation.notifier import Notifier
from tests.simulation.pages import Page
from tests.simulation.people import People
from tests.simulation.rest import check_rest, check_rooms
from tests.simulation.servers import Server
from tests.simulation.truth import Truth
from tests.simulation.wires import Wire

BEGINNING = 1_800_000_000 * 10**9
SOON = 10.0
"""Seconds after the last fault in which all processes have the same entries; later ones, by bots and flags, would mend
what was missed.
"""
REST = 60.0
"""Seconds after the last fault in which everything comes to rest."""
STORY = 30
"""Sentences of a story that are told."""
ACTIONS = 60
"""What people do in a story."""

LAST_ACTIONS, LAST_TROUBLE = 8, 0.5
"""Much goes wrong at the end, unseen: whoever does something afterwards, or comes again, would mend it."""


class PromiseBroken(AssertionError):
    """What must never happen has happened."""


class World:
    """Everything that there is. ``dates``: how far each machine's date is off."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(f"world {seed}")
        self.loop = SimulatedLoop(seed)
        self.context = copy_context()
        self.coverage = Coverage()
        self.disk = Disk()
        self.truth = Truth(self)
        self.lives = 0
        self.count = self.chance.choice((1, 2, 2, 3))
        self.shared = self.count > 1
        self.notifier = Notifier(self)
        self.servers: list[Server | None] = [None] * self.count
        self.dates = [0] * self.count
        self.pages: list[Page] = []
        self.troubled = True
        self.telling_fails = 0
        self.healed = 0.0
        self._story: list[tuple[str, str]] = []
        self._failure: tuple[str, str] | None = None

    @property
    def wires(self) -> list[Wire]:
        """The lines that are not cut."""
        return [page.wire for page in self.pages if page.wire is not None and not page.wire.is_cut]

    def tell(self, what: str, table: str = "") -> None:
        """One more sentence of the story, perhaps of one table's."""
        line = f"{self.loop.time():9.3f}  {table[-4:]:4}  {what}"
        self._story.append((table, line))
        self.loop.note(line)

    def fail(self, why: str, table: str = "") -> None:
        """A promise is broken."""
        if self._failure is None:
            self._failure = why, table
            self.tell(f"BROKEN: {why}", table)

    def story(self) -> str:
        """What happened last: there, if it was at one table."""
        why, table = self._failure or ("", "")
        lines = [line for of, line in self._story if not table or of in ("", table)]
        return "\n".join((f"seed {self.seed}, {self.count} processes: {why}", *lines[-STORY:]))

    def date(self, place: int) -> int:
        """Nanoseconds since 1970, as a machine believes."""
        return BEGINNING + round(self.loop.time() * 1e9) + self.dates[place]

    def after(self, most: float, call: Callable[..., Any], *what: Any, slack: float | None = None) -> None:
        """Something that happens outside of all processes, after a while."""
        delay = self.chance.uniform(0.0, most) if slack is None else most + slack
        self.loop.call_later(delay, call, *what, context=self.context)

    def after_exactly(self, seconds: float, call: Callable[[], Any]) -> None:
        """Something that happens outside of all processes."""
        self.loop.call_later(seconds, call, context=self.context)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let somebody outside do something."""
        self.context.run(self.loop.create_task, work)

    def some_server(self) -> Server | None:
        """One that answers."""
        running = [server for server in self.servers if server is not None]
        return self.chance.choice(running) if running else None

    def restart(self, place: int) -> None:
        """Somebody starts the process again."""
        self.servers[place] = None
        self.after_exactly(self.chance.uniform(0.1, 6.0), lambda: self._start(place))

    def _start(self, place: int) -> None:
        if self.servers[place] is None:
            self.servers[place] = server = Server(self, place)
            self.tell(f"{server.life.name} starts")

    def fault(self, names: list[str]) -> None:
        """Something goes wrong."""
        server, name = self.some_server(), self.chance.choice(names)
        if server is not None:
            self.tell(f"fault: {name} {server.life.name}")
            self.coverage.fault(name)
            FAULTS[name](self, server)

    async def _live(self, actions: int) -> None:
        for place in range(self.count):
            self._start(place)
        people, trouble = People(self), self.chance.choice((0.05, 0.1, 0.25))
        for left in reversed(range(actions)):
            await self._pass(self.chance.expovariate(2.5))
            people.act()
            if left < LAST_ACTIONS and self.chance.random() < LAST_TROUBLE:
                self.fault(QUIET)
            elif self.chance.random() < trouble:
                self.fault(list(FAULTS))
        self.troubled = False
        heal(self)
        self.tell("no more faults")
        for _ in range(2):
            await self._pass(SOON)
            check_rooms(self)
        self.healed = self.loop.time()
        await self._pass(REST)
        check_rest(self)

    async def _pass(self, seconds: float) -> None:
        passed = self.loop.create_future()
        self.loop.call_later(seconds, passed.set_result, None, context=self.context)
        await passed
        if self._failure is not None:
            raise PromiseBroken(self.story())

    def run(self, actions: int) -> None:
        """From the first process to the last check."""
        try:
            with Telling(self):
                self.loop.run(self._live(actions))
            for complaint in self.loop.complaints:
                self.fail(f"{complaint.get('message')}: {complaint.get('exception')!r}")
            if self._failure is not None:
                raise PromiseBroken(self.story())
        except Stalled as stalled:
            self.fail(f"stalled {stalled}")
            raise PromiseBroken(self.story()) from stalled
        finally:
            self.disk.close()


def simulate(seed: int, actions: int = ACTIONS) -> World:
    """Live through a seed."""
    world = World(seed)
    world.run(actions)
    return world
