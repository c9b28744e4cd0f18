"""Starting the game: kernels compiled beforehand, the rest of them behind it, and one clean end for all."""

import os
import signal
import subprocess
from types import FrameType

from bootstrap.console import SetupError
from bootstrap.environment import PYTHON, ROOT, STAMPS, VENV, level_key
from bootstrap.stamps import digest, digest_tree


def minoteka(*arguments: str) -> list[str]:
    """The game's own command; -P keeps the folder that the user happens to be in off Python's path."""
    return [str(PYTHON), "-P", "-m", "minoteka", *arguments]


def kernels_key() -> str:
    """What the compiled kernels depend on: our sources and the compiler."""
    package = ROOT / "src" / "minoteka"
    return digest(digest_tree(package, package.rglob("*.py")), level_key("runtime"))


def warm() -> None:
    """Compile what the first game needs, with a progress bar, unless that was done for these sources."""
    key = kernels_key()
    if STAMPS.holds("warm", key):
        return
    if subprocess.run(minoteka("warm")).returncode:
        raise SetupError("The kernels could not be compiled: the lines above say why.")
    STAMPS.write(warm=key)


def start(arguments: list[str]) -> int:
    """Run the game's command to its end, the other games' kernels being compiled behind it."""
    key = kernels_key()
    behind = None if STAMPS.holds("warm rest", key) else start_behind(minoteka("warm", "--rest"))
    running: list[subprocess.Popen[bytes]] = []
    pass_on_signals(running)
    running.append(subprocess.Popen(minoteka(*arguments)))
    code = running[0].wait()
    if behind is not None:
        if behind.poll() is None:
            behind.terminate()
        if behind.wait() == 0:
            STAMPS.write(**{"warm rest": key})
    return code if code >= 0 else 128 - code


def pass_on_signals(running: list[subprocess.Popen[bytes]]) -> None:
    """From here on this process only waits: Ctrl-C reaches the game by itself, other ends are passed on to it."""

    def pass_on(number: int, frame: FrameType | None) -> None:
        if not running:
            raise SystemExit(128 + number)
        running[0].terminate()

    signal.signal(signal.SIGINT, lambda number, frame: None)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), pass_on)


def start_behind(command: list[str]) -> subprocess.Popen[bytes]:
    """Start a process that does not disturb: low priority, deaf to Ctrl-C, its words in a file."""
    with open(VENV / "warm.log", "wb") as words:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=words, stderr=words, start_new_session=True
        )
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process.pid, 15)
    return process
