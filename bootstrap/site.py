"""What the house in a browser is made of: its kernels for WebAssembly, and what Python there needs beside itself.

Both are kept inside the environment, named after what they were made from.
"""

import os
import re
from pathlib import Path

from bootstrap.environment import LOCKS, OFFLINE, PYTHON, ROOT, VENV
from bootstrap.stamps import digest, digest_tree
from bootstrap.tools import run_quietly

KEPT = VENV / "minoteka-site"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
ENGINE = ("kernel", "geometry", "core", "games", "search", "puzzles", "site")
"""The rooms that kernels come from, and the one that puts them into a library."""
# The Python inside Pyodide, and what wheels for it are called.
THERE = (
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
    "--platform",
    "pyemscripten_2026_0_wasm32",
)


def library() -> Path:
    """All kernels, compiled beforehand and linked; made anew when any source of the engine changed."""
    sources = [path for room in ENGINE for path in (ROOT / "src" / "minoteka" / room).rglob("*.py")]
    target = KEPT / f"kernels-{digest(digest_tree(ROOT, sources), LOCKS['dev'])}.so"
    if not target.is_file():
        for old in KEPT.glob("kernels-*"):
            old.unlink()
        KEPT.mkdir(exist_ok=True)
        # The code is noted before Numba optimises it for this machine: that may be spared.
        env = {"MINOTEKA_KERNEL": "ahead", "NUMBA_OPT": "0"}
        loose = target.with_suffix(f".{os.getpid()}")
        run_quietly("Kernels for a browser", [PYTHON, "-m", "minoteka.site.kernels", loose], env=env, cwd=ROOT)
        loose.replace(target)
    return target


def wheel() -> Path:
    """msgspec for the Python inside Pyodide, in the version and by the hashes of the lock."""
    locked = re.search(r"^msgspec==.*(?:\n .*)*", LOCKS["runtime"].read_text("utf-8"), re.MULTILINE)
    if locked is None:
        raise LookupError(f"{LOCKS['runtime'].name} does not name msgspec")
    folder = KEPT / digest(locked[0], *THERE)
    if not list(folder.glob("*.whl")):
        folder.mkdir(parents=True, exist_ok=True)
        wanted = folder / "wanted.txt"
        wanted.write_text(locked[0], "utf-8")
        pip: list[str | Path] = [
            PYTHON,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "download",
            "--require-hashes",
            "--no-deps",
        ]
        command = [*pip, "--only-binary", ":all:", *THERE, "--dest", folder, "--requirement", wanted]
        run_quietly("msgspec for a browser", command, remedy=OFFLINE)
    return next(folder.glob("*.whl"))


if __name__ == "__main__":
    wheel()
    library()
