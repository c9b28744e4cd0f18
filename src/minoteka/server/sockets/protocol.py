"""uvicorn's WebSocket protocol with a short way out: a message that the line can take now is written at once.

ASGI's ``send`` must be awaited, so each message to each listener would be a task's turn of its own.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

PUSH = "minoteka.push"
"""The name of the extension in an ASGI scope: a function that takes a text message, or says that it can't now."""


class PushingProtocol(WebSocketsSansIOProtocol):
    """As uvicorn has it, and ``push``."""

    def handle_connect(self, event: Request) -> None:
        """A handshake: the application will find ``push`` in its scope."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][PUSH] = self.push

    def push(self, data: bytes) -> bool:
        """Write a text message now; False if the reader lags behind or is gone: then ``send`` knows what to do."""
        if self.disconnected or self.close_sent or not (self.handshake_complete and self.writable.is_set()):
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
