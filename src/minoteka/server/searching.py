"""Searches for puzzles in processes of their own: what they do in Python would hold up everybody in the server's.

The work and what it found cross over as pickles, written and read by the same sources.
"""

import asyncio
import os
import pickle
import signal
import sys
import threading
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import Any

from minoteka.core.errors import MinotekaError
from minoteka.kernel import buffer
from minoteka.protocol.problems import Busy
from minoteka.puzzles.tiling import Tiling
from minoteka.server.processes import asked, ended, read_message, started, write_message

GRACE = 60.0
"""Seconds beyond a search's own before its process is taken for dead: a cold start may have to compile."""


class Searchers:
    """One process stays for those who wait; what nobody waits for gets one while it lasts."""

    def __init__(self) -> None:
        self.idle: list[Process] = []

    async def run(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None) -> Any:
        """What the work finds: in so many seconds, or in as many as it takes."""
        body = pickle.dumps((work, arguments, seconds))
        process = self.idle.pop() if seconds is not None and self.idle else await started(__name__)
        stays = False
        try:
            limit = None if seconds is None else seconds + GRACE
            found = pickle.loads(await asyncio.wait_for(asked(process, body), limit))
            stays = seconds is not None
        except (EOFError, OSError, TimeoutError) as error:
            raise Busy("busy", seconds=2) from error
        finally:
            if stays:
                self.idle.append(process)
            else:
                await ended(process)
        if isinstance(found, MinotekaError):
            raise found
        return found

    async def close(self) -> None:
        """End those that wait for work."""
        while self.idle:
            await ended(self.idle.pop())


def searched(work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None) -> Any:
    """The other side: what the work finds, stopped in time if there is one; or why not."""
    stop: Any = buffer(1)
    alarm = threading.Timer(seconds, stop.__setitem__, (0, 1)) if seconds is not None else None
    if alarm is not None:
        alarm.daemon = True
        alarm.start()
    try:
        return work(*arguments, **({} if alarm is None else {"stop": stop}))
    except MinotekaError as error:
        return error
    finally:
        if alarm is not None:
            alarm.cancel()


def main() -> None:
    """Search until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    Tiling(((0, 0),), {1: 1}, {1: (((0, 0),),)}).first()  # kernels are there: nobody's patience is measured by that
    if hasattr(os, "nice"):
        os.nice(10)  # bots are waited for by more people
    while (message := read_message(source)) is not None:
        write_message(target, pickle.dumps(searched(*pickle.loads(message))))


if __name__ == "__main__":
    main()
