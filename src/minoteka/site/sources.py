"""Which sources the library of kernels is made from: ``python -m minoteka.site.sources`` prints their digest.

What changes elsewhere (a view, a drawing, a proof's driver) leaves the library alone: to make it takes minutes.
"""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from minoteka.kernel.sources import HOME, PACKAGE, Shelf

ROOMS = ("kernel", "geometry", "core", "games", "search", "puzzles")
MADE = re.compile(r"^@(kernel|stage|door)\b|\bDriver\(", re.MULTILINE)
"""What a source with kernels in it has."""
CHOSEN = ("kernel/ahead.py", "site/kernels.py", "search/prepare.py", "games/*/__init__.py")
"""What puts which of them into the library."""


def files() -> Iterator[Path]:
    """Those with kernels, all that these import, and those that choose."""
    package = HOME / PACKAGE
    for room in ROOMS:
        for file in (package / room).rglob("*.py"):
            if MADE.search(file.read_text("utf-8")):
                name = ".".join(file.relative_to(HOME).with_suffix("").parts)
                yield from Shelf(name, file).closure(name).values()
    for pattern in CHOSEN:
        yield from package.glob(pattern)


def digest() -> str:
    """A hash over all of them."""
    total = hashlib.sha256()
    for file in sorted(set(files())):
        total.update(file.relative_to(HOME).as_posix().encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest())
