"""The contracts of import-linter: a tidy house passes, and every kind of trespass is caught."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = {
    "cli/main": "from minoteka import catalog, server",
    "server/app": "from minoteka import catalog",
    "tables/table": "from minoteka import catalog",
    "protocol/common": "",
    "lessons/lesson": "from minoteka import catalog",
    "workshop/endpoints": "",
    "arena/league": "from minoteka import catalog",
    "terminal/table": "import textual",
    "catalog": "from minoteka.games import left, right\nfrom minoteka.search import greedy",
    "games/left/rules": "from minoteka.core import game\nfrom minoteka.geometry import square",
    "games/left/state": "from minoteka.kernel import records",
    "games/right/rules": "from minoteka.core import game",
    "games/right/notation": "from minoteka.games.right import rules",
    "search/greedy": "from minoteka.core import game",
    "puzzles/cover": "from minoteka.geometry import square",
    "core/game": "from minoteka.kernel import records",
    "core/fairness": "import secrets",
    "geometry/square": "from minoteka.kernel import records",
    "kernel/records": "import numpy",
    "kernel/settings": "import os",
    "texts/catalogue": "",
}
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
SCREENLESS = next(contract for contract in CONTRACTS if contract["name"].startswith("Full screens"))["source_modules"]
HOUSE |= {module.removeprefix("minoteka.").replace(".", "/"): "" for module in SCREENLESS}


def lint(folder, house):
    """Build the house in ``folder`` and return what import-linter says of it under our contracts."""
    for room, source in house.items():
        module = folder / "minoteka" / f"{room}.py"
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(source)
        for package in module.relative_to(folder).parents[:-1]:
            (folder / package / "__init__.py").touch()
    program = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run(
        [program, "--no-logo", "--no-cache", "--config", ROOT / "pyproject.toml"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done.returncode, done.stdout


def test_a_tidy_house_passes(tmp_path):
    code, said = lint(tmp_path, HOUSE)
    assert code == 0 and "0 broken" in said, said


TRESPASSES = [
    ("kernel/records", "from minoteka.core import game", "The whole house", "kernel.records -> minoteka.core.game"),
    ("core/game", "from minoteka.geometry import square", "The whole house", "core.game -> minoteka.geometry.square"),
    (
        "puzzles/cover",
        "from minoteka.search import greedy",
        "The whole house",
        "puzzles.cover -> minoteka.search.greedy",
    ),
    ("server/app", "from minoteka import arena", "The whole house", "server.app -> minoteka.arena"),
    ("tables/table", "from minoteka.server import app", "The whole house", "tables.table -> minoteka.server.app"),
    ("terminal/seated", "import textual", "Full screens are loaded", "terminal.seated -> textual"),
    ("attic/trunk", "", "The whole house", "- minoteka.attic"),
    ("games/left/rules", "from minoteka.games.left import notation", "The rooms of a game", "games.left.notation"),
    ("games/left/cellar", "", "The rooms of a game", "- minoteka.games.left.cellar"),
    ("games/left/rules", "from minoteka.games.right import rules", "Games know nothing of each other", "right.rules"),
    ("server/app", "from minoteka.games import left", "Only the catalog names", "server.app -> minoteka.games.left"),
    ("cli/main", "from minoteka.search import greedy", "Only the catalog names", "cli.main -> minoteka.search.greedy"),
    ("games/left/rules", "import random", "Chance, time and the outside world", "left.rules -> random"),
    ("core/game", "import time", "Chance, time and the outside world", "core.game -> time"),
    ("kernel/records", "import os", "Chance, time and the outside world", "kernel.records -> os"),
    ("search/greedy", "from minoteka.geometry import square", "Search needs no lattice", "-> minoteka.geometry.square"),
    ("core/fairness", "from minoteka.core import game, record", "No cycles", "in minoteka.core."),
    ("tables/table", "import sqlalchemy", "Tables run anywhere", "tables.table -> sqlalchemy"),
    ("tables/table", "import threading", "What tables need", "tables.table -> threading"),
]
"""Where somebody trespasses, how, against which contract, and the words in which that is told."""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What import-linter tells about the contracts of a house with all trespasses; one look takes a second."""
    house = {**HOUSE, "games/left/notation": "", "core/record": "from minoteka.core import fairness"}
    for room, source, *_ in TRESPASSES:
        house[room] = "\n".join([house.get(room, ""), source])
    code, said = lint(tmp_path_factory.mktemp("untidy"), house)
    assert code == 1
    parts = re.split(r"^(.+)\n-{5,}$", said.partition("Broken contracts")[2], flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize(("room", "source", "contract", "words"), TRESPASSES)
def test_a_trespass_is_caught(told, room, source, contract, words):
    assert [about for title, about in told.items() if title.startswith(contract) and words in about], told
