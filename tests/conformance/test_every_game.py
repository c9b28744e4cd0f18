"""Every game of the catalog keeps every promise, in every variant."""

import os
import subprocess
import sys

import pytest

from minoteka.catalog import GAMES
from minoteka.core import conformance
from minoteka.kernel import COMPILED

FEW = None if COMPILED else 6


@pytest.mark.parametrize("name", GAMES)
def test_promises(name):
    assert conformance.check(GAMES[name], limit=FEW, thorough=13) > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_hides_really_hides(name):
    game = GAMES[name]
    seats = game.seats[-1]
    assert conformance.hides_something(game, seats, game.settle(seats, {})) == game.hides


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_compiled_agrees_with_interpreted(name):
    module = f"minoteka.games.{name.replace('-', '_')}:GAME"
    mine: list[str] = []
    conformance.main([module, "6", "5"], mine.append)
    other = subprocess.run(
        [sys.executable, "-m", "minoteka.core.conformance", module, "6", "5"],
        env={**os.environ, "MINOTEKA_KERNEL": "python"},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    assert other.stdout.splitlines() == mine


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("name", GAMES)
def test_promises_for_longer(name, seed):
    conformance.check(GAMES[name], seed=seed, thorough=3)
