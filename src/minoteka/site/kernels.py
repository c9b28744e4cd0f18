"""The library of all kernels for a browser: ``MINOTEKA_KERNEL=ahead python -m minoteka.site.kernels FILE``.

It is made in parts, a process each: a game's kernels know nothing of another's.
"""

import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from numba.core import types

import minoteka.puzzles.machine  # noqa: F401  # its doors; those of solvers come with their games
from minoteka.catalog import GAMES
from minoteka.core.game import Game
from minoteka.core.kernels import Kernels, Shapes
from minoteka.kernel import Driver, typed
from minoteka.kernel.ahead import Export, build
from minoteka.kernel.doors import DOORS
from minoteka.kernel.foreign import symbol
from minoteka.kernel.kinds import signature
from minoteka.search.prepare import DRIVERS


def exports(game: Game) -> list[Export]:
    """A game's kernels, and the drivers that call them directly."""
    kernels = game.kernels
    found = [
        Export(symbol(kernels.owner, name), getattr(Shapes, name), _only(getattr(kernels, name)))
        for name in Kernels.NAMES
        if name not in Kernels.LEARNING
    ]
    return found + [
        Export(symbol(kernels.owner, driver.name), driver.source, _driver(driver, game)) for driver in DRIVERS
    ]


def doors() -> list[Export]:
    """What Python calls beside the games' kernels: solvers, exact cover."""
    return [Export(name, door.py_func, _compiled(door)) for name, door in DOORS.items()]


def _compiled(door: Any) -> object:
    shape = signature(door.py_func, None, {})
    door.compile(shape)
    return door.overloads[shape.args]


def _driver(driver: Driver, game: Game) -> object:
    values = {name: types.Dispatcher(getattr(game.kernels, name)) for name in Kernels.NAMES}
    return _only(typed(driver.source, driver.signature(game.layout.numba_type, values)))


def _only(function: object) -> object:
    (compiled,) = function.overloads.values()  # type: ignore[attr-defined]  # typed: compiled once
    return compiled


def part(name: str, target: Path) -> list[str]:
    """Compile a part into an object file: a game's, or that of all doors; the names of what it offers."""
    offered = exports(GAMES[name]) if name in GAMES else doors()
    target.write_bytes(build(offered))
    return [export.symbol for export in offered]


def link(parts: list[Path], symbols: list[str], target: Path) -> None:
    """A library that Pyodide loads beside itself, with zig's linker."""
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "wasm-ld",
        "-shared",
        "--experimental-pic",
        "--no-entry",
        "--gc-sections",
    ]
    command += ["--allow-undefined", "--strip-debug", *(f"--export={name}" for name in symbols)]
    subprocess.run([*command, *map(str, parts), "-o", str(target)], check=True)


def main(target: Path) -> None:
    """Compile everything, on all cores, and link it into one file."""
    names = ["doors", *GAMES]
    pool = ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"))
    with TemporaryDirectory() as folder, pool:
        parts = [Path(folder) / f"{name}.o" for name in names]
        offered = list(pool.map(part, names, parts))
        link(parts, [name for symbols in offered for name in symbols], target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
