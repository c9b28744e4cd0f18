"""The engine in a page's worker, with kernels compiled beforehand, answers as it does here, to the bit."""

import json
from pathlib import Path

import pytest

from bootstrap import site
from tests.site import digests
from tests.site.inside import inside

HERE = Path(__file__).parent
MEGABYTE = 1 << 20
pytestmark = pytest.mark.compiled_only


def test_chromium_answers_as_this_machine_does_and_proofs_there_know_their_room(chromium):
    with inside(chromium, site.site()) as engine:
        engine.bring("digests", HERE / "digests.py")
        there = json.loads(engine.run("import digests; digests.as_text()"))
        assert there == dict(digests.all_digests())
        before = engine.heap
        told = json.loads(engine.run("digests.hard_proofs()"))
        assert engine.heap - before <= 64 * MEGABYTE
    assert told["riomino"]["reports"][-1] < digests.HARD
    for game, proof in told.items():
        assert not proof["proven"], f"{game}: what does not fit into the memory is not proven"
        assert len(proof["reports"]) > 3 and proof["reports"] == sorted(proof["reports"]), game
