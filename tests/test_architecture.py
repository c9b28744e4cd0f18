"""House rules that no import contract can see: who names a game, where chance comes from, how long a file is."""

import ast
from pathlib import Path

import pytest

from minoteka import catalog

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "minoteka"
ENGINE = ("kernel", "geometry", "core", "games", "search", "puzzles")
SOURCES = sorted(HOUSE.rglob("*.py"))
ROOMS = ("draw", "evaluate", "explain", "notation", "options", "pieces", "rules", "state", "view")


def room(path):
    return path.relative_to(HOUSE).parts[0]


def parse(path):
    return ast.parse(path.read_text("utf-8"), str(path))


def texts_compared(tree):
    """Every text that the code compares something with or branches on."""
    for node in ast.walk(tree):
        compared = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        compared += [node.value] if isinstance(node, ast.MatchValue) else []
        for part in compared:
            for leaf in ast.walk(part):
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                    yield leaf.value, leaf.lineno


def test_only_games_know_which_game_it_is():
    outside = [path for path in SOURCES if room(path) != "games"]
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in outside
        for text, line in texts_compared(parse(path))
        if text.replace("_", "-") in catalog.GAMES
    ]
    assert found == []


def test_a_comparison_with_a_game_would_be_found():
    code = 'if game == "riomino": pass\nmatch game:\n  case "gemblo": pass\nx = game in ("simino", 1)'
    assert {text for text, _ in texts_compared(ast.parse(code))} == {"riomino", "gemblo", "simino"}


def test_the_engine_takes_no_chance_from_numpy():
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in SOURCES
        if room(path) in ENGINE
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Attribute)
        and node.attr == "random"
        and isinstance(node.value, ast.Name)
        and node.value.id in ("np", "numpy")
    ]
    assert found == []


def uses_blocks(tree):
    """Where code reaches for a game's bare memory."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "blocks":
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if owner == "game":
                yield node.lineno


def test_only_positions_touch_bare_memory():
    """Its compiled entries trust their arguments: a wrong one would crash the process, not raise an error."""
    users = [path for path in SOURCES if list(uses_blocks(parse(path)))]
    assert users == [HOUSE / "core" / "actions.py", HOUSE / "core" / "position.py"]


@pytest.mark.parametrize("name", sorted(catalog.GAMES))
def test_every_game_has_the_same_rooms(name):
    folder = HOUSE / "games" / name.replace("-", "_")
    assert [need for need in ROOMS if not (folder / f"{need}.py").exists()] == []


def code_files():
    yield from SOURCES
    for folder, pattern in (("tests", "*.py"), ("bench", "*.py"), ("bootstrap", "*.py")):
        yield from (ROOT / folder).rglob(pattern)


def test_files_stay_short_enough_to_read():
    long = {str(path.relative_to(ROOT)): len(path.read_bytes().splitlines()) for path in code_files()}
    assert {path: lines for path, lines in long.items() if lines > 500} == {}


def test_no_room_is_a_drawer_for_everything():
    vague = {"utils", "util", "helpers", "helper", "manager", "misc"}
    assert [str(path) for path in code_files() if path.stem in vague] == []


def test_the_drawing_shows_the_rooms_that_there_are():
    drawn = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("```")[1]
    left = {word for line in drawn.splitlines() for word in line[:40].split() if word.isascii() and word.isalpha()}
    rooms = {path.name for path in HOUSE.iterdir() if (path / "__init__.py").is_file()} | {"catalog"}
    assert left - {"text"} == rooms


def parameters(tree):
    """Every function with the number of its parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            given = node.args
            count = len([*given.posonlyargs, *given.args, *given.kwonlyargs])
            yield getattr(node, "name", "lambda"), count + sum(part is not None for part in (given.vararg, given.kwarg))


def test_no_function_of_the_engine_takes_more_than_ten_things():
    found = [
        f"{path.relative_to(ROOT)}: {name} takes {count}"
        for path in SOURCES
        if room(path) in (*ENGINE, "arena")
        for name, count in parameters(parse(path))
        if count > 10
    ]
    assert found == []


def test_the_eleventh_parameter_would_be_found():
    assert dict(parameters(ast.parse("def f(a, b, /, c, *d, e=1, **g): pass\nlambda x, y: 0"))) == {"f": 6, "lambda": 2}


def public_classes(paths):
    """The classes of modules by name, with where each stands."""
    found = {}
    for path in paths:
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, set()).add(path)
    return found


def test_no_two_public_classes_share_a_name():
    """A game's folder may use a word that another game uses (both lay tiles); no other word stands for two things.
    ``Layout`` is one thing in two ways to run kernels, and never both are loaded.
    """
    common = public_classes(path for path in SOURCES if room(path) != "games")
    twice = {name for name, paths in common.items() if len(paths) > 1}
    assert twice == {"Layout"}
    for folder in sorted((HOUSE / "games").glob("*/")):
        own = public_classes(sorted(folder.rglob("*.py")))
        assert [name for name, paths in own.items() if len(paths) > 1] == []
        assert sorted(own.keys() & common.keys()) == []
