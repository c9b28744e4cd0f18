"""What a position of Riomino is made of."""

from minoteka.core.options import Options
from minoteka.games.riomino.board import CELLS, CENTRE, GRID, LEVELS
from minoteka.games.riomino.options import SCORINGS
from minoteka.games.riomino.pieces import NO_NEED
from minoteka.kernel import Layout, State

LAYOUT = Layout(
    [
        ("level", "int64", ()),
        ("scoring", "int64", ()),
        ("first", "int64", ()),  # the starting seat; −1: by lot
        ("start", "int64", ()),  # the face of the extra die
        ("turn", "int64", ()),
        ("laid", "int64", ()),  # dice on the table
        ("reason", "int64", ()),  # why the round is over; 0 while it runs
        ("winner", "int64", ()),  # −1: nobody yet, or a draw
        ("hands", "int64", (2, 6)),  # how many dice of each face
        ("die", "int8", (CELLS,)),  # 0: free, else 1 + the laid die
        ("need", "int16", (CELLS,)),  # what the neighbours ask of a cell's sides
        ("frame", "int64", (4,)),  # first and last column, first and last row of the laid dice
    ]
)


def setup(s: State, seats: int, options: Options) -> None:
    """Write the options into a blank state."""
    s.level = LEVELS.index(options["level"])
    s.scoring = SCORINGS.index(options["scoring"])
    s.first = s.winner = -1
    for cell in range(CELLS):
        s.need[cell] = NO_NEED
    for edge in range(4):
        s.frame[edge] = CENTRE % GRID if edge < 2 else CENTRE // GRID  # the start die will lie there
