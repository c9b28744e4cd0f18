"""What a round of Trimino is made of.

The lattice has no bounds, so there is no grid: the record lists the laid tiles and the open places with what
each asks for, and keeps the numbered points in a small hash table.
"""

import numpy as np

from minoteka.core.options import Options
from minoteka.games.trimino.board import MAX_PLACES
from minoteka.games.trimino.options import RULESETS
from minoteka.games.trimino.pieces import COUNT
from minoteka.kernel import RecordType, State

SEATS = 4
POINTS = 256
"""Room in the hash table of points: never more than half full."""
HIDDEN = -1
"""A tile of the reserve that is not there any more, or that the observer may not know."""

RECORD = RecordType(
    [
        ("hands", np.int64, (SEATS,)),  # the tiles of each seat as a mask; 0 where hidden
        ("lacks", np.int64, (SEATS,)),  # tiles that nothing in the hand can be, but for the fresh one
        ("seats", np.int16, ()),
        ("ruleset", np.int16, ()),
        ("first", np.int16, ()),  # the starting seat; −1: by lot
        ("turn", np.int16, ()),
        ("drawn", np.int16, ()),  # tiles drawn in this turn
        ("further", np.int16, ()),  # 1: a hexagon was closed, a further tile may open a field
        ("passes", np.int16, ()),  # passes in succession
        ("reason", np.int16, ()),  # why the round is over; 0 while it runs
        ("out", np.int16, ()),  # the seat that went out, or −1
        ("held", np.int16, (SEATS,)),  # tiles in each hand
        ("fresh", np.int16, (SEATS,)),  # 1: the tile drawn last may be anything
        ("points", np.int16, (SEATS,)),  # credited for laid tiles, hexagons, bridges; draws cost
        ("reserve", np.int8, (COUNT,)),  # drawn from the front
        ("taken", np.int16, ()),  # tiles that left the reserve, from the front
        ("fields", np.int16, ()),
        ("laid", np.int16, ()),  # tiles on the table
        ("tile_place", np.int32, (COUNT,)),
        ("tile_laid", np.int16, (COUNT,)),
        ("tile_seat", np.int8, (COUNT,)),
        ("open", np.int16, ()),  # open places: free, with a side on a laid tile
        ("open_place", np.int32, (MAX_PLACES,)),
        ("open_need", np.int16, (MAX_PLACES,)),
        ("point", np.int32, (POINTS,)),  # numbered points by hash; 0: free
        ("number", np.int8, (POINTS,)),  # 1 + the value there; 0: free
        ("around", np.int8, (POINTS,)),  # which of the six cells around it are laid
    ]
)


def setup(s: State, seats: int, options: Options) -> None:
    """Write the options into a blank state."""
    s.seats = seats
    s.ruleset = RULESETS.index(options["ruleset"])
    s.first = s.out = -1
