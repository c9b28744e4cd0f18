"""run.py itself: readable by any Python, clear to the one it can't use."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN = ROOT / "run.py"


def refusal(monkeypatch, version, path=""):
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setenv("PATH", path)
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(RUN), run_name="__main__")
    return str(stopped.value)


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 0, 0), (3, 8, 18), (3, 10, 13), (3, 15, 0), (4, 0, 0)])
def test_an_unsupported_python_is_told_so_in_one_line(monkeypatch, version):
    said = refusal(monkeypatch, version)
    assert "needs Python 3.11 to 3.14" in said
    assert f"this is {version[0]}.{version[1]}" in said
    assert "install one" in said and "\n" not in said


def test_the_remedy_names_a_python_that_is_there(monkeypatch, tmp_path):
    program = tmp_path / "python3.12"
    program.touch(mode=0o755)
    assert "python3.12 run.py" in refusal(monkeypatch, (3, 8, 18), str(tmp_path))


def test_old_pythons_can_read_run_py():
    # Python 2 and 3.0 knew neither f-strings, annotations of variables, := nor keyword-only print arguments.
    tree = ast.parse(RUN.read_text("utf-8"), feature_version=(3, 0))
    modern = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Match, ast.Nonlocal)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns]


def run(*arguments):
    return subprocess.run([sys.executable, RUN, *arguments], capture_output=True, text=True, timeout=60)


def test_help_names_every_command():
    done = run("--help")
    assert done.returncode == 0
    for command in ("test", "bench", "soak", "fix", "lock"):
        assert f"run.py {command}" in done.stdout


def test_an_unknown_command_is_one_line_and_exit_2():
    done = run("tset")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and "'tset'" in done.stderr and "--help" in done.stderr


def test_ci_runs_exactly_what_a_developer_runs():
    script = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert script[-1] == "exec python3 run.py test"
