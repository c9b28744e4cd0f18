"""What a seat may know of a round, and how what it does not know may lie.

Everybody remembers what a draw, a fail or the end of a long first turn told: the values that a hand lacks. ``complete``
deals the unseen tiles so that all of it stays true.
"""

from typing import Any

from minoteka.games.mexican_train.pieces import HIGH, LOW, TILES, VALUES, put, tile_of
from minoteka.games.mexican_train.state import SEATS, TRAIN
from minoteka.kernel import State, assign, below, kernel, shuffle, zeros
from minoteka.kernel.random import Rng

PLAIN, DOUBLE, JOINING, ANY = range(4)
"""What a place asks of its tile: no value that the hand lacks; besides, a double that was kept, or a tile that carries
on a long first turn; nothing at all (the reserve, and a tile just drawn)."""

MIXING = 3
"""Exchanges tried per hidden place."""


@kernel
def is_hidden(s: State, owner: int, seat: int) -> bool:
    """Whether ``seat`` may not see this hand: hands are shown with ``open_hands`` and when the round is over."""
    return owner != seat and not s.open_hands and s.reason == 0


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """Hide the others' tiles and the order of the reserve; counts and what everybody saw stay."""
    assign(out, s)
    for i in range(TILES):
        out.reserve[i] = 0
    for owner in range(SEATS):
        if is_hidden(s, owner, seat):
            for value in range(VALUES):
                out.hand[owner][value] = 0
    if is_hidden(s, s.turn, seat):
        out.drawn = 0


@kernel
def unseen(s: State, seat: int, tiles: Any) -> int:
    """The tiles that ``seat`` sees nowhere; returns how many."""
    count = 0
    for low in range(s.top + 1):
        seen = int(s.table[low])
        for owner in range(s.seats):
            if not is_hidden(s, owner, seat):
                seen |= s.hand[owner][low]
        for high in range(low, s.top + 1):
            if not seen >> high & 1:
                tiles[count] = tile_of(low, high)
                count += 1
    return count


@kernel
def hidden_places(s: State, seat: int, owners: Any, asks: Any) -> int:
    """The places of the hidden hands and what is known of each; returns how many. The reserve's come after them."""
    count = 0
    for owner in range(s.seats):
        if is_hidden(s, owner, seat):
            for i in range(s.count[owner]):
                owners[count] = owner
                asks[count] = DOUBLE if i < s.kept[owner] else PLAIN
                count += 1
            if owner == s.turn and s.drew:
                asks[count - 1] = ANY
            elif owner == s.turn and s.step == TRAIN:
                asks[count - 1] = JOINING
    return count


@kernel
def may_lie(s: State, tile: int, owner: int, ask: int) -> bool:
    """Whether what everybody saw allows this tile at a place."""
    if ask == ANY:
        return True
    low, high = LOW[tile], HIGH[tile]
    lacking = s.lacks[owner] if low == high else s.lacks[owner] | s.lacks_plain[owner]
    if (lacking >> low | lacking >> high) & 1:
        return False
    if ask == DOUBLE:
        return low == high
    return ask == PLAIN or low == s.end[owner] or high == s.end[owner]


@kernel
def complete(obs: State, seat: int, rng: Rng, out: State) -> None:
    """Deal the unseen tiles so that everything everybody saw stays true.

    Any such deal can come up; where something is known, deals are equally likely up to the mixing of ``exchange``. A
    hand counts once for each of its tiles that could be the double kept or the one that carries on.
    """
    assign(out, obs)
    tiles = zeros(TILES)
    owners = zeros(TILES)
    asks = zeros(TILES)
    total = unseen(obs, seat, tiles)
    places = hidden_places(obs, seat, owners, asks)
    for i in range(places, total):
        asks[i] = ANY
    shuffle(rng, tiles, total)
    if repair(obs, rng, tiles, owners, asks, total) > 0:
        exchange(obs, rng, tiles, owners, asks, places, total)
    for i in range(places):
        put(out.hand[owners[i]], LOW[tiles[i]], HIGH[tiles[i]])
        if asks[i] == ANY:
            out.drawn = 1 + tiles[i]
    for i in range(places, total):
        out.reserve[i - places] = tiles[i]


@kernel
def repair(s: State, rng: Rng, tiles: Any, owners: Any, asks: Any, total: int) -> int:
    """Move tiles until each lies where it may; returns how many had to be moved away."""
    moved = 0
    for place in range(total):
        if not may_lie(s, tiles[place], owners[place], asks[place]):
            ring(s, tiles, owners, asks, total, place, below(rng, total))
            moved += 1
    return moved


@kernel
def ring(s: State, tiles: Any, owners: Any, asks: Any, total: int, wrong: int, start: int) -> None:
    """Put ``wrong`` right by moving tiles around the shortest ring of places; every other right place stays right.

    A search in breadth from the wrong place over the tiles that each place may take, until one is met that lies wrong
    itself. The true deal shows that there is one.
    """
    before = zeros(TILES)
    queue = zeros(TILES)
    queue[0] = wrong
    found = 1
    at = 0
    while at < found:
        here = queue[at]
        at += 1
        for i in range(total):
            there = (start + i) % total
            if (before[there] == 0 or there == wrong) and may_lie(s, tiles[there], owners[here], asks[here]):
                if not may_lie(s, tiles[there], owners[there], asks[there]):
                    turn_ring(tiles, before, here, there, wrong)
                    return
                if there != wrong:
                    before[there] = 1 + here
                    queue[found] = there
                    found += 1


@kernel
def turn_ring(tiles: Any, before: Any, here: int, there: int, wrong: int) -> None:
    """Each place of the ring takes the tile of the next; the last one found takes that of the wrong place."""
    moving = tiles[there]
    tiles[there] = tiles[wrong]
    place = here
    while place != wrong:
        moving, tiles[place] = tiles[place], moving
        place = before[place] - 1
    tiles[wrong] = moving


@kernel
def exchange(s: State, rng: Rng, tiles: Any, owners: Any, asks: Any, places: int, total: int) -> None:
    """Random exchanges of tiles that may lie in each other's places: step by step to an even chance of all deals."""
    for _ in range(MIXING * places):
        a, b = below(rng, places), below(rng, total)
        if may_lie(s, tiles[b], owners[a], asks[a]) and may_lie(s, tiles[a], owners[b], asks[b]):
            tiles[a], tiles[b] = tiles[b], tiles[a]
