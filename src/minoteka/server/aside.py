"""Long work beside the play, in a thread that nobody waits for at the end: a server that is told to stop, stops."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
    """The result of ``work``. Each call has a thread of its own: whoever calls sees to it that there are few."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # the result, as there was no error

    def run() -> None:
        result, failed = None, None
        try:
            result = work(*args, **kwargs)
        except Exception as error:  # told to whoever waits
            failed = error
        with suppress(RuntimeError):  # the loop may be gone by now
            loop.call_soon_threadsafe(settle, result, failed)

    threading.Thread(target=run, name=f"minoteka-{getattr(work, '__name__', 'aside')}", daemon=True).start()
    return done
