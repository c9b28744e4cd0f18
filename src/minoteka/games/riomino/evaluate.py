"""How a position of Riomino looks: who has more places left, and who is in step to lay last."""

from typing import Any

from minoteka.games.riomino.board import CELLS
from minoteka.games.riomino.pieces import FITS, LAID
from minoteka.games.riomino.rules import PASS, is_open, ways
from minoteka.kernel import State, kernel
from minoteka.kernel.bits import count_bits
from minoteka.kernel.real import exp

WEIGHTS = (0.21, 0.28, 0.37, 0.31, 0.04)
"""Dice that fit somewhere, cells that take one of them, the right to move, cells that only the own dice fit, and pairs
of a die's face and a cell that takes it."""
FACE_BITS = 0x111111
DICE, PLACES, TURN, OWN, PAIRS = range(5)


@kernel
def faces_in(laid: int) -> int:
    """The faces among laid dice given as a mask: the lowest of each one's four bits."""
    pairs = laid | laid >> 1
    return (pairs | pairs >> 2) & FACE_BITS


@kernel
def lead(s: State, weights: Any) -> float:
    """How much better seat 0 stands, the right to move aside."""
    mine, theirs = 0, 0
    value = 0.0
    hand, other_hand = ways(s, 0), ways(s, 1)
    for cell in range(CELLS):
        if is_open(s, cell):
            fits = FITS[s.need[cell]]
            own, other = faces_in(fits & hand), faces_in(fits & other_hand)
            mine |= own
            theirs |= other
            value += weights[PAIRS] * (count_bits(own) - count_bits(other))
            if own:
                value += weights[PLACES] + (0.0 if other else weights[OWN])
            if other:
                value -= weights[PLACES] + (0.0 if own else weights[OWN])
    for face in range(6):
        if (mine >> (4 * face)) & 1:
            value += weights[DICE] * s.hands[0][face]
        if (theirs >> (4 * face)) & 1:
            value -= weights[DICE] * s.hands[1][face]
    return value


@kernel
def evaluate(s: State, weights: Any, out: Any) -> None:
    """The chance of each seat to win."""
    if s.reason:
        for seat in range(2):
            out[seat] = 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0
        return
    ahead = lead(s, weights) + (weights[TURN] if s.turn == 0 else -weights[TURN])
    out[0] = 1.0 / (1.0 + exp(-ahead))
    out[1] = 1.0 - out[0]


@kernel
def priors(s: State, moves: Any, count: int, weights: Any, out: Any) -> None:
    """Dice that one holds often, on cells that the other could use, go first."""
    others = ways(s, 1 - s.turn)
    for i in range(count):
        out[i] = 1.0
        if moves[i] != PASS:
            cell, face = moves[i] // LAID, moves[i] % LAID // 4
            out[i] += count_bits(faces_in(FITS[s.need[cell]] & others)) + 0.5 * s.hands[s.turn][face]
