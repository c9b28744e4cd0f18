"""The rules of Riomino on the record. Numbers are those of the rules page."""

from typing import Any

from minoteka.core import defaults
from minoteka.core.outcome import Outcome, outcome_of
from minoteka.games.riomino.board import CELLS, CENTRE, DICE_EACH, FRAME, GRID, INSIDE, NEIGHBOUR, SPECIALIST
from minoteka.games.riomino.options import LAST_MOVE
from minoteka.games.riomino.pieces import ANY, FACES, FITS, LAID, NO_NEED, PIPS, PLACE, SIDES
from minoteka.kernel import State, below, kernel, table
from minoteka.kernel.bits import lowest_bit, natural
from minoteka.kernel.random import Rng

PASS = CELLS * LAID
MAX_MOVES = CELLS * 6 + 4
MAX_PLIES = 51
DICE = table(DICE_EACH)

RUNNING, BLOCKED, ALL_LAID, FEWER_DICE, FEWER_PIPS, DRAW = range(6)
REASONS = ("", "blocked", "all-laid", "fewer-dice", "fewer-pips", "draw")

to_act, is_over = defaults.to_act, defaults.is_over


@kernel
def deal(s: State, rng: Rng) -> None:
    """Rule 1: a draw decides who starts, both seats roll, and the starter rolls the extra die."""
    if s.first < 0:
        s.first = below(rng, 2)
    s.turn = s.first
    for seat in range(2):
        for _ in range(DICE[s.level]):
            s.hands[seat][below(rng, 6)] += 1
    s.start = below(rng, 6)


@kernel
def in_play(s: State, cell: int) -> bool:
    """Rules 2 and 4: the cell is on the board, or keeps all dice within a 5×5 frame."""
    if s.level != SPECIALIST:
        return INSIDE[s.level][cell] == 1
    column, row = cell % GRID, cell // GRID
    wide = max(s.frame[1], column) - min(s.frame[0], column) < FRAME
    high = max(s.frame[3], row) - min(s.frame[2], row) < FRAME
    return wide and high


@kernel
def is_open(s: State, cell: int) -> bool:
    """Rule 2: a free cell in play that touches at least one laid die by a side."""
    return s.die[cell] == 0 and s.need[cell] != NO_NEED and in_play(s, cell)


@kernel
def first_cell(s: State) -> int:
    """Where the rows begin in which a cell can touch a laid die."""
    return GRID * max(s.frame[2] - 1, 0)


@kernel
def end_cell(s: State) -> int:
    """And where they end."""
    return GRID * min(s.frame[3] + 2, GRID)


@kernel
def ways(s: State, seat: int) -> int:
    """The ways to lay the seat's dice, as a mask of 24 bits."""
    mask = 0
    for face in range(6):
        if s.hands[seat][face] > 0:
            mask |= 15 << (4 * face)
    return mask


@kernel
def can_lay(s: State, seat: int) -> bool:
    """Whether any die of the seat fits anywhere."""
    own = ways(s, seat)
    for cell in range(first_cell(s), end_cell(s)):
        if is_open(s, cell) and FITS[s.need[cell]] & own:
            return True
    return False


@kernel
def legal(s: State, out: Any) -> int:
    """All legal moves: the start die's four rotations, then every die that fits (rule 2), or a pass (rule 6)."""
    count = 0
    if s.laid == 0:
        for corner in range(4):
            out[count] = CENTRE * LAID + 4 * s.start + corner
            count += 1
        return count
    own = ways(s, s.turn)
    for cell in range(first_cell(s), end_cell(s)):
        if is_open(s, cell):
            fits = FITS[s.need[cell]] & own
            while fits:
                out[natural(count)] = cell * LAID + lowest_bit(fits)
                fits &= fits - 1
                count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@kernel
def put(s: State, cell: int, laid: int) -> None:
    """A die comes to lie: its neighbours' needs and the frame follow."""
    s.die[cell] = 1 + laid
    for side in range(4):
        other = NEIGHBOUR[cell][side]
        if other >= 0:
            facing = side ^ 2
            s.need[other] += (SIDES[laid][side] - ANY) * PLACE[facing]
    column, row = cell % GRID, cell // GRID
    s.frame[0] = min(s.frame[0], column)
    s.frame[1] = max(s.frame[1], column)
    s.frame[2] = min(s.frame[2], row)
    s.frame[3] = max(s.frame[3], row)
    s.laid += 1


@kernel
def apply(s: State, move: int) -> None:
    """Lay a die (or pass), hand the turn over, and see whether that ends the round."""
    mover = s.turn
    if move != PASS:
        if s.laid > 0:
            s.hands[mover][move % LAID // 4] -= 1
        put(s, move // LAID, move % LAID)
    s.turn = 1 - mover
    if can_lay(s, s.turn):
        return
    if s.scoring == LAST_MOVE:
        s.winner = mover  # rule 3
        s.reason = ALL_LAID if dice_left(s, 0) + dice_left(s, 1) == 0 else BLOCKED
    elif not can_lay(s, mover):
        count_up(s)


@kernel
def count_up(s: State) -> None:
    """Rule 6, both stuck: fewer dice, then fewer pips, then a draw."""
    dice = dice_left(s, 0) - dice_left(s, 1)
    pips = pips_left(s, 0) - pips_left(s, 1)
    lead = dice if dice != 0 else pips
    s.reason = FEWER_DICE if dice != 0 else FEWER_PIPS if pips != 0 else DRAW
    s.winner = -1 if lead == 0 else 0 if lead < 0 else 1


@kernel
def dice_left(s: State, seat: int) -> int:
    """How many dice the seat still has."""
    count = 0
    for face in range(6):
        count += s.hands[seat][face]
    return count


@kernel
def pips_left(s: State, seat: int) -> int:
    """The sum of both values of each die left."""
    pips = 0
    for face in range(6):
        pips += s.hands[seat][face] * PIPS[face]
    return pips


@kernel
def scores(s: State, out: Any) -> None:
    """1 for the winner, 0 for the loser, half each in a draw."""
    for seat in range(2):
        out[seat] = 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0


@kernel
def winners(s: State) -> int:
    """The winner of a finished round, or both in a draw."""
    return 3 if s.winner < 0 else 1 << s.winner


def outcome(s: State) -> Outcome:
    """How a finished round ended."""
    return outcome_of(s, 2, scores, winners, REASONS)


def inventory(s: State) -> list[str]:
    """The faces of all dice, laid or in hand."""
    faces = [FACES[(int(die) - 1) // 4] for die in s.die if die]
    if s.laid == 0:
        faces.append(FACES[s.start])
    for hand in s.hands:
        for face, count in enumerate(hand):
            faces += [FACES[face]] * int(count)
    return sorted(faces)
