"""Many scripted players at once, cheap enough that a test machine can drive a server to its limits.

The WebSocket client is a bare one (text frames, compressed if asked for); messages are read only as far as a player
needs.
"""

import asyncio
import base64
import os
import random
import struct
import time
import zlib
from collections.abc import Callable
from typing import Any

import msgspec


class Columns(msgspec.Struct):
    text: list[str]


class Legal(msgspec.Struct):
    columns: Columns


class Item(msgspec.Struct):
    text: str = ""
    seat: int = -1


class Heard(msgspec.Struct):
    """What a scripted player reads of any message."""

    type: str
    reply: str | None = None
    seq: int = -1
    status: str = ""
    legal: Legal | None = None
    item: Item | None = None
    problem: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """One bare WebSocket connection; ``heard`` is called with every text message's bytes."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None], *, deflate: bool = False) -> None:
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS) if deflate else None
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._parts: list[bytes] = []
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def handshake(self, port: int, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        wish = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if self._inflate else ""
        assert self.transport is not None
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{wish}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head[:80].decode("latin-1")))
                return
            self.open.set_result(None)
            self._buffer = rest
        self._frames()

    def _frames(self) -> None:
        data, place = self._buffer, 0
        while len(data) - place >= 2:
            first, size, start = data[place], data[place + 1] & 127, place + 2
            if size == 126:
                if len(data) < start + 2:
                    break
                size, start = struct.unpack_from(">H", data, start)[0], start + 2
            elif size == 127:
                if len(data) < start + 8:
                    break
                size, start = struct.unpack_from(">Q", data, start)[0], start + 8
            if len(data) < start + size:
                break
            self._frame(first, data[start : start + size])
            place = start + size
        self._buffer = data[place:]

    def _frame(self, first: int, body: bytes) -> None:
        kind = first & 15
        if kind in (0, 1):
            self._parts.append(body)
            if first & 128:
                whole, self._parts = b"".join(self._parts), []
                if first & 64 and self._inflate is not None:
                    whole = self._inflate.decompress(whole + b"\0\0\xff\xff")
                self._heard(whole)
        elif kind == 9:
            self._send(10, body)
        elif kind == 8 and self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))
        self._lost()

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, body: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(body)
        head = struct.pack(">BB", 128 | kind, 128 | size) if size < 126 else struct.pack(">BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + body)  # the mask must be there, and may be all zero


async def dial(
    port: int,
    path: str,
    heard: Callable[[bytes], None],
    lost: Callable[[], None],
    *,
    deflate: bool = False,
    source: str | None = None,
) -> Line:
    """An open connection (from the address ``source``); ``ConnectionError`` or ``OSError`` if it can't be had."""
    loop, here = asyncio.get_running_loop(), (source, 0) if source else None
    _, line = await loop.create_connection(
        lambda: Line(heard, lost, deflate=deflate), "127.0.0.1", port, local_addr=here
    )
    line.handshake(port, path)
    await asyncio.wait_for(line.open, 30)
    return line


class Player:
    """Holds one seat (or none: a spectator), moves whenever it may, and comes back when the line is cut."""

    def __init__(self, table: "CrowdTable", token: str | None) -> None:
        self.table = table
        self.token = token
        self.seat = -1
        self.seq = -1
        self.legal: list[str] = []
        self.line: Line | None = None
        self.said: tuple[str, int, str, float] | None = None
        self.ready = asyncio.Event()
        self.count = 0

    async def connect(self) -> None:
        self.ready.clear()
        path = f"/api/tables/{self.table.id}/socket"
        port, deflate = self.table.port(self), self.table.crowd.deflate
        self.line = await dial(port, path, self._heard, self._lost, deflate=deflate)
        hello = {"type": "hello", "tokens": [self.token] if self.token else [], "since": max(self.seq, 0)}
        self.line.send(msgspec.json.encode(hello))
        await asyncio.wait_for(self.ready.wait(), 60)

    def _lost(self) -> None:
        self.line = None
        self.table.crowd.cut(self)

    def _heard(self, data: bytes) -> None:
        message = _decode(data)
        kind = message.type
        if kind == "entry":
            self.seq = message.seq
            self.legal = message.legal.columns.text if message.legal else []
            self.table.told(self, message)
            if self.said is not None and message.reply == self.said[0]:
                self._acknowledged(message.seq)
            self._go_on(message.status)
        elif kind == "table":
            self.seq = message.seq
            self.legal = message.legal.columns.text if message.legal else []
            self.ready.set()
            self.table.caught_up(self, message)
            self._go_on(message.status)
        elif kind == "done" and self.said is not None and message.reply == self.said[0]:
            self._acknowledged(self.said[1])
        elif kind == "refused":
            if self.said is not None and message.reply == self.said[0]:
                self.said = None
            self.table.crowd.refused(message)

    def _acknowledged(self, seq: int) -> None:
        assert self.said is not None
        self.table.acknowledged[seq] = self.said[2]
        self.said = None

    def _go_on(self, status: str) -> None:
        if status == "over":
            self.table.over()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Move, if it is this player's turn and nothing holds the table up."""
        if self.legal and self.said is None and not (self.table.waits or self.table.crowd.paused):
            self.table.crowd.wants_to_move(self)

    def move(self) -> None:
        """Send a random legal move (or the one whose fate is unknown again)."""
        if self.line is None or not self.legal:
            return
        text = self.table.crowd.random.choice(self.legal)
        self.count += 1
        name = f"{id(self):x}-{self.count}"
        self.said = (name, self.seq + 1, text, time.perf_counter())
        seat = self.table.seat_of(self)
        body = {"type": "move", "id": name, "seat": seat, "seq": self.seq, "text": text}
        self.table.sent[self.seq + 1] = (text, time.perf_counter())
        self.line.send(msgspec.json.encode(body))

    def say_again(self) -> None:
        """After a lost line: the same request with the same id, whose answer was never heard."""
        if self.said is None or self.line is None:
            return
        name, seq, text, _ = self.said
        seat = self.table.seat_of(self)
        self.line.send(msgspec.json.encode({"type": "move", "id": name, "seat": seat, "seq": seq - 1, "text": text}))


class CrowdTable:
    """A table with a player on every seat and perhaps spectators."""

    def __init__(self, crowd: "Crowd", opened: dict[str, Any], spectators: int = 0) -> None:
        self.crowd = crowd
        self.id: str = opened["id"]
        self.tokens: dict[int, str] = opened["tokens"]
        self.players = {seat: Player(self, token) for seat, token in self.tokens.items()}
        self.everybody = [*self.players.values(), *(Player(self, None) for _ in range(spectators))]
        self.acknowledged: dict[int, str] = {}
        self.sent: dict[int, tuple[str, float]] = {}
        self.heard: dict[int, int] = {}
        self.is_over = False
        self.waits = False

    def begin(self) -> None:
        """Everybody who may move does so: after a pause, or when a table that waited is needed."""
        self.waits = False
        for player in self.players.values():
            player.go_on()

    def port(self, player: Player) -> int:
        """With two servers neighbours sit at different ones."""
        second = self.crowd.second
        return self.crowd.port if second is None or self.everybody.index(player) % 2 == 0 else second

    def seat_of(self, player: Player) -> int:
        return next(seat for seat, other in self.players.items() if other is player)

    def told(self, player: Player, message: Heard) -> None:
        """Somebody heard of an entry; when the last one has, the delay is noted."""
        self.heard[message.seq] = self.heard.get(message.seq, 0) + 1
        if self.heard[message.seq] == len(self.everybody):
            del self.heard[message.seq]
            sent = self.sent.pop(message.seq, None)
            if sent is not None:
                self.crowd.delays.append(time.perf_counter() - sent[1])

    def caught_up(self, player: Player, message: Heard) -> None:
        """Somebody came back: delays of what was under way mean nothing."""
        self.sent.clear()
        self.heard.clear()

    def over(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.crowd.finished(self)


class Crowd:
    """All players. By default everybody moves at once; ``rate`` (moves a second in all) spaces them."""

    def __init__(
        self, port: int, seed: int = 1, rate: float | None = None, second: int | None = None, *, deflate: bool = False
    ) -> None:
        self.port = port
        self.second = second
        self.deflate = deflate
        self.random = random.Random(seed)
        self.tables: list[CrowdTable] = []
        self.wanted = 0  # tables that should be playing, where somebody opens new ones for those that end
        self.delays: list[float] = []
        self.refusals: list[Any] = []
        self.paused = False
        self.rate = rate
        self.lost: set[Player] = set()
        self._waiting: list[Player] = []
        self._pump: asyncio.Task[None] | None = None
        self.on_finished: Callable[[CrowdTable], None] = lambda table: None

    def wants_to_move(self, player: Player) -> None:
        if self.rate is None:
            player.move()
        else:
            self._waiting.append(player)
            if self._pump is None:
                self._pump = asyncio.create_task(self._pace())

    async def _pace(self) -> None:
        """Let players move evenly at the rate; whoever waits longest goes first."""
        assert self.rate is not None
        began, done = time.perf_counter(), 0
        while True:
            await asyncio.sleep(0.004)
            due = int((time.perf_counter() - began) * self.rate)
            while done < due:
                done += 1
                if self._waiting:
                    self._waiting.pop(0).move()

    def refused(self, message: Heard) -> None:
        self.refusals.append(message.problem)

    def cut(self, player: Player) -> None:
        self.lost.add(player)

    def finished(self, table: CrowdTable) -> None:
        self.on_finished(table)

    async def connect(self, at_once: int = 50, *, also_over: bool = False) -> None:
        """Everybody who still plays (or sits at a finished table) and is not connected connects, a few at a time."""
        gate = asyncio.Semaphore(at_once)

        async def one(player: Player) -> None:
            async with gate:
                await player.connect()

        self.lost.clear()
        await asyncio.gather(
            *(one(p) for t in self.tables if also_over or not t.is_over for p in t.everybody if p.line is None)
        )

    async def close(self) -> None:
        """Everybody goes home."""
        self.paused = True
        if self._pump is not None:
            self._pump.cancel()
        for table in self.tables:
            for player in table.everybody:
                if player.line is not None and player.line.transport is not None:
                    player.line.transport.abort()
        await asyncio.sleep(0)
