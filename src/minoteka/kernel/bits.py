"""Bits of whole numbers below 2**62, for kernels: one machine instruction each when compiled; and ``natural``."""

from typing import Any

from minoteka.kernel.settings import CHECKED, COMPILED


def lowest_bit(x: int) -> int:
    """The number of the lowest bit that is set; ``x`` must not be 0."""
    return (x & -x).bit_length() - 1


def highest_bit(x: int) -> int:
    """The number of the highest bit that is set; ``x`` must be above 0."""
    return x.bit_length() - 1


def count_bits(x: int) -> int:
    """How many bits are set."""
    return x.bit_count()


def natural(x: int) -> int:
    """``x``, with the promise that it is not negative, for indices in the innermost loops.

    An index below 0 counts from the end, so the compiler looks at the sign of each; a promise spares it that. With
    bounds checks the promise is not passed on: they shall see every index as it is.
    """
    return x


if COMPILED:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _cttz(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

    @intrinsic
    def _ctlz(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

    @intrinsic
    def _ctpop(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @overload(lowest_bit, inline="always")
    def _lowest_bit(x: Any) -> Any:
        def lowest(x: Any) -> Any:
            return _cttz(x)  # type: ignore[call-arg]  # the compiler adds the first argument

        return lowest

    @overload(highest_bit, inline="always")
    def _highest_bit(x: Any) -> Any:
        def highest(x: Any) -> Any:
            return 63 - _ctlz(x)  # type: ignore[call-arg]

        return highest

    @overload(count_bits, inline="always")
    def _count_bits(x: Any) -> Any:
        def count(x: Any) -> Any:
            return _ctpop(x)  # type: ignore[call-arg]

        return count

    @intrinsic
    def _promise(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if not CHECKED:
                builder.assume(builder.icmp_signed(">=", arguments[0], ir.Constant(arguments[0].type, 0)))
            return arguments[0]

        return types.int64(types.int64), generate

    @overload(natural, inline="always")
    def _natural(x: Any) -> Any:
        def promised(x: Any) -> Any:
            return _promise(x)  # type: ignore[call-arg]

        return promised
