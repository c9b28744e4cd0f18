"""How little a game's folder needs: Row, a guest's package in tests/guest, is checked, played by bots and replayed."""

import json
import sys
from pathlib import Path

import pytest

from minoteka import catalog
from minoteka.core import conformance, record
from minoteka.core.playthrough import playthrough, start
from minoteka.kernel import COMPILED

GUEST = Path(__file__).parents[1] / "guest"
INTERPRETED_ONLY = pytest.mark.skipif(COMPILED, reason="to compile a search for this game alone takes longest of all")


@pytest.fixture(scope="module")
def row():
    sys.path.insert(0, str(GUEST))
    try:
        from minoteka_row import GAME

        yield GAME
    finally:
        sys.path.remove(str(GUEST))


def test_it_keeps_every_promise(row):
    assert conformance.check(row, thorough=1) > 0
    assert conformance.hides_something(row, 2, row.settle(2, {})) == row.hides


@pytest.mark.parametrize("bot", ["random", "greedy", pytest.param("easy", marks=INTERPRETED_ONLY)])
def test_bots_play_it_and_its_playthrough_is_a_record(row, bot):
    brain = catalog.bot(bot)
    lines = list(
        playthrough(
            start(row, 2, {"length": 7}, "s"),
            lambda now, ply: brain.choose(now.position.observe(now.position.to_act), ply).move,
        )
    )
    kept = record.read(lines, {"row": row}.__getitem__)
    assert record.verify(kept) == ["verify-moves-good"]
    assert list(record.write(kept, legal=True)) == lines
    assert kept.replay().standing().reason == json.loads(lines[-1])["outcome"]["reason"] == "blocked"
