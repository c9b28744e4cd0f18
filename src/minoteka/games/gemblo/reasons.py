"""What speaks for a move of Gemblo: lines cut, lines opened, and blocks that will not be counted."""

from minoteka.core.shown import Reason
from minoteka.games.gemblo.notation import move_piece
from minoteka.games.gemblo.patterns import PASS
from minoteka.games.gemblo.pieces import PIECES
from minoteka.games.gemblo.rules import pieces_left, seat_of
from minoteka.games.gemblo.shown import Cuts, Opens, Sheds, Shuts
from minoteka.games.gemblo.view import is_stuck, link_cells
from minoteka.kernel import State

MANY = 3
"""So many places lost or won are worth a word."""
LARGE = 4
"""Smaller pieces fit somewhere to the end."""


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What others lose, most first, what one's own colour gains, and how large the piece is."""
    if move == PASS:
        return []
    colour = int(before.turn)
    shut: list[Reason] = []
    cuts: list[Cuts] = []
    for other in range(int(before.colours)):
        owner = int(seat_of(before, other))
        if owner == seat or is_stuck(before, other):
            continue
        lost = len(set(link_cells(before, other)) - set(link_cells(after, other)))
        if is_stuck(after, other):
            shut.append(Shuts(owner, other))
        elif lost >= MANY:
            cuts.append(Cuts(owner, other, lost))
    gained = len(set(link_cells(after, colour)) - set(link_cells(before, colour)))
    opens = [Opens(gained)] if gained >= MANY else []
    size = len(PIECES[move_piece(move)])
    largest = max(len(PIECES[number]) for number in pieces_left(before, colour))
    sheds = [Sheds(size)] if size == largest >= LARGE else []
    return [*shut, *sorted(cuts, key=lambda cut: -cut.count), *opens, *sheds]
