"""A page at a table, as the real one behaves: it comes, shows what it hears, asks, comes back when its line is cut and
asks again what was not answered.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from minoteka.protocol import socket
from tests.simulation.wires import Wire

if TYPE_CHECKING:
    from tests.simulation.world import World

_encode, _decode = msgspec.json.encode, msgspec.json.decode
PATIENCE = 20.0
"""Seconds after which a page that waits for an answer takes a new line."""


class Page:
    """``state``: the last message with the whole table; ``seq`` and ``view`` as shown now."""

    def __init__(self, world: "World", table: str, tokens: list[str], account: int | None, who: str) -> None:
        self._world = world
        self.table = table
        self.tokens = tokens
        self.account = account
        self.who = who
        self.name = f"{who}{len(world.pages)}"
        self.state: dict[str, Any] | None = None
        self.last: dict[str, Any] = {}
        self.seq = -1
        self.looks: int | None = None
        self.ask: dict[str, Any] | None = None
        self.asked: dict[str, msgspec.Struct] = {}
        self.left = False
        self._known = 0
        self.wire: Wire | None = None
        self._number = 0
        world.pages.append(self)
        self._connect()

    @property
    def yours(self) -> list[int]:
        """The seats that the server said are held here."""
        return self.state["yours"] if self.state else []

    def _connect(self) -> None:
        if self.left or self.wire is not None:
            return
        server = self._world.some_server()
        if server is None:
            self._world.after(1.0, self._connect)
            return
        self._world.tell(f"{self.name} comes to {server.life.name}", self.table)
        self.wire, self._known = Wire(self._world, self, server), self._world.truth.shown[self.table]
        chance = self._world.chance
        self._world.after(3.0 if chance.random() < 0.1 else 0.0, self._hello, self.wire)

    def _hello(self, wire: Wire) -> None:
        """The first thing that a page says; some take their time."""
        if wire is self.wire:
            self.say(socket.Hello(self.tokens, self.looks, self.seq if self.state else -1))

    def lost(self, wire: Wire) -> None:
        """The line is cut: come back."""
        if wire is self.wire:
            self._world.tell(f"{self.name} is cut off", self.table)
            self.wire = None
            self._world.after(1.0, self._connect)

    def leave(self) -> None:
        """Close the page for good."""
        self.left = True
        self.asked.clear()
        if self.wire is not None:
            self.wire.cut()

    def say(self, message: Any) -> None:
        """Send a message; a request is remembered until it is answered."""
        self._world.coverage.said(message)
        if hasattr(message, "id") and not isinstance(message, socket.React):  # which nobody answers
            self.asked[message.id] = message
            self._world.after(PATIENCE, self._impatient, message.id, slack=0.0)
        if self.wire is not None:
            self.wire.say(_encode(message))

    def request(self, kind: Any, **fields: Any) -> None:
        """Ask something new."""
        self._number += 1
        self.say(kind(id=f"{self.name}-{self._number}", **fields))

    def _impatient(self, name: str) -> None:
        if name in self.asked and self.wire is not None:
            self._world.tell(f"{self.name} waits no longer for {name}", self.table)
            self.wire.cut()

    def heard(self, wire: Wire, data: bytes) -> None:
        """A message has come."""
        if wire is not self.wire or self.left:
            return
        message = _decode(data)
        self._world.coverage.heard(message)
        getattr(self, "_" + message["type"].replace("-", "_"), self._other)(message)
        if (reply := message.get("reply")) is not None:
            self._world.truth.answered(self, reply, message)
            self.asked.pop(reply, None)

    def _table(self, message: dict[str, Any]) -> None:
        if message["seq"] < self._known:
            self._world.fail(f"{self.name} came after entry {self._known}, and sees {message['seq']}", self.table)
        again = self.state is None or message["reply"] is None
        self.state, self.last, self.seq, self.ask = message, message, message["seq"], message["undo"]
        if again:
            for asked in list(self.asked.values()):
                if self.wire is not None:
                    self.wire.say(_encode(asked))

    def _entry(self, message: dict[str, Any]) -> None:
        if message["seq"] != self.seq + 1:
            self._world.fail(f"{self.name} had entry {self.seq} and was told entry {message['seq']}")
        self.seq, self.last, self.ask = message["seq"], message, None

    def _undo_asked(self, message: dict[str, Any]) -> None:
        self.ask = message["undo"]

    def _refused(self, message: dict[str, Any]) -> None:
        if message["reply"] is None:  # the hello: a key that is good no more, too many here, no table
            code = message["problem"]["code"]
            self._world.tell(f"{self.name} was refused: {code}", self.table)
            if code in ("not-your-seat", "no-table"):
                self.leave()

    def _goodbye(self, message: dict[str, Any]) -> None:
        if message["code"] == "deleted":
            self.leave()

    def _rematch(self, message: dict[str, Any]) -> None:
        if self.state is not None:
            self.state["rematch"] = message["table"]

    def _other(self, _: dict[str, Any]) -> None:
        """Presence, thoughts, reactions: shown, not kept."""
