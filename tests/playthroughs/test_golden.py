"""Golden playthroughs and perft counts, line by line; every record reads back and replays."""

import pytest

from minoteka import catalog
from minoteka.core import record
from minoteka.kernel import COMPILED
from tests.golden import cases

ALL = [case for case in cases() if COMPILED or not case.perft]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.path.stem)
def test_as_it_was(case):
    golden = case.path.read_text("utf-8").splitlines()
    for number, (line, was) in enumerate(zip(case.lines(), golden, strict=True), 1):
        assert line == was, f"line {number} of {case.path.name}"


@pytest.mark.parametrize("case", [case for case in ALL if not case.perft], ids=lambda case: case.path.stem)
def test_the_record_reads_back(case):
    golden = case.path.read_text("utf-8").splitlines()
    read = record.read(golden, catalog.game)
    assert list(record.write(read, legal=True)) == golden
    assert record.verify(read) == ["verify-moves-good"]


def test_every_game_has_golden_cases():
    assert {case.game for case in cases()} >= set(catalog.GAMES)
