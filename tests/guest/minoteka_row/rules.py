"""The rules of Row. A plain, open round has the rest: whose turn it is, when it is over, that nothing is hidden."""

from minoteka.core.errors import Illegal
from minoteka.core.outcome import Outcome
from minoteka.kernel import below, kernel
from minoteka_row.state import BLOCKED, LONGEST

MAX_MOVES = MAX_PLIES = LONGEST
WEIGHTS = (0.5,)


@kernel
def deal(s, rng):
    if s.first < 0:
        s.first = below(rng, 2)
    s.turn = s.first


@kernel
def legal(s, out):
    count = 0
    for cell in range(s.length - 1):
        if not s.cells[cell] and not s.cells[cell + 1]:
            out[count] = cell
            count += 1
    return count


@kernel
def apply(s, move):
    s.cells[move] = 1 + s.turn
    s.cells[move + 1] = 1 + s.turn
    s.turn = 1 - s.turn
    s.reason = BLOCKED
    for cell in range(s.length - 1):
        if not s.cells[cell] and not s.cells[cell + 1]:
            s.reason = 0


@kernel
def scores(s, out):
    out[s.turn] = 0.0
    out[1 - s.turn] = 1.0


@kernel
def evaluate(s, weights, out):
    if s.reason:
        scores(s, out)
    else:
        out[0] = out[1] = weights[0]


def outcome(s):
    return Outcome((float(s.turn), float(1 - s.turn)), (1 - int(s.turn),), "blocked")


def inventory(s):
    return [str(s.length)]


def explain(s, seat, move):
    return Illegal("row-taken", [str(move + 1)], cell=move + 1)
