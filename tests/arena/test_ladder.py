"""The ladder: every level meets its neighbour, losses are judged in real positions, the page keeps the rest."""

from dataclasses import replace

import pytest

from minoteka import catalog
from minoteka.arena.contest import Contest, bot_of
from minoteka.arena.ladder import Rung, put_into, row, rungs, table
from minoteka.arena.losses import given_away, losses, positions
from minoteka.arena.run import run
from minoteka.cli.main import main
from minoteka.core.errors import Malformed
from minoteka.search.levels import settings_of

OPTIONS = {"level": "start", "scoring": "last-move"}


def contest(*bots):
    return Contest("riomino", bots, 2, OPTIONS, "test", 0.001)


def test_every_level_meets_its_neighbour_and_the_highest_greedy():
    names = [(rung.upper, rung.lower) for rung in rungs(0.1, full=True)]
    levels = list(catalog.LEVELS)
    assert set(zip(levels[1:], levels[:-1], strict=True)) <= set(names)
    assert rungs(0.1, full=True)[-1] == Rung("master", "greedy", 1.0)
    assert rungs(0.1, full=False)[-1] == Rung("master", "greedy", 0.1)
    assert Rung("easy", "beginner", 1.0) in rungs(0.1, full=False)


def test_a_rung_tells_wins_and_games():
    rung = Rung("greedy", "random", 0.1)
    results = run(rung.contest("riomino", 2, OPTIONS, "test"), 20, 1, lambda so_far: False)
    timed = [replace(one, seconds=tuple(0.004 if bot == "greedy" else 0.001 for bot in one.seating)) for one in results]
    name, budget, wins, _, games, distinct, cost = row(rung, [replace(one, moves=(2, 2)) for one in timed])
    assert (name, budget, games, distinct) == ("greedy – random", "× 0.1", "20", "20")
    assert int(wins.rstrip("%")) > 50
    assert cost == "2.0 : 0.5"


@pytest.mark.compiled_only
def test_losses_are_of_the_same_positions_and_random_loses_most():
    bots = "random", "strong:seconds=40"
    found = list(losses(Contest("trimino", bots, 2, {}, "test", 0.001), 25, 1500))
    lines = {line.bot: line for line in given_away(found)}
    assert lines["random"].mean > 2 * lines["strong:seconds=40"].mean
    assert all(0 <= value <= 1 for one in found for value in one.values())


def test_positions_are_choices_from_early_to_late():
    found = list(positions(contest("greedy", "random"), 8))
    assert found == list(positions(contest("greedy", "random"), 8))
    assert all(len(position.legal_moves()) > 1 for position in found)


def test_a_level_can_be_tried_with_other_numbers():
    bot = bot_of("strong:depth=0,exploration=0.4,seconds=2,noise=0", 0.5)
    game = catalog.game("simino")
    assert (bot.seconds, bot.noise) == (1.0, 0.0)
    assert (bot.settings(game).depth, bot.settings(game).exploration) == (0, 0.4)
    assert bot.settings(game).width == settings_of(game).width


@pytest.mark.parametrize(
    "text", ["strong:speed=3", "strong:depth", "strong:depth=x", "random:depth=1", "easy:noise=nan", "easy:nodes=1"]
)
def test_numbers_that_no_level_has_are_refused(text):
    with pytest.raises(Malformed) as refused:
        bot_of(text)
    assert refused.value.code == "arena-numbers"


def test_the_page_keeps_everything_else():
    page = "before\n<!-- ladder riomino, 2 -->\nold\n<!-- end -->\nbetween\n<!-- ladder b -->\n<!-- end -->\n"
    new = put_into(page, "riomino, 2", table("riomino", [("a – b", "full", "60%", "50%–70%", "8")], []))
    assert "old" not in new
    assert new.startswith("before\n<!-- ladder riomino, 2 -->\n| riomino | budget |")
    assert new.endswith("<!-- end -->\nbetween\n<!-- ladder b -->\n<!-- end -->\n")
    assert put_into(new, "b", "") != new
    with pytest.raises(Malformed):
        put_into(page, "c", "")


@pytest.mark.compiled_only
def test_the_command_writes_the_page_and_goes_on(tmp_path, capsys):
    page = tmp_path / "bots.md"
    page.write_text("<!-- ladder riomino, 2, level=junior -->\n<!-- end -->\n", "utf-8")
    command = ["ladder", "riomino", "-o", "level=junior", "--games", "2", "--budget", "0.001", "--losses", "3"]
    command += ["--results", str(tmp_path / "games"), "--write", str(page)]
    assert main(command) == 0
    first = page.read_text("utf-8")
    assert "| easy – beginner |" in first
    assert "| master | 0." in first
    played = {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    assert main(command) == 0
    assert {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()} == played
