"""The dominoes of Mexican Train: 91 from 0-0 to 12-12; the short set is the first 55 of them, up to 9-9.

A tile ``low-high`` has the number ``high * (high + 1) / 2 + low``. A *heap* of tiles (a hand, the table) is a row of
masks, one a value: bit ``b`` of mask ``a`` is set if the tile a-b is there. So what fits an end is one look-up.
"""

from functools import cache
from typing import Any

from minoteka.kernel import kernel, table
from minoteka.kernel.bits import count_bits, lowest_bit

VALUES = 13
TILES = 91

PAIRS = tuple((low, high) for high in range(VALUES) for low in range(high + 1))
LOW = table([low for low, _ in PAIRS])
HIGH = table([high for _, high in PAIRS])


def tile_text(tile: int) -> str:
    """The lower value first: ``5-12``."""
    low, high = PAIRS[tile]
    return f"{low}-{high}"


TEXTS = tuple(tile_text(tile) for tile in range(TILES))
NUMBERS = {text: tile for tile, text in enumerate(TEXTS)}


@kernel
def tile_of(a: int, b: int) -> int:
    """The number of the tile with these two values."""
    low, high = min(a, b), max(a, b)
    return high * (high + 1) // 2 + low


@kernel
def put(heap: Any, a: int, b: int) -> None:
    """Add the tile a-b."""
    heap[a] |= 1 << b
    heap[b] |= 1 << a


@kernel
def take(heap: Any, a: int, b: int) -> None:
    """Remove the tile a-b, which is there."""
    heap[a] &= ~(1 << b)
    heap[b] &= ~(1 << a)


@kernel
def chain(heap: Any, end: int) -> int:
    """How many tiles follow one another from an end, always towards the richest value; they leave the heap."""
    length = 0
    while heap[end]:
        best, most = 0, -1
        fitting = heap[end]
        while fitting:
            far = lowest_bit(fitting)
            fitting &= fitting - 1
            onward = 99 if far == end else count_bits(heap[far])
            if onward > most:
                best, most = far, onward
        take(heap, end, best)
        end = best
        length += 1
    return length


def tiles_in(heap: Any) -> list[int]:
    """The numbers of all tiles, by lower and then by higher value."""
    return [tile for low in range(VALUES) if heap[low] >> low for tile in _from(low, int(heap[low]) >> low)]


@cache
def _from(low: int, mask: int) -> list[int]:
    """The tiles of a lower value; the mask tells by how much the higher ones differ."""
    highs = [low + by for by in range(VALUES - low) if mask >> by & 1]
    return [high * (high + 1) // 2 + low for high in highs]
