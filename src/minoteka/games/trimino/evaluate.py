"""How a position of Trimino looks: who will be rid of the tiles first, and with how many points."""

from typing import Any

from minoteka.games.trimino.options import CLASSIC
from minoteka.games.trimino.pieces import FITS, LAID, WORTH, worth_of
from minoteka.games.trimino.placing import fitting
from minoteka.games.trimino.rules import SKIP
from minoteka.games.trimino.scoring import OUT
from minoteka.kernel import State, kernel
from minoteka.kernel.bits import count_bits
from minoteka.kernel.real import exp

EACH = 8
WEIGHTS = (
    *(0.38, 0.015, 0.11, 0.26, 0.0, 0.53, 0.45, 0.023),
    *(0.35, 0.0, 0.12, 0.3, 0.03, 0.4, 0.3, 0.02),
    *(0.35, 0.02, 0.12, 0.3, 0.03, 0.4, 0.3, 0.02),
)
"""For each ruleset, against a seat: per tile in hand, per point of worth in hand; for it: per tile that fits now;
against it: nothing that fits, while it waits; for it: per point on its account, the further tile of a hexagon to come;
against it: nothing that fits, on its turn; for it: per way to lay a tile."""
HELD, WEIGHT, FITTING, STUCK, POINT, FURTHER, STOPPED, WAYS = range(EACH)
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
        out[seat] = exp(max(-30.0, min(30.0, promise(s, seat, fits, weights))))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@kernel
def promise(s: State, seat: int, fits: int, weights: Any) -> float:
    """How a seat stands: few and light tiles, some of them ready to lie, and points on its account."""
    usable = count_bits(s.hands[seat] & fits)
    base = EACH * s.ruleset
    value = weights[base + FITTING] * usable - weights[base + HELD] * s.held[seat]
    value += weights[base + POINT] * s.points[seat] - weights[base + WEIGHT] * worth_of(s.hands[seat])
    if seat == s.turn and s.further:
        value += weights[base + FURTHER]
    elif usable == 0:
        value -= weights[base + (STOPPED if seat == s.turn else STUCK)]
    ways = 0
    for i in range(s.open):
        ways += count_bits(FITS[s.open_need[i]] & s.hands[seat])
    return value + weights[base + WAYS] * ways


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
        out[seat] = SHARE * share + (1.0 - SHARE) / (1.0 + exp(-max(-30.0, min(30.0, lead))))


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """Heavy tiles first; a further tile is better than none."""
    for i in range(count):
        if moves[i] < LAID or moves[i] > LAID + 2:
            out[i] = 4.0 + WORTH[moves[i] % LAID // 3]
        else:
            out[i] = 1.0 if moves[i] == SKIP else 4.0
