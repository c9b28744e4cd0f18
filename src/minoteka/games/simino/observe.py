"""What a seat may know of a round, and how what it does not know may lie.

Everybody sees who passes, and a pass says that no tile of that hand could be laid then. So a hand has two kinds of
slots: those filled since its last pass (``fresh``) may hold any tile, the others none of those that were playable
(``barred``). A tile whose slot nobody saw is taken to leave an old one as long as possible, which keeps every true deal
among the guesses. Who gave a tile remembers where it went, until its holder gives away one that nobody else sees.
"""

from typing import Any

from minoteka.games.simino.pieces import TILES
from minoteka.games.simino.state import BLANK, MAX_SEATS
from minoteka.kernel import State, assign, below, kernel, shuffle, zeros
from minoteka.kernel.bits import count_bits
from minoteka.kernel.random import Rng

RESERVE = MAX_SEATS
"""The owner of a slot that belongs to no hand."""
MIXING = 4
"""Exchanges tried per unseen tile."""


@kernel
def is_hidden(s: State, owner: int, seat: int) -> bool:
    """Whether ``seat`` may not see this hand: hands are shown with ``open_hands`` and when the round is over."""
    return owner != seat and s.open_hands == 0 and s.reason == 0


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """Hide the others' tiles, what they know, and the deck; counts and what everybody saw stay."""
    assign(out, s)
    for i in range(TILES):
        out.deck[i] = BLANK
    for owner in range(MAX_SEATS):
        if is_hidden(s, owner, seat):
            out.hands[owner] = 0
        if owner != seat:
            for holder in range(MAX_SEATS):
                out.known[owner][holder] = 0


@kernel
def complete(obs: State, seat: int, rng: Rng, out: State) -> None:
    """Deal the unseen tiles into the slots that may hold them.

    Where no pass forbids anything, all deals are equally likely. Else a random deal is put right with as few moves as
    possible and then mixed by random exchanges that keep it right: equally likely up to that mixing.
    """
    assign(out, obs)
    owners, barred, tiles = zeros(TILES), zeros(TILES), zeros(TILES)
    slots = open_slots(obs, seat, out, owners, barred)
    unseen_tiles(out, tiles)
    shuffle(rng, tiles, slots)
    if put_right(rng, tiles, barred, slots):
        mix(rng, tiles, barred, slots)
    at = obs.drawn
    for slot in range(slots):
        if owners[slot] == RESERVE:
            out.deck[at] = tiles[slot]
            at += 1
        else:
            out.hands[owners[slot]] |= 1 << tiles[slot]


@kernel
def open_slots(obs: State, seat: int, out: State, owners: Any, barred: Any) -> int:
    """Where unseen tiles lie: whose slot, and which tiles it cannot hold. Tiles known to lie in a hand go there."""
    slots = 0
    for owner in range(obs.seats):
        if is_hidden(obs, owner, seat):
            known = obs.known[seat][owner] if seat >= 0 else 0
            out.hands[owner] = known
            unknown = obs.held[owner] - count_bits(known)
            old = unknown - (obs.fresh[owner] - count_bits(known & obs.barred[owner]))
            for i in range(unknown):
                owners[slots] = owner
                barred[slots] = obs.barred[owner] if i < old else 0
                slots += 1
    for _ in range(obs.drawn, TILES):
        owners[slots] = RESERVE
        slots += 1
    return slots


@kernel
def unseen_tiles(s: State, tiles: Any) -> None:
    """The tiles that lie neither on the field nor in a hand as far as it is known."""
    seen = 0
    for owner in range(s.seats):
        seen |= s.hands[owner]
    count = 0
    for tile in range(TILES):
        if s.where[tile] == 0 and not (seen >> tile) & 1:
            tiles[count] = tile
            count += 1


@kernel
def put_right(rng: Rng, tiles: Any, barred: Any, slots: int) -> bool:
    """Move tiles until no slot holds one that it cannot; returns whether anything had to move."""
    moved = False
    for slot in range(slots):
        if (barred[slot] >> tiles[slot]) & 1:
            exchange_around(tiles, barred, slots, slot, below(rng, slots))
            moved = True
    return moved


@kernel
def exchange_around(tiles: Any, barred: Any, slots: int, wrong: int, start: int) -> None:
    """Give ``wrong`` a tile it can hold by passing tiles on along the shortest chain of slots back to itself.

    A search in breadth: each slot reached passes its tile to the one before it. The chain closes at a slot that can
    hold the tile of ``wrong``. Slots that were right stay right, and the true deal shows that there is a chain.
    """
    next_of, queue = zeros(TILES), zeros(TILES)
    tile = tiles[wrong]
    queue[0] = wrong
    reached = 1 << wrong
    head, tail = 0, 1
    while head < tail:
        here = queue[head]
        head += 1
        for i in range(slots):
            there = (start + i) % slots
            if not (reached >> there) & 1 and not (barred[here] >> tiles[there]) & 1:
                reached |= 1 << there
                next_of[there] = here
                queue[tail] = there
                tail += 1
                if not (barred[there] >> tile) & 1:
                    pass_on(tiles, next_of, there, wrong)
                    return


@kernel
def pass_on(tiles: Any, next_of: Any, last: int, wrong: int) -> None:
    """Every slot of the chain hands its tile to the next one; the last takes the tile that lay wrong."""
    carried = tiles[wrong]
    here = last
    while here != wrong:
        carried, tiles[here] = tiles[here], carried
        here = next_of[here]
    tiles[wrong] = carried


@kernel
def mix(rng: Rng, tiles: Any, barred: Any, slots: int) -> None:
    """Random exchanges of two tiles, each made only if both can lie there."""
    for _ in range(MIXING * slots):
        a, b = below(rng, slots), below(rng, slots)
        if not ((barred[a] >> tiles[b]) | (barred[b] >> tiles[a])) & 1:
            tiles[a], tiles[b] = tiles[b], tiles[a]
