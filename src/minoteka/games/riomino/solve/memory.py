"""What the solver remembers: results by key in a table of fixed size, shared by all threads without locks.

An entry is one whole number, so that a thread can never read half of it: the key without its 8 lowest bits, the size of
the position (6 bits) and the result plus one (2 bits). The lowest bits of a key choose the place, so nothing is lost.
Two entries share a place: one keeps the larger position, the other the latest.
"""

from typing import Any

from minoteka.kernel import Wholes, door, kernel

UNKNOWN, LOST, WON = -1, 0, 1
SMALLEST = 1 << 14
BUSY_PLACES = 1 << 12


@kernel
def recall(table: Any, key: int) -> int:
    """The result stored for ``key``: WON, LOST or UNKNOWN."""
    place = key & (len(table) - 1)
    entry = table[place]
    if entry >> 8 == key >> 8:
        return (entry & 3) - 1
    entry = table[place ^ 1]
    if entry >> 8 == key >> 8:
        return (entry & 3) - 1
    return UNKNOWN


@kernel
def remember(table: Any, key: int, size: int, result: int) -> None:
    """Store a result; the larger position stays when both places are taken."""
    place = (key & (len(table) - 1)) & ~1
    entry = ((key >> 8) << 8) | (size << 2) | (result + 1)
    older = table[place]
    if ((older >> 2) & 63) <= size:
        table[place] = entry
        table[place + 1] = older
    else:
        table[place + 1] = entry


@door
def move_all(old: Wholes, new: Wholes) -> None:
    """Carry every entry over into a larger table: its place and its own bits give the whole key back."""
    for place in range(len(old)):
        entry = old[place]
        if entry:
            key = ((entry >> 8) << 8) | (place & 255)
            remember(new, key, (entry >> 2) & 63, (entry & 3) - 1)


@kernel
def begin(busy: Any, key: int) -> None:
    """Say that a thread is searching ``key``."""
    busy[(key >> 8) & (BUSY_PLACES - 1)] = key


@kernel
def end(busy: Any, key: int) -> None:
    """Say that nobody searches ``key`` any more."""
    busy[(key >> 8) & (BUSY_PLACES - 1)] = 0


@kernel
def is_busy(busy: Any, key: int) -> bool:
    """Whether another thread searches ``key`` right now: then one does better to look elsewhere first."""
    return busy[(key >> 8) & (BUSY_PLACES - 1)] == key
