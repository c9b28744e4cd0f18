"""How a position of Mexican Train looks: few tiles, few pips, no marker on one's own train."""

import math
from typing import Any

from minoteka.games.mexican_train.pieces import VALUES
from minoteka.games.mexican_train.rules import LAYS, OUT, pips_left
from minoteka.games.mexican_train.state import MEXICAN
from minoteka.kernel import State, kernel

WEIGHTS = (0.18, 0.01, 0.15, 0.02, 0.3, 0.6, 0.7)
"""Tiles in hand, pips in hand, the own train's marker; priors: pips shed, another's train, a marker removed, a double
covered."""

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
def evaluate(s: State, weights: Any, out: Any) -> None:
    """What each seat may expect of the round: its share of the win by how light its hand is, and its pips so far."""
    if s.reason:
        finished(s, out)
        return
    total = 0.0
    for seat in range(s.seats):
        burden = weights[0] * s.count[seat] + weights[1] * pips_left(s, seat) + weights[2] * s.marked[seat]
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
            out[i] += weights[3] * (moves[i] // VALUES % VALUES + moves[i] % VALUES)
            if train == s.turn:
                out[i] += weights[5] * s.marked[train]
            elif train != MEXICAN:
                out[i] += weights[4]
            for k in range(s.uncovered):
                if s.doubles[k] == train:
                    out[i] += weights[6]
