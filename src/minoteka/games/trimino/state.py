"""What a round of Trimino is made of.

The lattice has no bounds, so there is no grid: the record lists the laid tiles and the open places with what
each asks for, and keeps the numbered points in a small hash table.
"""

from minoteka.core.options import Options
from minoteka.games.trimino.board import MAX_PLACES
from minoteka.games.trimino.options import RULESETS
from minoteka.games.trimino.pieces import COUNT
from minoteka.kernel import Layout, State

SEATS = 4
POINTS = 256
"""Room in the hash table of points: never more than half full."""
HIDDEN = -1
"""A tile of the reserve that is not there any more, or that the observer may not know."""

LAYOUT = Layout(
    [
        ("hands", "int64", (SEATS,)),  # the tiles of each seat as a mask; 0 where hidden
        ("lacks", "int64", (SEATS,)),  # tiles that nothing in the hand can be, but for the fresh one
        ("seats", "int16", ()),
        ("ruleset", "int16", ()),
        ("first", "int16", ()),  # the starting seat; −1: by lot
        ("turn", "int16", ()),
        ("drawn", "int16", ()),  # tiles drawn in this turn
        ("further", "int16", ()),  # 1: a hexagon was closed, a further tile may open a field
        ("passes", "int16", ()),  # passes in succession
        ("reason", "int16", ()),  # why the round is over; 0 while it runs
        ("out", "int16", ()),  # the seat that went out, or −1
        ("held", "int16", (SEATS,)),  # tiles in each hand
        ("fresh", "int16", (SEATS,)),  # 1: the tile drawn last may be anything
        ("points", "int16", (SEATS,)),  # credited for laid tiles, hexagons, bridges; draws cost
        ("reserve", "int8", (COUNT,)),  # drawn from the front
        ("taken", "int16", ()),  # tiles that left the reserve, from the front
        ("fields", "int16", ()),
        ("laid", "int16", ()),  # tiles on the table
        ("tile_place", "int32", (COUNT,)),
        ("tile_laid", "int16", (COUNT,)),
        ("tile_seat", "int8", (COUNT,)),
        ("open", "int16", ()),  # open places: free, with a side on a laid tile
        ("open_place", "int32", (MAX_PLACES,)),
        ("open_need", "int16", (MAX_PLACES,)),
        ("point", "int32", (POINTS,)),  # numbered points by hash; 0: free
        ("number", "int8", (POINTS,)),  # 1 + the value there; 0: free
        ("around", "int8", (POINTS,)),  # which of the six cells around it are laid
    ]
)


def setup(s: State, seats: int, options: Options) -> None:
    """Write the options into a blank state."""
    s.seats = seats
    s.ruleset = RULESETS.index(options["ruleset"])
    s.first = s.out = -1
