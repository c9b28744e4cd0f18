"""Strangers: foreign origins and hosts, floods, slow readers, giants, and what they can read."""

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import PATIENCE, SOURCES, Page, ServerProcess, free_port, me, running

opened: dict[str, dict[str, Any]] = {}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with narrow limits."""
    folder = tmp_path_factory.mktemp("strict")
    narrow = {"limits": "true", "rate_open": "5/minute", "rate_seat": "5/second", "rate_heavy": "2/minute"}
    sizes = {"request_seconds": 2, "sockets_per_address": 6, "outbox": 8, "max_message": 2000, "max_body": 3000}
    with running(f"sqlite:///{folder / 'tables.sqlite3'}", **narrow, **sizes) as started:
        opened["strict"] = started.open()
        yield started


def test_foreign_pages_may_not_ask(server: ServerProcess) -> None:
    body = {"game": "riomino", "seats": [me(), me()]}
    status, answer, _ = server.request("POST", "/api/tables", body, origin="http://evil.example")
    assert (status, answer["problem"]["code"]) == (403, "origin")
    status, _, _ = server.request("POST", "/api/tables", body, origin=server.url)
    assert status == 201
    table = server.open()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(address, origin=f"http://127.0.0.1:{server.port}"):  # type: ignore[arg-type]
        pass


def test_a_foreign_name_pointed_at_us_is_not_answered(server: ServerProcess) -> None:
    status, answer, _ = server.request("GET", "/api/catalog", host="games.evil.example")
    assert (status, answer["problem"]["code"]) == (421, "host")
    for host in ("localhost:1234", "192.168.7.7", f"[::1]:{server.port}", socket.gethostname()):
        assert server.request("GET", "/api/catalog", host=host)[0] == 200


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/catalog", "/api/nothing", "/api/tables/x", "/healthz"])
def test_every_answer_carries_the_guarding_headers(server: ServerProcess, path: str) -> None:
    _, _, headers = server.request("GET", path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../settings.py", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "//etc/passwd", "/assets/../../app.py"]
)
def test_only_the_pages_own_files_are_served(server: ServerProcess, path: str) -> None:
    status, body, _ = server.request("GET", path)
    assert status in (200, 404, 503)
    assert "import" not in str(body)
    assert "root:" not in str(body)


def test_floods_are_answered_with_wait(strict: ServerProcess) -> None:
    body = {"game": "riomino", "seats": [me(), me()]}
    answers = [strict.request("POST", "/api/tables", body) for _ in range(8)]
    assert [status for status, _, _ in answers].count(201) == 4
    status, problem, headers = answers[-1]
    assert (status, problem["problem"]["kind"], problem["problem"]["code"]) == (429, "busy", "too-fast")
    assert int(headers["retry-after"]) >= 1
    made = next(answer for status, answer, _ in answers if status == 201)
    page = Page(strict, made["table"], *(seat["token"] for seat in made["seats"]))
    requests = [page.ask("why", seat=0, move={"kind": "pass"}) for _ in range(30)]
    codes = [page.answer(name)["problem"]["code"] for name in requests]
    assert codes.count("too-fast") >= 15
    stranger = Page(strict, made["table"])
    for name in [stranger.ask("why", seat=1, move={"kind": "pass"}) for _ in range(12)]:
        assert stranger.answer(name)["problem"]["code"] == "not-your-seat"
    assert page.do("why", seat=1, move={"kind": "pass"})["problem"]["code"] != "too-fast", (
        "a stranger used up a seat's rate"
    )
    stranger.close()
    reactions = [page.ask("react", seat=1, what="wow") for _ in range(4)]
    refused = [page.until("refused", "reaction")["type"] for _ in reactions]
    assert refused.count("reaction") <= 2
    page.close()


def test_giants_are_refused(strict: ServerProcess) -> None:
    status, answer, _ = strict.request("POST", "/api/tables/mine", b'{"title":"' + b"x" * 5000 + b'"}')
    assert (status, answer["problem"]["code"]) == (413, "too-large")
    table = "A" * 22
    with connect(f"ws://127.0.0.1:{strict.port}/api/tables/{table}/socket") as line:
        line.send("x" * 5000)
        with pytest.raises(Exception, match=r"1009|too big"):
            line.recv(10)


def test_an_address_has_only_so_many_sockets(strict: ServerProcess) -> None:
    address = f"ws://127.0.0.1:{strict.port}/api/tables/{'A' * 22}/socket"
    lines = [connect(address).__enter__() for _ in range(6)]
    with pytest.raises(InvalidStatus):
        connect(address).__enter__()
    for line in lines:
        line.close()


def test_a_reader_that_does_not_read_is_cut_off_and_comes_back(strict: ServerProcess) -> None:
    table = opened["strict"]
    token = table["tokens"][0]
    slow = socket.create_connection(("127.0.0.1", strict.port))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    path = f"/api/tables/{table['id']}/socket"
    slow.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    send_frame(slow, {"type": "hello", "tokens": [token]})
    for number in range(4000):
        try:
            send_frame(slow, {"type": "look", "id": str(number), "seat": 0})
        except OSError:
            break
        time.sleep(0.0005)
    page = Page(strict, table["id"], token)
    assert page.state["yours"] == [0]
    until = time.monotonic() + 30
    while time.monotonic() < until and listeners(strict) != 1:
        time.sleep(0.2)
    assert listeners(strict) == 1, "the slow reader is still held"
    slow.close()


def send_frame(line: socket.socket, message: dict[str, object]) -> None:
    body = json.dumps(message).encode()
    line.settimeout(2.0)
    head = bytes((129, 128 | len(body))) if len(body) < 126 else bytes((129, 254)) + len(body).to_bytes(2, "big")
    line.sendall(head + b"\0\0\0\0" + body)


def listeners(server: ServerProcess) -> int:
    text = server.get("/metrics")
    found = re.search(r"^minoteka_listeners (\d+)", text, re.MULTILINE)
    assert found is not None
    return int(found[1])


MESSAGES = [
    {"type": "hello", "tokens": [], "look": None, "since": -1},
    {"type": "look", "id": "a", "seat": 1},
    {"type": "move", "id": "b", "seat": 0, "seq": 2, "text": "12ne@c3"},
    {"type": "why", "id": "c", "seat": 0, "move": {"kind": "pass"}},
    {"type": "undo", "id": "d", "seat": 1},
    {"type": "answer-undo", "id": "e", "seat": 1, "agree": True},
    {"type": "resign", "id": "f", "seat": 1},
    {"type": "takeover", "id": "g", "seat": 1, "level": "random"},
    {"type": "leave", "id": "h", "seat": 1},
    {"type": "rematch", "id": "i", "seat": 0},
    {"type": "react", "id": "j", "seat": 1, "what": "wow"},
    {"type": "hint", "id": "k", "seat": 1},
    {"type": "ping", "id": "l"},
]
STRANGE = [None, True, -1, 10**30, 1.5, "", "x" * 500, [], {}, [[]], "\u0000", "☃", "NaN", -0.0, {"a": {"b": []}}]


def mutated(chance: random.Random) -> bytes:
    """A message that is nearly right, or not at all."""
    message = dict(chance.choice(MESSAGES))
    kind = chance.randrange(7)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    if kind == 1:
        return json.dumps(message).encode()[: chance.randrange(1, 40)]
    if kind == 2:
        return b"[" * chance.randrange(1, 3000)
    if kind < 6:
        message[chance.choice([*message, "extra"])] = chance.choice(STRANGE)
    return json.dumps(message).encode()


def test_a_fuzzer_changes_nothing(server: ServerProcess) -> None:
    """Malformed, oversized, replayed, reordered, foreign seats: 1,500 messages from somebody who holds seat 1 of
    another table, and from a spectator.
    """
    table, other = server.open("riomino", me(), me(), first=0), server.open()
    page = Page(server, table["id"], *table["tokens"].values(), look=0)
    chance = random.Random(20)
    before = page.state
    spectator = Page(server, table["id"])
    with pytest.raises(ConnectionClosed):
        Page(server, table["id"], other["tokens"][1])
    heard = 0
    for _ in range(1500):
        body = mutated(chance)
        try:
            text = body.decode()
        except UnicodeDecodeError:
            spectator.socket.send(body)
        else:
            spectator.socket.send(text)
        if chance.random() < 0.05:
            spectator.do("ping")
            heard += 1
    assert heard > 30
    assert all(message["type"] != "entry" for message in spectator.messages)
    assert page.do("look", seat=0) | {"reply": 0, "watchers": 0, "seats": 0} == before | {
        "reply": 0, "watchers": 0, "seats": 0,
    }  # fmt: skip
    assert server.get("/healthz")["status"] == "ok"


def test_a_player_who_fuzzes_can_only_make_legal_entries(server: ServerProcess) -> None:
    table = server.open("riomino", me(), me(), first=0, options={"level": "expert"})
    page = Page(server, table["id"], table["tokens"][1])
    chance = random.Random(21)
    for _ in range(400):
        body = mutated(chance)
        if b"resign" not in body and b"takeover" not in body:
            page.socket.send(body.decode("latin-1"))
    page.do("ping")
    assert page.state["seq"] == 2
    assert page.state["status"] == "playing"


def test_logs_hold_no_tokens_and_the_end_is_clean(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "MINOTEKA_DATABASE_URL": f"sqlite:///{tmp_path}/t.sqlite3"}
    command = [sys.executable, "-m", "minoteka", "serve", "--port", str(port), "--log-level", "debug"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    server = ServerProcess("", port)
    server.wait()
    table = server.open()
    page = Page(server, table["id"], *table["tokens"].values())
    page.play("§", seat=0)
    server.get(f"/api/tables/{table['id']}", list(table["tokens"].values()))
    server.request("POST", "/api/tables", b"{")
    assert server.get("/api/daily")["puzzle"] is None, "from now on it is being made, which takes long"
    process.send_signal(signal.SIGTERM)
    assert page.until("goodbye")["code"] == "restart"
    assert page.closed() == 1012
    output = process.communicate(timeout=30)[0].decode()
    assert process.returncode == 0
    assert f"http://127.0.0.1:{port}/" in output
    assert not any(token in output for token in table["tokens"].values())
    assert "Traceback" not in output


@pytest.mark.parametrize("name", ["Host", "Origin"])
def test_brackets_that_do_not_close_are_refused_clearly(server: ServerProcess, name: str) -> None:
    asked = {"Host": f"127.0.0.1:{server.port}", name: "[" if name == "Host" else "http://["}
    lines = [f"{header}: {value}" for header, value in asked.items()]
    whole = ["POST /api/tables HTTP/1.1", *lines, "Content-Length: 0", "Connection: close", "", ""]
    answer = raw(server, "\r\n".join(whole))
    assert answer.startswith("HTTP/1.1 400"), answer[:100]


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/assets/%00.js"])
def test_names_that_no_file_can_have_are_answered_like_others(server: ServerProcess, path: str) -> None:
    assert server.request("GET", path)[0] in (200, 404, 503), "like any other name that there is not"


def test_a_nul_is_refused_wherever_it_stands(server: ServerProcess) -> None:
    body = {"game": "riomino", "seats": [me("Olya"), me("Taras", "rain\0")]}
    for status, answer, _ in (
        server.request("POST", "/api/tables", body),
        server.request("GET", "/api/pictures/%00"),
    ):
        assert (status, answer["problem"]["code"]) == (400, "unreadable")


def raw(server: ServerProcess, text: str) -> str:
    """What the server answers to these bytes."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(text.encode())
        return b"".join(iter(lambda: line.recv(4096), b"")).decode()


HEAD = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"


@pytest.mark.parametrize("half", [HEAD[:40], HEAD + "{"])
def test_a_request_that_never_becomes_whole_is_cut_off(strict: ServerProcess, half: str) -> None:
    assert "200" not in raw(strict, half)[:15]
    assert strict.request("GET", "/healthz")[0] == 200


def test_bytes_that_are_no_text_are_refused_without_noise(server: ServerProcess) -> None:
    table = server.open()
    page = Page(server, table["id"])
    page.socket.send(b"\xff\xfe{", text=True)
    assert page.until("refused")["problem"]["code"] == "unreadable"
    assert page.do("ping")["type"] == "pong"
