"""Coroutines run to their end, also where a browser's driver keeps a loop of its own in the main thread."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")


def complete(work: Coroutine[Any, Any, T]) -> T:
    """What ``work`` comes to, on a loop of its own in a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@contextmanager
def none_running() -> Iterator[None]:
    """The driver's loop rests meanwhile: a command that needs the main thread finds none there."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)
