"""How a position of Riomino looks: who has more places left, and who is in step to lay last."""

import math
from typing import Any

from minoteka.games.riomino.board import CELLS
from minoteka.games.riomino.pieces import FITS, LAID
from minoteka.games.riomino.rules import PASS, is_open
from minoteka.kernel import State, kernel

WEIGHTS = (0.35, 0.25, 0.15)
"""Faces that fit somewhere, places for one's dice, and the right to move."""


@kernel
def mobility(s: State, seat: int, out: Any) -> None:
    """``out[0]``: dice of the seat that fit somewhere; ``out[1]``: cells that take one of its dice."""
    faces = 0
    cells = 0
    for cell in range(CELLS):
        if is_open(s, cell):
            fits = FITS[s.need[cell]]
            taken = False
            for face in range(6):
                if s.hands[seat][face] > 0 and (fits >> (4 * face)) & 15:
                    faces |= 1 << face
                    taken = True
            if taken:
                cells += 1
    dice = 0
    for face in range(6):
        if (faces >> face) & 1:
            dice += s.hands[seat][face]
    out[0] = dice
    out[1] = cells


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """The chance of each seat to win."""
    if s.reason:
        for seat in range(2):
            out[seat] = 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0
        return
    mobility(s, 0, out)
    dice, cells = out[0], out[1]
    mobility(s, 1, out)
    lead = weights[0] * (dice - out[0]) + weights[1] * (cells - out[1])
    lead += weights[2] if s.turn == 0 else -weights[2]
    out[0] = 1.0 / (1.0 + math.exp(-lead))
    out[1] = 1.0 - out[0]


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """Dice that one holds often, on cells that the other could use, go first."""
    rival = 1 - s.turn
    for i in range(count):
        out[i] = 1.0
        if moves[i] != PASS:
            cell, face = moves[i] // LAID, moves[i] % LAID // 4
            fits = FITS[s.need[cell]]
            for other in range(6):
                if s.hands[rival][other] > 0 and (fits >> (4 * other)) & 15:
                    out[i] += 1.0
            out[i] += 0.5 * s.hands[s.turn][face]
