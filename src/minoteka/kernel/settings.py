"""How kernels run in this process, decided once from the environment.

``MINOTEKA_KERNEL``: ``compiled`` (default), ``checked`` (compiled with bounds checks) or ``python`` (interpreted).
``MINOTEKA_CACHE``: where compiled code is kept; by default inside the virtual environment.
"""

import hashlib
import os
import sys
from functools import cache
from pathlib import Path

MODE = os.environ.get("MINOTEKA_KERNEL", "compiled")
if MODE not in ("compiled", "checked", "python"):
    raise SystemExit(f"MINOTEKA_KERNEL is {MODE!r}; it can be compiled, checked or python")
COMPILED = MODE != "python"
CHECKED = MODE == "checked"

PACKAGE = Path(__file__).parent.parent


def cache_root() -> Path:
    """The folder of all compiled code: of this environment if it can be written, else the user's."""
    if chosen := os.environ.get("MINOTEKA_CACHE"):
        return Path(chosen)
    inside = Path(sys.prefix)
    if sys.prefix != sys.base_prefix and os.access(inside, os.W_OK):
        return inside / "minoteka-kernels"
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "minoteka-kernels"


def rooms_behind(module: str) -> tuple[str, ...]:
    """The source folders whose change must recompile ``module``: its own room and those it may import."""
    parts = module.split(".")
    if parts[0] != "minoteka" or len(parts) < 2:
        return ("kernel", "geometry")
    own = "/".join(parts[1:3]) if parts[1] == "games" else parts[1]
    return tuple(dict.fromkeys((own, "kernel", "geometry")))


@cache
def source_digest(rooms: tuple[str, ...]) -> str:
    """A short hash over the sources of ``rooms``.

    Numba looks only at a function's own file: a cached caller would miss a change in a kernel that it calls.
    """
    digest = hashlib.sha256(MODE.encode())
    for room in rooms:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_dir(module: str) -> str:
    """Where the compiled kernels of ``module`` live: the folder's name changes with their sources."""
    rooms = rooms_behind(module)
    return str(cache_root() / f"{rooms[0].replace('/', '-')}-{source_digest(rooms)}")
