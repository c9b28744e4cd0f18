"""What a learnt judgement looks at in Mexican Train: the hand, the train that could be made of it, and open ends."""

from typing import Any

from minoteka.core.nets import Features
from minoteka.games.mexican_train.pieces import VALUES, chain
from minoteka.games.mexican_train.rules import pips_left
from minoteka.games.mexican_train.state import EXTRA, TRAINS
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.bits import count_bits

COUNT = 32
FEATURES = Features(COUNT, 1)
# Four and four are weighed together, and passed over where all are nothing: what mostly is stands side by side.
HELD, PIPS, CHAIN, LOOSE = range(4)  # the hand; a train of it from the own end; tiles that stay outside
LOOSE_PIPS, VALUES_HELD, DOUBLES, LOOSE_DOUBLES = range(4, 8)  # pips outside; values in hand; double tiles
OWN, ELSEWHERE, ENDS, CLOSED = range(8, 12)  # tiles for the own end, for other open ends; ends it serves; none of all
MARKED, STRANGE, LAST, NEXT = range(12, 16)  # its marker; loose tiles for open ends; one tile left; who acts next
ACTS, NOW_HELD, NOW_CHAIN, NOW_CLOSED = range(16, 20)  # for the seat to act
EXTRA_TILE, DREW, OWED, COVERS = range(20, 24)  # a tile to come; a double that binds, and a tile for it
FEW_HELD, FEW_PIPS, FEW_LOOSE, FEW_ACTS = range(24, 28)  # the same by how few tiles the smallest hand has
RESERVE, OPEN, BARE_PIPS, BARE_CLOSED = range(28, 32)  # of the table: tiles, open ends; with an empty reserve
FEW = 3.0
"""With so many tiles in the smallest hand half of what counts at the end counts."""


@kernel
def features(s: State, out: Any) -> bool:
    """All seats' numbers, one seat after the other; False when the round is over."""
    if s.reason:
        return False
    for i in range(s.seats * COUNT):
        out[i] = 0.0
    heap, ends = zeros(VALUES), 0
    least, common = int(s.count[0]), 0  # ends that are open to everybody, as bits
    for train in range(TRAINS):
        if s.marked[train]:
            common |= 1 << s.end[train]
            ends += 1
    for seat in range(1, s.seats):
        least = min(least, int(s.count[seat]))
    few = FEW / (FEW + least)
    for seat in range(s.seats):
        at, held, acts = seat * COUNT, int(s.count[seat]), seat == s.turn
        pips = pips_left(s, seat)
        look_at(s, seat, common, heap, out, at)
        out[at + HELD] = held
        out[at + PIPS] = pips
        out[at + LOOSE] = held - out[at + CHAIN]
        out[at + MARKED] = s.marked[seat]
        out[at + LAST] = held == 1
        out[at + NEXT] = (seat - s.turn) % s.seats == 1
        if acts:
            out[at + ACTS] = 1.0
            out[at + NOW_HELD] = held
            out[at + NOW_CHAIN] = out[at + CHAIN]
            out[at + NOW_CLOSED] = out[at + CLOSED]
            out[at + EXTRA_TILE] = s.step == EXTRA
            out[at + DREW] = s.drew
            out[at + FEW_ACTS] = few
            if s.bound:
                out[at + OWED] = s.bound
                out[at + COVERS] = s.hand[seat][s.end[s.doubles[0]]] != 0
        out[at + FEW_HELD] = few * held
        out[at + FEW_PIPS] = few * pips
        out[at + FEW_LOOSE] = few * out[at + LOOSE]
        out[at + RESERVE] = s.left
        out[at + OPEN] = ends
        if s.left == 0:
            out[at + BARE_PIPS] = pips
            out[at + BARE_CLOSED] = out[at + CLOSED]
    return True


@kernel
def look_at(s: State, seat: int, common: int, heap: Any, out: Any, at: int) -> None:
    """What a hand could do at which ends, and what a train from the own end would leave of it."""
    own, many = int(s.end[seat]), 0
    for value in range(VALUES):
        mask = int(s.hand[seat][value])
        heap[value] = mask
        if mask:
            many += 1
            out[at + DOUBLES] += (mask >> value) & 1
            if (common >> value) & 1:
                out[at + ELSEWHERE] += count_bits(mask)
                out[at + ENDS] += 1.0
    out[at + VALUES_HELD] = many
    out[at + OWN] = count_bits(heap[own])
    out[at + CLOSED] = heap[own] == 0 and out[at + ENDS] == 0.0
    out[at + CHAIN] = chain(heap, own)
    for value in range(VALUES):
        mask = int(heap[value])
        if mask:
            double = (mask >> value) & 1
            out[at + LOOSE_PIPS] += value * (count_bits(mask) + double)
            out[at + LOOSE_DOUBLES] += double
            if (common >> value) & 1:
                out[at + STRANGE] += count_bits(mask)
