"""Known counts of polyhex tilings, solutions up to symmetry, and what a solution is."""

import pytest

from minoteka.geometry.hexagonal import free_polyhexes, hexagon, orientations, parallelogram
from minoteka.puzzles.cover import Count
from minoteka.puzzles.symmetry import self_maps
from minoteka.puzzles.tiling import Tiling


def tiling_of(cells, *sizes, copies=1):
    """The cells with every free polyhex of the given sizes."""
    pieces = [piece for size in sizes for piece in free_polyhexes(size)]
    shapes = {number: orientations(piece) for number, piece in enumerate(pieces)}
    return Tiling(cells, dict.fromkeys(shapes, copies), shapes)


def check_cover(tiling, cover):
    laid = [cell for placement in cover for cell in placement.cells]
    assert sorted(laid) == list(tiling.cells)
    numbers = [placement.number for placement in cover]
    assert {n: numbers.count(n) for n in set(numbers)} == tiling.supply


def test_seven_tetrahexes_cover_the_parallelogram_4_by_7_in_18_ways():
    tiling = tiling_of(parallelogram(4, 7), 4)
    covers = list(tiling.solutions())
    for cover in covers:
        check_cover(tiling, cover)
    assert len(set(covers)) == 18 and tiling.count() == Count(18, True)


def test_up_to_symmetry_each_class_has_one_representative():
    tiling = tiling_of(parallelogram(4, 7), 4)
    maps = self_maps(tiling.cells)
    assert len(maps) == 2  # itself and half a turn
    covers = {frozenset(p.cells for p in cover) for cover in tiling.solutions()}
    classes = {
        frozenset(frozenset(tuple(sorted(m[cell] for cell in cells)) for cells in cover) for m in maps)
        for cover in covers
    }
    representatives = list(tiling.solutions(up_to_symmetry=True))
    assert len(representatives) == len(classes) == tiling.count(up_to_symmetry=True).number
    assert {frozenset(p.cells for p in cover) for cover in representatives} <= covers
    assert tiling.count(limit=3, up_to_symmetry=True) == Count(3, False)


@pytest.mark.compiled_only
def test_trihexes_and_tetrahexes_cover_the_hexagon_of_side_4_in_147480_ways():
    tiling = tiling_of(hexagon(4), 3, 4)
    assert tiling.count() == Count(147_480, True)
    assert tiling.count(limit=1000).complete is False


@pytest.mark.compiled_only
def test_twelve_symmetries_make_12290_classes_of_the_hexagon():
    """No cover of the hexagon is symmetric, so there are exactly 147,480 / 12 classes."""
    tiling = tiling_of(hexagon(4), 3, 4)
    assert len(self_maps(tiling.cells)) == 12
    assert tiling.count(up_to_symmetry=True) == Count(12_290, True)


def test_pentahexes_cover_a_parallelogram_10_by_11():
    tiling = tiling_of(parallelogram(10, 11), 5)
    cover = tiling.first()
    assert cover is not None
    check_cover(tiling, cover)


def test_equal_pieces_are_one_solution():
    """Two straight trihexes in a 3 × 2 parallelogram: one way, not two."""
    straight = {1: orientations([(0, 0), (0, 1), (0, 2)])}
    tiling = Tiling(parallelogram(2, 3), {1: 2}, straight)
    assert tiling.count() == Count(1, True) and tiling.is_unique()


def test_what_does_not_fit_has_no_cover():
    straight = {1: orientations([(0, 0), (0, 1), (0, 2)])}
    assert Tiling([(0, 0), (1, 0), (0, 1)], {1: 1}, straight).first() is None
    assert Tiling(parallelogram(2, 3), {1: 1}, straight).first() is None
