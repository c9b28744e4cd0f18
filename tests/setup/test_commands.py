"""The commands: arguments go where they should, and every end is a clear exit code."""

import threading
from dataclasses import dataclass

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


def test_every_benchmark_is_a_program_with_a_line_about_it(capsys):
    assert commands.main(["bench", "--help"]) == 0
    shown = capsys.readouterr().out
    for name, line in commands.benchmarks().items():
        assert line and f"{name} " in shown and line in shown
    assert {"server", "search", "batch"} <= set(commands.benchmarks()) and "yardstick" not in commands.benchmarks()


def test_a_benchmark_gets_its_arguments(monkeypatch):
    started = []
    monkeypatch.setattr(commands, "prepare", lambda level: None)
    monkeypatch.setattr(commands.subprocess, "run", lambda command, **_: started.append(command) or Ended(3))
    assert commands.main(["bench", "batch", "--rounds", "5"]) == 3
    assert started == [[commands.PYTHON, "-m", "bench.batch", "--rounds", "5"]]


@dataclass
class Ended:
    returncode: int


@pytest.mark.parametrize("name", sorted(set(commands.COMMANDS) - {"bench"}))
def test_help_does_nothing_else(called, capsys, name):
    assert commands.main([name, "--help"]) == 0
    assert not called and "python3 run.py test" in capsys.readouterr().out


def test_the_page_is_built_behind_the_warming_and_reported_after_it(monkeypatch, capsys):
    built = threading.Event()

    def build():
        commands.say("built")
        built.set()

    def warm():
        assert built.wait(60)
        print("warm")

    monkeypatch.setattr(commands.page, "build", build)
    monkeypatch.setattr(commands, "warm", warm)
    commands.warm_and_build()
    assert capsys.readouterr().out == "warm\nbuilt\n"


def test_a_page_that_cannot_be_built_is_said(monkeypatch, capsys):
    def build():
        raise ToolError("Page", "error in main.ts")

    monkeypatch.setattr(commands.page, "build", build)
    monkeypatch.setattr(commands, "warm", lambda: None)
    monkeypatch.setattr(commands, "prepare", lambda level: None)
    assert commands.main([]) == 1
    assert "error in main.ts" in capsys.readouterr().out
