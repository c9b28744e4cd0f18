"""One open socket: what waits to be sent, and the seats it holds."""

import asyncio
from collections import deque

from minoteka.server.sockets.line import Closed, Line

TOO_SLOW = 4008
OUTBOX_BYTES = 4_000_000
FAREWELL_SECONDS = 3.0


class Connection:
    """A listener at a table. ``send`` never waits: what the line can't take now waits in the outbox, and who reads
    too slowly is cut off and comes back.
    """

    __slots__ = ("_bytes", "_limit", "_outbox", "_writer", "account", "closing", "holds", "line", "look")

    def __init__(self, line: Line, limit: int) -> None:
        self.line = line
        self.holds: frozenset[int] = frozenset()
        self.look = -1
        self.account: int | None = None
        self.closing = False
        self._limit = limit
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._writer: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Send a message, now or soon."""
        if self.closing or (self._writer is None and self.line.push(data)):
            return
        if len(self._outbox) >= self._limit or self._bytes > OUTBOX_BYTES:
            self._cut()
            return
        self._outbox.append(data)
        self._bytes += len(data)
        self._let_write()

    def _cut(self) -> None:
        """The reader is too slow: throw away what waits and close."""
        self.closing = True
        self._outbox.clear()
        self._outbox.append(b'{"type":"goodbye","code":"slow"}')
        self._let_write()

    def _let_write(self) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send what waits; it is gone when everything is sent."""
        try:
            while self._outbox:
                data = self._outbox.popleft()
                self._bytes -= len(data)
                await self.line.send(data)
            self._writer = None
            if self.closing:
                await self.line.close(TOO_SLOW)
        except Closed:
            self.closing = True  # the reader is gone; the reading side notices and cleans up

    async def close(self, code: int) -> None:
        """Stop writing and close the socket, if it is still open; who was cut off hears why, if it reads at all."""
        writer = self._writer
        if writer is not None:
            if self.closing:
                await asyncio.wait([writer], timeout=FAREWELL_SECONDS)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        self.closing = True
        if self.line.is_open:
            await self.line.close(code)
