"""State records: copies, bytes, and assignment inside kernels."""

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from minoteka import catalog
from minoteka.kernel import Layout, assign, kernel, lists, zeros

KIND = Layout([("small", "int8", (3, 2)), ("one", "int64", ()), ("row", "int16", (4,))])
PLAIN = lists.Layout(KIND.fields)


@kernel
def doubled_into(source, target):
    assign(target, source)
    target.one += source.one
    target.small[1][1] = 7
    local = zeros(3)
    local[2] = target.one
    return local[2]


def filled(one, cells):
    state = KIND.new()
    state.one = one
    for i, value in enumerate(cells):
        state.small[i // 2][i % 2] = value
    return state


@given(st.integers(-(2**62), 2**62), st.lists(st.integers(-128, 127), min_size=6, max_size=6))
def test_bytes_round_trip(one, cells):
    state = filled(one, cells)
    data = KIND.to_bytes(state)
    again = KIND.from_bytes(data)
    assert KIND.to_bytes(again) == data
    assert int(again.one) == one


def test_a_copy_is_independent():
    state = filled(5, [1, 2, 3, 4, 5, 6])
    copy = KIND.copy(state)
    copy.small[0][0] = 9
    copy.one = 1
    assert (int(state.small[0][0]), int(state.one)) == (1, 5)


def test_assign_inside_a_kernel_copies_everything():
    source, target = filled(21, [1, 2, 3, 4, 5, 6]), KIND.new()
    assert doubled_into(source, target) == 42
    assert [int(v) for row in target.small for v in row] == [1, 2, 3, 7, 5, 6]
    assert [int(v) for row in source.small for v in row] == [1, 2, 3, 4, 5, 6]


def test_an_array_holds_independent_states():
    states = KIND.array(3)
    states[1] = filled(8, [0] * 6)
    states[2] = states[1]
    states[2].one = 9
    assert [int(s.one) for s in states] == [0, 8, 9]


def test_foreign_bytes_are_refused():
    with pytest.raises(ValueError, match="bytes"):
        KIND.from_bytes(b"123")


def test_the_layout_is_what_a_c_compiler_would_make_of_it():
    odd = Layout([("a", "int8", ()), ("b", "int64", (2,)), ("c", "int8", (3,)), ("d", "int16", ()), ("e", "int32", ())])
    assert [(place.start, place.end) for place in odd.places.values()] == [
        (0, 1),
        (8, 24),
        (24, 27),
        (28, 30),
        (32, 36),
    ]
    assert odd.size == 40


@pytest.mark.parametrize("layout", [KIND, *(game.layout for game in catalog.GAMES.values())])
def test_numpy_would_lay_it_out_the_same_way(layout):
    described = np.dtype([(n, k, s) if s else (n, k) for n, k, s in layout.fields], align=True)
    assert [described.fields[name][1] for name in layout.places] == [place.start for place in layout.places.values()]
    assert described.itemsize == layout.size


@given(st.integers(-(2**62), 2**62), st.lists(st.integers(-128, 127), min_size=6, max_size=6))
def test_plain_states_have_the_bytes_that_numpy_reads(one, cells):
    state = PLAIN.new()
    state.one, state.small, state.row = one, [cells[0:2], cells[2:4], cells[4:6]], [-1, 2, 3, 32767]
    data = PLAIN.to_bytes(state)
    read = np.frombuffer(
        data, np.dtype([("small", "int8", (3, 2)), ("one", "int64"), ("row", "int16", (4,))], align=True)
    )
    assert (int(read["one"][0]), read["small"][0].ravel().tolist(), read["row"][0].tolist()) == (one, cells, state.row)
    again = PLAIN.from_bytes(data)
    assert (again.one, again.small, again.row) == (one, state.small, state.row)


def test_what_does_not_fit_is_refused_rather_than_cut():
    state = PLAIN.new()
    state.row[0] = 1 << 15
    with pytest.raises(struct.error):
        PLAIN.to_bytes(state)
