"""Ten thousand requests and ten thousand socket messages that nobody should send, straight into the application: no
answer is an error of ours, nothing is logged as one, and the house goes on. In soak ten times as many.
"""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from minoteka.server.app import ENDPOINTS, Server
from minoteka.server.settings import ServerSettings
from tests.loops import complete

MANY = 10_000
SLOW = ("/api/puzzles", "/analysis", "/solutions", "/metrics")
"""What costs seconds by itself is asked elsewhere, and counted there."""
PATHS = sorted({(e.method, e.path) for e in ENDPOINTS if not any(part in e.path for part in SLOW)})
TEXTS = [
    "",
    "0",
    "-1",
    "riomino",
    "uk",
    "§",
    "\x00",
    "%00",
    "../../etc/passwd",
    "a" * 300,
    "∞" * 40,
    "'; --",
    "{}",
    "null",
]
WELL = {"method": "GET", "path": "/healthz", "headers": [(b"host", b"localhost")]}
KINDS = [
    "hello",
    "look",
    "move",
    "why",
    "undo",
    "answer-undo",
    "resign",
    "takeover",
    "leave",
    "react",
    "ping",
    "table",
    "",
]
FIELDS = [
    "id",
    "seat",
    "seq",
    "text",
    "tokens",
    "look",
    "since",
    "count",
    "level",
    "reaction",
    "move",
    "agree",
    "name",
    "game",
]


def value(chance: random.Random, deep: int = 0) -> Any:
    """Any JSON value, most of them wrong wherever they stand."""
    kind = chance.randrange(9 if deep < 4 else 6)
    if kind < 2:
        return chance.choice(TEXTS)
    if kind < 4:
        return chance.choice([0, 1, 2, -1, 2**31, 2**63, -(2**70), 0.5, 1e308])
    if kind < 6:
        return chance.choice([None, True, False, [], {}])
    if kind == 6:
        return [value(chance, deep + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): value(chance, deep + 1) for _ in range(chance.randrange(5))}


def body(chance: random.Random, table: str) -> bytes:
    """A request's body: reasonable and spoilt, or no JSON at all."""
    plan = {"kind": "me", "name": "Olya", "words": ""}
    good = {"game": "riomino", "seats": [plan, plan], "name": "Olya", "password": "correct horse", "options": {}}
    if chance.random() < 0.7:
        good[chance.choice([*good, *FIELDS])] = value(chance)
        text = json.dumps(good).encode()
    else:
        text = json.dumps(value(chance)).encode()
    if chance.random() < 0.2:
        place = chance.randrange(len(text) + 1)
        text = text[:place] + chance.choice([b"\xff\xfe", b"\x00", b"[" * 3000, b'"', b""]) + text[place + 2 :]
    return text


def asked(chance: random.Random, table: str) -> tuple[dict[str, Any], bytes]:
    """A request as ASGI has it."""
    method, path = chance.choice(PATHS)
    for name in ("table", "game", "language", "name", "id", "day", "picture"):
        path = path.replace("{" + name + "}", chance.choice([table, *TEXTS[2:]]))
    if chance.random() < 0.1:
        path, method = chance.choice(["/", "/t/x", "/assets/" + chance.choice(TEXTS), "/api/x"]), "GET"
    if chance.random() < 0.05:
        method = chance.choice(["PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"])
    headers = [
        (b"host", chance.choice([b"127.0.0.1", b"localhost", b"localhost", b"[", b"evil.example", b""])),
        (b"origin", chance.choice([b"http://127.0.0.1", b"http://[", b"null", b"https://evil.example"])),
        (b"authorization", chance.choice([b"Bearer x", b"Bearer " + b"a" * 40, b"Basic \xff", b""])),
        (b"cookie", chance.choice([b"minoteka=" + b"b" * 32, b"minoteka=\xff", b";;;=", b""])),
        (b"accept-encoding", chance.choice([b"gzip, br", b"*;q=", b""])),
    ]
    query = chance.choice([b"", b"eyes=0&count=5", b"eyes=%ff", b"since=-1&since=2", b"count=99999999999999999999"])
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode("utf-8", "replace"),
        "root_path": "",
        "query_string": query,
        "headers": [header for header in headers if chance.random() < 0.6 or header[0] == b"host"],
        "client": ("127.0.0.1", 5),
        "server": ("127.0.0.1", 80),
    }
    return scope, body(chance, table) if method != "GET" else b""


async def status_of(server: Server, scope: dict[str, Any], data: bytes) -> int:
    """Ask; the status."""
    sent: list[Any] = []
    coming = [{"type": "http.request", "body": data, "more_body": False}]

    async def receive() -> Any:
        return coming.pop() if coming else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await server.app(scope, receive, send)
    return int(sent[0]["status"])


async def talk(server: Server, chance: random.Random, table: str, tokens: list[str], count: int) -> int:
    """One socket says so many things; how many messages it heard."""
    incoming: asyncio.Queue[Any] = asyncio.Queue()
    heard = 0

    async def send(message: Any) -> None:
        nonlocal heard
        heard += message["type"] == "websocket.send"

    incoming.put_nowait({"type": "websocket.connect"})
    hello = {"type": "hello", "tokens": tokens, "look": None, "since": 0}
    incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
    for _ in range(count):
        kind, extra = chance.choice(KINDS), {name: value(chance) for name in chance.sample(FIELDS, 3)}
        said = {"type": kind, "id": "x", "seat": chance.choice([0, 1, 7]), "seq": chance.choice([2, 3, 9]), **extra}
        text = (
            json.dumps(said) if chance.random() < 0.9 else chance.choice(['{"type":', "[" * 2000, "\ud800", "null", ""])
        )
        key = "text" if chance.random() < 0.95 else "bytes"
        incoming.put_nowait(
            {"type": "websocket.receive", key: text if key == "text" else text.encode("utf-8", "replace")}
        )
    incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
    path = f"/api/tables/{table}/socket"
    scope = {"type": "websocket", "path": path, "headers": [(b"host", b"127.0.0.1")], "client": ("127.0.0.1", 5)}
    await server.app({**scope, "query_string": b"", "scheme": "ws"}, incoming.get, send)
    return heard


async def opened(server: Server) -> tuple[str, list[str]]:
    from minoteka.protocol.tables import OpenTable, SeatPlan

    plans = [SeatPlan("me", "Olya"), SeatPlan("me", "Taras")]
    table = await server.tables.open(OpenTable("riomino", plans, first=0), None)
    return table.table, [seat.token for seat in table.seats]


def fuzz(folder: Path, many: int, seed: int) -> None:
    """So many of each kind; every answer a proper one."""
    troubles: list[Any] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context))
        url = f"sqlite:///{folder / 'fuzz.sqlite3'}"
        settings = ServerSettings(database_url=url, limits=False, bot_workers=1, outbox=100_000)
        server, chance = await Server.start(settings), random.Random(seed)
        try:
            some, _ = asked(chance, "x")
            while await status_of(server, {**some, **WELL, "path": "/readyz"}, b"") != 200:
                await asyncio.sleep(0.05)
            table, tokens = await opened(server)
            statuses: Counter[int] = Counter()
            for _ in range(many):
                scope, data = asked(chance, table)
                statuses[await status_of(server, scope, data)] += 1
            assert not [status for status in statuses if status >= 500], statuses
            assert statuses[200] > many / 50, "some of it is understood"
            heard = 0
            for _ in range(many // 500):
                table, tokens = await opened(server)
                heard += await talk(server, chance, table, tokens, 500)
            assert heard > many / 2, "what cannot be done is said to be so"
            well, _ = asked(chance, table)
            assert await status_of(server, {**well, **WELL}, b"") == 200
        finally:
            await server.stop()

    with capture_logs() as logs:
        complete(story())
    assert [line for line in logs if line["log_level"] == "error"] == []
    assert troubles == []


def test_nothing_that_is_sent_is_an_error_of_ours(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fuzz(tmp_path, MANY, 1)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_nor_is_ten_times_as_much(tmp_path: Path, seed: int) -> None:
    fuzz(tmp_path, MANY, seed)
