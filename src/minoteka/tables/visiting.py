"""A listener's stay at a table: the hello, then one request after another, then who is still there."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.protocol.problems import Busy, problem_of, unreadable, without_nul
from minoteka.protocol.socket import AskHint, ClientMessage, Hello, Refused
from minoteka.tables.actions import act
from minoteka.tables.holding import seats_held
from minoteka.tables.house import Tables
from minoteka.tables.listening import Listener
from minoteka.tables.room import Room

_encode = msgspec.json.encode
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)

Gate = Callable[[Room, Any], None]
"""Says whether a message may be heard now; ``Busy`` if not."""


class Visit:
    """What a line gets for its bytes. ``begin`` it with the first message, ``end`` it whatever happened."""

    def __init__(self, tables: Tables, listener: Listener, account: int | None, gate: Gate | None = None) -> None:
        self._tables = tables
        self._listener = listener
        self._account = account
        self._gate = gate
        listener.account = account
        if account is not None:
            tables.sharing.signed_in[listener] = None
        self.room: Room | None = None
        self._thinking: asyncio.Task[None] | None = None

    async def begin(self, table: str, first: bytes) -> None:
        """The hello; an error if it isn't one or there is no such table."""
        hello = read(first)
        if not isinstance(hello, Hello):
            raise Malformed("hello-first")
        try:
            self.room = await self._tables.directory.find(table)
            await self._hello(self.room, hello)
        except MinotekaError:
            raise
        except Exception as error:  # the store may be away
            self._tables.outside.log.error("request", what="Hello", why=type(error).__name__)
            raise Busy("store-away", seconds=2) from error

    async def hear(self, data: bytes) -> MinotekaError | None:
        """One request: answered, or refused with the reason that is given back. A hint takes its time: whatever is
        asked meanwhile is answered meanwhile, except for another one.
        """
        room, message = self.room, None
        assert room is not None
        try:
            message = read(data)
            if self._gate is not None:
                self._gate(room, message)
        except MinotekaError as error:
            return await self._refuse(room, message, error)
        if not isinstance(message, AskHint):
            return await self._fulfil(room, message)
        if self._thinking is not None:
            await asyncio.wait([self._thinking])
        self._thinking = self._tables.background.spawn(self._think(room, message))
        return None

    async def _think(self, room: Room, message: AskHint) -> None:
        await self._fulfil(room, message)

    async def _fulfil(self, room: Room, message: Any) -> MinotekaError | None:
        try:
            if isinstance(message, Hello):
                await self._hello(room, message)
            elif (answer := await act(self._tables, room, self._listener, message)) is not None:
                self._listener.send(_encode(answer))
        except MinotekaError as error:
            return await self._refuse(room, message, error)
        except Exception as error:  # the store may be away; nothing was changed, and the player hears of it
            self._tables.outside.log.error("request", what=type(message).__name__, why=type(error).__name__)
            return await self._refuse(room, message, Busy("store-away", seconds=2))
        return None

    async def end(self) -> None:
        """Gone."""
        self._tables.sharing.signed_in.pop(self._listener, None)
        if self._thinking is not None:
            self._thinking.cancel()
        if self.room is not None:
            self.room.audience.listeners.pop(self._listener, None)
            await self._tables.sharing.presence(self.room)

    async def _hello(self, room: Room, hello: Hello) -> None:
        listener = self._listener
        if self._tables.outside.store.shared:
            await room.catch_up()  # a notice may have been lost, or be under way
        held, look = self._eyes(room, hello)
        while not room.logbook.knows(look, hello.since):
            await room.remember(look, hello.since)
            held, look = self._eyes(room, hello)  # a seat may have been lost meanwhile
        if not held and listener not in room.audience.listeners:
            self._check_watchers(room)
        listener.holds, listener.look = held, look
        room.audience.listeners[listener] = None
        room.touched = self._tables.outside.time.monotonic()
        listener.send(room.state(listener, hello.since))
        await self._tables.sharing.presence(room)

    def _check_watchers(self, room: Room) -> None:
        """However many look on, who holds a seat gets in."""
        if room.audience.here()[1] >= self._tables.outside.limits.listeners_per_table:
            raise Busy("too-many-here", seconds=60)

    def _eyes(self, room: Room, hello: Hello) -> tuple[frozenset[int], int]:
        """The seats that the listener holds, and whose eyes it looks with."""
        held = seats_held(room.table, hello.tokens, self._account)
        if hello.tokens and not held:
            raise NotYours("not-your-seat", seat=-1)
        look = hello.look
        if look is None:
            look = next(iter(held)) if len(held) == 1 else -1
        if look != -1 and look not in held:
            raise NotYours("not-your-seat", seat=look)
        return held, look

    async def _refuse(self, room: Room, message: Any, error: MinotekaError) -> MinotekaError:
        self._listener.send(_encode(Refused(getattr(message, "id", None), problem_of(error))))
        if error.code == "stale":
            await room.show(self._listener, getattr(message, "seq", room.table.seq))
        return error


def read(data: bytes) -> Any:
    """The message in these bytes; ``Malformed`` if there is none."""
    try:
        return _decoder.decode(without_nul(data))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise unreadable(error) from error
