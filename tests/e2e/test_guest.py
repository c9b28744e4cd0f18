"""A game in another package, installed beside the wheel: checked, played in the terminal, the arena and the browser."""

import shutil
from pathlib import Path

import pytest

from tests.e2e import hands
from tests.e2e.conftest import DESKTOP, Visitor
from tests.installed import Environment, build, release
from tests.server.running import ServerProcess

ROOT = Path(__file__).parents[2]
GUEST = ROOT / "tests" / "guest"
BROKEN = {
    "broken": ("minoteka_broken:GAME", "raise RuntimeError('it\\nbreaks')\n"),
    "twice": ("minoteka_twice:GAME", "from minoteka.games.riomino import GAME\n"),
    "nothing": ("minoteka_nothing:GAME", "GAME = 7\n"),
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The house and its guests: one that is well, three that are not."""
    project = tmp_path_factory.mktemp("project")
    shutil.copytree(GUEST, project, dirs_exist_ok=True)
    rotten = "".join(f'{name} = "{place}"\n' for name, (place, _) in BROKEN.items())
    toml = (project / "pyproject.toml").read_text("utf-8")
    toml = toml.replace('row = "minoteka_row:GAME"\n', f'row = "minoteka_row:GAME"\n{rotten}')
    packages = ", ".join(f'"minoteka_{name}"' for name in ("row", *BROKEN))
    toml = toml.replace('["minoteka_row"]', f"[{packages}]")
    (project / "pyproject.toml").write_text(toml, "utf-8")
    for name, (_, source) in BROKEN.items():
        (project / f"minoteka_{name}").mkdir()
        (project / f"minoteka_{name}" / "__init__.py").write_text(source, "utf-8")
    house = release(tmp_path_factory.mktemp("house"))
    guest = build(project, tmp_path_factory.mktemp("guest"))
    return Environment(tmp_path_factory.mktemp("clean"), *house, *guest)


def test_it_is_listed_and_the_others_are_named_and_left_out(installed):
    done = installed.run("-P", "-m", "minoteka", "games")
    assert done.returncode == 0 and "row" in done.stdout and "length" in done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for name, why in (("broken", "it breaks"), ("nothing", "no Game"), ("twice", "riomino already")):
        assert any(f"minoteka_{name}:GAME" in line and why in line for line in lines)


def test_it_keeps_every_promise(installed):
    check = "from minoteka.core import conformance; from minoteka_row import GAME; print(conformance.check(GAME))"
    done = installed.run("-P", "-c", check)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


def test_compiled_and_interpreted_agree_and_the_cache_follows_its_sources(installed, tmp_path):
    kit = ("-P", "-m", "minoteka.core.conformance", "minoteka_row:GAME", "3")
    kept = {"MINOTEKA_CACHE": str(tmp_path)}
    assert installed.run(*kit).stdout == installed.run(*kit, mode="compiled", **kept).stdout != ""
    before = {path.name for path in tmp_path.iterdir()}
    state = installed.packages / "minoteka_row" / "state.py"
    state.write_text(state.read_text("utf-8") + "\n# longer rows\n", "utf-8")
    assert installed.run(*kit, mode="compiled", **kept).returncode == 0
    assert {path.name for path in tmp_path.iterdir()} - before, "a changed source is compiled anew"


def test_it_is_played_in_the_terminal_and_in_the_arena(installed):
    played = installed.run("-P", "-m", "minoteka", "playthrough", "row", "--seed", "3")
    assert played.returncode == 0 and '"reason": "blocked"' in played.stdout
    rules = installed.run("-P", "-m", "minoteka", "rules", "row", "--lang", "uk")
    assert "Рядок" in rules.stdout
    refused = installed.run("-P", "-m", "minoteka", "perft", "row", "1", "--position", 'row 2 {"first":0} lay_1 lay_1')
    assert refused.returncode == 2 and "Cell 1 or the next one is covered" in refused.stderr
    arena = installed.run("-P", "-m", "minoteka", "arena", "row", "random", "greedy", "--games", "4")
    assert arena.returncode == 0 and "greedy" in arena.stdout, arena.stderr


def test_it_is_played_in_the_browser(installed, chromium, tmp_path):
    house = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite3'}", python=installed.python, kernel="python").start()
    context = chromium.new_context(viewport=DESKTOP, locale="en-GB")
    try:
        visitor = Visitor(context, house.url)
        page = visitor.home()
        card = page.get_by_role("article").filter(has_text="Lay dominoes on a row")
        assert card.get_by_role("heading").inner_text() == "Row"
        card.get_by_role("img").wait_for()
        card.get_by_role("button").first.click()
        board = page.get_by_role("img", name="Row")
        board.wait_for()
        for _ in range(9):  # until somebody cannot: a row of nine takes four dominoes at most
            move = page.get_by_role("button", name="lay ").and_(page.locator(":enabled")).first
            over = page.get_by_text("no domino fits any more").first
            move.or_(over).first.wait_for()
            if over.is_visible():
                break
            move.click()
        assert over.is_visible()
        page.set_viewport_size({"width": 390, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.set_viewport_size(DESKTOP)
        hands.new_table(page, "riomino", visitor.url)  # and the house's own games are on the wheel's page
        assert hands.my_turn(page)
        hands.by_dragging(page)
        assert hands.my_turn(page), "the bot answered"
        assert not visitor.troubles
    finally:
        context.close()
        house.kill()
