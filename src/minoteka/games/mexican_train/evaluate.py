"""How a position of Mexican Train looks: few tiles, few pips, and tiles that go together in a long train."""

import math
from typing import Any

from minoteka.games.mexican_train.pieces import VALUES, take
from minoteka.games.mexican_train.rules import LAYS, OUT, pips_left
from minoteka.games.mexican_train.state import EXTRA, MEXICAN
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.bits import count_bits, lowest_bit

WEIGHTS = (0.18, 0.01, 0.15, 0.4, 0.4, 0.02, 0.3, 0.6, 0.7)
"""Tiles in hand, pips in hand, the own train's marker, tiles outside the chain, an extra tile to come (rule 4: one more
tile in the same turn); priors: pips shed, another's train, a marker removed, a double covered."""

WIN = 0.8
"""How much of a round's value is the win (winners share it); the rest is how few pips stay behind, for the match."""
HALF = 30.0
"""This many pips left halve that rest."""


@kernel
def thrift(pips: float) -> float:
    """1 for an empty hand, less for every pip."""
    return HALF / (HALF + pips)


@kernel
def finished(s: State, out: Any) -> None:
    """Exact: rule 7 says who wins, and pips count beside it."""
    least = 1 << 20
    for seat in range(s.seats):
        least = min(least, pips_left(s, seat))
    winners = 0
    for seat in range(s.seats):
        won = s.count[seat] == 0 if s.reason == OUT else pips_left(s, seat) == least
        out[seat] = 1.0 if won else 0.0
        winners += int(won)
    for seat in range(s.seats):
        out[seat] = WIN * out[seat] / winners + (1.0 - WIN) * thrift(pips_left(s, seat))


@kernel
def chain(s: State, seat: int) -> int:
    """How many tiles of the hand follow one another from the own train's end, always towards the richest value."""
    heap = zeros(VALUES)
    for value in range(VALUES):
        heap[value] = s.hand[seat][value]
    end = s.end[seat]
    length = 0
    while heap[end]:
        best, most = 0, -1
        fitting = heap[end]
        while fitting:
            far = lowest_bit(fitting)
            fitting &= fitting - 1
            onward = 99 if far == end else count_bits(heap[far])
            if onward > most:
                best, most = far, onward
        take(heap, end, best)
        end = best
        length += 1
    return length


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """What each seat may expect of the round: its share of the win by how light its hand is, and its pips so far."""
    if s.reason:
        finished(s, out)
        return
    total = 0.0
    for seat in range(s.seats):
        burden = weights[0] * s.count[seat] + weights[1] * pips_left(s, seat) + weights[2] * s.marked[seat]
        burden += weights[3] * (s.count[seat] - chain(s, seat))
        if seat == s.turn and s.step == EXTRA:
            burden -= weights[4]
        out[seat] = math.exp(-burden)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = WIN * out[seat] / total + (1.0 - WIN) * thrift(pips_left(s, seat))


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """Heavy tiles go first, others' trains before one's own; a marker is best removed and a double covered."""
    for i in range(count):
        out[i] = 1.0
        if moves[i] < LAYS:
            train = moves[i] // (VALUES * VALUES)
            out[i] += weights[5] * (moves[i] // VALUES % VALUES + moves[i] % VALUES)
            if train == s.turn:
                out[i] += weights[7] * s.marked[train]
            elif train != MEXICAN:
                out[i] += weights[6]
            for k in range(s.uncovered):
                if s.doubles[k] == train:
                    out[i] += weights[8]
