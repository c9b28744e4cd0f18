"""How a position of Gemblo looks: who has laid more, who has more places to go on from, and land of one's own."""

from typing import Any

from minoteka.games.gemblo.board import COLOURS, FULL_ROW, MIDDLE, ROWS
from minoteka.games.gemblo.patterns import (
    CELLS,
    CODE_COLUMN,
    CODE_ORIGIN,
    CODE_ROW,
    LINE_COUNT,
    PASS,
    SIZE,
)
from minoteka.games.gemblo.placing import END_ROW, FIRST_ROW
from minoteka.games.gemblo.rules import best_so_far, is_over, measure
from minoteka.kernel import State, kernel, zeros
from minoteka.kernel.bits import count_bits, natural
from minoteka.kernel.real import exp

WEIGHTS = (0.34, 0.02, 0.13, 1.5, 0.5, 1.0)
"""Of the evaluation: a block left, a link cell, a cell that no other seat reaches. Of the priors: a block, a line
opened, a rival's link cell taken."""
STEPS = 6
"""How far from its link cells a seat is taken to reach: a piece and a little more."""
HALF = (END_ROW - FIRST_ROW + 1) // 2
"""Half of the rows in play: land is kept in pairs of rows, one of the upper half beside one of the lower, and a step
widens both at once."""
BESIDE = 32
"""Where the row of the lower half begins in a pair: in play are at most 29 cells of a row."""
PAIRS = HALF + 2
"""Pairs of rows in a survey: before the first and behind the last stands what the other half has there."""
OPEN = 2 * PAIRS
"""Where a colour's open cells stand, behind those reached so far and those reached next."""


@kernel
def link_count(s: State, seat: int) -> int:
    """How many cells the seat's colours may connect at; a colour without a placement has none."""
    count = 0
    for colour in range(seat, s.colours, s.seats):
        if not (s.stuck >> colour) & 1:
            for row in range(FIRST_ROW, END_ROW):
                count += count_bits(s.link[row][colour])
    return count


@kernel
def paired(upper: int, lower: int) -> int:
    """A row of each half, without the margins."""
    return (upper & FULL_ROW) >> FIRST_ROW | (lower & FULL_ROW) >> FIRST_ROW << BESIDE


@kernel
def spread(s: State, colour: int, land: Any, base: int, pairs: Any) -> None:
    """Add to the pairs of ``land`` from ``base`` on what the colour may cover within a few steps of its link cells."""
    for i in range(HALF):
        upper, lower = FIRST_ROW + i, FIRST_ROW + HALF + i
        pairs[1 + i] = paired(s.link[upper][colour], s.link[lower][colour])
        pairs[OPEN + 1 + i] = paired(~s.shut[upper][colour], ~s.shut[lower][colour])
    now, then = 0, PAIRS
    for _ in range(STEPS):
        pairs[now] = (pairs[now + HALF] & (1 << BESIDE) - 1) << BESIDE
        pairs[now + HALF + 1] = pairs[now + 1] >> BESIDE
        for i in range(1, HALF + 1):
            here, above, below = pairs[now + i], pairs[now + i - 1], pairs[now + i + 1]
            wider = here | above | below | (here | below) << 1 | natural(here | above) >> 1
            pairs[then + i] = wider & pairs[OPEN + i]
        now, then = then, now
    for i in range(1, HALF + 1):
        land[base + i] |= pairs[now + i]


@kernel
def survey(s: State, land: Any) -> None:
    """The land that every seat reaches, in pairs of rows of bits, one seat after the other."""
    pairs = zeros(OPEN + PAIRS)
    for colour in range(s.colours):
        if not (s.stuck >> colour) & 1:
            spread(s, colour, land, colour % s.seats * PAIRS, pairs)


@kernel
def own_land(s: State, seat: int, land: Any) -> int:
    """How many cells only this seat reaches."""
    cells = 0
    for i in range(1, HALF + 1):
        others = 0
        for other in range(s.seats):
            if other != seat:
                others |= land[other * PAIRS + i]
        cells += count_bits(land[seat * PAIRS + i] & ~others)
    return cells


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """The chance of each seat to win; when the round is over, 1 shared among the winners."""
    if is_over(s):
        best = best_so_far(s)
        winners = 0
        for seat in range(s.seats):
            winners += (best >> seat) & 1
        for seat in range(s.seats):
            out[seat] = ((best >> seat) & 1) / winners
        return
    land = zeros(COLOURS * PAIRS)
    survey(s, land)
    total = 0.0
    for seat in range(s.seats):
        links = min(link_count(s, seat), 40)
        hopes = weights[1] * links + weights[2] * own_land(s, seat, land)
        out[seat] = exp(hopes - weights[0] * measure(s, seat, 0))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """Large pieces first, those that open many lines, and those that take cells which rivals could use."""
    for i in range(count):
        out[i] = 1.0
        if moves[i] != PASS:
            orientation = moves[i] % CODE_COLUMN
            row = moves[i] // CODE_ROW - CODE_ORIGIN + MIDDLE
            anchor = row * ROWS + moves[i] // CODE_COLUMN % 256 - CODE_ORIGIN + MIDDLE
            taken = 0
            for k in range(SIZE[orientation]):
                place = anchor + CELLS[orientation][k]
                for colour in range(s.colours):
                    if colour % s.seats != s.turn % s.seats:
                        taken += (s.link[place // ROWS][colour] >> (place % ROWS)) & 1
            out[i] += weights[3] * SIZE[orientation] + weights[4] * LINE_COUNT[orientation] + weights[5] * taken
