"""A real server process on loopback, and clients that speak the real protocol with it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SOURCES = Path(__file__).parents[2] / "src"
PATIENCE = 180.0
"""Seconds; only a machine that does nothing at all needs so many."""
_ids = count()


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """``minoteka serve`` as a process of its own; ``python`` is another environment's, with the package in it."""

    def __init__(self, database: str, port: int | None = None, python: Path | None = None, **settings: object) -> None:
        self.database = database
        self.python = python
        self.port = port or free_port()
        self.settings = {
            "bot_pace": 0,
            "bot_workers": 1,
            "hint_bot": "easy",
            "limits": "false",
            "sockets_per_address": 5000,
            "log_level": "warning",
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "ServerProcess":
        names = {f"MINOTEKA_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "MINOTEKA_DATABASE_URL": self.database, **names}
        if self.python is not None:
            del environment["PYTHONPATH"]
        command = [str(self.python or sys.executable), "-P", "-m", "minoteka", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            try:
                if self.request("GET", "/healthz")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self, signal_number: int = signal.SIGKILL) -> int:
        """End it, by its own id, and wait until it is gone."""
        assert self.process is not None
        self.process.send_signal(signal_number)
        code = self.process.wait(30)
        self.process = None
        return code

    def request(
        self, method: str, path: str, body: Any = None, tokens: list[str] | None = None, **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body (JSON read) and headers of an answer."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data, method=method)
        if tokens:
            asked.add_header("Authorization", "Bearer " + ",".join(tokens))
        for name, value in headers.items():
            asked.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                status, text, found = answer.status, answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            status, text, found = error.code, error.read(), error.headers
        is_json = found.get_content_type() == "application/json"
        return status, json.loads(text) if is_json else text.decode(), {k.lower(): v for k, v in found.items()}

    def get(self, path: str, tokens: list[str] | None = None) -> Any:
        status, body, _ = self.request("GET", path, tokens=tokens)
        assert status == 200, (status, body)
        return body

    def post(self, path: str, body: Any, tokens: list[str] | None = None) -> Any:
        status, answer, _ = self.request("POST", path, body, tokens)
        assert status in (200, 201), (status, answer)
        return answer

    def open(self, game: str = "riomino", *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table; ``tokens`` has them by seat."""
        plans = list(seats) or [me("Olya"), me("Taras")]
        opened = self.post("/api/tables", {"game": game, "seats": plans, **more})
        return {"id": opened["table"], "tokens": {s["seat"]: s["token"] for s in opened["seats"]}}


def me(name: str = "Olya", words: str = "") -> dict[str, Any]:
    return {"kind": "me", "name": name, "words": words}


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def free() -> dict[str, Any]:
    return {"kind": "open"}


class Page:
    """A page at a table: says hello, keeps the state up to date like a real one."""

    def __init__(
        self, server: ServerProcess, table: str, *tokens: str, look: int | None = None, since: int = -1
    ) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(address, open_timeout=PATIENCE, compression=None).__enter__()
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.messages: list[dict[str, Any]] = []
        self.say({"type": "hello", "tokens": list(tokens), "look": look, "since": since})
        self.until("table")

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, **fields: Any) -> str:
        """Send a request; gives its id."""
        name = str(fields.pop("id", f"r{next(_ids)}"))
        self.say({"type": kind, "id": name, **fields})
        return name

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.state = message
        elif message["type"] == "entry":
            assert message["seq"] == self.state["seq"] + 1, "an entry was skipped or told twice"
            for key in ("seq", "status", "view", "legal", "finished", "clock"):
                self.state[key] = message[key]
            for key in ("seats", "standing", "fairness"):
                if message[key] is not None:
                    self.state[key] = message[key]

    def until(self, *kinds: str) -> dict[str, Any]:
        """Listen until a message of one of these types comes."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def answer(self, request: str) -> dict[str, Any]:
        """Listen until the answer to a request comes."""
        while True:
            message = self.hear()
            if message.get("reply") == request:
                return message

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask and wait for the answer."""
        return self.answer(self.ask(kind, **fields))

    def moves(self) -> list[dict[str, Any]]:
        """The legal moves, put together again."""
        legal = self.state["legal"]
        if legal is None:
            return []
        columns = legal["columns"]
        return [{key: column[i] for key, column in columns.items()} for i in range(legal["count"])]

    def play(self, text: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Play a move and wait for the answer."""
        chosen = self.state["look"] if seat is None else seat
        return self.do("move", **{"seat": chosen, "seq": self.state["seq"], "text": text, **more})

    def close(self) -> None:
        self.socket.close()

    def closed(self) -> int:
        """Listen until the socket closes; gives the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


@contextmanager
def running(database: str, **settings: object) -> Iterator[ServerProcess]:
    server = ServerProcess(database, **settings)
    try:
        yield server.start()
    finally:
        if server.process is not None:
            server.kill(signal.SIGTERM)
