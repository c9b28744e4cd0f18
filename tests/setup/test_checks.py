"""`run.py test`: nothing is left out, nothing that fails is passed over."""

import subprocess
import sys
from pathlib import Path

import pytest

from bootstrap import checks
from bootstrap.checks import Check, Result

ROOT = Path(__file__).parents[2]


def runs(monkeypatch, tests):
    monkeypatch.setattr(checks, "TESTS", tests)
    return {run.mode: run.arguments for run in checks.test_runs()}


def test_every_test_runs_compiled_exactly_once(monkeypatch, tmp_path):
    for name in ("kernel", "games", "perft", "server", "setup"):
        (tmp_path / name).mkdir()
    plan = runs(monkeypatch, tmp_path)
    assert plan["compiled"] == ("tests/server", "tests/setup")
    assert plan["checked"] == ("--ignore=tests/server", "--ignore=tests/setup")
    assert plan["python"][:2] == ("tests/kernel", "tests/games")


def test_slow_tests_stay_out_of_the_interpreted_run(monkeypatch, tmp_path):
    (tmp_path / "core").mkdir()
    assert runs(monkeypatch, tmp_path)["python"][-1] == "not slow and not compiled_only"


def test_a_failing_tool_fails_and_its_words_are_shown(capsys):
    script = "print('line 3 is wrong'); raise SystemExit(1)"
    jobs = [Check("good", (sys.executable, "-c", "pass")).run, Check("bad", (sys.executable, "-c", script)).run]
    results = checks.run_together(jobs)
    assert {result.title: result.ok for result in results} == {"good": True, "bad": False}
    assert "line 3 is wrong" in capsys.readouterr().out


def test_the_summary_names_what_failed_and_counts(capsys):
    good, bad = Result("good", True, 1.0), Result("bad", False, 62.0)
    assert checks.summarise([good], 1.0) == 0
    assert checks.summarise([good, bad], 63.0) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "Failed: bad." in lines[-2] and "1 min 03 s" in lines[-2]
    assert lines[-1] == "checks: 1 passed, 1 failed"


def test_a_missing_browser_fails_with_the_remedy(monkeypatch):
    monkeypatch.setattr(checks.shutil, "which", lambda name: None)
    monkeypatch.delenv("MINOTEKA_CHROMIUM", raising=False)
    monkeypatch.setenv("MINOTEKA_FIREFOX", "somewhere")
    result = checks.get_browsers()
    assert not result.ok and "apt-get install chromium" in result.output and "Firefox" not in result.output


@pytest.mark.parametrize(
    ("codes", "ok", "title"),
    [
        ([0], True, "tests"),
        ([1, 0], True, "tests (some passed only alone: see above)"),
        ([1, 1], False, "tests"),
        ([2], False, "tests"),  # stopped by hand, or nothing could be collected
    ],
)
def test_what_passes_only_alone_is_named_and_what_fails_twice_fails(monkeypatch, codes, ok, title):
    commands = []

    def run(command, **_):
        commands.append(command)
        return subprocess.CompletedProcess(command, codes[len(commands) - 1])

    monkeypatch.setattr(checks.subprocess, "run", run)
    result = checks.TestRun("tests", "python", ("tests/x",), crowded=True).run(["-k", "y"])
    assert (result.ok, result.title, len(commands)) == (ok, title, len(codes))
    assert all({"tests/x", "-k", "y"} <= set(command) for command in commands)
    assert ["--last-failed" in command for command in commands] == [False, True][: len(codes)]


def test_nothing_is_run_twice_where_nothing_is_crowded(monkeypatch):
    monkeypatch.setattr(checks.subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1))
    assert not checks.TestRun("tests", "python", ()).run([]).ok


def test_every_check_of_the_house_is_there():
    commands = [" ".join(check.command) for check in checks.static_checks()]
    for tool in ("ruff check", "ruff format --check", "mypy", "lint-imports"):
        assert any(tool in command for command in commands)


def test_browsers_are_installed_where_that_is_allowed(monkeypatch, tmp_path):
    log = tmp_path / "log"
    apt = tmp_path / "apt-get"
    apt.write_text(
        f'#!/bin/sh\necho "$@" >> {log}\n[ "$2" = install ] && : > {tmp_path}/chromium && : > {tmp_path}/firefox-esr\n'
        f"/bin/chmod +x {tmp_path}/chromium {tmp_path}/firefox-esr 2>/dev/null; exit 0\n"
    )
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("MINOTEKA_CHROMIUM", raising=False)
    monkeypatch.delenv("MINOTEKA_FIREFOX", raising=False)
    monkeypatch.setattr(checks.os, "geteuid", lambda: 1000)
    assert not checks.get_browsers().ok and not log.exists()
    monkeypatch.setattr(checks.os, "geteuid", lambda: 0)
    assert checks.get_browsers().ok
    assert (
        log.read_text() == "-q update\n-q install -y --no-install-recommends chromium firefox-esr fonts-dejavu-core\n"
    )
    assert checks.browser_env() == {"MINOTEKA_CHROMIUM": str(tmp_path / "chromium")}
