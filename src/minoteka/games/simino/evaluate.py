"""How a position of Simino looks: few tiles in hand, many of them playable, and who can strike from above next."""

import math
from typing import Any

from minoteka.games.simino.board import PLACE_CELLS
from minoteka.games.simino.laying import PLACEMENTS, fitting, playable, promising
from minoteka.games.simino.pieces import DOUBLES, LAID, TILES
from minoteka.games.simino.rules import GIVE, PAIR, PASS, to_act, winners
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.bits import count_bits, lowest_bit
from minoteka.kernel.real import exp

WEIGHTS = (0.1, 0.35, 0.08, 0.3, 0.35, 0.28, 0.5, 1.5, 0.8, 0.3, 1.0, 1.2)
"""A tile less in hand, a tile that can be laid now, a point won, nothing that can be laid; the penalty tiles that a
seat can strike with: on its turn, while it waits; alone: a playable tile; priors: the pull of higher floors; how much
more counts at the end: a tile less in hand, one that can be laid, a penalty tile, the turn."""
HELD, FITS, POINT, STUCK, STRIKE, THREAT, ALONE, CLIMB, LESS, LAYS, STRIKES, TURN = range(12)
LATE = 3.0
"""The end comes nearer as the reserve runs out: with this many tiles in it, half of what counts at the end counts."""
WINNING = 0.9
"""What winning a round is worth; the rest goes by points, which count in a match even for who does not win."""
POINTS = 5.0
"""Points that everybody is taken to have when points are compared, so that the first of them is not everything."""


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """The result that each seat may expect. When over: ``WINNING`` for the winners between them, and for points."""
    if s.seats == 1:
        out[0] = solitaire_value(s, weights)
        return
    chances(s, weights, out)
    total = POINTS * (2 if s.tandem else s.seats)
    for seat in range(s.seats):
        total += s.points[seat]
    for seat in range(s.seats):
        points = POINTS + s.points[seat]
        if s.tandem:
            points += s.points[(seat + 2) % MAX_SEATS]
        out[seat] = WINNING * out[seat] + (1.0 - WINNING) * points / total


@kernel
def chances(s: State, weights: Any, out: Any) -> None:
    """How likely each seat is among the winners."""
    if s.reason or (s.first_out >= 0 and not s.tandem):
        share_the_win(s, out)
        return
    usable, single, double = zeros(MAX_SEATS), zeros(MAX_SEATS), zeros(MAX_SEATS)
    look_out(s, usable, single, double)
    actor, late, total = to_act(s), LATE / (LATE + TILES - s.drawn), 0.0
    for seat in range(s.seats):
        fits, penalty, acts = count_bits(usable[seat]), max(single[seat], double[seat]), seat == actor
        strength = weights[FITS] * fits - weights[HELD] * s.held[seat] + weights[POINT] * s.points[seat]
        strength += weights[STRIKE if acts else THREAT] * penalty
        if not fits:
            strength -= weights[STUCK]
        last = weights[LAYS] * fits - weights[LESS] * s.held[seat] + weights[STRIKES] * penalty
        if acts:
            last += weights[TURN]
        out[seat] = exp(strength + late * last)
        total += out[seat]
    if s.tandem:
        ours, theirs = math.sqrt(out[0] * out[2]), math.sqrt(out[1] * out[3])
        for seat in range(s.seats):
            out[seat] = (ours if seat % 2 == 0 else theirs) / (ours + theirs)
    else:
        for seat in range(s.seats):
            out[seat] /= total


@kernel
def look_out(s: State, usable: Any, single: Any, double: Any) -> None:
    """What each seat could lay now (as masks), and the penalty of its highest tile and of its two highest doubles."""
    first = zeros(MAX_SEATS)
    highest = zeros(MAX_SEATS)
    places = promising(s)
    while places:
        place = lowest_bit(places)
        places &= places - 1
        tiles = fitting(s, place, 0) | fitting(s, place, 1)
        penalty = s.height[PLACE_CELLS[place][0]]
        for seat in range(s.seats):
            own = tiles & s.hands[seat]
            if own:
                usable[seat] |= own
                single[seat] = max(single[seat], penalty)
            own &= DOUBLES
            if own and penalty:
                if first[seat] == 0 or own == first[seat]:
                    first[seat] = own
                    highest[seat] = max(highest[seat], penalty)
                else:
                    double[seat] = max(double[seat], highest[seat] + penalty)


@kernel
def share_the_win(s: State, out: Any) -> None:
    """Rule 12: one shared between those who won; partners win together."""
    won = winners(s)
    sides = count_bits(won) // (2 if s.tandem else 1)
    for seat in range(s.seats):
        out[seat] = ((won >> seat) & 1) / sides


@kernel
def solitaire_value(s: State, weights: Any) -> float:
    """The score so far as if the playable part of the hand could still be laid, from −36 … 64 to 0 … 1."""
    if s.reason:
        score = float(s.points[0])
    else:
        score = s.climb - (TILES - s.laid) + weights[ALONE] * count_bits(playable(s) & s.hands[0])
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
            out[i] += weights[CLIMB] * s.height[PLACE_CELLS[first // LAID][0]]
            if move >= PAIR:
                out[i] += weights[CLIMB] * (1 + s.height[PLACE_CELLS[both % PLACEMENTS // LAID][0]])
