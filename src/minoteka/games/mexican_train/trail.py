"""The longest train that a heap of tiles gives from an open end, exactly.

Values are points, tiles are lines between them, a train is a trail. A trail that begins at ``end`` can take all tiles
that it reaches if at most one other value has an odd number of tiles (Euler); a double changes nothing, it fits in
anywhere. So the question is which tiles to leave over: each odd value but the last one loses a tile, and one tile
serves two of them. Those few are tried; what is bound to be worse is not.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from minoteka.games.mexican_train.pieces import TILES, VALUES, put, take, tile_of
from minoteka.kernel import Wholes, buffer, kernel, listed, row, zeros
from minoteka.kernel.bits import count_bits, lowest_bit

LAST = VALUES
"""Instead of losing a tile a value may be the one that the train ends with."""
NOTHING = -1
PATIENCE = 20_000
"""Steps; hands of all sizes were proven with a few dozen."""


@kernel
def reached(heap: Any, end: int) -> int:
    """The values that can be reached from one, as bits."""
    found, waiting = 1 << end, 1 << end
    while waiting:
        fitting = heap[lowest_bit(waiting)]
        waiting = (waiting & (waiting - 1)) | (fitting & ~found)
        found |= fitting
    return found


@kernel
def plain_tiles(heap: Any, value: int) -> int:
    """How many tiles of a value there are, the double left out."""
    return count_bits(heap[value] & ~(1 << value))


@kernel
def odd_values(heap: Any, end: int, among: int) -> int:
    """The values with an odd number of tiles, the train's first one left out."""
    found = 0
    for value in range(VALUES):
        if value != end and (among >> value) & 1 and plain_tiles(heap, value) % 2:
            found |= 1 << value
    return found


@kernel
def tiles_among(heap: Any, among: int) -> int:
    """How many tiles these values have together."""
    ends, doubles = 0, 0
    for value in range(VALUES):
        if (among >> value) & 1:
            ends += plain_tiles(heap, value)
            doubles += (heap[value] >> value) & 1
    return ends // 2 + doubles


@kernel
def rarest(heap: Any, values: int) -> int:
    """The value with the fewest tiles."""
    best = lowest_bit(values)
    while values:
        value = lowest_bit(values)
        values &= values - 1
        if plain_tiles(heap, value) < plain_tiles(heap, best):
            best = value
    return best


@kernel
def keep_most(heap: Any, end: int, steps: int, kept: Any) -> bool:
    """Fill ``kept`` with the most tiles of the heap that one train takes; False: so many steps did not prove it.

    The heap is left as it was.
    """
    points, untried, tried = zeros(TILES + 2), zeros(TILES + 2), zeros(TILES + 2)
    best, depth, last, entering = NOTHING, -1, NOTHING, True
    while steps:
        steps -= 1
        if entering:
            among = reached(heap, end)
            odd, tiles = odd_values(heap, end, among), tiles_among(heap, among)
            losses = max(count_bits(odd) - 1, 0)
            if tiles - losses // 2 - losses % 2 > best:
                if losses == 0:
                    best = tiles
                    for value in range(VALUES):
                        kept[value] = heap[value] if (among >> value) & 1 else 0
                else:
                    depth += 1
                    point = rarest(heap, odd & ~(1 << last) if last != NOTHING else odd)
                    points[depth], tried[depth] = point, NOTHING
                    untried[depth] = heap[point] & ~(1 << point)
                    if last == NOTHING:
                        untried[depth] |= 1 << LAST
        if depth < 0:
            return True
        point, was = points[depth], tried[depth]
        if was == LAST:
            last = NOTHING
        elif was != NOTHING:
            put(heap, point, was)
        if untried[depth]:
            twice = untried[depth] & odd_values(heap, end, reached(heap, end))  # a tile that serves two comes first
            chosen = lowest_bit(twice if twice else untried[depth])
            untried[depth] &= ~(1 << chosen)
            tried[depth] = chosen
            if chosen == LAST:
                last = point
            else:
                take(heap, point, chosen)
            entering = True
        else:
            depth -= 1
            entering = False
    while depth >= 0:
        if tried[depth] != LAST and tried[depth] != NOTHING:
            put(heap, points[depth], tried[depth])
        depth -= 1
    return False


@kernel
def follow(heap: Any, end: int, out: Any) -> int:
    """Lay all tiles of a heap in one train, which is possible; they leave the heap. The values into ``out``.

    Go on while something fits; where nothing does, the value has its place from the end, and the way goes back to the
    last one from which something was left (Hierholzer).
    """
    way = zeros(TILES + 2)
    way[0] = end
    length, count = 0, 0
    while length >= 0:
        now = way[length]
        if heap[now]:
            far = now if (heap[now] >> now) & 1 else lowest_bit(heap[now])
            take(heap, now, far)
            length += 1
            way[length] = far
        else:
            out[count] = now
            count += 1
            length -= 1
    for i in range(count // 2):
        out[i], out[count - 1 - i] = out[count - 1 - i], out[i]
    return count - 1


@kernel
def longest_train(hand: Wholes, end: int, steps: int, out: Wholes) -> int:
    """How many tiles of a hand follow one another from ``end`` at most, and the values they show into ``out``;
    negative, less one: the best that so many steps have shown.
    """
    heap, kept = zeros(VALUES), zeros(VALUES)
    for value in range(VALUES):
        heap[value] = hand[value]
    exact = keep_most(heap, end, steps, kept)
    length = follow(kept, end, out)
    return length if exact else -length - 1


def best_train(hand: Sequence[int], end: int) -> tuple[list[int], bool]:
    """The tiles of the longest train of a hand, in their order, and whether it is proven that none is longer."""
    values = buffer(TILES + 1)
    length = int(longest_train(row(hand), end, PATIENCE, values))
    shown = listed(values)[: max(length, -length - 1) + 1]
    return [int(tile_of(near, far)) for near, far in pairwise(shown)], length >= 0
