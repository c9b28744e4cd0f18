"""The hexagonal lattice: its symmetries form a group, neighbours touch on the page, shapes are counted right."""

from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minoteka.geometry import hexagonal as hexa

cells = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
shapes = st.sets(cells, min_size=1, max_size=8)
symmetries = st.sampled_from(hexa.SYMMETRIES)


def test_symmetries_form_a_group_of_twelve():
    assert len(set(hexa.SYMMETRIES)) == 12
    assert {hexa.compose(a, b) for a in hexa.SYMMETRIES for b in hexa.SYMMETRIES} == set(hexa.SYMMETRIES)


@given(symmetries, symmetries, cells)
def test_composition_is_doing_one_after_the_other(second, first, cell):
    assert hexa.apply(hexa.compose(second, first), cell) == hexa.apply(second, hexa.apply(first, cell))


@given(symmetries, cells, cells)
def test_symmetries_keep_distances_on_the_lattice_and_on_the_page(symmetry, a, b):
    c, d = hexa.apply(symmetry, a), hexa.apply(symmetry, b)
    assert hexa.distance(a, b) == hexa.distance(c, d)
    assert isclose(dist(hexa.centre(a), hexa.centre(b)), dist(hexa.centre(c), hexa.centre(d)), abs_tol=1e-9)


def test_a_turn_goes_clockwise_and_the_mirror_swaps_sides():
    turned = [hexa.apply(hexa.TURN, d) for d in hexa.DIRECTIONS]
    assert turned == [*hexa.DIRECTIONS[1:], hexa.DIRECTIONS[0]]
    for cell in hexa.DIRECTIONS:
        (x, y), (mx, my) = hexa.centre(cell), hexa.centre(hexa.apply(hexa.MIRROR, cell))
        assert isclose(mx, -x) and isclose(my, y)


def test_neighbours_are_one_cell_away_and_north_is_up():
    for cell in hexa.neighbours((0, 0)):
        assert isclose(dist(hexa.centre((0, 0)), hexa.centre(cell)), sqrt(3))
    assert hexa.centre(hexa.neighbours((0, 0))[0])[1] < 0


def test_corners_are_shared_with_the_neighbour_across_the_edge():
    for i, neighbour in enumerate(hexa.DIRECTIONS):
        x, y = hexa.centre(neighbour)
        for corner in (hexa.CORNERS[i], hexa.CORNERS[(i + 1) % 6]):
            assert isclose(dist(corner, (x, y)), 1.0)


def test_facing_cells_share_the_two_neighbours_of_the_edge():
    for i, facing in enumerate(hexa.FACING):
        common = set(hexa.neighbours((0, 0))) & set(hexa.neighbours(facing))
        assert common == {hexa.DIRECTIONS[i], hexa.DIRECTIONS[(i + 1) % 6]}


@given(shapes, symmetries, cells)
def test_free_form_forgets_place_turn_and_side(shape, symmetry, by):
    moved = hexa.shifted((hexa.apply(symmetry, cell) for cell in shape), by)
    assert hexa.free_form(moved) == hexa.free_form(shape)
    assert hexa.normalised(moved) in hexa.orientations(shape)


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 1), (3, 3), (4, 7), (5, 22), (6, 82)])
def test_numbers_of_free_polyhexes(size, count):
    shapes = hexa.free_polyhexes(size)
    assert len(shapes) == count and all(hexa.is_connected(s) and len(s) == size for s in shapes)


def test_components_are_the_parts_one_can_walk():
    assert hexa.components([(0, 0), (5, 5), (0, 1), (5, 4)]) == [((0, 0), (0, 1)), ((5, 4), (5, 5))]
    assert hexa.is_connected([]) and not hexa.is_connected([(0, 0), (1, 1)])


@pytest.mark.parametrize(("side", "count"), [(1, 1), (2, 7), (3, 19), (4, 37)])
def test_hexagons(side, count):
    assert len(hexa.hexagon(side)) == count


@pytest.mark.parametrize(("size", "count"), [(21, 463), (15, 241)])
def test_tilted_hexagons(size, count):
    reach = range(-size, size + 1)
    assert sum(hexa.tilted_radius((q, r)) <= size for q in reach for r in reach) == count


@given(cells, st.floats(-0.8, 0.8), st.floats(0, 6.28))
def test_a_point_inside_a_cell_finds_it(cell, part, angle):
    from math import cos, sin

    x, y = hexa.centre(cell)
    assert hexa.at_point(x + part * cos(angle) * 0.99, y + part * sin(angle) * 0.99) == cell
