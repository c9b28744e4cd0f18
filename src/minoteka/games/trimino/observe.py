"""What a seat may know of a round of Trimino, and guesses at the rest that fit everything it has seen.

Everybody sees who draws and who passes: that hand had nothing that fitted then (``lacks`` in the record). A
guess gives every tile out of sight a *spot*, in a hidden hand or in the reserve: the tiles are shuffled over
the spots, and tiles that cannot lie where they came change places with others. With one hidden hand this is
exactly uniform over the deals that fit; with more, random exchanges that break nothing bring it near to that.
"""

from typing import Any

from minoteka.core.dealing import WORDS, mix
from minoteka.games.trimino.options import TRIOMINOS
from minoteka.games.trimino.pieces import ALL, BETTER, COUNT, RANK
from minoteka.games.trimino.rules import best_opening
from minoteka.games.trimino.state import HIDDEN, SEATS
from minoteka.kernel import State, assign, below, kernel, shuffle, zeros
from minoteka.kernel.random import Rng

FREE = SEATS
"""The owner of a spot that takes any tile: the reserve, or a tile just drawn."""
EXCHANGES = 8
"""How many exchanges per spot of a hidden hand even out a guess at several hands."""
TRIES = 200
"""How often a shuffle may be repeated; the rarest case, one tile of 47 in nine spots, takes five times."""


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """Other hands are hidden until the round is over; the order of the reserve always is."""
    assign(out, s)
    for i in range(COUNT):
        out.reserve[i] = HIDDEN
    for other in range(s.seats):
        if is_hidden(s, seat, other):
            out.hands[other] = 0


@kernel
def is_hidden(s: State, seat: int, other: int) -> bool:
    """Whether ``seat`` cannot look into the hand of ``other``."""
    return s.reason == 0 and other != seat


@kernel
def complete(obs: State, seat: int, rng: Rng, out: State) -> None:
    """A full state that looks like ``obs`` to ``seat`` and agrees with all that draws and passes told."""
    tiles = zeros(COUNT)
    owner = zeros(COUNT)
    lacks = zeros(SEATS + 1)
    count = out_of_sight(obs, seat, tiles)
    hidden = lay_out_spots(obs, seat, owner, count)
    shuffle(rng, tiles, count)
    opening = obs.ruleset == TRIOMINOS and obs.laid == 0
    if opening and obs.turn != seat:
        give_opening(obs, seat, rng, tiles, owner, count, hidden)
    else:
        for other in range(obs.seats):
            lacks[other] = BETTER[best_opening(obs.hands[seat])] if opening else obs.lacks[other]
        settle(rng, tiles, owner, lacks, count, hidden)
    hand_out(obs, seat, tiles, owner, count, out)


@kernel
def out_of_sight(obs: State, seat: int, tiles: Any) -> int:
    """List the tiles that are neither laid nor in a hand that ``seat`` can see."""
    unseen = ALL
    for i in range(obs.laid):
        unseen &= ~(1 << (obs.tile_laid[i] // 3))
    for other in range(obs.seats):
        if not is_hidden(obs, seat, other):
            unseen &= ~obs.hands[other]
    count = 0
    for tile in range(COUNT):
        if (unseen >> tile) & 1:
            tiles[count] = tile
            count += 1
    return count


@kernel
def lay_out_spots(obs: State, seat: int, owner: Any, count: int) -> int:
    """Whose spots there are: hidden hands first (how many is returned), then fresh tiles, the reserve."""
    spot = 0
    for other in range(obs.seats):
        if is_hidden(obs, seat, other):
            for _ in range(obs.held[other] - obs.fresh[other]):
                owner[spot] = other
                spot += 1
    for i in range(spot, count):
        owner[i] = FREE
    return spot


@kernel
def give_opening(obs: State, seat: int, rng: Rng, tiles: Any, owner: Any, count: int, hidden: int) -> None:
    """Before the first tile at triominos others know one thing: the best tile dealt is the starter's."""
    bar = -1
    if seat >= 0:
        bar = RANK[best_opening(obs.hands[seat])]
    best = best_spot(tiles, hidden)
    for _ in range(TRIES):
        if RANK[tiles[best]] > bar:
            break
        shuffle(rng, tiles, count)
        best = best_spot(tiles, hidden)
    if RANK[tiles[best]] < bar:
        top = best_spot(tiles, count)
        tiles[best], tiles[top] = tiles[top], tiles[best]
    starts = 0
    while owner[starts] != obs.turn:
        starts += 1
    tiles[best], tiles[starts] = tiles[starts], tiles[best]


@kernel
def best_spot(tiles: Any, count: int) -> int:
    """Where, among the first spots, the tile lies that would open before the others."""
    best = 0
    for spot in range(1, count):
        if RANK[tiles[spot]] > RANK[tiles[best]]:
            best = spot
    return best


@kernel
def may_lie(tile: int, owner: int, lacks: Any) -> bool:
    """Whether nothing that was seen speaks against this tile there."""
    return (lacks[owner] >> tile) & 1 == 0


@kernel
def settle(rng: Rng, tiles: Any, owner: Any, lacks: Any, count: int, hidden: int) -> None:
    """Exchange tiles until each may lie where it is; even out several hands, and shuffle the rest."""
    for spot in range(hidden):
        if not may_lie(tiles[spot], owner[spot], lacks):
            mend(tiles, owner, lacks, count, spot)
    if hidden > 0 and owner[0] != owner[hidden - 1]:
        bars = zeros(WORDS * COUNT)
        for spot in range(hidden):
            bars[WORDS * spot] = lacks[owner[spot]]
        mix(rng, tiles, bars, EXCHANGES * hidden, hidden, count)
    for i in range(count - 1, hidden, -1):
        j = hidden + below(rng, i + 1 - hidden)
        tiles[i], tiles[j] = tiles[j], tiles[i]


@kernel
def mend(tiles: Any, owner: Any, lacks: Any, count: int, spot: int) -> None:
    """Send a tile that cannot lie in ``spot`` to an owner who may have it and passes one on, until one fits.

    As the true deal puts every tile where it may lie, there is such a round of owners; ``via`` is 1 + the
    spot whose tile an owner passes on, ``toward`` to whom.
    """
    via = zeros(SEATS + 1)
    toward = zeros(SEATS + 1)
    home = owner[spot]
    via[home] = spot + 1
    for _ in range(SEATS):
        for i in range(count):
            for there in range(SEATS + 1):
                if via[owner[i]] == 0 and via[there] > 0 and may_lie(tiles[i], there, lacks):
                    via[owner[i]] = i + 1
                    toward[owner[i]] = there
        for taker in range(SEATS + 1):
            if taker != home and via[taker] > 0 and may_lie(tiles[spot], taker, lacks):
                while taker != home:
                    passed = via[taker] - 1
                    tiles[spot], tiles[passed] = tiles[passed], tiles[spot]
                    taker = toward[taker]
                return


@kernel
def hand_out(obs: State, seat: int, tiles: Any, owner: Any, count: int, out: State) -> None:
    """Write the guess: hidden hands, their fresh tiles, and the reserve in a random order."""
    assign(out, obs)
    spot = 0
    while spot < count and owner[spot] != FREE:
        out.hands[owner[spot]] |= 1 << tiles[spot]
        spot += 1
    for other in range(obs.seats):
        if is_hidden(obs, seat, other) and obs.fresh[other] == 1:
            out.hands[other] |= 1 << tiles[spot]
            spot += 1
    for i in range(obs.taken, COUNT):
        out.reserve[i] = tiles[spot]
        spot += 1
