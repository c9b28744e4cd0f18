"""Hearing what other server processes wrote: PostgreSQL's LISTEN, in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import structlog
from sqlalchemy import Engine

from minoteka.server.store.committing import of_others
from minoteka.server.store.writer import CHANNEL

log = structlog.get_logger()

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0
"""Seconds before a lost line is taken up again: longer each time that it fails."""
Heard = Callable[[Sequence[str]], None]


class Notices:
    """Calls ``heard`` on the event loop with the notices of others; ``missed`` after a lost connection."""

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, own: str, heard: Heard, missed: Callable[[], None]
    ) -> None:
        self._how = engine.dialect.create_connect_args(engine.url)[1]
        self._loop = loop
        self._own = own
        self._heard = heard
        self._missed = missed
        self._stopping = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="minoteka-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self._thread.join(5)

    def _listen(self) -> None:
        import psycopg

        lost = 0
        while not self._stopping.is_set():
            try:
                with psycopg.connect(**self._how, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if lost:
                        log.info("listener-back")
                        self._loop.call_soon_threadsafe(self._missed)
                    lost = 0
                    self._hear(connection)
            except psycopg.Error as error:
                if not lost:  # once for each outage: it may last
                    log.warning("listener-lost", error=type(error).__name__)
                self._stopping.wait(min(LONGEST_PAUSE, FIRST_PAUSE * 2**lost))
                lost = min(lost + 1, 10)

    def _hear(self, connection: Any) -> None:
        while not self._stopping.is_set():
            for notice in connection.notifies(timeout=0.5):
                if notices := of_others(notice.payload, self._own):
                    self._loop.call_soon_threadsafe(self._heard, notices)
