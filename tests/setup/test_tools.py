"""Other programs: their words are kept, their end is noticed, and none is left behind."""

import sys
import threading

import pytest

from bootstrap import checks, tools
from bootstrap.checks import Check
from bootstrap.console import ToolError

PYTHON = sys.executable
WAITING = "import time; print('here', flush=True); time.sleep(60)"


def test_words_come_line_by_line_and_all_together():
    heard, words = [], "one\nдва\n"
    script = f"import sys; sys.stdout.buffer.write({words.encode()!r})"  # a locale may know no Cyrillic
    code, output = tools.capture([PYTHON, "-c", script], hear=heard.append)
    assert (code, output, heard) == (0, words, ["one\n", "два\n"])


def test_a_failed_tool_carries_its_words_and_the_remedy():
    with pytest.raises(ToolError, match="Step failed: do this") as failed:
        tools.run_quietly("Step", [PYTHON, "-c", "print('why'); raise SystemExit(3)"], remedy="do this")
    assert failed.value.output == "why\n"


def test_a_finished_step_leaves_one_line(capsys):
    tools.run_quietly("Step", [PYTHON, "-c", "print('noise')"])
    assert capsys.readouterr().out.count("\n") == 1


def test_a_stop_ends_the_program_that_runs():
    def stop(line):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tools.capture([PYTHON, "-c", WAITING], hear=stop)
    assert not tools._running


def test_a_stop_ends_checks_on_other_threads_and_starts_no_more(monkeypatch):
    monkeypatch.setattr(tools, "_ending", threading.Event())
    started = []

    def waits():
        started.append(1)
        return Check("waits", (PYTHON, "-c", WAITING)).run()

    def stop(line):
        raise KeyboardInterrupt

    monkeypatch.setattr(checks, "say", stop)
    with pytest.raises(KeyboardInterrupt):
        checks.run_together([waits, Check("ends", (PYTHON, "-c", "pass")).run, waits, waits, waits])
    assert len(started) <= 2 and not tools._running
