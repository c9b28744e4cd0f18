"""What the endpoints of the workshop work with, and what must be given to it from outside: a bench, and the days."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from minoteka.core.errors import NotYours
from minoteka.tables.house import Tables
from minoteka.tables.seams import Store

T = TypeVar("T")


class Bench(Protocol):
    """Where puzzles are solved and made, beside the play: a thread of a server, a worker of a browser."""

    async def search(self, who: str | None, work: Callable[..., T], *arguments: Any) -> T:
        """What ``work`` finds; its ``stop`` flag is raised when it takes too long. ``Busy`` if too many wait, or too
        many of those that ``who`` asked for.
        """

    async def make(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same for work that nobody waits for: it may take what it takes."""


class Days(Protocol):
    """What is known of days."""

    async def secret(self) -> str:
        """What the key of every day is made from."""

    async def results(self, day: str, limit: int) -> list[tuple[str, float, int]]:
        """The best of a day's solitaire: name, score, moves."""


@dataclass(frozen=True)
class Workshop:
    """The workshop of one house."""

    tables: Tables
    bench: Bench
    days: Days
    being_made: set[str] = field(default_factory=set)

    @property
    def store(self) -> Store:
        """Where texts are kept under a name: puzzles, solutions, pictures."""
        return self.tables.outside.store

    def new_name(self) -> str:
        """A name that nobody can guess."""
        return self.tables.outside.chance.name()

    async def keep(self, name: str, kind: str, body: str) -> None:
        """Keep a text."""
        await self.store.keep(name, kind, body, self.tables.now())


def no_such() -> NotYours:
    """There is no such thing."""
    return NotYours("no-such")
