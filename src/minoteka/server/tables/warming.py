"""Loading a game's kernels without holding up anybody: the first time on a machine they are compiled."""

import asyncio
import threading
from contextlib import suppress

from minoteka.core.game import Kernels

USED = ("deal", "to_act", "legal", "apply", "is_over", "scores", "observe", "complete")
"""The kernels that tables use; evaluating is for bots, in their own processes."""


def warm(kernels: Kernels) -> "asyncio.Future[None]":
    """Load (or compile, the first time on a machine) what tables use, in a thread that nobody waits for at the end."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(error: Exception | None) -> None:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)

    def load() -> None:
        failed: Exception | None = None
        try:
            for name in USED:
                getattr(kernels, name)
        except Exception as error:  # told to whoever waits
            failed = error
        with suppress(RuntimeError):  # the loop may be gone by now
            loop.call_soon_threadsafe(settle, failed)

    threading.Thread(target=load, name="minoteka-warm", daemon=True).start()
    return done
