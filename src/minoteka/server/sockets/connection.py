"""One open socket: what waits to be sent, and the seats it holds."""

import asyncio
from collections import deque

from minoteka.server.sockets.line import Line, LineClosed

TOO_SLOW = 4008
OUTBOX_BYTES = 4_000_000
FAREWELL_SECONDS = 3.0


class Connection:
    """A listener at a table. ``send`` never waits: who reads too slowly is cut off and comes back."""

    __slots__ = ("_bytes", "_limit", "_outbox", "_wake", "account", "closing", "holds", "line", "look", "writer")

    def __init__(self, line: Line, limit: int) -> None:
        self.line = line
        self.holds: frozenset[int] = frozenset()
        self.look = -1
        self.account: int | None = None
        self.closing = False
        self._limit = limit
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.writer: asyncio.Task[None] = asyncio.create_task(self._write())

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self.closing:
            return
        if len(self._outbox) >= self._limit or self._bytes > OUTBOX_BYTES:
            self.cut()
            return
        self._outbox.append(data)
        self._bytes += len(data)
        self._wake.set()

    def cut(self) -> None:
        """It missed something, or reads too slowly: throw away what waits and close."""
        self.closing = True
        self._outbox.clear()
        self._outbox.append(b'{"type":"goodbye","code":"slow"}')
        self._wake.set()

    async def _write(self) -> None:
        try:
            while True:
                while self._outbox:
                    data = self._outbox.popleft()
                    self._bytes -= len(data)
                    await self.line.send(data)
                if self.closing:
                    await self.line.close(TOO_SLOW)
                    return
                self._wake.clear()
                await self._wake.wait()
        except LineClosed:
            self.closing = True  # the reader is gone; the reading side notices and cleans up

    async def breathe(self) -> None:
        """Let the writer send what waits before more is asked."""
        if self._outbox and not self.closing:
            await asyncio.sleep(0)

    async def close(self, code: int) -> None:
        """Stop writing and close the socket, if it is still open; who was cut off hears why, if it reads at all."""
        if self.closing and not self.writer.done():
            await asyncio.wait([self.writer], timeout=FAREWELL_SECONDS)
        self.closing = True
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)
        if self.line.is_open:
            await self.line.close(code)
