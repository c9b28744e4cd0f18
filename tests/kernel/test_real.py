"""exp, log and power of our own: as near to the truth as they say, and the same bits in every mode."""

import math
from decimal import Decimal, localcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minoteka.kernel import real

exponents = st.floats(-700, 700)
counts = st.integers(1, 10**9)


def apart(found: float, true: Decimal) -> Decimal:
    """How many units of its last place a number is away from the truth."""
    return abs(Decimal(found) - true) / Decimal(math.ulp(float(true)))


@given(exponents)
def test_exp_is_near_the_truth(x: float) -> None:
    with localcontext(prec=60):
        assert apart(real.exp(x), Decimal(x).exp()) < 2


@given(st.floats(2, 1e300))
def test_log_is_near_the_truth(x: float) -> None:
    with localcontext(prec=60):
        assert apart(real.log(x), Decimal(x).ln()) < 2


@given(st.floats(0.25, 2))
def test_log_around_one_has_a_small_error(x: float) -> None:
    with localcontext(prec=60):
        assert abs(Decimal(real.log(x)) - Decimal(x).ln()) < Decimal("4e-16")


@given(counts, st.floats(0, 1))
def test_power_is_exp_of_log(x: int, y: float) -> None:
    assert math.isclose(real.power(float(x), y), x**y, rel_tol=1e-14)


def test_the_ends() -> None:
    assert real.exp(0.0) == real.power(1.0, 0.3) == 1.0
    assert real.log(1.0) == 0.0
    assert real.exp(-1000.0) == 0.0
    assert real.exp(1000.0) == real.exp(709.0) < math.inf


@pytest.mark.compiled_only
@given(exponents, st.floats(1e-300, 1e300))
def test_compiled_and_interpreted_give_the_same_bits(x: float, y: float) -> None:
    assert real.exp(x) == real.exp.py_func(x)  # type: ignore[attr-defined]
    assert real.log(y) == real.log.py_func(y)  # type: ignore[attr-defined]
