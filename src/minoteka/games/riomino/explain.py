"""Why a move of Riomino is not allowed: the rule it breaks and the cells at fault."""

from minoteka.core.errors import Illegal
from minoteka.games.riomino.board import CENTRE, NEIGHBOUR, SPECIALIST, name_of
from minoteka.games.riomino.options import LAST_MOVE
from minoteka.games.riomino.pieces import FACES, LAID, NO_NEED, SIDES
from minoteka.games.riomino.rules import PASS, in_play
from minoteka.kernel import State

SIDE_NAMES = ("north", "east", "south", "west")


def explain(s: State, seat: int, move: int) -> Illegal:
    """The reason, for the seat to act, why ``move`` is not in its list."""
    if move == PASS:
        return Illegal("riomino-no-passing" if s.scoring == LAST_MOVE else "riomino-must-lay")
    level = int(s.level)
    cell, laid = move // LAID, move % LAID
    face, name = FACES[laid // 4], name_of(cell, level)
    if s.laid == 0:
        return Illegal("riomino-start", [name_of(CENTRE, level)], piece=FACES[s.start], cell=name_of(CENTRE, level))
    if s.hands[s.turn][laid // 4] == 0:
        return Illegal("riomino-not-in-hand", piece=face)
    if s.die[cell]:
        return Illegal("riomino-taken", [name], cell=name)
    if not in_play(s, cell):
        return Illegal("riomino-frame" if level == SPECIALIST else "riomino-outside", [name], cell=name)
    if s.need[cell] == NO_NEED:
        return Illegal("riomino-apart", [name], cell=name)
    return clash(s, cell, laid)


def clash(s: State, cell: int, laid: int) -> Illegal:
    """The first side, from the north clockwise, that meets another value."""
    level = int(s.level)
    for side in range(4):
        other = int(NEIGHBOUR[cell][side])
        if other >= 0 and s.die[other]:
            shown, met = int(SIDES[laid][side]), int(SIDES[s.die[other] - 1][side ^ 2])
            if shown != met:
                names = name_of(cell, level), name_of(other, level)
                return Illegal("riomino-side", names, side=SIDE_NAMES[side], shown=shown, met=met, other=names[1])
    raise ValueError("the die fits: there is nothing to explain")
