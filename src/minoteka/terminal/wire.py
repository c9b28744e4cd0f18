"""The socket of a server's table (docs/protocol.md): opened again whenever it breaks, requests sent again until they
are answered.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from minoteka.core.errors import NotYours
from minoteka.core.game import Game
from minoteka.protocol.problems import Busy, error_of
from minoteka.protocol.socket import Goodbye, Hello, Refused, ServerMessage, TableState
from minoteka.terminal.address import TableAddress

LARGEST = 1 << 24
PAUSE = 1.0
"""Seconds before a broken line is opened again."""

Hear = Callable[[Any], None]
"""What is done with a message; None: the line broke."""


def read_message(data: str | bytes, game: Game) -> Any:
    """A message of the server; views are the game's own."""
    told = msgspec.json.decode(data)
    message: Any = msgspec.convert(told, ServerMessage)
    for name in ("view", "finished"):
        if told.get(name) is not None:
            setattr(message, name, msgspec.convert(told[name], game.types.view))
    return message


class Wire:
    """One's line to a table."""

    def __init__(self, address: TableAddress, game: Game, tokens: Sequence[str]) -> None:
        self.address, self.game, self.tokens = address, game, list(tokens)
        self.open: ClientConnection | None = None
        self.asked: dict[str, Any] = {}
        self.seq = -1

    async def listen(self, hear: Hear) -> None:
        """Until the table is gone; what can't be mended by trying again is an error."""
        try:
            async for line in connect(self.address.socket, max_size=LARGEST, open_timeout=PAUSE * 20):
                try:
                    if await self._talk(line, hear):
                        return
                except ConnectionClosed:
                    pass
                finally:
                    self.open = None
                hear(None)
                await asyncio.sleep(PAUSE)
        except (InvalidHandshake, InvalidURI) as error:
            raise NotYours("join-away", server=self.address.server, why=str(error)) from error
        except msgspec.DecodeError as error:
            raise NotYours("join-strange", why=str(error)) from error

    async def _talk(self, line: ClientConnection, hear: Hear) -> bool:
        """Say hello and listen; True when the table is gone."""
        self.open = line
        await self.hello()
        async for data in line:
            message = read_message(data, self.game)
            if isinstance(message, Refused) and message.reply is None:
                error = error_of(message.problem)
                if not isinstance(error, Busy):
                    raise error
                await asyncio.sleep(float(error.details.get("seconds", PAUSE)))
            self.asked.pop(getattr(message, "reply", None) or "", None)
            if isinstance(message, TableState):
                self.seq = message.seq
                for request in list(self.asked.values()):
                    await line.send(msgspec.json.encode(request), text=True)
            hear(message)
            if isinstance(message, Goodbye) and message.code == "deleted":
                return True
        return False

    async def hello(self) -> None:
        """Ask for the whole table; of its log only what is new."""
        await self._send(Hello(self.tokens, since=self.seq))

    async def ask(self, request: Any) -> None:
        """Send a request; if the line breaks before its answer, send it again."""
        self.asked[request.id] = request
        await self._send(request)

    async def _send(self, message: Any) -> None:
        if self.open is not None:
            with suppress(ConnectionClosed):  # whoever listens opens it again
                await self.open.send(msgspec.json.encode(message), text=True)
