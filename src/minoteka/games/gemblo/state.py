"""What a position of Gemblo is made of. The same position has the same bytes, however it was reached."""

from minoteka.core.options import Options
from minoteka.games.gemblo.board import (
    COLOURS,
    FULL_ROW,
    GRID,
    OBSTACLE_COLOUR,
    ROWS,
    STARTS,
    ZONES,
    colours,
    column,
    obstacles,
    place,
    row,
    tile,
)
from minoteka.games.gemblo.pieces import ALL_LEFT
from minoteka.kernel import Layout, State

LAYOUT = Layout(
    [
        ("shut", "int64", (ROWS, COLOURS)),  # the cells that a colour may not cover: they only grow
        ("link", "int64", (ROWS, COLOURS)),  # the cells of which a colour's next piece must cover one
        ("left", "int32", (COLOURS,)),  # the pieces a colour still has, as bits
        ("seats", "int8", ()),
        ("colours", "int8", ()),
        ("first", "int8", ()),  # the starting seat; −1: by lot
        ("turn", "int8", ()),  # the colour to move
        ("stuck", "int8", ()),  # the colours that passed or must when their turn comes next, as bits: that is final
        ("tile", "int8", (GRID,)),  # which piece lies on a cell; 0: none
    ]
)


def setup(s: State, seats: int, options: Options) -> None:
    """Put the zone, the starting cells and the obstacles for ``seats`` into a blank state."""
    s.seats = seats
    s.colours = colours(seats)
    s.first = -1
    open_cells = [0] * ROWS
    for q, r in ZONES[seats]:
        open_cells[row(r)] |= 1 << column(q)
    for number, cells in obstacles(seats).items():
        for q, r in cells:
            open_cells[row(r)] &= ~(1 << column(q))
            s.tile[place((q, r))] = tile(OBSTACLE_COLOUR, number)
    for colour, (q, r) in enumerate(STARTS[seats]):
        s.left[colour] = ALL_LEFT
        s.link[row(r)][colour] = 1 << column(q)  # rule 1: the first piece covers the starting cell
        for i in range(ROWS):
            s.shut[i][colour] = FULL_ROW & ~open_cells[i]
