"""The commands: arguments go where they should, and every end is a clear exit code."""

import pytest

from bootstrap import commands
from bootstrap.console import SetupError, ToolError


@pytest.fixture
def called(monkeypatch):
    """What each command was called with, instead of doing it."""
    calls = []
    for name in commands.COMMANDS:
        monkeypatch.setitem(commands.COMMANDS, name, lambda further, name=name: calls.append((name, further)) or 0)
    return calls


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ("play", [])),
        (["play", "riomino", "--seed", "1"], ("play", ["riomino", "--seed", "1"])),
        (["--lan"], ("play", ["--lan"])),
        (["test", "-k", "locks"], ("test", ["-k", "locks"])),
        (["lock", "--upgrade"], ("lock", ["--upgrade"])),
    ],
)
def test_arguments_reach_the_command(called, arguments, expected):
    assert commands.main(arguments) == 0
    assert called == [expected]


@pytest.mark.parametrize(
    ("failure", "code", "said"),
    [
        (SetupError("No venv: install it."), 1, "No venv: install it."),
        (ToolError("Packages", "line one\nerror: no route", "is the network there?"), 1, "is the network there?"),
        (KeyboardInterrupt(), 130, "Stopped."),
    ],
)
def test_failures_end_with_one_line(monkeypatch, capsys, failure, code, said):
    def fail(_):
        raise failure

    monkeypatch.setitem(commands.COMMANDS, "play", fail)
    assert commands.main([]) == code
    shown = capsys.readouterr()
    assert said in shown.err and shown.err.strip().count("\n") == 0
    assert ("error: no route" in shown.out) is isinstance(failure, ToolError)


def test_an_unknown_benchmark_is_named(capsys):
    assert commands.main(["bench", "nothing-of-the-kind"]) == 2
    assert "'nothing-of-the-kind'" in capsys.readouterr().err
