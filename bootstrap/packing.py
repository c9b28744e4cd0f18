"""Run by Pyodide's own Python (``pack.mjs``): sources become bytecode, in two archives.

The first has of the standard library what Python needs to begin and to unpack the second; it is compressed later, as a
browser can. The second has all the rest, compressed as only Python can, by a quarter better.
"""

import importlib
import importlib.util
import io
import lzma
import sys
import zipfile
from collections.abc import Iterator
from importlib import resources
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # no types for it
from itertools import chain
from pathlib import Path

STARTED: set[str] = globals()["started"]
"""Modules that Python had when it began and could unpack an archive; ``pack.mjs`` looks."""
ROOMS = (
    *("kernel", "geometry", "core", "games", "search", "puzzles", "lessons", "protocol", "tables", "workshop", "site"),
)
MODULES = ("__init__.py", "catalog.py", "system.py", "texts/__init__.py")
DATA = (".toml", ".jsonl")
"""What modules read beside themselves. Texts and rules pages are the page's."""
NOT_THERE = (
    *("kernel/ahead.py", "kernel/arrays.py", "kernel/kept.py", "site/kernels.py", "site/sources.py"),
    *("core/conformance.py", "protocol/typescript.py", "protocol/__main__.py"),
)
"""What only a compiler, tests and the build need."""
ENTRANCES = ("minoteka.site.house", "minoteka.site.brains", "minoteka.site.bench")
"""What workers import: of the standard library that takes along what it takes along itself …"""
LATER = (
    *("_strptime", "calendar", "ctypes/_layout", "encodings/ascii", "encodings/cp437", "encodings/idna"),
    *("encodings/latin_1", "pkgutil", "platform"),
)
"""… and these, which something imports only when it needs them."""
SHELF = "/lib/python314.zip/"
OURS = ("_pyodide", "pyodide")
"""Pyodide's own part of it is small and stays."""
STAMP = (1980, 1, 1, 0, 0, 0)
SOLID = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22}
"""As small as it gets with four megabytes to unpack it in: a page never gives memory back."""


def bytecode(name: str, source: bytes) -> bytes:
    """A module without its docstrings; its source is not looked for."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def made(files: Iterator[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """These files, the modules among them as bytecode; the same files give the same bytes."""
    for name, body in sorted(files):
        yield (f"{name}c", bytecode(name, body)) if name.endswith(".py") else (name, body)


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """An archive that Python imports from."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as out:
        for name, body in made(files):
            out.writestr(zipfile.ZipInfo(name, STAMP), body)
    return archive.getvalue()


def in_line(files: Iterator[tuple[str, bytes]]) -> bytes:
    """One file behind the other, before each a line with its size and name (``web/src/site/engine.ts`` reads it)."""
    return b"".join(b"%d %b\n%b" % (len(body), name.encode(), body) for name, body in made(files))


def of_house(root: Path) -> Iterator[tuple[str, bytes]]:
    """What runs in a browser."""
    paths = [root / "minoteka" / module for module in MODULES]
    for room in ROOMS:
        found = (root / "minoteka" / room).rglob("*")
        paths += [path for path in found if path.suffix == ".py" or path.suffix in DATA]
    left_out = {root / "minoteka" / name for name in NOT_THERE}
    for path in paths:
        if path not in left_out:
            yield path.relative_to(root).as_posix(), path.read_bytes()


def of_msgspec(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """The package alone."""
    with zipfile.ZipFile(wheel) as whole:
        for name in whole.namelist():
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                yield name, whole.read(name)


def files_of(modules: set[str]) -> set[str]:
    """Where the standard library's archive has these modules."""
    places = {str(getattr(sys.modules.get(name), "__file__", "")) for name in modules}
    return {place.removeprefix(SHELF).removesuffix("c") for place in places if place.startswith(SHELF)}


def needed() -> set[str]:
    """The modules of the standard library that the house imports, as this very Python does it."""
    sys.path.insert(0, "/sources")
    for entrance in ENTRANCES:
        importlib.import_module(entrance)
    resources.files("minoteka.games")  # what reads files beside modules is imported by the first who does
    return files_of(set(sys.modules)) | {f"{name}.py" for name in LATER}


def of_library(archive: Path, *, begin: bool) -> Iterator[tuple[str, bytes]]:
    """What is needed of the standard library: to begin, or all the rest. A package is not torn apart."""
    wanted, at_once = needed(), {top(name) for name in files_of(STARTED)} | {*OURS}
    with zipfile.ZipFile(archive) as whole:
        for name in whole.namelist():
            ours = top(name) in OURS and name.endswith(".py")
            if (name in wanted or ours) and (top(name) in at_once) == begin:
                yield name, whole.read(name)


def top(name: str) -> str:
    """The module or package at the top that a file belongs to."""
    return name.split("/")[0].removesuffix(".py")


def of_kernels(library: Path) -> Iterator[tuple[str, bytes]]:
    """The library that they were compiled into."""
    yield library.name, library.read_bytes()


out, shelf = Path("/out"), Path("/out/python_stdlib.zip")
house = (of_house(Path("/sources")), of_msgspec(Path("/wheel")), of_kernels(Path("/kernels.so")))
rest = in_line(chain(*house, of_library(shelf, begin=False)))
(out / "house.xz").write_bytes(lzma.compress(rest, filters=[SOLID]))
shelf.write_bytes(zipped(of_library(shelf, begin=True)))
