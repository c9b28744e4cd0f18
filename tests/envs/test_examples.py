"""The examples for newcomers run."""

import runpy
from pathlib import Path

import pytest

import minoteka

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_random_agent_plays_a_round(capsys):
    total = runpy.run_path(str(EXAMPLES / "random_agent.py"))["main"]()
    assert sorted(total) == ["player_0", "player_1", "player_2"] and abs(sum(total.values())) < 1e-9


def test_agents_of_ones_own_answer():
    agents = runpy.run_path(str(EXAMPLES / "own_agent.py"))
    position = minoteka.Position.dealt(minoteka.game("riomino"), 2, {}, minoteka.Chance("1"))
    seen = position.observe(position.to_act)
    assert agents["fewest"](seen, 3) in seen.legal_moves()
    assert agents["first"]({"action_mask": [0, 0, 1, 1]}) == 2


@pytest.mark.slow
def test_a_small_ppo_beats_random():
    """Needs PyTorch, which nothing else here does: without it there is nothing to run."""
    pytest.importorskip("torch")
    against_random, _ = runpy.run_path(str(EXAMPLES / "ppo.py"))["main"](50_000)
    assert against_random >= 0.7
