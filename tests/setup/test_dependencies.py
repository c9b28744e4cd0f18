"""What the package imports is what it declares: nothing is missing, nothing is idle."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# uvicorn is told to use it by name; numba brings its own compiler of exactly the right version.
NOT_IMPORTED, BROUGHT_ALONG = {"websockets"}, {"llvmlite"}


def canonical(name):
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", name)[0]).lower()


def declared(*extras):
    listed = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] for extra in extras)]
    return {canonical(requirement) for requirements in listed for requirement in requirements}


def imported(folder):
    """The distributions behind all imports in a folder, and the files that import them."""
    known = packages_distributions()
    found = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            for top in {name.split(".")[0] for name in names} - sys.stdlib_module_names - {"minoteka"}:
                found.setdefault(canonical(known.get(top, [top])[0]), set()).add(path.name)
    return found


def test_every_import_is_declared():
    extras = declared("envs", "ray", "server")
    missing = {name: files for name, files in imported(ROOT / "src").items() if name not in declared() | extras}
    assert {name: files for name, files in missing.items() if name not in BROUGHT_ALONG} == {}


def test_players_install_nothing_idle():
    assert declared() - set(imported(ROOT / "src")) - NOT_IMPORTED == set()


def test_the_set_up_needs_nothing_installed():
    assert set(imported(ROOT / "bootstrap")) <= {"bootstrap", "hatchling"}  # its hook runs inside a build
