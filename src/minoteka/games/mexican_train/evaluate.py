"""How a position of Mexican Train looks: few tiles, few pips, and tiles that go together in a long train."""

import math
from typing import Any

from minoteka.games.mexican_train.pieces import VALUES, chain, take
from minoteka.games.mexican_train.rules import LAYS, OUT, pips_left
from minoteka.games.mexican_train.state import EXTRA, MEXICAN
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.real import exp

WEIGHTS = (0.18, 0.01, 0.15, 0.4, 0.6, 0.4, 0.02, 0.3, 0.6, 0.7, 1.0, 0.5, 1.0, 0.8, 0.02)
"""Tiles in hand, pips in hand, the own train's marker, tiles outside the chain, doubles, an extra tile to come (rule 4:
one more tile in the same turn); priors: pips shed, another's train, a marker removed, a double covered, a tile left in
the chain, a double laid; reading the others, in logarithms of how likely a hand is: its chain, a value for which it has
a tile but left the end alone, a pip."""

WIN = 0.3
"""How much of a round's value is its win (winners share it); the rest is the lead in pips, which decides the match."""
LEAD = 60.0
"""Pips ahead of the others that are worth half of what any lead could be worth."""
STAY = 0.7
"""The part of a hand's pips that a loser still holds at the end."""


@kernel
def ahead(own: float, total: float, seats: int) -> float:
    """From 0 to 1 by how many pips fewer than the others, on average, a seat has; even is 1/2."""
    lead = (total - own) / (seats - 1) - own
    return 0.5 + 0.5 * lead / (LEAD + abs(lead))


@kernel
def finished(s: State, out: Any) -> None:
    """Exact: rule 7 says who wins, and pips count beside it."""
    least, total, winners = 1 << 20, 0, 0
    for seat in range(s.seats):
        least = min(least, pips_left(s, seat))
        total += pips_left(s, seat)
    for seat in range(s.seats):
        won = s.count[seat] == 0 if s.reason == OUT else pips_left(s, seat) == least
        out[seat] = 1.0 if won else 0.0
        winners += int(won)
    for seat in range(s.seats):
        out[seat] = WIN * out[seat] / winners + (1.0 - WIN) * ahead(pips_left(s, seat), total, s.seats)


@kernel
def lift(s: State, seat: int, heap: Any) -> None:
    """A hand on the heap, from which tiles may be taken as a try."""
    for value in range(VALUES):
        heap[value] = s.hand[seat][value]


@kernel
def burden(s: State, seat: int, weights: Any, heap: Any) -> float:
    """How much a seat still has to get rid of."""
    lift(s, seat, heap)
    doubles = 0
    for value in range(VALUES):
        doubles += (heap[value] >> value) & 1
    loose = s.count[seat] - chain(heap, s.end[seat])
    load = weights[0] * s.count[seat] + weights[1] * pips_left(s, seat) + weights[2] * s.marked[seat]
    load += weights[3] * loose + weights[4] * doubles
    return load - weights[5] if seat == s.turn and s.step == EXTRA else load


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """What each seat may expect of the round: its share of the win by how light its hand is, and its lead in pips."""
    if s.reason:
        finished(s, out)
        return
    heap, total, left = zeros(VALUES), 0.0, 0.0
    for seat in range(s.seats):
        out[seat] = exp(-burden(s, seat, weights, heap))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
        left += STAY * (1.0 - out[seat]) * pips_left(s, seat)
    for seat in range(s.seats):
        own = STAY * (1.0 - out[seat]) * pips_left(s, seat)
        out[seat] = WIN * out[seat] + (1.0 - WIN) * ahead(own, left, s.seats)


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """What leaves the longest train in hand comes first; then heavy tiles, others' trains, doubles laid or covered."""
    heap, seat = zeros(VALUES), s.turn
    for i in range(count):
        out[i] = 1.0
        if moves[i] < LAYS and count > 1:
            train, joined, opened = moves[i] // (VALUES * VALUES), moves[i] // VALUES % VALUES, moves[i] % VALUES
            lift(s, seat, heap)
            take(heap, joined, opened)
            promise = weights[6] * (joined + opened) + weights[11] * int(joined == opened)
            promise += weights[10] * chain(heap, opened if train == seat else s.end[seat])
            if train == seat:
                promise += weights[8] * s.marked[train]
            elif train != MEXICAN:
                promise += weights[7]
            for k in range(s.uncovered):
                if s.doubles[k] == train:
                    promise += weights[9]
            out[i] = exp(promise)


@kernel
def likelihood(s: State, seat: int, weights: Any) -> float:
    """Who goes on with an own train has a long one in hand; who left an open end alone has hardly a tile for it; and
    heavy tiles are laid first."""
    heap, sure = zeros(VALUES), 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        lift(s, other, heap)
        for value in range(VALUES):
            if heap[value] and s.shunned[other] >> value & 1:
                sure -= weights[13]
        sure -= weights[14] * pips_left(s, other)
        if s.count[other] and not s.marked[other]:
            sure += weights[12] * chain(heap, s.end[other]) / math.sqrt(s.count[other])
    return exp(sure)
