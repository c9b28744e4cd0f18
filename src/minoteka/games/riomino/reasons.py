"""What speaks for a move of Riomino: places taken from the opponent, and places that only one's own dice fit."""

from minoteka.core.shown import Reason
from minoteka.games.riomino.board import CELLS, name_of
from minoteka.games.riomino.pieces import FITS
from minoteka.games.riomino.rules import PASS, is_open, is_over
from minoteka.games.riomino.shown import Reserves, Ruins, Squeezes, Wins
from minoteka.kernel import State

FEW = 3
"""An opponent with no more places than these is hard pressed."""


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """A win, or how few places are left to the other, which ones are one's own, and which are nobody's."""
    if move == PASS:
        return []
    if is_over(after):
        return [Wins()] if after.winner == seat else []
    found: list[Reason] = []
    theirs, theirs_before = places(after, 1 - seat), places(before, 1 - seat)
    if len(theirs) <= FEW and len(theirs) < len(theirs_before):
        found.append(Squeezes(len(theirs)))
    own = (places(after, seat) - theirs) - (places(before, seat) - theirs_before)
    if own:
        found.append(Reserves(len(own), named(after, own)))
    gone = dead(after) - dead(before)
    if gone:
        found.append(Ruins(len(gone), named(after, gone)))
    return found


def places(s: State, seat: int) -> set[int]:
    """The open cells where a die of the seat fits."""
    held = sum(15 << 4 * face for face in range(6) if s.hands[seat][face])
    return {cell for cell in range(CELLS) if is_open(s, cell) and int(FITS[s.need[cell]]) & held}


def dead(s: State) -> set[int]:
    """The open cells that no die of any face will ever fit."""
    return {cell for cell in range(CELLS) if is_open(s, cell) and not int(FITS[s.need[cell]])}


def named(s: State, cells: set[int]) -> list[str]:
    """The names of cells, from the first on."""
    return [name_of(cell, int(s.level)) for cell in sorted(cells)]
