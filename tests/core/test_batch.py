"""Batches: rounds of their own for every seed, and a step that checks what it is given."""

import pytest

from minoteka.core.batch import Batch
from minoteka.core.errors import Illegal, Malformed
from minoteka.games.riomino import GAME

COUNT = 6


def dealt(seed, count=COUNT):
    batch = Batch(GAME, 2, {}, count, seed=seed)
    batch.deal()
    return batch


def states(batch):
    return [batch.position(i).to_bytes() for i in range(batch.count)]


@pytest.mark.parametrize("other", [1, 5, 1 << 32, (1 << 32) + 1])
def test_two_seeds_share_no_round(other):
    assert not set(states(dealt(0))) & set(states(dealt(other)))


def test_the_same_seed_gives_the_same_rounds_however_many_there_are():
    assert states(dealt(3)) == states(dealt(3, 2 * COUNT))[:COUNT]
    assert len(set(states(dealt(3)))) == COUNT


def legal(batch):
    batch.legal()
    return [int(row[count - 1]) for row, count in zip(batch.moves, batch.counts, strict=True)]


def test_a_checked_step_is_an_unchecked_one_where_all_is_well():
    one, other = dealt(7), dealt(7)
    codes = legal(one)
    one.apply(codes)
    other.step(codes)
    assert states(one) == states(other) != states(dealt(7))


def test_a_wrong_code_names_its_round_and_changes_nothing():
    batch = dealt(7)
    before, codes = states(batch), legal(batch)
    codes[2] = codes[4] = -5
    with pytest.raises(Illegal) as error:
        batch.step(codes)
    assert (error.value.code, error.value.details) == ("batch-move", {"round": 2, "move": -5})
    assert "round 2" in str(error.value)
    assert states(batch) == before


@pytest.mark.parametrize("codes", [[1, 2], [], [1.5] * COUNT, ["a"] * COUNT, [None] * COUNT, [[1]] * COUNT])
@pytest.mark.parametrize("step", [Batch.step, Batch.apply])
def test_what_is_no_code_for_each_round_is_malformed(codes, step):
    batch = dealt(7)
    before = states(batch)
    with pytest.raises(Malformed) as error:
        step(batch, codes)
    assert error.value.code == "batch-codes"
    assert states(batch) == before


def test_finished_rounds_take_any_code():
    batch = dealt(7)
    batch.play_out()
    before = states(batch)
    batch.step([-1] * COUNT)
    assert states(batch) == before


def test_numbers_and_seats_that_no_batch_has():
    for given in ({"count": -1}, {"count": 2.0}, {"count": 2, "seed": "x"}, {"count": 2, "threads": 0}):
        with pytest.raises(Malformed, match="whole number"):
            Batch(GAME, 2, {}, **given)
    batch = dealt(1, 3)
    for seats in ([0, 0], [0, 0.5, 1], "abc"):
        with pytest.raises(Malformed, match="each of its 3"):
            batch.observe(seats)
    for seats in (2, [0, 1, 7], [-2, 0, 0]):
        with pytest.raises(Malformed, match="no seat"):
            batch.observe(seats)
