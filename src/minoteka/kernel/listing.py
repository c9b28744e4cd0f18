"""Sets as lists: what a kernel finds as bits of a number, a list of moves has one after another."""

from minoteka.kernel.bits import lowest_bit
from minoteka.kernel.jit import kernel
from minoteka.kernel.kinds import Wholes


@kernel
def list_bits(bits: int, step: int, base: int, out: Wholes, count: int) -> int:
    """Behind the ``count`` in ``out``, each bit's number times ``step``, from ``base`` on; how many there are then."""
    while bits:
        out[count] = base + step * lowest_bit(bits)
        bits &= bits - 1
        count += 1
    return count
