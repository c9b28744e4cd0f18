"""The tiles of Simino: every pair of the eight colours once, doubles included, and which tile covers which tops.

A *laid tile* is a tile and the way round it lies, numbered ``2 * tile + way``: way 0 has its letters in the order of
its text, way 1 turns them round (doubles know way 0 only). Sets of tiles are masks of 36 bits.
"""

from minoteka.kernel import table

COLOURS = "WYORPBGK"
"""White, yellow, orange, red, purple, blue, green, black."""
WHITE, BLACK = 0, 7
HUES = len(COLOURS)

PAIRS = tuple((a, b) for a in range(HUES) for b in range(a, HUES))
TEXTS = tuple(COLOURS[a] + COLOURS[b] for a, b in PAIRS)
TILES = len(PAIRS)
LAID = 2 * TILES
ALL = (1 << TILES) - 1
DOUBLES = sum(1 << tile for tile, (a, b) in enumerate(PAIRS) if a == b)

TILE_OF = table([[PAIRS.index((min(a, b), max(a, b))) for b in range(HUES)] for a in range(HUES)])
HALVES = table([pair[:: 1 - 2 * way] for pair in PAIRS for way in range(2)])
"""The two colours of a laid tile: on its first cell, on its second."""
LETTER_RANK = table([sorted(COLOURS).index(letter) for letter in COLOURS])
"""Colours in the alphabetical order of their letters: two doubles are written in this order."""

NO_POWERS, WHITE_POWER, BLACK_POWER, BOTH_POWERS = range(4)
EXACT, BY_WHITE, BY_BLACK, REFUSED = range(4)


def cover(powers: int, half: int, top: int) -> int:
    """Rule 7: how a half comes to rest on a top: by its own colour, by a power, or not at all."""
    if half == top:
        return EXACT
    if powers == BOTH_POWERS and half == BLACK and top == WHITE:
        return REFUSED
    if powers in (WHITE_POWER, BOTH_POWERS) and top == WHITE:
        return BY_WHITE
    if powers in (BLACK_POWER, BOTH_POWERS) and half == BLACK:
        return BY_BLACK
    return REFUSED


def covers(powers: int, halves: tuple[int, int], tops: tuple[int, int]) -> bool:
    """Rules 5 and 7: whether a tile with these halves may rest on these tops."""
    if (halves[0] == halves[1]) != (tops[0] == tops[1]):
        return False
    used = {cover(powers, half, top) for half, top in zip(halves, tops, strict=True)}
    return REFUSED not in used and not {BY_WHITE, BY_BLACK} <= used


def _covering(powers: int, u: int, v: int, way: int) -> int:
    return sum(
        1 << tile
        for tile, (a, b) in enumerate(PAIRS)
        if not (way and a == b) and covers(powers, (b, a) if way else (a, b), (u, v))
    )


COVERING = table(
    [[[[_covering(p, u, v, way) for way in range(2)] for v in range(HUES)] for u in range(HUES)] for p in range(4)]
)
"""``COVERING[powers][u][v][way]``: the tiles that may rest, laid this way, on the tops u and v."""


def _showing(hues: int, half: int) -> int:
    return sum(1 << tile for tile, pair in enumerate(PAIRS) if (hues >> pair[half]) & 1)


SHOWING = table([[_showing(hues, half) for half in range(2)] for hues in range(1 << HUES)])
"""``SHOWING[hues][half]``: the tiles whose first (second) letter is one of a set of colours."""
