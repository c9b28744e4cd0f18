"""How kernels run and where compiled code is kept, from the environment.

``MINOTEKA_KERNEL``: ``compiled`` (default), ``checked`` (compiled with bounds checks), ``python`` (interpreted), or
``wasm`` (compiled beforehand into ``MINOTEKA_LIBRARY``, for a browser); ``ahead`` is how that library itself is made.
``MINOTEKA_CACHE``: where compiled code is kept; by default inside the virtual environment.
"""

import os
import sys
from pathlib import Path

MODES = ("compiled", "checked", "python")
APART = ("wasm", "ahead")
"""Modes that nobody chooses by hand: the house in a browser does, and what builds it."""


class UnknownMode(ValueError):
    """``MINOTEKA_KERNEL`` asks for a way to run kernels that there is not."""


def mode_of(text: str) -> str:
    """``text`` if it names a mode."""
    if text not in MODES + APART:
        raise UnknownMode(f"MINOTEKA_KERNEL is {text!r}; it can be {', '.join(MODES[:-1])} or {MODES[-1]}")
    return text


MODE = mode_of(os.environ.get("MINOTEKA_KERNEL", "compiled"))
COMPILED = MODE in ("compiled", "checked", "ahead")
CHECKED = MODE == "checked"
AHEAD = MODE == "ahead"
"""Whether kernels are compiled now, to be written into a library: their code is noted, and nothing is kept."""
FOREIGN = MODE == "wasm"
"""Whether kernels were compiled then, and come from that library."""
FAST = COMPILED or FOREIGN
"""Whether kernels are machine code, however it came about: searches may be given real work."""


def library() -> str:
    """The file of the kernels that were compiled beforehand."""
    return os.environ["MINOTEKA_LIBRARY"]


def cache_root() -> Path:
    """The folder of all compiled code: of this environment if it can be written, else the user's."""
    if chosen := os.environ.get("MINOTEKA_CACHE"):
        return Path(chosen)
    inside = Path(sys.prefix)
    if sys.prefix != sys.base_prefix and os.access(inside, os.W_OK):
        return inside / "minoteka-kernels"
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "minoteka-kernels"
