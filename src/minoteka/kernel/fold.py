"""A state's bytes as one number, for tables of positions: a polynomial of its 32-bit words modulo a prime that is
larger than any word (modulo a smaller one, some words are the same for every base).

Two states that differ agree for at most as many of the 2²⁹ bases as a state has words; four bases that nobody
chose with the states in mind make a wrong agreement less likely than a broken machine. The same number in every mode.
"""

from functools import cache
from struct import unpack
from typing import Any

from minoteka.kernel.fields import Fields
from minoteka.kernel.settings import COMPILED

PRIME = (1 << 33) - 9
BASES = 1 << 29
"""Above all bases; products stay below 2⁶³."""
WORD = 4
"""Bytes."""


@cache
def _fields(table: Any) -> Fields:
    return Fields(table)


def fold(s: Any, base: int) -> int:
    """The state's bytes as a number below 2³³ − 9; ``base`` is between 1 and 2²⁹."""
    data = _fields(s._fields).write(s)
    total = 1
    for word in unpack(f"={len(data) // WORD}I", data[: len(data) // WORD * WORD]):
        total = (total * base + word) % PRIME
    for byte in data[len(data) // WORD * WORD :]:
        total = (total * base + byte) % PRIME
    return total


if COMPILED:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic, overload

    def _reader(bits: int) -> Any:
        """What reads a number of so many bits at a byte of a record."""

        @intrinsic
        def read(typing_context: Any, record: Any, at: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                start = builder.bitcast(arguments[0], ir.IntType(8).as_pointer())
                place = builder.bitcast(builder.gep(start, [arguments[1]]), ir.IntType(bits).as_pointer())
                return builder.zext(builder.load(place, align=1), ir.IntType(64))

            return types.int64(record, types.int64), generate

        return read

    _word, _byte = _reader(8 * WORD), _reader(8)

    @overload(fold)
    def _fold(s: Any, base: Any) -> Any:
        size = s.size
        words = size // WORD * WORD

        def folded(s: Any, base: Any) -> Any:
            total = 1
            for at in range(0, words, WORD):
                total = (total * base + _word(s, at)) % PRIME
            for at in range(words, size):
                total = (total * base + _byte(s, at)) % PRIME
            return total

        return folded if isinstance(s, types.Record) else None
