"""Lines between pages and servers: bytes come late but in order, and may be cut at any moment, with whatever is under
way.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from minoteka.server.sockets.line import Line

if TYPE_CHECKING:
    from tests.simulation.pages import Page
    from tests.simulation.servers import Server
    from tests.simulation.world import World

GONE = {"type": "websocket.disconnect"}


class Wire:
    """One socket, as ASGI shows it to the server. ``held``: the page does not read just now."""

    def __init__(self, world: "World", page: "Page", server: "Server") -> None:
        self._world = world
        self.page = page
        self.server = server
        self.is_cut = False
        self.held = False
        self._up: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._down: deque[bytes | None] = deque()
        self._coming: deque[dict[str, Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._room: asyncio.Future[None] | None = None
        self.line = Line({}, self._receive, self._send)
        self.account: int | None = None
        self.signed_in = world.loop.time()
        self.served = server.serve(self._enter(server))
        self.served.add_done_callback(self._ended, context=world.context)

    async def _enter(self, server: "Server") -> None:
        """As a server does it: the session is looked up, then the socket is served."""
        page, cuts = self.page, server.tables.sharing.cuts
        self.account = page.account if page.account in self._world.truth.accounts() else None
        self.signed_in = self._world.loop.time()
        await asyncio.sleep(self._world.chance.uniform(0.0, 0.05))
        await server.sockets.serve(self.line, page.table, page.name, self.account, cuts)

    def say(self, data: bytes) -> None:
        """A message of the page."""
        self._coming.append({"type": "websocket.receive", "bytes": data})
        self._world.after(0.05, self._come)

    def cut(self) -> None:
        """The line is gone; both sides notice, sooner or later."""
        if not self.is_cut:
            self.is_cut = True
            self._up.clear()
            self._wake()
            self._world.after(0.5, self.page.lost, self)
            if self._room is not None and not self._room.done():
                self._room.set_result(None)

    def _ended(self, served: "asyncio.Task[None]") -> None:
        if not served.cancelled() and (error := served.exception()) is not None:
            self._world.fail(f"the socket of {self.page.name} ended with {error!r}", self.page.table)
        self._pass(None)

    def _come(self) -> None:
        self._up.append(self._coming.popleft())
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _receive(self) -> dict[str, Any]:
        while not self._up and not self.is_cut:
            self._waiting = self._world.loop.create_future()
            await self._waiting
        return GONE if self.is_cut else self._up.popleft()

    async def _send(self, message: Any) -> None:
        if self.is_cut:
            raise OSError("the line is cut")
        if message["type"] == "websocket.send":
            data = message["text"].encode()
            self._world.truth.told(self.page, data)
            self._pass(data)
            while self.held and not self.is_cut:
                self._room = self._world.loop.create_future()
                await self._room
        elif message["type"] == "websocket.close":
            self._pass(None)

    def _pass(self, data: bytes | None) -> None:
        self._down.append(data)
        self._world.after(0.05, self._arrive)

    def _arrive(self) -> None:
        data = self._down.popleft()
        if self.is_cut:
            return
        if data is None:
            self.cut()
        else:
            self.page.heard(self, data)

    def hold(self, seconds: float) -> None:
        """The page does not read for a while."""
        self.held = True
        self._world.after(0.0, self._world.loop.call_later, seconds, self._release)

    def _release(self) -> None:
        self.held = False
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
