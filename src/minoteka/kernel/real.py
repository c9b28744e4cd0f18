"""exp, log and power for kernels, by plain arithmetic: the same bits compiled, interpreted and in a browser.

The libraries of mathematics that systems bring differ in the last bit, and one bit changes a search. Here only +, −, ×
and the bits of a number are used, which are the same everywhere. Errors stay below 2 units in the last place of
``exp``, and of ``log`` from 2 on; nearer to 1 its absolute error stays below 2.4e-16.
"""

import struct
from fractions import Fraction
from typing import Any

from minoteka.kernel.jit import kernel
from minoteka.kernel.memory import table
from minoteka.kernel.settings import COMPILED


def bits_of(x: float) -> int:
    """The 64 bits of a number."""
    return int(struct.unpack("<q", struct.pack("<d", x))[0])


def from_bits(bits: int) -> float:
    """The number of these bits."""
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


if COMPILED:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _as_whole(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], ir.IntType(64))

        return types.int64(types.float64), generate

    @intrinsic
    def _as_real(typing_context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], ir.DoubleType())

        return types.float64(types.int64), generate

    @overload(bits_of, inline="always")
    def _bits_of(x: Any) -> Any:
        def whole(x: Any) -> Any:
            return _as_whole(x)  # type: ignore[call-arg]  # the compiler adds the first argument

        return whole

    @overload(from_bits, inline="always")
    def _from_bits(bits: Any) -> Any:
        def real(bits: Any) -> Any:
            return _as_real(bits)  # type: ignore[call-arg]

        return real


def _ln(x: Fraction) -> Fraction:
    """The logarithm of a number from 1 to 2, to far more digits than any number here holds."""
    z = (x - 1) / (x + 1)
    total, power = Fraction(0), z
    for n in range(1, 100, 2):
        total += power / n
        power = Fraction(int(power * z * z * 2**160), 2**160)
    return 2 * total


def _two_to(part: Fraction) -> Fraction:
    """2 to a power from 0 to 1, likewise."""
    x, total, term = part * LN2_EXACT, Fraction(1), Fraction(1)
    for n in range(1, 40):
        term = Fraction(int(term * x / n * 2**160), 2**160)
        total += term
    return total


STEPS = 32
"""2**(i/STEPS) stands in a table: what remains is small, and a short series."""
PARTS = 128
"""Likewise ln(1 + i/PARTS)."""
LN2_EXACT = _ln(Fraction(2))
LN2_HIGH = float(int(LN2_EXACT * 2**32)) / 2**32
LN2_LOW = float(LN2_EXACT - Fraction(LN2_HIGH))
STEP_HIGH, STEP_LOW, PER_STEP = LN2_HIGH / STEPS, LN2_LOW / STEPS, float(STEPS / LN2_EXACT)
POWERS = table([float(_two_to(Fraction(i, STEPS))) for i in range(STEPS)], float)
_INVERSES = [1.0 / (1.0 + i / PARTS) for i in range(PARTS + 1)]
INVERSES = table(_INVERSES, float)
LOGS = table([float(_ln(1 / Fraction(inverse))) for inverse in _INVERSES], float)
LEAST, MOST = -708.0, 709.0
"""Beyond these exp is 0, or as good as infinite: e**709."""
MANTISSA = (1 << 52) - 1
ONE = 1023 << 52
C2, C3, C4, C5, C6 = 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720
D2, D3, D4, D5, D6 = -1 / 2, 1 / 3, -1 / 4, 1 / 5, -1 / 6


@kernel
def exp(x: float) -> float:
    """e to the power ``x``; 0 below −708, and never more than e**709."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    steps = int(x * PER_STEP + (0.5 if x > 0.0 else -0.5))
    rest = (x - steps * STEP_HIGH) - steps * STEP_LOW
    square = rest * rest
    series = (rest + square * (C2 + rest * C3)) + (square * square) * ((C4 + rest * C5) + square * C6)
    base = POWERS[steps & (STEPS - 1)]
    return from_bits(bits_of(base + base * series) + ((steps >> 5) << 52))


@kernel
def log(x: float) -> float:
    """The natural logarithm of a number above 0 (not of the very smallest, below 1e-307)."""
    bits = bits_of(x)
    power = (bits >> 52) - 1023
    part = from_bits((bits & MANTISSA) | ONE)
    place = int((part - 1.0) * PARTS + 0.5)
    rest = part * INVERSES[place] - 1.0
    square = rest * rest
    series = (rest + square * (D2 + rest * D3)) + (square * square) * ((D4 + rest * D5) + square * D6)
    return power * LN2_HIGH + (LOGS[place] + (series + power * LN2_LOW))


@kernel
def power(x: float, y: float) -> float:
    """``x`` to the power ``y``, for ``x`` above 0."""
    return exp(y * log(x))
