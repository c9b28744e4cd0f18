"""State records: copies, bytes, and assignment inside kernels."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minoteka.kernel import Layout, assign, kernel, zeros

KIND = Layout([("small", "int8", (3, 2)), ("one", "int64", ()), ("row", "int16", (4,))])


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
