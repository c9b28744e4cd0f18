"""What tables need from outside, each a small protocol: a store, brains, time, chance, and lines to listeners.

On a server these are SQL, processes, the operating system and sockets; in a browser IndexedDB, a worker and messages;
in a simulation a seeded model of them all.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol, TypeVar

from minoteka.tables.limits import Limits
from minoteka.tables.rows import ALONE, Also, EntryRow, Later, Loaded, NewTable
from minoteka.tables.thoughts import Answer, Judgements, Judging, Pondering

T = TypeVar("T")


class Gone(Exception):
    """The table of an entry is no longer in the store; nothing was written."""


class Broken(Exception):
    """What is kept of a table can't be read."""


class Full(Exception):
    """Too many thoughts wait already; nothing was queued."""


class Lost(Exception):
    """The brains could not answer."""


class Store(Protocol):
    """Where tables are kept. What a method wrote is durable when it returns; what failed was not written, or the
    writer can't know: whoever appended looks again.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may enter at the same tables."""

    @property
    def process(self) -> str:
        """The name of this process among those that share the store."""

    async def append(self, entry: EntryRow, also: Also = ALONE) -> bool:
        """Make an entry durable with what belongs to it; False if its number was taken: nothing was written then."""

    async def open(self, new: NewTable) -> str | None:
        """Keep a new table; if it is a rematch and there is one already, nothing is written and that one's id given."""

    async def load(self, table: str) -> Loaded | None:
        """All of a table, or None if there is no such table; ``Broken`` if it can't be read."""

    async def later(self, table: str, seq: int) -> Later | None:
        """What happened behind entry ``seq``; None if the table is gone."""

    async def listed(self, limit: int) -> list[str]:
        """The lobby: listed tables that still gather people, the latest first."""

    async def of_account(self, account: int, limit: int) -> list[str]:
        """The tables an account sits at, the latest first."""

    async def unfinished(self) -> list[str]:
        """The tables that are being played."""

    async def stale(self, before: int) -> list[str]:
        """The tables being played at which nothing was entered since ``before``."""

    async def forget(self, gathering_before: int, abandoned_before: int) -> int:
        """Delete tables that never began, and abandoned ones after their time. Gives how many."""

    async def tell(self, notice: str) -> None:
        """Tell the other processes something that is not kept."""

    async def kept(self, name: str, kind: str) -> str | None:
        """A text that was kept under this name."""

    async def keep(self, name: str, kind: str, body: str, at: int) -> None:
        """Keep a text, in place of what was there."""


class Urgency(IntEnum):
    """For whom a thought is thought: the more urgent ones come first."""

    PLAYER = 0
    """Somebody who holds a seat is there and waits."""
    WATCHER = 1
    """Somebody looks on, or people play who are not there just now."""
    NOBODY = 2
    """Bots among themselves."""
    COURTESY = 3
    """An analysis."""


class Brains(Protocol):
    """Whoever thinks for bots: a question in, an answer out, and it may be lost on the way."""

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        """The choice. Of equally urgent thoughts those with different keys take turns. ``Full`` or ``Lost`` if it
        can't be had.
        """

    async def judge(self, key: str, judging: Judging) -> Judgements:
        """What moves were worth; ``Full`` or ``Lost`` likewise."""


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It won't."""


class TimeSource(Protocol):
    """The date, which may jump, and seconds, which never do."""

    def now(self) -> int:
        """Milliseconds since 1970, as entries are stamped."""

    def monotonic(self) -> float:
        """Seconds that never jump."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call something after so many seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class ChanceSource(Protocol):
    """What nobody can guess."""

    def secret(self) -> str:
        """A table's seed: 32 bytes in hexadecimal."""

    def name(self) -> str:
        """A table's id: 22 characters, 128 bits."""

    def token(self) -> str:
        """A seat's token: 192 bits."""


class Log(Protocol):
    """Where operators read what went wrong: an event's name and what is known of it, never a player's name or move."""

    def info(self, event: str, **what: object) -> object:
        """Worth knowing."""

    def warning(self, event: str, **what: object) -> object:
        """Worth a look."""

    def error(self, event: str, **what: object) -> object:
        """Something failed."""


class Aside(Protocol):
    """Does long work (a replay, loading kernels) so that the loop goes on meanwhile, where that can be had."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """The work's result."""


@dataclass(frozen=True)
class Outside:
    """All that is given from outside."""

    store: Store
    brains: Brains
    time: TimeSource
    chance: ChanceSource
    aside: Aside
    log: Log
    limits: Limits
