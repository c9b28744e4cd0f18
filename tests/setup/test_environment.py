"""The environment: left alone when it is right, filled or made anew when it is not."""

import importlib.util
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bootstrap import environment
from bootstrap.console import SetupError, ToolError
from bootstrap.stamps import Stamps


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A project with locks and an environment that looks finished, in a folder of its own."""
    venv = tmp_path / ".venv"
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(environment, "STAMPS", Stamps(venv / "stamps.json"))
    locks = {"runtime": tmp_path / "requirements.lock", "dev": tmp_path / "requirements-dev.lock"}
    monkeypatch.setattr(environment, "LOCKS", locks)
    (tmp_path / "bootstrap").mkdir()
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(venv), "platbase": str(venv)}))
    (packages / "numba-0.68.1.dist-info").mkdir(parents=True)
    for file in (*locks.values(), environment.PYTHON, tmp_path / "pyproject.toml"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("as installed")
    environment.STAMPS.write(python=environment.python_key())
    finish()
    return tmp_path


def finish():
    keys = {level: environment.level_key(level) for level in ("runtime", "dev")}
    environment.STAMPS.write(installed=environment.installed(), **keys)


def test_a_finished_environment_is_left_alone(place, monkeypatch):
    monkeypatch.setattr(environment, "fill", lambda level: pytest.fail("installed again"))
    monkeypatch.setattr(environment, "make_if_missing", lambda: pytest.fail("made again"))
    environment.prepare("runtime")
    environment.prepare("dev")


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_changed_source_of_packages_fills_again_in_the_same_environment(place, monkeypatch, name):
    (place / name).write_text("changed")
    filled = []
    monkeypatch.setattr(environment, "fill", filled.append)
    environment.prepare("runtime")
    assert filled == ["runtime"] and environment.is_sound()


def test_the_dev_lock_does_not_disturb_players(place):
    (place / "requirements-dev.lock").write_text("changed")
    assert environment.is_ready("runtime") and not environment.is_ready("dev")


def test_a_lost_package_is_noticed(place):
    next(environment.VENV.rglob("numba-*.dist-info")).rmdir()
    assert environment.is_sound() and not environment.is_ready("runtime")


def test_another_python_or_another_place_needs_another_environment(place, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(sys, "version", "3.99.0")
        assert not environment.is_sound()
    with monkeypatch.context() as patch:
        patch.setattr(environment, "ROOT", place / "elsewhere")
        assert not environment.is_sound()
    assert environment.is_sound()
    environment.PYTHON.unlink()
    assert not environment.is_sound()


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_missing_module_is_one_line_with_the_remedy(place, monkeypatch, module):
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else found(name))
    environment.PYTHON.unlink()
    with pytest.raises(SetupError) as said:
        environment.make_if_missing()
    assert module in str(said.value) and "apt-get install python3." in str(said.value)
    assert "\n" not in str(said.value)


def tools(monkeypatch, failing=(), stopped=()):
    """Record what would be run; programs in ``failing`` fail, at one in ``stopped`` the user presses Ctrl-C."""
    ran = []

    def run_quietly(title, command, **_):
        program = Path(command[0]).name
        ran.append(program)
        if program in stopped:
            raise KeyboardInterrupt
        if program in failing:
            raise ToolError(title, "error: no route\nhint: none")
        return ""

    monkeypatch.setattr(environment, "run_quietly", run_quietly)
    monkeypatch.setattr(environment, "pip_has_its_own_registry", lambda: False)
    return ran


def test_pip_takes_over_where_uv_fails(place, monkeypatch, capsys):
    ran = tools(monkeypatch, failing=("uv",))
    environment.install_locked("Packages", place / "requirements.lock")
    assert ran == ["uv", "python"]
    assert "error: no route" in capsys.readouterr().out


def test_a_registry_set_for_pip_alone_is_left_to_pip(place, monkeypatch):
    ran = tools(monkeypatch)
    monkeypatch.setattr(environment, "pip_has_its_own_registry", lambda: True)
    environment.install_locked("Packages", place / "requirements.lock")
    assert ran == ["python"]


@pytest.mark.parametrize(
    ("settings", "own"),
    [
        (":env:.index-url='http://127.0.0.1/simple'", True),
        ("global.cert='x'\nglobal.index-url='http://127.0.0.1/simple'", True),
        ("global.extra-index-url='http://127.0.0.1/simple'", False),
        ("", False),
    ],
)
def test_pips_settings_are_read(place, monkeypatch, settings, own):
    answer = subprocess.CompletedProcess([], 0, stdout=settings)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    monkeypatch.delenv("UV_INDEX_URL", raising=False)
    assert environment.pip_has_its_own_registry() is own


def test_a_cut_off_install_is_not_built_on_but_a_failed_one_is(place, monkeypatch):
    tools(monkeypatch, failing=("uv", "python"))
    with pytest.raises(ToolError):
        environment.install_locked("Packages", place / "requirements.lock")
    assert environment.is_sound()
    tools(monkeypatch, stopped=("uv",))
    with pytest.raises(KeyboardInterrupt):
        environment.install_locked("Packages", place / "requirements.lock")
    assert not environment.is_sound()


def test_filling_for_checks_serves_players_too(place, monkeypatch):
    for lock in environment.LOCKS.values():
        lock.write_text("newer")
    tools(monkeypatch)
    environment.fill("dev")
    assert environment.is_ready("dev") and environment.is_ready("runtime")
