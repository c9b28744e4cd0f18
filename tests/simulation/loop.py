"""An event loop whose time and order are drawn from a seed: no thread, no clock, no socket.

What is ready runs in an order that chance decides; when nothing is ready, time jumps to the next timer. Every callback
belongs to the life in whose context it was made: when that life is over it never runs, as in a process that was killed.
"""

import asyncio
import zlib
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Life:
    """The time from a process's start to its end; ``tasks`` are kept, so that nothing of it is tidied up by chance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.over = False
        self.tasks: list[tuple[asyncio.Task[Any], float]] = []
        self.context = copy_context()
        self.context.run(_LIFE.set, self)

    def running(self) -> list[tuple["asyncio.Task[Any]", float]]:
        """The tasks that have not ended, and when they began."""
        self.tasks = [(task, began) for task, began in self.tasks if not task.done()]
        return self.tasks


_LIFE: ContextVar[Life | None] = ContextVar("life", default=None)


class Stalled(Exception):
    """Nothing can happen any more, or it never ends."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """``run`` a story on it. ``trace`` is a fingerprint of everything that happened and when."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(f"order {seed}")
        self._time = 0.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._number = count()
        self._tasks: list[asyncio.Task[Any]] = []
        self._closed = False
        self.steps = 0
        self.trace = 0
        self.complaints: list[dict[str, Any]] = []

    def run(self, story: Coroutine[Any, Any, T], most: int = 2_000_000) -> T:
        """Until the story is over; whatever still runs then is thrown away."""
        outer = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            told = self.create_task(story)
            while not told.done():
                if self.steps >= most:
                    raise Stalled(f"after {most} steps")
                self._step()
            return told.result()
        finally:
            self._closed = True
            self._throw_away()
            asyncio._set_running_loop(outer)

    def _step(self) -> None:
        if not self._ready:
            if not self._timers:
                raise Stalled("nothing is to be done")
            self._time = max(self._time, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._time:
            self._ready.append(heappop(self._timers)[2])
        place = self._chance.randrange(len(self._ready)) if len(self._ready) > 1 else 0
        self._ready[place], self._ready[-1] = self._ready[-1], self._ready[place]
        handle = self._ready.pop()
        self.steps += 1
        self.note(f"{place}/{len(self._ready)} {self._time!r}")
        life = handle._context.get(_LIFE)
        if not handle._cancelled and (life is None or not life.over):
            handle._run()

    def note(self, what: str) -> None:
        """Make something part of the trace."""
        self.trace = zlib.crc32(what.encode(), self.trace)

    def _throw_away(self) -> None:
        for task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False
                with suppress(Exception):  # whatever it does about being thrown away
                    task.get_coro().close()
        self._tasks.clear()
        self._ready.clear()
        self._timers.clear()

    def time(self) -> float:
        return self._time

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self._closed:
            self._ready.append(handle)
        return handle

    def call_soon_threadsafe(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Any:
        raise AssertionError("no threads here")

    def call_later(self, delay: float, callback: Callable[..., Any], *args: Any, context: Any = None) -> Any:
        return self.call_at(self._time + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Callable[..., Any], *args: Any, context: Any = None) -> Any:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._closed:
            heappush(self._timers, (when, next(self._number), timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays in the heap until its time, and does nothing then."""

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> Any:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name or "", context=context)
        self._tasks.append(task)
        life = (context or copy_context()).get(_LIFE)
        if life is not None:
            life.tasks.append((task, self._time))
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._closed:
            self.complaints.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed
