"""What a position of Mexican Train is made of."""

import numpy as np

from minoteka.core.options import Options
from minoteka.games.mexican_train.options import FIRST_TURNS
from minoteka.games.mexican_train.pieces import TILES, VALUES
from minoteka.kernel import RecordType, State

SEATS = 8
MEXICAN = 8
TRAINS = 9
"""One train a seat, and the Mexican train, which is open to everybody like a train with a marker."""

PLAY, TRAIN, EXTRA = range(3)
"""Where a turn stands: its tile (rule 2), the long first turn (``first_turn = train``), the extra tile (rule 4)."""

RECORD = RecordType(
    [
        ("seats", np.int16, ()),
        ("top", np.int16, ()),  # the highest value of the set: 12 or 9
        ("open_hands", np.int16, ()),
        ("long_first", np.int16, ()),  # first_turn = train
        ("double_blank", np.int16, ()),
        ("cover_own", np.int16, ()),
        ("own_first", np.int16, ()),
        ("bind", np.int16, ()),
        ("from_hand", np.int16, ()),
        ("rounds", np.int16, ()),
        ("first", np.int16, ()),  # the starting seat; −1: by lot
        ("engine", np.int16, ()),  # its value
        ("turn", np.int16, ()),  # the seat whose turn it is
        ("turns", np.int16, ()),  # how many are finished
        ("step", np.int16, ()),
        ("drew", np.int16, ()),  # 1: a tile was drawn at this step and not laid yet
        ("drawn", np.int16, ()),  # 1 + that tile; 0: none, or hidden
        ("reason", np.int16, ()),  # why the round is over; 0 while it runs
        ("left", np.int16, ()),  # tiles in the reserve
        ("reserve", np.int8, (TILES,)),  # reserve[left − 1] is drawn next
        ("count", np.int16, (SEATS,)),  # tiles in each hand
        ("hand", np.int16, (SEATS, VALUES)),
        ("table", np.int16, (VALUES,)),  # the tiles that lie open, the engine among them
        ("end", np.int16, (TRAINS,)),  # the value at each train's open end
        ("length", np.int16, (TRAINS,)),
        ("marked", np.int16, (TRAINS,)),  # 1: open to all
        ("laid", np.int16, (TILES,)),  # the moves that laid the tiles, in order
        ("lays", np.int16, ()),
        ("doubles", np.int16, (TRAINS,)),  # trains that end in an uncovered double, oldest first
        ("uncovered", np.int16, ()),  # how many of them
        ("bound", np.int16, ()),  # how many of those were left by finished turns: the queue OD
        # What everybody saw: values that no tile (no tile but a double) of a hand has, doubles drawn and kept.
        ("lacks", np.int16, (SEATS,)),
        ("lacks_plain", np.int16, (SEATS,)),
        ("kept", np.int16, (SEATS,)),
        ("shunned", np.int16, (SEATS,)),  # values at open ends that a seat left alone when it laid a tile elsewhere
    ]
)


def setup(s: State, seats: int, options: Options) -> None:
    """Write the options into a blank state; the engine is the highest double unless a later round says otherwise."""
    s.seats = seats
    s.top = s.engine = options["set"]
    s.open_hands = int(options["open_hands"])
    s.long_first = FIRST_TURNS.index(options["first_turn"])
    s.double_blank = options["double_blank"]
    s.cover_own = int(options["cover_own_double"])
    s.own_first = int(options["own_train_first"])
    s.bind = int(options["doubles_bind"])
    s.from_hand = int(options["doubles_from_hand"])
    s.rounds = options["rounds"]
    s.first = -1
    s.marked[MEXICAN] = 1
