"""What a seat may know of a round, and how what it does not know may lie.

Everybody sees who passes, and a pass says that no tile of that hand could be laid then. So a hand has two kinds of
slots: those filled since its last pass (``fresh``) may hold any tile, the others none of those that were playable
(``barred``). A tile whose slot nobody saw is taken to leave an old one as long as possible, which keeps every true deal
among the guesses. Who gave a tile remembers where it went, until its holder gives away one that nobody else sees.
"""

from typing import Any

from minoteka.core.dealing import WORDS, deal_unseen
from minoteka.games.simino.pieces import TILES
from minoteka.games.simino.state import BLANK, MAX_SEATS
from minoteka.kernel import State, assign, kernel, zeros
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
    owners, bars, tiles = zeros(TILES), zeros(WORDS * TILES), zeros(TILES)
    slots = open_slots(obs, seat, out, owners, bars)
    unseen_tiles(out, tiles)
    deal_unseen(rng, tiles, bars, slots, slots, MIXING, False)
    at = obs.drawn
    for slot in range(slots):
        if owners[slot] == RESERVE:
            out.deck[at] = tiles[slot]
            at += 1
        else:
            out.hands[owners[slot]] |= 1 << tiles[slot]


@kernel
def open_slots(obs: State, seat: int, out: State, owners: Any, bars: Any) -> int:
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
                bars[WORDS * slots] = obs.barred[owner] if i < old else 0
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
