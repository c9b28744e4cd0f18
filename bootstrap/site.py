"""The house in a browser as a folder of static files, and what it is made of: kernels for WebAssembly, Python with the
engine as bytecode, the page, and answers that never change.

All of it is kept inside the environment, named after what it was made from.
"""

import json
import os
import re
import shutil
import zipfile
from functools import cache
from pathlib import Path

from bootstrap import page
from bootstrap.console import SetupError
from bootstrap.environment import LOCKS, OFFLINE, PROGRAMS, PYTHON, ROOT, STAMPS, VENV
from bootstrap.stamps import digest, digest_tree
from bootstrap.tools import run_quietly

KEPT = VENV / "minoteka-site"
PLACE = ROOT / "src" / "minoteka" / "server" / "offline"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
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
    """All kernels, compiled beforehand and linked; made anew when a source that they come from changed."""
    told: list[str | Path] = [PYTHON, "-m", "minoteka.site.sources"]
    sources = run_quietly("Sources of kernels", told, env={"MINOTEKA_KERNEL": "python"}, cwd=ROOT)
    target = KEPT / f"kernels-{digest(sources, LOCKS['dev'])}.so"
    if not target.is_file():
        for old in KEPT.glob("kernels-*"):
            old.unlink()
        KEPT.mkdir(exist_ok=True)
        env = {"MINOTEKA_KERNEL": "ahead"}
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


SQUEEZE = """
import sys, pathlib, deflate
loose, folder = map(pathlib.Path, sys.argv[1:])
for part in loose.iterdir():
    (folder / f"{part.name}.packed").write_bytes(deflate.gzip_compress(part.read_bytes(), 12))
"""
"""Every browser unpacks gzip; this writes it by a twentieth smaller than Python's own library."""


def _squeeze(title: str, loose: Path, folder: Path) -> None:
    """Put all files of a folder, which goes, compressed into another one."""
    run_quietly(title, [PYTHON, "-c", SQUEEZE, loose, folder])
    shutil.rmtree(loose)


def _engine(folder: Path) -> int:
    """Python and the engine, each part compressed; gives how many bytes they are."""
    loose = folder / "loose"
    loose.mkdir(parents=True)
    here = Path(__file__).parent
    node: list[str | Path] = [PROGRAMS / "node", here / "pack.mjs", PYODIDE, here / "packing.py", ROOT / "src"]
    run_quietly("Python for a browser", [*node, wheel(), library(), loose], env=page.node_env())
    for part in ("house.xz", "pyodide.asm.mjs"):
        (loose / part).rename(folder / part)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (loose / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    _squeeze("Python, compressed", loose, folder)
    return sum(part.stat().st_size for part in folder.iterdir())


LICENCES = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Minoteka: licences</title><h1>What is in this page</h1><ul>
<li>Minoteka, <a href="licences/minoteka.txt">its licence</a></li>
<li>Pyodide, Mozilla Public License 2.0, unchanged but for names that nobody uses here, which were taken out:
 <a href="https://github.com/pyodide/pyodide">sources</a></li>
<li>CPython, PSF License: <a href="https://docs.python.org/3/license.html">text</a>,
 <a href="https://github.com/python/cpython">sources</a></li>
<li>msgspec, <a href="licences/msgspec.txt">BSD 3-Clause</a>: <a href="https://github.com/jcrist/msgspec">sources</a></li>
<li>Golos Text and Lora, SIL Open Font License: <a href="licences/golos-text.txt">one</a>,
 <a href="licences/lora.txt">the other</a></li>
</ul></html>
"""


def _licences(folder: Path) -> None:
    """Whose work is in it, with the texts that ask to travel along."""
    (folder / "licences.html").write_text(LICENCES, "utf-8")
    shutil.copy(ROOT / "LICENSE", folder / "licences" / "minoteka.txt")
    with zipfile.ZipFile(wheel()) as archive:
        text = next(name for name in archive.namelist() if name.endswith("/LICENSE"))
        (folder / "licences" / "msgspec.txt").write_bytes(archive.read(text))


OPENING = ("index.html", "index-*", "*.worker-*")
"""What every visit begins with has come before the rest is kept."""
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".txt"}
FOR_OTHERS = ("social.jpg", "robots.txt")
"""What only other sites' machines look at."""


def _offline(folder: Path) -> None:
    """The script that keeps these very files for a browser without a network; most of them reach it in one."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in FOR_OTHERS]
    version = digest_tree(folder, files)[:16]
    packed = [path for path in files if path.suffix in TEXTS and not any(map(path.match, OPENING))]
    loose = folder / "loose"
    loose.mkdir()
    texts = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in packed}
    (loose / "rest.json").write_text(json.dumps(texts, ensure_ascii=False), "utf-8")
    _squeeze("What is kept, compressed", loose, folder)
    names = [path.relative_to(folder).as_posix() for path in files if path not in packed]
    told = {"VERSION": version, "FILES": names, "PACKED": "rest.json.packed"}
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in told.items())
    source = (page.WEB / "src" / "site" / "offline.js").read_text("utf-8")
    (folder / "offline.js").write_text(head + source, "utf-8")


def key() -> str:
    """What the folder is made from."""
    sources = [
        *page.sources(),
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "src").rglob("*.toml"),
        *(ROOT / "src").rglob("*.jsonl"),
    ]
    sources += [*(ROOT / "src").rglob("help/*"), *Path(__file__).parent.glob("pack*"), Path(__file__)]
    return digest(digest_tree(ROOT, filter(Path.is_file, sources)), LOCKS["dev"])


@cache
def site() -> Path:
    """The whole folder; made anew when any source of it changed."""
    target = KEPT / f"site-{key()}"
    if not target.is_dir():
        page.install_packages()
        for old in KEPT.glob("site-*"):
            shutil.rmtree(old)
        loose = KEPT / f"site-{os.getpid()}"
        engine = loose.with_suffix(".engine")
        size = _engine(engine)
        # A browser may still have another version's files of the same names.
        place = f"engine/{digest_tree(engine, list(engine.iterdir()))[:8]}"
        build = ("run", "build", "--", "--mode", "site", "--base", "./", "--outDir", str(loose), "--emptyOutDir")
        version = target.name.removeprefix("site-")[:16]
        page.npm("Page without a server", *build, VITE_ENGINE=place, VITE_ENGINE_BYTES=str(size), VITE_VERSION=version)
        (loose / "engine").mkdir()
        engine.rename(loose / place)
        run_quietly("Answers as files", [PYTHON, "-m", "minoteka.server.answers", loose], cwd=ROOT)
        _licences(loose)
        _offline(loose)
        loose.rename(target)
    return target


def place() -> None:
    """Put it where a release has it, and where the server of these very sources finds it."""
    made = site()
    if not (PLACE.is_dir() and STAMPS.holds("offline", made.name)):
        shutil.rmtree(PLACE, ignore_errors=True)
        shutil.copytree(made, PLACE)
        STAMPS.write(offline=made.name)


def forget() -> None:
    """A server of newer sources offers no older house."""
    if PLACE.is_dir() and not STAMPS.holds("offline", f"site-{key()}"):
        shutil.rmtree(PLACE)


def write(arguments: list[str]) -> int:
    """``run.py site OUT``: the folder, to be put on any host of static files."""
    if len(arguments) != 1:
        raise SetupError("run.py site takes one argument: the folder to write.")
    target = Path(arguments[0])
    if target.exists() and any(target.iterdir() if target.is_dir() else [target]):
        raise SetupError(f"{target} is there already and not empty.")
    shutil.copytree(site(), target, dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    place()
