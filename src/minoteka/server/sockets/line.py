"""A WebSocket as ASGI gives it: receive, send and close, without anything in between."""

from starlette.types import Receive, Scope, Send


class LineClosed(Exception):
    """The other side is gone."""


class Line:
    """One accepted (or not yet accepted) WebSocket."""

    __slots__ = ("_receive", "_send", "is_open")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.is_open = False

    async def accept(self) -> None:
        """Take the connection."""
        await self._receive()
        try:
            await self._send({"type": "websocket.accept"})
        except (OSError, RuntimeError) as error:
            raise LineClosed from error
        self.is_open = True

    async def receive(self) -> bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.is_open = False
            raise LineClosed
        text = message.get("text")
        if text is None:
            return bytes(message.get("bytes") or b"")
        return str(text).encode("utf-8", "surrogatepass")

    async def send(self, data: bytes) -> None:
        """Send a text message; waits while the reader is slow."""
        try:
            await self._send({"type": "websocket.send", "text": data.decode()})
        except (OSError, RuntimeError) as error:
            self.is_open = False
            raise LineClosed from error

    async def close(self, code: int) -> None:
        """Close it, or refuse it if it was not accepted yet."""
        self.is_open = False
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return
