"""Who listens at a table, and what is told to all of them. No sockets here: a listener is anything with
``send``.
"""

from collections.abc import Iterable
from typing import Protocol

import msgspec

_encode = msgspec.json.encode


class Listener(Protocol):
    """A page that listens: the seats it holds, the eyes it looks with (−1: a spectator's), who is signed in there."""

    holds: frozenset[int]
    look: int
    account: int | None

    def send(self, data: bytes) -> None:
        """Hand a message over; never waits. Who can't keep up is cut off and comes back."""

    def cut(self) -> None:
        """It missed something: it must come back and look again."""


class Audience:
    """The listeners of one table in this process, and what is known of those in other processes."""

    __slots__ = ("listeners", "remote")

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}
        self.remote: dict[str, tuple[frozenset[int], int, float]] = {}

    def connected(self) -> frozenset[int]:
        """The seats that somebody is there for."""
        here = {seat for listener in self.listeners for seat in listener.holds}
        return frozenset(here.union(*(seats for seats, _, _ in self.remote.values())))

    def watchers(self) -> int:
        """How many hold no seat."""
        return sum(not listener.holds for listener in self.listeners) + sum(
            watching for _, watching, _ in self.remote.values()
        )

    def here(self) -> tuple[frozenset[int], int]:
        """Seats and watchers in this process, to tell the others."""
        seats = frozenset(seat for listener in self.listeners for seat in listener.holds)
        return seats, sum(not listener.holds for listener in self.listeners)

    def hear_of(self, process: str, seats: Iterable[int], watching: int, until: float) -> None:
        """What another process says of its listeners; nothing: it has none any more."""
        held = frozenset(seats)
        if held or watching:
            self.remote[process] = (held, watching, until)
        else:
            self.remote.pop(process, None)

    def forget_silent(self, now: float) -> bool:
        """Processes that have not spoken for long are gone; True if any went."""
        silent = [process for process, (_, _, until) in self.remote.items() if until < now]
        for process in silent:
            del self.remote[process]
        return bool(silent)

    def tell(self, message: msgspec.Struct) -> None:
        """The same message to everybody."""
        if self.listeners:
            data = _encode(message)
            for listener in list(self.listeners):
                listener.send(data)
