"""Bit instructions agree with plain arithmetic, compiled and interpreted."""

from hypothesis import given
from hypothesis import strategies as st

from minoteka.kernel import kernel
from minoteka.kernel.bits import count_bits, highest_bit, lowest_bit, natural


@kernel
def low(x: int) -> int:
    return lowest_bit(x)


@kernel
def high(x: int) -> int:
    return highest_bit(x)


@kernel
def ones(x: int) -> int:
    return count_bits(x)


@given(st.integers(1, 2**62 - 1))
def test_bits(x: int) -> None:
    written = f"{x:b}"
    assert low(x) == len(written) - 1 - written.rindex("1")
    assert high(x) == len(written) - 1
    assert ones(x) == written.count("1")


def test_no_bit_is_set_in_nothing() -> None:
    assert ones(0) == 0


@given(st.integers(0, 61))
def test_the_lowest_bit_of_a_complement_is_the_length_of_a_run(length: int) -> None:
    assert low(~((1 << length) - 1)) == length


@kernel
def same(x: int) -> int:
    return natural(x)


@given(st.integers(0, 2**62 - 1))
def test_a_promise_changes_nothing(x: int) -> None:
    assert same(x) == x
