"""A bounded queue: the urgent first, and fair between askers: each one's turn comes round, however much others ask."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

from minoteka.tables.seams import Full, Urgency

T = TypeVar("T")


class _Turns(Generic[T]):
    """Equally urgent things: first in, first out within a key; the keys take turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._turns: deque[str] = deque()
        self.count = 0

    def put(self, key: str, thing: T, *, first: bool) -> None:
        waiting = self._waiting.get(key)
        if waiting is None:
            waiting = self._waiting[key] = deque()
            (self._turns.appendleft if first else self._turns.append)(key)
        (waiting.appendleft if first else waiting.append)(thing)
        self.count += 1

    def get(self) -> T:
        key = self._turns.popleft()
        waiting = self._waiting[key]
        thing = waiting.popleft()
        self.count -= 1
        if waiting:
            self._turns.append(key)
        else:
            del self._waiting[key]
        return thing


class FairQueue(Generic[T]):
    """What is less urgent takes no room from what is more so."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._turns: dict[Urgency, _Turns[T]] = {urgency: _Turns() for urgency in Urgency}
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(turns.count for turns in self._turns.values())

    def put(self, key: str, thing: T, urgency: Urgency, *, again: bool = False) -> None:
        """Queue a thing, or ``Full``; what is put ``again`` goes to the front, and finds room."""
        before = sum(turns.count for other, turns in self._turns.items() if other <= urgency)
        if before >= self._limit and not again:
            raise Full
        self._turns[urgency].put(key, thing, first=again)
        self._filled.set()

    async def get(self, least: Urgency = Urgency.COURTESY) -> T:
        """The next thing that is at least so urgent, waiting for one if there is none."""
        while True:
            for urgency, turns in self._turns.items():
                if urgency <= least and turns.count:
                    return turns.get()
            self._filled.clear()
            await self._filled.wait()
