"""What a seat may know of a round, and how what it does not know may lie.

Everybody remembers what a draw, a fail or the end of a long first turn told: the values that a hand lacks. ``complete``
deals the unseen tiles so that all of it stays true.
"""

from collections.abc import Iterable
from typing import Any

from minoteka.core.dealing import BITS, WORDS, deal_unseen
from minoteka.games.mexican_train.pieces import HIGH, LOW, PAIRS, TILES, VALUES, put, tile_of
from minoteka.games.mexican_train.state import SEATS, TRAIN
from minoteka.kernel import State, assign, kernel, table, zeros
from minoteka.kernel.random import Rng


def _set(tiles: Iterable[int]) -> list[int]:
    """A set of tiles as ``core.dealing`` has it."""
    words = [0] * WORDS
    for tile in tiles:
        words[tile // BITS] |= 1 << tile % BITS
    return words


WITH = table([_set(tile for tile in range(TILES) if value in PAIRS[tile]) for value in range(VALUES)])
"""The tiles that have a value."""
WITHOUT = table([_set(tile for tile in range(TILES) if value not in PAIRS[tile]) for value in range(VALUES)])
PLAIN = table(_set(tile for tile in range(TILES) if PAIRS[tile][0] != PAIRS[tile][1]))
"""The tiles that are no doubles."""

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
def hidden_places(s: State, seat: int, owners: Any, bars: Any) -> int:
    """The places of the hidden hands and the tiles barred from each; returns how many. The reserve's come after them.

    No tile has a value that its hand lacks. The first places hold the doubles that were kept; the last one the tile
    just drawn, which may be any, or the one that carries on a long first turn.
    """
    count = 0
    for owner in range(s.seats):
        if is_hidden(s, owner, seat):
            last = count + s.count[owner] - 1
            for word in range(WORDS):
                lacking = known_lacking(s, owner, word)
                for i in range(s.count[owner]):
                    bars[WORDS * (count + i) + word] = lacking | (PLAIN[word] if i < s.kept[owner] else 0)
                if owner == s.turn and s.drew:
                    bars[WORDS * last + word] = 0
                elif owner == s.turn and s.step == TRAIN:
                    bars[WORDS * last + word] = lacking | WITHOUT[s.end[owner]][word]
            for place in range(count, last + 1):
                owners[place] = owner
            count = last + 1
    return count


@kernel
def known_lacking(s: State, owner: int, word: int) -> int:
    """One number of the set of tiles that everybody knows a hand not to hold."""
    tiles = 0
    for value in range(s.top + 1):
        if s.lacks[owner] >> value & 1:
            tiles |= WITH[value][word]
        elif s.lacks_plain[owner] >> value & 1:
            tiles |= WITH[value][word] & PLAIN[word]
    return tiles


@kernel
def complete(obs: State, seat: int, rng: Rng, out: State) -> None:
    """Deal the unseen tiles so that everything everybody saw stays true.

    A hand counts once for each of its tiles that could be the double kept or the one that carries on.
    """
    assign(out, obs)
    tiles = zeros(TILES)
    owners = zeros(TILES)
    bars = zeros(WORDS * TILES)
    total = unseen(obs, seat, tiles)
    places = hidden_places(obs, seat, owners, bars)
    deal_unseen(rng, tiles, bars, places, total, MIXING, True)
    last = 0
    for i in range(places):
        put(out.hand[owners[i]], LOW[tiles[i]], HIGH[tiles[i]])
        if owners[i] == obs.turn:
            last = i
    if obs.drew and is_hidden(obs, obs.turn, seat):
        out.drawn = 1 + tiles[last]
    for i in range(places, total):
        out.reserve[i - places] = tiles[i]
