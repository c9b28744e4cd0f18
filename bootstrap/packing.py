"""Run by Pyodide's own Python (``pack.mjs``): sources become bytecode, in archives that nothing compresses yet."""

import importlib
import importlib.util
import io
import sys
import zipfile
from collections.abc import Iterator
from importlib import resources
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # no types for it
from pathlib import Path

ROOMS = (
    *("kernel", "geometry", "core", "games", "search", "puzzles", "lessons", "protocol", "tables", "workshop", "site"),
)
MODULES = ("__init__.py", "catalog.py", "system.py", "texts/__init__.py")
DATA = (".toml", ".jsonl")
"""What modules read beside themselves. Texts and rules pages are the page's."""
NOT_THERE = (
    *("kernel/ahead.py", "kernel/arrays.py", "kernel/kept.py", "site/kernels.py"),
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
STAMP = (1980, 1, 1, 0, 0, 0)


def bytecode(name: str, source: bytes) -> bytes:
    """A module without its docstrings; its source is not looked for."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def packed(files: Iterator[tuple[str, bytes]]) -> bytes:
    """An archive of these files, the modules among them as bytecode; the same files give the same bytes."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as out:
        for name, body in sorted(files):
            if name.endswith(".py"):
                name, body = f"{name}c", bytecode(name, body)
            out.writestr(zipfile.ZipInfo(name, STAMP), body)
    return archive.getvalue()


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


def needed() -> set[str]:
    """The modules of the standard library that the house imports, as this very Python does it."""
    sys.path.insert(0, "/sources")
    for entrance in ENTRANCES:
        importlib.import_module(entrance)
    resources.files("minoteka.games")  # what reads files beside modules is imported by the first who does
    files = [str(getattr(module, "__file__", "")) for module in list(sys.modules.values())]
    found = {file.removeprefix(SHELF).removesuffix("c") for file in files if file.startswith(SHELF)}
    return found | {f"{name}.py" for name in LATER}


def of_library(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The standard library, without what nobody needs; Pyodide's own part of it is small and stays."""
    wanted = needed()
    with zipfile.ZipFile(archive) as whole:
        for name in whole.namelist():
            if name in wanted or (name.startswith(("_pyodide/", "pyodide/")) and not name.endswith("/")):
                yield name, whole.read(name)


out = Path("/out")
(out / "python_stdlib.zip").write_bytes(packed(of_library(out / "python_stdlib.zip")))
(out / "minoteka.zip").write_bytes(packed(of_house(Path("/sources"))))
