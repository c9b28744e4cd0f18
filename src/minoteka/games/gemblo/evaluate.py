"""How a position of Gemblo looks: who has laid more, and who has more places to go on from."""

import math
from typing import Any

from minoteka.games.gemblo.board import MIDDLE, ROWS
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
from minoteka.kernel import State, kernel
from minoteka.kernel.bits import count_bits

WEIGHTS = (0.16, 0.05, 1.5, 0.5, 1.0)
"""Of the evaluation: a block left, a link cell. Of the priors: a block, a line opened, a rival's link cell taken."""


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
    total = 0.0
    for seat in range(s.seats):
        links = min(link_count(s, seat), 40)
        out[seat] = math.exp(weights[1] * links - weights[0] * measure(s, seat, 0))
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
            out[i] += weights[2] * SIZE[orientation] + weights[3] * LINE_COUNT[orientation] + weights[4] * taken
