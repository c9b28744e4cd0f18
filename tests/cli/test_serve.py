"""``minoteka serve``: what it prints, and where it listens."""

import pytest

from minoteka.cli import main
from minoteka.cli import serve as command
from minoteka.server import serving


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
    main.main(["serve", "--lan", "--host", "127.0.0.1", "--port", "0"])
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
