"""The contracts of import-linter: a tidy house passes, and every kind of trespass is caught."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = {
    "cli/main": "from minoteka import catalog, server",
    "server/app": "from minoteka import catalog",
    "arena/league": "from minoteka import catalog",
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


@pytest.mark.parametrize(
    ("room", "source", "contract"),
    [
        ("kernel/records", "from minoteka.core import game", "The whole house"),
        ("core/game", "from minoteka.geometry import square", "The whole house"),
        ("puzzles/cover", "from minoteka.search import greedy", "The whole house"),
        ("server/app", "from minoteka import arena", "The whole house"),
        ("attic/trunk", "", "The whole house"),
        ("games/left/rules", "from minoteka.games.left import notation", "The rooms of a game"),
        ("games/left/cellar", "", "The rooms of a game"),
        ("games/left/rules", "from minoteka.games.right import rules", "Games know nothing of each other"),
        ("server/app", "from minoteka.games import left", "Only the catalog names games and brains"),
        ("cli/main", "from minoteka.search import greedy", "Only the catalog names games and brains"),
        ("games/left/rules", "import random", "Chance, time and the outside world"),
        ("core/game", "import time", "Chance, time and the outside world"),
        ("kernel/records", "import os", "Chance, time and the outside world"),
        ("search/greedy", "from minoteka.geometry import square", "Search needs no lattice"),
        ("core/fairness", "from minoteka.core import game\nfrom minoteka.core import record", "No cycles"),
    ],
)
def test_a_trespass_is_caught(tmp_path, room, source, contract):
    house = {**HOUSE, "games/left/notation": "", "core/record": "from minoteka.core import fairness", room: source}
    code, said = lint(tmp_path, house)
    assert code == 1
    assert any(line.startswith(contract) and "BROKEN" in line for line in said.splitlines()), said
