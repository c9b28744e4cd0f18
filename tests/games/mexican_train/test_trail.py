"""The longest train of a hand: as long as trying everything finds, and a train."""

import pytest

from minoteka.games.mexican_train.pieces import PAIRS, TILES, VALUES, put
from minoteka.games.mexican_train.trail import best_train
from minoteka.kernel import below, buffer, rng_from_int, shuffle


def hand_of(tiles):
    heap = buffer(VALUES)
    for tile in tiles:
        put(heap, *PAIRS[tile])
    return heap


def drawn(rng, count, highest=VALUES - 1):
    box = buffer(TILES)
    known = [tile for tile in range(TILES) if PAIRS[tile][1] <= highest]
    for i, tile in enumerate(known):
        box[i] = tile
    shuffle(rng, box, len(known))
    return [int(box[i]) for i in range(min(count, len(known)))]


def longest(tiles, end):
    """By trying everything."""
    found = 0
    for tile in tiles:
        if end in PAIRS[tile]:
            low, high = PAIRS[tile]
            rest = [other for other in tiles if other != tile]
            found = max(found, 1 + longest(rest, high if end == low else low))
    return found


def check(tiles, end):
    """A train from the end, of tiles that are there, each once; returns its length."""
    train, proven = best_train(hand_of(tiles), end)
    assert proven
    assert len(set(train)) == len(train)
    assert set(train) <= set(tiles)
    for tile in train:
        assert end in PAIRS[tile]
        low, high = PAIRS[tile]
        end = high if end == low else low
    return len(train)


@pytest.mark.parametrize("highest", [3, 5, 12])
def test_no_train_is_longer(highest):
    rng = rng_from_int(highest)
    for _ in range(40):
        tiles, end = drawn(rng, 2 + below(rng, 6), highest), int(below(rng, highest + 1))
        assert check(tiles, end) == longest(tiles, end)


@pytest.mark.parametrize("count", [15, 30, 60])
def test_large_hands_are_proven_too(count):
    rng = rng_from_int(count)
    lengths = [check(drawn(rng, count), int(below(rng, VALUES))) for _ in range(10)]
    assert sum(lengths) > 4 * count


def test_the_whole_box_but_for_what_parity_costs():
    """Every value has 12 tiles beside its double, all even: everything fits. Without 0-1 two values are odd."""
    assert check(list(range(TILES)), 5) == TILES
    without = [tile for tile in range(TILES) if PAIRS[tile] != (0, 1)]
    assert check(without, 0) == TILES - 1
    assert check(without, 5) == TILES - 2


def test_nothing_fits():
    assert best_train(hand_of([0]), 5) == ([], True)
