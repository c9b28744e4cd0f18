"""What a position of Mexican Train is made of."""

from minoteka.core.options import Options
from minoteka.games.mexican_train.options import FIRST_TURNS
from minoteka.games.mexican_train.pieces import TILES, VALUES
from minoteka.kernel import Layout, State

SEATS = 8
MEXICAN = 8
TRAINS = 9
"""One train a seat, and the Mexican train, which is open to everybody like a train with a marker."""

PLAY, TRAIN, EXTRA = range(3)
"""Where a turn stands: its tile (rule 2), the long first turn (``first_turn = train``), the extra tile (rule 4)."""

LAYOUT = Layout(
    [
        ("seats", "int16", ()),
        ("top", "int16", ()),  # the highest value of the set: 12 or 9
        ("open_hands", "int16", ()),
        ("long_first", "int16", ()),  # first_turn = train
        ("double_blank", "int16", ()),
        ("cover_own", "int16", ()),
        ("own_first", "int16", ()),
        ("bind", "int16", ()),
        ("from_hand", "int16", ()),
        ("rounds", "int16", ()),
        ("first", "int16", ()),  # the starting seat; −1: by lot
        ("engine", "int16", ()),  # its value
        ("turn", "int16", ()),  # the seat whose turn it is
        ("turns", "int16", ()),  # how many are finished
        ("step", "int16", ()),
        ("drew", "int16", ()),  # 1: a tile was drawn at this step and not laid yet
        ("drawn", "int16", ()),  # 1 + that tile; 0: none, or hidden
        ("reason", "int16", ()),  # why the round is over; 0 while it runs
        ("left", "int16", ()),  # tiles in the reserve
        ("reserve", "int8", (TILES,)),  # reserve[left − 1] is drawn next
        ("count", "int16", (SEATS,)),  # tiles in each hand
        ("hand", "int16", (SEATS, VALUES)),
        ("table", "int16", (VALUES,)),  # the tiles that lie open, the engine among them
        ("end", "int16", (TRAINS,)),  # the value at each train's open end
        ("length", "int16", (TRAINS,)),
        ("marked", "int16", (TRAINS,)),  # 1: open to all
        ("laid", "int16", (TILES,)),  # the moves that laid the tiles, in order
        ("lays", "int16", ()),
        ("doubles", "int16", (TRAINS,)),  # trains that end in an uncovered double, oldest first
        ("uncovered", "int16", ()),  # how many of them
        ("bound", "int16", ()),  # how many of those were left by finished turns: the queue OD
        # What everybody saw: values that no tile (no tile but a double) of a hand has, doubles drawn and kept.
        ("lacks", "int16", (SEATS,)),
        ("lacks_plain", "int16", (SEATS,)),
        ("kept", "int16", (SEATS,)),
        ("shunned", "int16", (SEATS,)),  # values at open ends that a seat left alone when it laid a tile elsewhere
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
