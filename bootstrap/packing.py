"""Run by Pyodide's own Python (``pack.mjs``): sources become bytecode, in archives that nothing compresses yet."""

import importlib.util
import io
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # no types for it
from pathlib import Path

ROOMS = (
    *("kernel", "geometry", "core", "games", "search", "puzzles", "lessons", "protocol", "tables", "workshop", "site"),
)
MODULES = ("__init__.py", "catalog.py", "system.py", "texts/__init__.py")
DATA = (".toml",)
"""What modules read beside themselves. Texts and rules pages are the page's."""
LIBRARY = (
    *("__future__", "_collections_abc", "_colorize", "_compat_pickle", "_opcode_metadata", "_py_abc", "_py_warnings"),
    *("_pyodide", "_sitebuiltins", "_strptime", "_weakrefset", "abc", "annotationlib", "ast", "asyncio", "base64"),
    *("bisect", "bz2", "calendar", "codecs", "codeop", "collections", "compression", "concurrent", "contextlib"),
    *("contextvars", "copy", "copyreg", "csv", "ctypes", "dataclasses", "datetime", "decimal", "difflib", "dis"),
    *("email", "encodings", "enum", "fnmatch", "fractions", "functools", "genericpath", "glob", "hashlib", "heapq"),
    *("hmac", "importlib", "inspect", "io", "ipaddress", "json", "keyword", "linecache", "locale", "logging", "lzma"),
    *("ntpath", "numbers", "opcode", "operator", "os", "pathlib", "pickle", "pkgutil", "platform", "posixpath"),
    *("pyodide", "queue", "quopri", "random", "re", "reprlib", "secrets", "selectors", "shutil", "signal", "site"),
    *("socket", "ssl", "stat", "string", "struct", "subprocess", "sysconfig", "tempfile", "textwrap", "threading"),
    *("token", "tokenize", "tomllib", "traceback", "types", "typing", "urllib", "uuid", "warnings", "weakref"),
    *("zipfile", "zipimport"),
)
"""Modules of the standard library that something here imports, at once or later."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")
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
    for path in paths:
        yield path.relative_to(root).as_posix(), path.read_bytes()


def of_library(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The standard library, without what nobody needs."""
    with zipfile.ZipFile(archive) as whole:
        for name in whole.namelist():
            first, _, rest = name.removesuffix(".py").partition("/")
            wanted = first in LIBRARY and (first != "encodings" or rest in ENCODINGS)
            if wanted and not name.endswith("/"):
                yield name, whole.read(name)


out = Path("/out")
(out / "python_stdlib.zip").write_bytes(packed(of_library(out / "python_stdlib.zip")))
(out / "minoteka.zip").write_bytes(packed(of_house(Path("/sources"))))
