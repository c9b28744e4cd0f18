"""The sockets of tables: who may connect, the first message in time, limits; what is said goes to the visit."""

import asyncio
import time
from collections import Counter
from typing import Any

import msgspec

from minoteka.core.errors import MinotekaError
from minoteka.protocol.problems import Busy, problem_of
from minoteka.protocol.socket import Refused
from minoteka.server.rates import Buckets, Rate
from minoteka.server.settings import ServerSettings
from minoteka.server.sockets.connection import Connection
from minoteka.server.sockets.line import Line, LineClosed
from minoteka.tables.house import Tables
from minoteka.tables.room import Room
from minoteka.tables.visiting import Visit

HELLO_SECONDS = 15.0
NOT_ALLOWED, TOO_MANY, BAD = 4003, 4029, 4000
MOST_REFUSED = 200
"""After so many refusals for haste a socket is closed: it is no person."""
RESERVED = 100
"""Sockets beyond the limit, for those who hold a seat: watchers are asked to come later."""
HEAVY = ("hint", "rematch", "react", "undo")

_encode = msgspec.json.encode


class Sockets:
    """All sockets of this process and what they may do."""

    def __init__(self, tables: Tables, settings: ServerSettings) -> None:
        self._tables = tables
        self._settings = settings
        self.open: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._socket_rate = Rate.read(settings.rate_socket)
        self._seats = Buckets(Rate.read(settings.rate_seat))
        self._heavy = Buckets(Rate.read(settings.rate_heavy))

    async def serve(self, line: Line, table: str, address: str, account: int | None, cuts: int) -> None:
        """One socket from its first to its last message. ``cuts``: how often lines had been cut when the account was
        looked up.
        """
        settings = self._settings
        most = settings.max_sockets + RESERVED
        if len(self.open) >= most or self._addresses[address] >= settings.sockets_per_address:
            await line.close(TOO_MANY)
            return
        try:
            await line.accept()
        except LineClosed:
            return
        connection = Connection(line, settings.outbox)
        bucket = Buckets(self._socket_rate)

        def gate(room: Room, message: Any) -> None:
            if settings.limits:
                self._check_rates(bucket, connection, room, message, address)

        visit = Visit(self._tables, connection, account, gate)
        if account is not None and cuts != self._tables.sharing.cuts:
            connection.cut()  # perhaps this account's
        self.open.add(connection)
        self._addresses[address] += 1
        try:
            if await self._welcome(connection, visit, table):
                await self._listen(connection, visit)
        except LineClosed:
            pass  # it went away in the middle of something
        finally:
            self.open.discard(connection)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            await visit.end()
            await connection.close(1000)

    async def _welcome(self, connection: Connection, visit: Visit, table: str) -> bool:
        """Wait for the hello; False if it does not come or there is no such table."""
        try:
            await visit.begin(table, await asyncio.wait_for(connection.line.receive(), HELLO_SECONDS))
            if len(self.open) > self._settings.max_sockets and not connection.holds:
                raise Busy("too-many-here", seconds=60)
        except MinotekaError as error:
            await connection.line.send(_encode(Refused(None, problem_of(error))))
            await connection.close(BAD)
            return False
        except TimeoutError:
            await connection.close(BAD)
            return False
        return True

    async def _listen(self, connection: Connection, visit: Visit) -> None:
        refused = 0
        while not connection.closing and refused <= MOST_REFUSED:
            error = await visit.hear(await connection.line.receive())
            refused += isinstance(error, Busy)
            await connection.breathe()

    def _check_rates(self, bucket: Buckets, connection: Connection, room: Room, message: Any, address: str) -> None:
        now = time.monotonic()
        wait = bucket.take("", now)
        seat = getattr(message, "seat", None)
        if not wait and seat in connection.holds:  # nobody can use up what belongs to another's seat
            wait = self._seats.take(f"{room.table.row.id}/{seat}", now)
        if not wait and message.__struct_config__.tag in HEAVY:
            wait = self._heavy.take(f"{room.table.row.id}/{address}/{message.__struct_config__.tag}", now)
        if wait:
            raise Busy("too-fast", seconds=max(1, round(wait)))

    async def farewell(self) -> None:
        """The server stops: say so, let it be sent."""
        for connection in self.open:
            connection.send(b'{"type":"goodbye","code":"restart"}')
        if self.open:
            await asyncio.sleep(0.05)
