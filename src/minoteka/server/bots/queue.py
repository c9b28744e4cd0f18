"""A bounded queue that is fair between tables: each table's turn comes round, however much others ask."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

from minoteka.tables.seams import Full

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out within a key; the keys take turns."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._waiting: dict[str, deque[T]] = {}
        self._turns: deque[str] = deque()
        self._filled = asyncio.Event()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, key: str, thing: T, *, again: bool = False) -> None:
        """Queue a thing, or ``Full``; what is put ``again`` goes to the front, and finds room."""
        if self._count >= self._limit and not again:
            raise Full
        waiting = self._waiting.get(key)
        if waiting is None:
            waiting = self._waiting[key] = deque()
            (self._turns.appendleft if again else self._turns.append)(key)
        (waiting.appendleft if again else waiting.append)(thing)
        self._count += 1
        self._filled.set()

    async def get(self) -> T:
        """The next thing, waiting for one if there is none."""
        while not self._turns:
            self._filled.clear()
            await self._filled.wait()
        key = self._turns.popleft()
        waiting = self._waiting[key]
        thing = waiting.popleft()
        self._count -= 1
        if waiting:
            self._turns.append(key)
        else:
            del self._waiting[key]
        return thing
