"""Run by Pyodide's own Python (``pack.mjs``): sources become bytecode, in archives that nothing compresses yet."""

import importlib.util
import io
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found,unused-ignore]
from pathlib import Path

ROOMS = ("kernel", "geometry", "core", "games", "search", "puzzles", "protocol", "tables", "site")
MODULES = ("__init__.py", "catalog.py", "system.py", "texts/__init__.py")
DATA = (".toml",)
"""What modules read beside themselves. Texts and rules pages are the page's."""
UNUSED = (
    *("argparse", "bdb", "cmd", "cProfile", "doctest", "ensurepip", "ftplib", "getpass", "graphlib", "html", "http"),
    *("idlelib", "imaplib", "mailbox", "mimetypes", "multiprocessing", "netrc", "nntplib", "optparse"),
    *("pdb", "pickletools", "poplib", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "sched", "smtplib"),
    *("socketserver", "sqlite3", "statistics", "tabnanny", "tarfile", "timeit", "trace", "turtle", "unittest", "venv"),
    *("wave", "wsgiref", "xml", "xmlrpc", "zipapp", "curses", "dbm", "email", "difflib", "plistlib", "webbrowser"),
)
"""Modules of the standard library that nothing here imports."""
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
            if name.split("/")[0].removesuffix(".py") not in UNUSED and not name.endswith("/"):
                yield name, whole.read(name)


out = Path("/out")
(out / "python_stdlib.zip").write_bytes(packed(of_library(out / "python_stdlib.zip")))
(out / "minoteka.zip").write_bytes(packed(of_house(Path("/sources"))))
