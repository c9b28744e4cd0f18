"""What the environment decides: the mode, where compiled code is kept, and what of it is still true."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from minoteka.kernel.sources import Shelf, digest, imports

HOME = Path(__file__).parents[2] / "src"
NO_NUMBERS = """
import sys

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"{name} is not to be had here")

sys.meta_path.insert(0, Refused())
"""


def run(code, **environment):
    """A program of its own; its output, or an error with what it said."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_an_unknown_mode_is_an_error_and_not_an_exit():
    code = "try:\n    import minoteka.kernel\nexcept ValueError as error:\n    print(type(error).__name__, error)"
    said = run(code, MINOTEKA_KERNEL="fast")
    assert said[:4] == ["UnknownMode", "MINOTEKA_KERNEL", "is", "'fast';"]


def test_an_unknown_mode_takes_one_line_in_the_terminal():
    done = subprocess.run(
        [sys.executable, "-m", "minoteka", "games"],
        env={**os.environ, "MINOTEKA_KERNEL": "fast"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("MINOTEKA_KERNEL is 'fast'; it can be compiled, checked or python\n")


def test_interpreted_the_engine_needs_neither_numpy_nor_numba():
    code = """
from minoteka import catalog
from minoteka.core.batch import Batch
from minoteka.core.fairness import Chance
from minoteka.core.perft import perft
from minoteka.core.position import Position
from minoteka.puzzles.cover import ExactCover

for game in catalog.GAMES.values():
    position = Position.dealt(game, game.seats[0], {}, Chance("bare"))
    choice = catalog.bot("easy").scaled(0.01).choose(position.observe(position.to_act), 1)
    after = position.play(choice.move)
    assert game.layout.to_bytes(game.layout.from_bytes(after.to_bytes())) == after.to_bytes()
    assert perft(position, 1) == len(position.legal_moves())
batch = Batch(game, game.seats[0], {}, 2)
batch.deal()
batch.legal()
cover = ExactCover(3, [[0, 1], [2], [0], [1, 2]])
print(sorted(cover.solutions()), len(cover.shuffled([1, 2, 3, 4]).first()))
"""
    assert run(NO_NUMBERS + code, MINOTEKA_KERNEL="python") == ["[(0,", "1),", "(2,", "3)]", "2"]


PART = "from minoteka.kernel import kernel\n\n\n@kernel\ndef twice(x):\n    return 2 * x\n"
PLUG_IN = """
import numba
before = numba.config.CACHE_DIR
import guest.rules
print(guest.rules.grown(1), numba.config.CACHE_DIR == before, sum(guest.rules.grown.stats.cache_hits.values()))
"""


@pytest.mark.compiled_only
def test_compiled_code_of_another_package_follows_its_sources_and_nothing_global_is_changed(tmp_path):
    package = tmp_path / "guest"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(
        "from minoteka.kernel import kernel\nfrom .numbers import STEP\nfrom . import parts\n\n\n"
        "@kernel\ndef grown(x):\n    return parts.twice(x) + STEP\n"
    )
    (package / "parts.py").write_text(
        "from minoteka.kernel import kernel\n\n\n@kernel\ndef twice(x):\n    return 2 * x\n"
    )
    (package / "numbers.py").write_text("STEP = 10\n")
    around = {"PYTHONPATH": f"{tmp_path}", "MINOTEKA_CACHE": f"{tmp_path / 'kept'}", "MINOTEKA_KERNEL": "compiled"}
    assert run(PLUG_IN, **around) == ["12", "True", "0"]
    assert run(PLUG_IN, **around) == ["12", "True", "1"]
    (package / "numbers.py").write_text("STEP = 20\n")
    assert run(PLUG_IN, **around)[0] == "22"
    (package / "parts.py").write_text(
        "from minoteka.kernel import kernel\n\n\n@kernel\ndef twice(x):\n    return 3 * x\n"
    )
    assert run(PLUG_IN, **around)[0] == "23"


@pytest.mark.parametrize(
    ("module", "behind"),
    [
        ("minoteka.search.mcts", "minoteka.core.game"),
        ("minoteka.arena.duel", "minoteka.core.game"),
        ("minoteka.puzzles.symmetry", "minoteka.geometry.hexagonal"),
        ("minoteka.games.riomino.solve.search", "minoteka.games.riomino.pieces"),
        ("minoteka.games.riomino.rules", "minoteka.kernel.random"),
        ("minoteka.games.riomino.rules", "minoteka.kernel.jit"),
    ],
)
def test_sources_are_followed_through_every_room(module, behind):
    file = HOME.joinpath(*module.split(".")).with_suffix(".py")
    assert behind in Shelf(module, file).closure(module)


def test_what_a_kernel_does_not_import_leaves_it_alone():
    module, file = "minoteka.games.simino.rules", HOME / "minoteka/games/simino/rules.py"
    assert "minoteka.games.simino.view" not in Shelf(module, file).closure(module)


def test_a_change_of_one_byte_changes_the_digest(tmp_path):
    (tmp_path / "a.py").write_text("X = 1\n")
    first = digest("a", tmp_path / "a.py")
    digest.cache_clear()
    (tmp_path / "a.py").write_text("X = 2\n")
    assert digest("a", tmp_path / "a.py") != first


def test_nobody_compiles_while_sources_are_parsed(monkeypatch, tmp_path):
    compiler = pytest.importorskip("numba.core.compiler_lock").global_compiler_lock
    parse, held = ast.parse, []
    monkeypatch.setattr(ast, "parse", lambda text: (held.append(compiler.is_locked()), parse(text))[1])
    file = tmp_path / "one.py"
    file.write_text("import json", "utf-8")
    assert imports("one", file) == (("json", ""),)
    assert held == [True] and not compiler.is_locked()
