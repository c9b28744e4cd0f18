"""Dealing the unseen: tiles out of sight shuffled over the places where they may lie, for a game's ``complete``.

A place is a slot of a hidden hand, or of the reserve. What was seen bars tiles from places: ``bars`` holds a set of
tiles for each, in ``WORDS`` numbers of ``BITS`` bits. The true deal shows that there is always a right one.
"""

from typing import Any

from minoteka.kernel import below, kernel, shuffle, zeros
from minoteka.kernel.random import Rng

BITS = 62
"""Tiles in a number of a set."""
WORDS = 2
"""Numbers in a set: room for 124 tiles."""


@kernel
def is_barred(bars: Any, place: int, tile: int) -> bool:
    """Whether this tile cannot lie at this place. (A comparison: a division would be felt in the innermost loop.)"""
    if tile < BITS:
        return bool((bars[WORDS * place] >> tile) & 1)
    return bool((bars[WORDS * place + 1] >> (tile - BITS)) & 1)


@kernel
def deal_unseen(rng: Rng, tiles: Any, bars: Any, hidden: int, total: int, mixing: int, meeting: bool) -> None:
    """Shuffle ``total`` tiles over as many places, the first ``hidden`` of them in hands, and put it right.

    Where nothing had to move all deals are equally likely; else they are up to ``mixing`` exchanges a hidden place.
    """
    shuffle(rng, tiles, total)
    if put_right(rng, tiles, bars, total, meeting):
        mix(rng, tiles, bars, mixing * hidden, hidden, total)


@kernel
def put_right(rng: Rng, tiles: Any, bars: Any, total: int, meeting: bool) -> bool:
    """Move tiles until none lies where it cannot; returns whether any had to move."""
    moved = False
    for place in range(total):
        if is_barred(bars, place, tiles[place]):
            turn_ring(tiles, bars, total, place, below(rng, total), meeting)
            moved = True
    return moved


@kernel
def turn_ring(tiles: Any, bars: Any, total: int, wrong: int, start: int, meeting: bool) -> None:
    """Put ``wrong`` right by moving tiles around the shortest ring of places; every other right place stays right.

    A search in breadth from the wrong place over the tiles that each place may take, until one is reached that may
    take the wrong place's tile; with ``meeting`` also one whose own tile lies wrong: that need not stay.
    """
    before = zeros(total)
    queue = zeros(total)
    queue[0] = wrong
    found = 1
    at = 0
    while at < found:
        here = queue[at]
        at += 1
        for i in range(total):
            there = (start + i) % total
            if (before[there] == 0 or there == wrong) and not is_barred(bars, here, tiles[there]):
                if there == wrong or (meeting and is_barred(bars, there, tiles[there])):
                    pass_on(tiles, before, here, there, wrong)
                    return
                before[there] = 1 + here
                queue[found] = there
                found += 1


@kernel
def pass_on(tiles: Any, before: Any, here: int, there: int, wrong: int) -> None:
    """Each place of the ring takes the tile of the next; the last one reached takes that of the wrong place."""
    moving = tiles[there]
    tiles[there] = tiles[wrong]
    place = here
    while place != wrong:
        moving, tiles[place] = tiles[place], moving
        place = before[place] - 1
    tiles[wrong] = moving


@kernel
def mix(rng: Rng, tiles: Any, bars: Any, times: int, hidden: int, total: int) -> None:
    """Random exchanges of tiles that may lie in each other's places: step by step to an even chance of all deals."""
    for _ in range(times):
        a, b = below(rng, hidden), below(rng, total)
        if not (is_barred(bars, a, tiles[b]) or is_barred(bars, b, tiles[a])):
            tiles[a], tiles[b] = tiles[b], tiles[a]
