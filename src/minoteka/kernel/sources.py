"""Which sources a compiled kernel was made from: its module's, and those of all that the module imports.

Numba looks only at a function's own file, so a cached caller would miss a change in a kernel that it calls or in a
constant that it was compiled with. Imports are followed within our package and within the module's own (a game may
come from another); what changes elsewhere (a view, a text) leaves compiled code alone.
"""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from minoteka.kernel.settings import MODE, cache_root

HOME = Path(__file__).parents[2]
"""The folder that our package lies in."""
PACKAGE = __name__.partition(".")[0]


class Shelf:
    """The top-level packages whose sources are followed, and the folders that they lie in."""

    def __init__(self, module: str, file: Path) -> None:
        parts = module.split(".")
        above = len(parts) if file.name == "__init__.py" else len(parts) - 1
        self._homes = {parts[0]: file.parents[above], PACKAGE: HOME}

    def file(self, module: str) -> Path | None:
        """The source of a module, if it is one of ours or of its own package."""
        parts = module.split(".")
        home = self._homes.get(parts[0])
        if home is None:
            return None
        base = home.joinpath(*parts)
        return next((path for path in (base / "__init__.py", base.with_suffix(".py")) if path.is_file()), None)

    def closure(self, module: str) -> dict[str, Path]:
        """A module and all that it imports, however far away, with their sources."""
        found: dict[str, Path] = {}
        waiting = [module]
        while waiting:
            name = waiting.pop()
            file = self.file(name)
            if name not in found and file is not None:
                found[name] = file
                waiting += (self._meant(source, part) for source, part in imports(name, file))
        return found

    def _meant(self, source: str, part: str) -> str:
        """What ``from source import part`` is about: a module of a package, or something in the source itself."""
        inner = f"{source}.{part}"
        return inner if part and self.file(inner) is not None else source


@cache
def imports(module: str, file: Path) -> tuple[tuple[str, str], ...]:
    """What a source imports: modules, each with the name that is taken from it (none for the whole)."""
    return tuple(_imported(module, file))


def _imported(module: str, file: Path) -> Iterator[tuple[str, str]]:
    # Two threads that parse at once confuse Python 3.11's count of how deep it is (SystemError); Numba parses, too.
    from numba.core.compiler_lock import global_compiler_lock

    package = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
    with global_compiler_lock:
        parsed = ast.parse(file.read_bytes())
    for node in _outside(parsed):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((source, alias.name) for alias in node.names)


def _outside(node: ast.AST) -> Iterator[ast.AST]:
    """The statements of a module outside its functions and classes: what kernels name was imported there."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.stmt | ast.ExceptHandler) and not isinstance(part, ast.FunctionDef | ast.ClassDef):
            yield part
            yield from _outside(part)


@cache
def digest(module: str, file: Path) -> str:
    """A short hash over everything that compiled code of ``module`` depends on."""
    total = hashlib.sha256(MODE.encode())
    for name, path in sorted(Shelf(module, file).closure(module).items()):
        total.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def cache_dir(module: str, file: Path) -> Path:
    """Where the compiled kernels of ``module`` live: the folder's name changes with their sources."""
    return cache_root() / f"{module}-{digest(module, file)}"
