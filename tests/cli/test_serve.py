"""``minoteka serve``: what it prints, and where it listens."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from sqlalchemy.engine import make_url

from minoteka.cli import main
from minoteka.cli import serve as command
from minoteka.server import serving
from minoteka.server.store.lock import DatabaseLock


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Where it listened and the addresses it told, instead of serving."""
    seen: list[tuple[str, list[str]]] = []

    def serve(_settings, listening, lan, ready) -> None:
        with listening:
            seen.append((listening.getsockname()[0], lan))
            ready()

    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(command, "lan_addresses", lambda: ["192.168.7.5"])
    return seen


def test_by_default_only_this_machine_is_let_in(served, capsys) -> None:
    main.main(["serve"])
    assert served == [("127.0.0.1", [])]
    assert "http://127.0.0.1:" in capsys.readouterr().out


def test_the_house_gets_an_address_and_a_qr_code(served, capsys) -> None:
    main.main(["serve", "--lan", "--port", "0"])
    ((_, told),) = served
    assert told[0].startswith("http://192.168.7.5:")
    output = capsys.readouterr().out
    assert told[0] in output
    assert output.count("\u2584") + output.count("\u2580") > 50, "half blocks: the code for a telephone's camera"


def test_settings_come_from_the_environment_too(served, capsys, monkeypatch) -> None:
    monkeypatch.setenv("MINOTEKA_HOST", "127.0.0.2")
    monkeypatch.setenv("MINOTEKA_PORT", "0")
    main.main(["serve"])
    assert served[0][0] == "127.0.0.2"


def test_without_a_command_the_page_opens(served, capsys, monkeypatch) -> None:
    opened: list[str] = []
    done = threading.Event()
    monkeypatch.setattr(command, "warm", lambda: None)
    monkeypatch.setattr(command.webbrowser, "open", lambda address: (opened.append(address), done.set()))
    assert main.main([]) == 0
    assert done.wait(30) and opened[0].startswith("http://127.0.0.1:")
    assert served == [("127.0.0.1", [])]


class Alive(BaseHTTPRequestHandler):
    """Says that it is alive, as our servers do."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"status": "ok", "version": "1"}).encode())

    def log_message(self, *_: object) -> None:
        """Quietly."""


@pytest.fixture
def alive() -> Iterator[str]:
    """The address of something that answers."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Alive) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_second_start_opens_the_first_one(alive, tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path))
    opened: list[str] = []
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    lock = DatabaseLock(make_url(f"sqlite:///{tmp_path / 'minoteka.sqlite3'}"))
    waited: list[float] = []
    monkeypatch.setattr(command, "sleep", waited.append)
    assert main.main(["serve", "--open", "--port", "0"]) == 2, "it serves nothing yet"
    assert len(waited) == command.TRIES
    lock.announce("http://127.0.0.1:1/")
    assert main.main(["serve", "--open", "--port", "0"]) == 2, "nobody answers there"
    lock.announce(alive)
    assert main.main(["serve", "--port", "0"]) == 2, "who does not want a browser wants a server"
    assert opened == []
    capsys.readouterr()
    assert main.main(["serve", "--open", "--port", "0"]) == 0
    assert opened == [alive] and alive in capsys.readouterr().out
    lock.announce("")
    monkeypatch.setattr(command, "sleep", lambda _: lock.announce(alive))
    assert main.main(["serve", "--open", "--port", "0"]) == 0, "it was only starting"
    assert opened == [alive] * 2
    lock.release()
