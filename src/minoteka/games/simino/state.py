"""What a position of Simino is made of."""

from minoteka.core.options import Options
from minoteka.games.simino.board import CELLS, EVERY_CELL
from minoteka.games.simino.holes import tileable_places
from minoteka.games.simino.options import DRAWS, HOLES, MATCHES, POWERS, TEAMS
from minoteka.games.simino.pieces import TILES
from minoteka.kernel import Layout, State

MAX_SEATS = 4
BLANK = -1
"""What a tile of the deck is to somebody who may not know it."""

LAYOUT = Layout(
    [
        # Sets of tiles, cells and places, as masks.
        ("hands", "int64", (MAX_SEATS,)),  # the tiles of each seat; empty where they may not be known
        ("free", "int64", ()),  # the cells of floor one that are not covered
        ("open", "int64", ()),  # the places on floor one where a tile leaves no hole (rule 4)
        ("rim", "int64", ()),  # the places beside a covered cell
        ("joints", "int64", ()),  # the places upstairs that a tile may rest on (rule 5)
        # What seats know of each other, for guesses at hidden hands: see observe.py.
        ("known", "int64", (MAX_SEATS, MAX_SEATS)),  # [viewer][holder]: tiles that it gave there
        ("barred", "int64", (MAX_SEATS,)),  # tiles that would have been playable when the seat passed
        ("fresh", "int8", (MAX_SEATS,)),  # how many tiles of the seat may have come after that pass
        # Options.
        ("seats", "int8", ()),
        ("powers", "int8", ()),
        ("draw", "int8", ()),
        ("hand", "int8", ()),
        ("open_hands", "int8", ()),
        ("holes", "int8", ()),
        ("floors", "int8", ()),  # 0: no limit
        ("tandem", "int8", ()),
        ("match", "int8", ()),
        ("match_count", "int16", ()),
        # The round.
        ("first", "int8", ()),  # the starting seat; −1: by lot
        ("turn", "int8", ()),  # whose turn it is; in tandem the partner of a seat that is out plays it
        ("owed", "int8", ()),  # penalty tiles that the mover has still to give from its hand
        ("drawn", "int8", ()),  # tiles of the deck that were dealt or drawn; the reserve is the rest
        ("passed", "int8", ()),  # seats that passed since a tile was last laid, as a mask
        ("out", "int8", ()),  # seats that are out, as a mask
        ("first_out", "int8", ()),  # −1: nobody yet
        ("reason", "int8", ()),  # why the round is over; 0 while it runs
        ("points", "int16", (MAX_SEATS,)),
        ("climb", "int16", ()),  # the sum of floor − 1 over all tiles laid
        ("held", "int8", (MAX_SEATS,)),  # how many tiles each seat holds: everybody sees that
        ("deck", "int8", (TILES,)),  # the shuffled tiles, drawn from the front
        # The field.
        ("laid", "int8", ()),  # tiles on the field
        ("joined", "int8", ()),  # whether a joint was made (rule 2)
        ("colours", "int16", ()),  # colours on floor one, as a mask
        ("where", "int8", (TILES,)),  # 0: not laid, else 1 + 2 * place + way
        ("floor", "int8", (TILES,)),  # the floor a laid tile lies on
        ("height", "int8", (CELLS,)),  # floors on a cell
        ("top", "int8", (CELLS,)),  # the tile whose half is visible; −1: none
        ("shade", "int8", (CELLS,)),  # the colour of that half
        ("near", "int16", (CELLS,)),  # colours of the floor-one halves beside a cell, as a mask
        ("mate", "int8", (CELLS,)),  # a tiling of the free cells: see holes.py; −1 on covered ones
    ]
)


def setup(s: State, seats: int, options: Options) -> None:
    """Write the options into a blank state and clear the field."""
    s.seats = seats
    s.powers = POWERS.index(options["powers"])
    s.draw = DRAWS.index(options["draw"])
    s.hand = options["hand"]
    s.open_hands = int(options["open_hands"])
    s.holes = HOLES.index(options["holes"])
    s.floors = options["floors"] or 0
    s.tandem = TEAMS.index(options["teams"])
    form, _, count = options["match"].partition(":")
    s.match, s.match_count = MATCHES.index(form), int(count or 0)
    s.first = s.first_out = -1
    s.free = EVERY_CELL
    for cell in range(CELLS):
        s.mate[cell] = cell ^ 1
        s.top[cell] = -1
    s.open = tileable_places(s.mate)
    for i in range(TILES):
        s.deck[i] = BLANK
