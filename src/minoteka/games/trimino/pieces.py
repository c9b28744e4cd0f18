"""The 56 tiles of Trimino: every three values 0 … 5, read clockwise in non-decreasing order.

A *laid tile* is a tile turned: ``3 * tile + turn`` shows digit ``turn`` of its text at corner 0 of its place,
the next ones clockwise. A triple looks the same however it is turned, so it always lies with turn 0.
"""

from itertools import combinations_with_replacement

from minoteka.kernel import kernel, table
from minoteka.kernel.bits import lowest_bit

VALUES = 6
TILES = tuple("".join(map(str, values)) for values in combinations_with_replacement(range(VALUES), 3))
COUNT = len(TILES)
LAID = 3 * COUNT
ALL = (1 << COUNT) - 1
"""A set of tiles is a mask of 56 bits; this one holds them all."""

BY_TEXT = {text: tile for tile, text in enumerate(TILES)}


def is_triple(tile: int) -> bool:
    """Whether the tile shows one value three times."""
    return len(set(TILES[tile])) == 1


def text_of(laid: int) -> str:
    """The values of a laid tile clockwise from corner 0."""
    text, turn = TILES[laid // 3], laid % 3
    return text[turn:] + text[:turn]


TEXTS = tuple(text_of(laid) for laid in range(LAID))
LAID_BY_TEXT = {TEXTS[laid]: laid for laid in reversed(range(LAID))}
"""The laid tile of a text; of a triple's three equal ones, turn 0."""

SHOWN = table([[int(value) for value in text] for text in TEXTS])
WORTHS = tuple(sum(map(int, text)) for text in TILES)
WORTH = table(WORTHS)

NEEDS = (VALUES + 1) ** 3
"""A place's *need* is what it asks of its corners, as digits to base 7: 0 for anything, else 1 + a value."""
DIGIT = table([49, 7, 1])


def need_digits(need: int) -> tuple[int, int, int]:
    """What a need asks of corners 0, 1 and 2."""
    return need // 49, need // 7 % 7, need % 7


def _fitting(need: int, tile: int) -> int:
    """The first way to turn a tile so that it satisfies a need, or −1."""
    asked = need_digits(need)
    for laid in range(3 * tile, 3 * tile + 3):
        if all(want in (0, 1 + int(has)) for want, has in zip(asked, TEXTS[laid], strict=True)):
            return laid
    return -1


_FITTING = [[_fitting(need, tile) for tile in range(COUNT)] for need in range(NEEDS)]
FITTING = table(_FITTING)
"""How a tile satisfies a need. An open place asks for two values at least: a tile fits it in one way only."""
FITS = table([sum(1 << tile for tile in range(COUNT) if row[tile] >= 0) for row in _FITTING])
"""For every need, the tiles that satisfy it."""

OPENING_ORDER = sorted(range(COUNT), key=lambda tile: (is_triple(tile), WORTHS[tile], TILES[tile]))
"""Who opens at triominos, the best last: the highest triple, else the highest worth, then the larger text."""
RANK = table([OPENING_ORDER.index(tile) for tile in range(COUNT)])
BETTER = table([sum(1 << t for t in OPENING_ORDER[OPENING_ORDER.index(tile) + 1 :]) for tile in range(COUNT)])
"""For every tile, those that would open before it."""
TRIPLE = table([int(is_triple(tile)) for tile in range(COUNT)])


@kernel
def worth_of(tiles: int) -> int:
    """The sum of all values on the tiles of a set."""
    total = 0
    while tiles:
        total += WORTH[lowest_bit(tiles)]
        tiles &= tiles - 1
    return total
