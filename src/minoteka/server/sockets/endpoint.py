"""The endpoint of a table's socket: who may connect, the hello, and then one request after another."""

import asyncio
import time
from collections import Counter
from typing import Any

import msgspec
import structlog

from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.protocol.problems import Busy, problem_of, unreadable
from minoteka.protocol.socket import ClientMessage, Hello, Refused
from minoteka.server.rates import Buckets, Rate
from minoteka.server.settings import Settings
from minoteka.server.sockets.connection import Connection
from minoteka.server.sockets.line import Closed, Line
from minoteka.server.tables.actions import ACTIONS
from minoteka.server.tables.hall import Hall
from minoteka.server.tables.keys import seats_held
from minoteka.server.tables.room import Room

log = structlog.get_logger()

HELLO_SECONDS = 15.0
NOT_ALLOWED, TOO_MANY, BAD = 4003, 4029, 4000
MOST_REFUSED = 200
"""After so many refusals for haste a socket is closed: it is no person."""

_encode = msgspec.json.encode
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Sockets:
    """All sockets of this process and what they may do."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.open: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._socket_rate = Rate.read(settings.rate_socket)
        self._seats = Buckets(Rate.read(settings.rate_seat))
        self._heavy = Buckets(Rate.read(settings.rate_heavy))

    async def serve(self, line: Line, table: str, address: str, account: int | None) -> None:
        """One socket from its first to its last message."""
        settings = self.settings
        if len(self.open) >= settings.max_sockets or self._addresses[address] >= settings.sockets_per_address:
            await line.close(TOO_MANY)
            return
        await line.accept()
        connection = Connection(line, settings.outbox)
        connection.account = account
        self.open.add(connection)
        self._addresses[address] += 1
        room: Room | None = None
        try:
            room = await self._welcome(connection, table)
            if room is not None:
                await self._listen(connection, room, address)
        except Closed:
            pass  # it went away in the middle of something
        finally:
            self.open.discard(connection)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            if room is not None:
                room.audience.listeners.pop(connection, None)
                await self._tell_presence(room)
            await connection.close(1000)

    async def _welcome(self, connection: Connection, table: str) -> Room | None:
        """Wait for the hello; None if it does not come or there is no such table."""
        try:
            text = await asyncio.wait_for(connection.line.receive(), HELLO_SECONDS)
            message = _read(text)
            if not isinstance(message, Hello):
                raise Malformed("hello-first")
            room = await self.hall.find(table)
            if len(room.audience.listeners) >= self.settings.sockets_per_table:
                raise Busy("too-many-here", seconds=60)
            await self._hello(connection, room, message)
        except MinotekaError as error:
            await connection.line.send(_encode(Refused(None, problem_of(error))))
            await connection.close(BAD)
            return None
        except TimeoutError:
            await connection.close(BAD)
            return None
        return room

    async def _hello(self, connection: Connection, room: Room, hello: Hello) -> None:
        held = seats_held(room.table, hello.tokens, connection.account)
        if hello.tokens and not held and self.hall.store.shared:
            async with room.lock:
                await room.catch_up()  # perhaps another process gave the seat away a moment ago
            held = seats_held(room.table, hello.tokens, connection.account)
        if hello.tokens and not held:
            raise NotYours("not-your-seat", seat=-1)
        look = hello.look
        if look is None:
            look = next(iter(held)) if len(held) == 1 else -1
        if look != -1 and look not in held:
            raise NotYours("not-your-seat", seat=look)
        connection.holds, connection.look = held, look
        room.audience.listeners[connection] = None
        room.touched = self.hall.monotonic()
        connection.send(room.state(connection, hello.since))
        await self._tell_presence(room)

    async def _listen(self, connection: Connection, room: Room, address: str) -> None:
        bucket = Buckets(self._socket_rate)
        refused = 0
        while not connection.closing:
            text = await connection.line.receive()
            message: Any = None
            try:
                message = _read(text)
                if self.settings.limits:
                    self._check_rates(bucket, connection, room, message, address)
                answer = await self._act(connection, room, message)
            except MinotekaError as error:
                refused += isinstance(error, Busy)
                self._refuse(connection, room, message, error)
                if refused > MOST_REFUSED:
                    return
            except Exception as error:  # the store may be away; nothing was changed, and the player hears of it
                log.error("request", what=type(message).__name__, why=f"{type(error).__name__}: {error}")
                self._refuse(connection, room, message, Busy("store-away", seconds=2))
            else:
                if answer is not None:
                    connection.send(_encode(answer))
            await connection.breathe()

    async def _act(self, connection: Connection, room: Room, message: Any) -> Any:
        if isinstance(message, Hello):
            await self._hello(connection, room, message)
            return None
        return await ACTIONS[type(message)](room, connection, message)

    def _check_rates(self, bucket: Buckets, connection: Connection, room: Room, message: Any, address: str) -> None:
        now = time.monotonic()
        wait = bucket.take("", now)
        seat = getattr(message, "seat", None)
        if not wait and seat in connection.holds:  # nobody can use up what belongs to another's seat
            wait = self._seats.take(f"{room.table.row.id}/{seat}", now)
        if not wait and message.__struct_config__.tag in ("hint", "rematch", "react", "undo"):
            wait = self._heavy.take(f"{room.table.row.id}/{address}/{message.__struct_config__.tag}", now)
        if wait:
            raise Busy("too-fast", seconds=max(1, round(wait)))

    def _refuse(self, connection: Connection, room: Room, message: Any, error: MinotekaError) -> None:
        connection.send(_encode(Refused(getattr(message, "id", None), problem_of(error))))
        if error.code == "stale":
            connection.send(room.state(connection, getattr(message, "seq", room.table.seq)))

    async def _tell_presence(self, room: Room) -> None:
        try:
            await self.hall.sharing.presence(room)
        except Exception as error:  # telling other processes may fail; they forget us by themselves
            log.warning("presence", why=type(error).__name__)

    async def farewell(self) -> None:
        """The server stops: say so, let it be sent."""
        for connection in self.open:
            connection.send(b'{"type":"goodbye","code":"restart"}')
        if self.open:
            await asyncio.sleep(0.05)


def _read(text: bytes) -> Any:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise unreadable(error) from error
