"""Starting the game: warmed once, ended cleanly, its exit code passed on."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from bootstrap import start
from bootstrap.console import SetupError
from bootstrap.stamps import Stamps

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for the game is a shell script")


@pytest.fixture
def game(tmp_path, monkeypatch):
    """A stand-in for the installed game: it notes its arguments and ends as told."""
    script, log = tmp_path / "game", tmp_path / "log"
    script.write_text(f'#!/bin/sh\necho "$@" >> {log}\n[ -n "$WAIT" ] && exec sleep "$WAIT"\nexit ${{CODE:-0}}\n')
    script.chmod(0o755)
    monkeypatch.setattr(start, "PYTHON", script)
    monkeypatch.setattr(start, "VENV", tmp_path)
    monkeypatch.setattr(start, "STAMPS", Stamps(tmp_path / "stamps.json"))
    monkeypatch.setattr(start, "kernels_key", lambda: "one")
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield lambda: sorted(log.read_text().splitlines()) if log.exists() else []
    for number, handler in before.items():
        signal.signal(number, handler)


def test_kernels_are_warmed_once_for_the_same_sources(game, monkeypatch):
    start.warm()
    start.warm()
    assert game() == ["-P -m minoteka warm"]
    monkeypatch.setattr(start, "kernels_key", lambda: "two")
    start.warm()
    assert len(game()) == 2


def test_a_failed_warming_is_said_and_tried_again(game, monkeypatch):
    monkeypatch.setenv("CODE", "3")
    for _ in range(2):
        with pytest.raises(SetupError):
            start.warm()
    assert len(game()) == 2


def test_the_game_gets_its_arguments_and_gives_its_exit_code(game, monkeypatch):
    start.STAMPS.write(**{"warm rest": "one"})
    monkeypatch.setenv("CODE", "5")
    assert start.start(["play", "--seed", "7"]) == 5
    assert game() == ["-P -m minoteka play --seed 7"]


def finished_behind(monkeypatch):
    """Let what runs behind come to its end before the game starts."""
    plain = start.start_behind

    def start_and_wait(command):
        process = plain(command)
        process.wait()
        return process

    monkeypatch.setattr(start, "start_behind", start_and_wait)


def test_the_other_kernels_are_warmed_behind_the_game_once(game, monkeypatch):
    finished_behind(monkeypatch)
    assert start.start(["play"]) == 0
    assert start.start(["play"]) == 0
    assert game() == ["-P -m minoteka play", "-P -m minoteka play", "-P -m minoteka warm --rest"]


def test_a_failed_warming_behind_the_game_is_tried_again(game, monkeypatch):
    finished_behind(monkeypatch)
    monkeypatch.setenv("CODE", "1")
    start.start(["play"])
    start.start(["play"])
    assert game().count("-P -m minoteka warm --rest") == 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_ending_this_process_ends_the_game(game, monkeypatch, number):
    start.STAMPS.write(**{"warm rest": "one"})
    monkeypatch.setenv("WAIT", "60")

    class EndedWhileWaiting(subprocess.Popen):
        def wait(self, timeout=None):
            threading.Timer(0.05, os.kill, (os.getpid(), number)).start()
            return super().wait(timeout)

    monkeypatch.setattr(subprocess, "Popen", EndedWhileWaiting)
    assert start.start(["serve"]) == 128 + signal.SIGTERM


def test_what_runs_behind_is_ended_with_the_game_and_not_counted_as_done(game, monkeypatch, tmp_path):
    monkeypatch.setenv("WAIT", "60")
    started = []
    plain = start.start_behind

    def note(command):
        started.append(plain(command))
        monkeypatch.setenv("WAIT", "")
        return started[0]

    monkeypatch.setattr(start, "start_behind", note)
    assert start.start(["play"]) == 0
    assert started[0].returncode == -signal.SIGTERM
    assert not start.STAMPS.holds("warm rest", "one")


def test_ctrl_c_is_left_to_the_game(game, monkeypatch, tmp_path):
    polite = tmp_path / "game"
    polite.write_text('#!/bin/sh\ntrap "exit 9" INT\ntouch ready\nsleep 60 & wait\n')
    monkeypatch.chdir(tmp_path)
    start.STAMPS.write(**{"warm rest": "one"})
    plain = subprocess.Popen

    def in_its_own_group(command, **options):
        running = plain(command, **options, process_group=0)

        def press():
            while not (tmp_path / "ready").exists():
                time.sleep(0.01)
            os.kill(os.getpid(), signal.SIGINT)
            os.killpg(running.pid, signal.SIGINT)

        threading.Thread(target=press).start()
        return running

    monkeypatch.setattr(subprocess, "Popen", in_its_own_group)
    assert start.start(["play"]) == 9
