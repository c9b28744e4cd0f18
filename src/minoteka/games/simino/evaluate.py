"""How a position of Simino looks: few tiles in hand, many of them playable, points already won."""

import math
from typing import Any

from minoteka.games.simino.board import PLACE_CELLS
from minoteka.games.simino.laying import PLACEMENTS, playable
from minoteka.games.simino.observe import size_of
from minoteka.games.simino.pieces import LAID, TILES
from minoteka.games.simino.rules import GIVE, PAIR, PASS, scores
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import State, kernel

WEIGHTS = (0.35, 0.15, 0.1, 0.5, 1.5)
"""A tile less in hand, a tile that can be laid now, a point won; alone: a playable tile; the pull of higher floors."""
WINNING = 0.9
"""What winning a round is worth; the rest goes by points, which count in a match even for who does not win."""


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """The result that each seat may expect. When over: ``WINNING`` for the winners between them, and for points."""
    if s.seats == 1:
        out[0] = solitaire_value(s, weights)
        return
    chances(s, weights, out)
    for seat in range(s.seats):
        points = s.points[seat]
        if s.tandem:
            points += s.points[(seat + 2) % MAX_SEATS]
        out[seat] = WINNING * out[seat] + (1.0 - WINNING) * points / (points + 10.0)


@kernel
def chances(s: State, weights: Any, out: Any) -> None:
    """How likely each seat is among the winners."""
    if s.reason or (s.first_out >= 0 and not s.tandem):
        winners(s, out)
        return
    now = playable(s)
    total = 0.0
    for seat in range(s.seats):
        strength = -weights[0] * s.held[seat] + weights[1] * size_of(now & s.hands[seat])
        out[seat] = math.exp(strength + weights[2] * s.points[seat])
        total += out[seat]
    if s.tandem:
        ours, theirs = math.sqrt(out[0] * out[2]), math.sqrt(out[1] * out[3])
        for seat in range(s.seats):
            out[seat] = (ours if seat % 2 == 0 else theirs) / (ours + theirs)
    else:
        for seat in range(s.seats):
            out[seat] /= total


@kernel
def winners(s: State, out: Any) -> None:
    """Rule 12: one shared between those who won; partners win together."""
    scores(s, out)
    best, tied = -1.0, 0
    for seat in range(s.seats):
        if out[seat] > best:
            best, tied = out[seat], 0
        if out[seat] == best:
            tied += 1
    if s.tandem:
        tied //= 2
    for seat in range(s.seats):
        if s.first_out >= 0 and not s.tandem:
            out[seat] = 1.0 if seat == s.first_out else 0.0
        else:
            out[seat] = 1.0 / tied if out[seat] == best else 0.0


@kernel
def solitaire_value(s: State, weights: Any) -> float:
    """The score so far as if the playable part of the hand could still be laid, from −36 … 64 to 0 … 1."""
    if s.reason:
        score = float(s.points[0])
    else:
        score = s.climb - (TILES - s.laid) + weights[3] * size_of(playable(s) & s.hands[0])
    return min(1.0, max(0.0, (score + TILES) / 100.0))


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """The higher the better, two doubles best of all; tiles that cannot be laid are given first."""
    now = playable(s)
    for i in range(count):
        move = moves[i]
        out[i] = 1.0
        if GIVE <= move < PAIR:
            out[i] = 1.0 if (now >> (move - GIVE)) & 1 else 3.0
        elif move != PASS:
            both = move - PAIR
            first = both // PLACEMENTS if move >= PAIR else move
            out[i] += weights[4] * s.height[PLACE_CELLS[first // LAID][0]]
            if move >= PAIR:
                out[i] += weights[4] * (1 + s.height[PLACE_CELLS[both % PLACEMENTS // LAID][0]])
