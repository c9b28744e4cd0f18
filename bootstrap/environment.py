"""The virtual environment in `.venv`: made, filled from the lock files, and repaired when it is broken."""

import contextlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from bootstrap.console import SetupError, ToolError, say
from bootstrap.stamps import Stamps, digest
from bootstrap.tools import run_quietly

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMPS = Stamps(VENV / "minoteka-stamps.json")

INSTALLER_LOCK = ROOT / "bootstrap" / "installer.lock"
NODE_LOCK = ROOT / "bootstrap" / "node.lock"
# The dev lock holds everything that the runtime lock holds, in the same versions.
LOCKS = {"runtime": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}

OFFLINE = "is the network there? Start again when it is: what is done stays done"


def python_key() -> str:
    """What the environment itself depends on: this Python and the project's place."""
    return digest(sys.version, sys.base_prefix, str(ROOT))


def level_key(level: str) -> str:
    """What the installed packages of ``level`` (runtime or dev) depend on."""
    return digest(python_key(), LOCKS[level], INSTALLER_LOCK, ROOT / "pyproject.toml")


def installed() -> str:
    """A hash of names and versions in the environment: it shows when a package was lost or replaced."""
    places = {"base": str(VENV), "platbase": str(VENV)}
    packages = Path(sysconfig.get_path("purelib", "venv", places))
    return digest(*sorted(found.name for found in packages.glob("*.dist-info")))


def is_ready(level: str) -> bool:
    """Whether nothing has to be done for ``level``: the quick look of every start."""
    return is_sound() and STAMPS.holds(level, level_key(level)) and STAMPS.holds("installed", installed())


def is_sound() -> bool:
    """Whether the environment can be built on: ours, of this Python, and no install was cut off in it.

    A cut-off install may leave packages that look complete and are not, so such an environment is made anew.
    """
    ours = PYTHON.exists() and STAMPS.holds("python", python_key())
    return ours and not STAMPS.holds("cut off", "yes")


def prepare(level: str) -> None:
    """Make sure that the environment holds what ``level`` needs."""
    if is_ready(level):
        return
    with alone():
        if is_ready(level):
            return
        make_if_missing()
        fill(level)


def prepare_installer() -> None:
    """Make sure of the environment and of uv in it, whatever the state of the project's own locks."""
    with alone():
        make_if_missing()
        if shutil.which(PROGRAMS / "uv") is None:
            install_locked("Installer", INSTALLER_LOCK, with_uv=False)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Only one set-up at a time works on the environment; a second one waits for it."""
    if os.name == "nt":
        yield
        return
    import fcntl

    folder = os.open(ROOT / "bootstrap", os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is at work here: waiting for it.")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def make_if_missing() -> None:
    """Make an empty environment in place of a missing, broken or foreign one."""
    if is_sound():
        return
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    remedy = (
        f"on Debian or Ubuntu `sudo apt-get install python{version}-venv`, "
        "elsewhere install a complete Python; then start again"
    )
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise SetupError(f"This Python lacks its module {module}: {remedy}.")
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    shutil.rmtree(VENV, ignore_errors=True)
    # Not sys.executable: that may be the very environment that was just removed.
    base = getattr(sys, "_base_executable", "") or sys.executable
    run_quietly("Python environment", [base, "-m", "venv", VENV], remedy=remedy)
    STAMPS.write(python=python_key())


def fill(level: str) -> None:
    """Install the locked packages of ``level`` and the project itself, then note that it is done."""
    install_locked("Installer", INSTALLER_LOCK, with_uv=False)
    install_locked("Packages to run" if level == "runtime" else "Packages to run and check", LOCKS[level])
    install("Minoteka", ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    done = {level: level_key(level)}
    if level == "dev":
        done |= {"runtime": level_key("runtime"), "node": digest(NODE_LOCK)}
    STAMPS.write(installed=installed(), **done)


def install_locked(title: str, lock: Path, *, with_uv: bool = True) -> None:
    """Install exactly what ``lock`` says: every file checked by its hash, nothing compiled from source."""
    install(title, ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(lock)], with_uv=with_uv)


def install(title: str, what: list[str], *, with_uv: bool = True) -> None:
    """Install, with a mark in the stamps until the tool has ended by itself, well or badly."""
    STAMPS.write(**{"cut off": "yes"})
    try:
        install_with_either(title, what, with_uv=with_uv)
    except ToolError:
        STAMPS.write(**{"cut off": "no"})
        raise
    STAMPS.write(**{"cut off": "no"})


def install_with_either(title: str, what: list[str], *, with_uv: bool) -> None:
    """Install with uv, which is quick, or with pip where uv, blind to pip's settings, finds no registry."""
    if with_uv and not pip_has_its_own_registry():
        # As pip does: the first start would compile all these modules anyway, and a Python told not to write
        # bytecode would compile them at every start.
        uv: list[str | Path] = [PROGRAMS / "uv", "pip", "install", "--compile-bytecode", "--python", PYTHON, *what]
        patience = {"UV_HTTP_TIMEOUT": "20", "UV_HTTP_RETRIES": "1", "UV_SYSTEM_CERTS": "true"}
        try:
            run_quietly(title, uv, env={**patience, **{k: v for k, v in os.environ.items() if k in patience}})
            return
        except ToolError as error:
            say(f"  uv could not do it ({reason(error.output)}): trying pip.")
    pip: list[str | Path] = [
        PYTHON,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--no-compile",
        *what,
    ]
    run_quietly(title, pip, remedy=OFFLINE if "-r" in what else "")


def pip_has_its_own_registry() -> bool:
    """Whether pip was told to use another registry than the public one, which uv would not know of."""
    if any(name in os.environ for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL")):
        return False
    settings = subprocess.run([PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True)
    return re.search(r"^[^=]*\.index-url=", settings.stdout, re.MULTILINE) is not None


def reason(output: str) -> str:
    """The line of a failed tool's output that says most: its error, else its last one."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return next((line for line in lines if line.startswith("error")), (lines or ["no word from it"])[-1])[:90]
