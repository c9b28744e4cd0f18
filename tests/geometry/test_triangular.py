from itertools import product
from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minoteka.geometry import triangular as tri

cells = st.tuples(st.integers(-70, 70), st.integers(-70, 70))
symmetries = st.sampled_from(tri.SYMMETRIES)


@given(cells)
def test_corners_are_lattice_points_at_distance_one(cell: tri.Cell) -> None:
    points = tri.corners(cell)
    assert all((x + y) % 2 for x, y in points)
    for i in range(3):
        assert isclose(dist(tri.on_page(points[i]), tri.on_page(points[i - 1])), 1)


@given(cells)
def test_corners_run_clockwise(cell: tri.Cell) -> None:
    (ax, ay), (bx, by), (cx, cy) = map(tri.on_page, tri.corners(cell))
    assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0  # y points down


@given(cells)
def test_side_i_is_shared_with_neighbour_i(cell: tri.Cell) -> None:
    own = tri.corners(cell)
    for side, other in enumerate(tri.neighbours(cell)):
        assert set(own) & set(tri.corners(other)) == {own[side], own[(side + 1) % 3]}
        assert cell in tri.neighbours(other)
        assert tri.points_up(other) != tri.points_up(cell)


@given(cells)
def test_six_cells_meet_in_a_point_each_beside_the_next(cell: tri.Cell) -> None:
    for point in tri.corners(cell):
        ring = tri.around(point)
        assert len(set(ring)) == 6
        assert cell in ring
        for i in range(6):
            assert point in tri.corners(ring[i])
            assert ring[i] in tri.neighbours(ring[i - 1])


def test_the_rules_page_in_numbers() -> None:
    assert tri.corners((0, 0)) == ((1, 0), (2, 1), (0, 1))
    assert tri.corners((1, 0)) == ((1, 0), (3, 0), (2, 1))
    assert set(tri.neighbours((0, 0))) == {(-1, 0), (1, 0), (0, 1)}
    assert set(tri.neighbours((1, 0))) == {(0, 0), (2, 0), (1, -1)}


def test_the_symmetries_form_a_group_of_twelve() -> None:
    assert len(set(tri.SYMMETRIES)) == 12
    for first, second in product(tri.SYMMETRIES, repeat=2):
        assert tri.compose(second, first) in tri.SYMMETRIES
    for symmetry in tri.SYMMETRIES:
        assert any(tri.compose(other, symmetry) == tri.IDENTITY for other in tri.SYMMETRIES)


@given(cells, symmetries, symmetries)
def test_composing_is_doing_one_after_the_other(cell: tri.Cell, first: tri.Matrix, second: tri.Matrix) -> None:
    once = tri.moved_cell(second, tri.moved_cell(first, cell))
    assert once == tri.moved_cell(tri.compose(second, first), cell)


@given(cells, symmetries)
def test_neighbours_stay_neighbours(cell: tri.Cell, symmetry: tri.Matrix) -> None:
    there = tri.moved_cell(symmetry, cell)
    moved = {tri.moved_cell(symmetry, other) for other in tri.neighbours(cell)}
    assert moved == set(tri.neighbours(there))


@given(cells)
def test_a_turn_keeps_the_page_distances(cell: tri.Cell) -> None:
    for point in tri.corners(cell):
        before = dist(tri.on_page(point), tri.on_page((1, 0)))
        after = dist(tri.on_page(tri.moved(tri.TURN, point)), tri.on_page((1, 0)))
        assert isclose(before, after, abs_tol=1e-9)


def test_three_points_that_are_no_cell() -> None:
    with pytest.raises(ValueError, match="no cell"):
        tri.cell_with(((1, 0), (3, 0), (5, 0)))
