"""How a position of Trimino looks: who will be rid of the tiles first, and with how many points."""

import math
from typing import Any

from minoteka.games.trimino.options import CLASSIC
from minoteka.games.trimino.pieces import LAID, WORTH, worth_of
from minoteka.games.trimino.placing import fitting
from minoteka.games.trimino.rules import OUT, SKIP
from minoteka.kernel import State, kernel

WEIGHTS = (0.35, 0.02, 0.12, 0.03)
"""Against: per tile in hand, per point of worth in hand. For: per tile that fits now, per point credited."""
SHARE = 0.9
"""What winning the round counts in a result; the rest is the margin, which matches add up."""
MARGIN = 40.0


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """The expected result of each seat; exact when the round is over."""
    if s.reason:
        result(s, out)
        return
    fits = fitting(s)
    total = 0.0
    for seat in range(s.seats):
        hand = s.hands[seat]
        usable = 0
        tiles = hand & fits
        while tiles:
            usable += 1
            tiles &= tiles - 1
        promise = weights[2] * usable - weights[0] * s.held[seat]
        if s.ruleset == CLASSIC:
            promise -= weights[1] * worth_of(hand)
        promise += weights[3] * s.points[seat]
        out[seat] = math.exp(max(-30.0, min(30.0, promise)))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@kernel
def result(s: State, out: Any) -> None:
    """A finished round: winners share, and the margin to the others' mean counts a little."""
    sign = -1 if s.ruleset == CLASSIC else 1
    total = 0
    best = sign * s.points[0]
    for seat in range(s.seats):
        total += s.points[seat]
        best = max(best, sign * s.points[seat])
    winners = 0
    for seat in range(s.seats):
        if sign * s.points[seat] == best:
            winners += 1
    alone = s.ruleset == CLASSIC and s.reason == OUT
    for seat in range(s.seats):
        own = s.points[seat]
        lead = sign * (own - (total - own) / (s.seats - 1)) / MARGIN
        share = 1.0 / winners if sign * own == best else 0.0
        if alone:
            share = 1.0 if seat == s.out else 0.0
        out[seat] = SHARE * share + (1.0 - SHARE) / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """Heavy tiles first; a further tile is better than none."""
    for i in range(count):
        if moves[i] < LAID or moves[i] > LAID + 2:
            out[i] = 4.0 + WORTH[moves[i] % LAID // 3]
        else:
            out[i] = 1.0 if moves[i] == SKIP else 4.0
