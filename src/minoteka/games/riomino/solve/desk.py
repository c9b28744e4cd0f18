"""The desk of one thread: the board, the position at every ply, and the lists of moves, all in one record."""

from typing import Annotated

from minoteka.games.riomino.board import CELLS
from minoteka.games.riomino.solve.field import MOST_CELLS, RING, TURNED_DICE, Field
from minoteka.kernel import Layout, State

PLIES = 28
MOST_MOVES = 6 * MOST_CELLS

WORK = Layout(
    [
        ("cells", "int64", ()),
        ("beside", "int64", (MOST_CELLS, 4)),
        ("around", "int64", (MOST_CELLS,)),  # the neighbours as a mask
        ("ahead", "int64", (2, MOST_CELLS)),  # those to the north and south, and those to the east and west
        ("number", "int64", (CELLS,)),  # of each cell of the grid
        ("framed", "int64", ()),
        ("lines", "int64", (2, RING)),  # the cells of each column and each row, for the frame
        ("symmetries", "int64", ()),
        ("image", "int64", (8, MOST_CELLS)),  # where a symmetry takes each cell
        ("turned", "int64", (8, 16)),  # what it does to the four rotations of a face
        ("counting", "int64", ()),  # 0: last-move; 1: tashkent
        ("hero", "int64", ()),  # counting: whose result is in question …
        ("aim", "int64", ()),  # … and what it must be at least: 1 a win, 0 a draw
        ("early", "int64", ()),  # so many plies are looked up under every symmetry of the board
        # the position at each ply
        ("live", "int64", (PLIES,)),  # cells that can still be filled
        ("touched", "int64", (PLIES,)),  # cells beside a laid die
        ("options", "int32", (PLIES, MOST_CELLS)),
        ("hands", "int64", (PLIES, 2)),
        ("used", "int64", (PLIES, 2)),  # columns and rows in use, for the frame
        ("can", "int64", (PLIES, 2)),  # cells that a seat may be able to fill at some time
        ("now", "int64", (PLIES, 2)),  # cells that it can fill at once
        ("ways", "int64", (PLIES, 2)),  # and in how many ways
        # the replies at each ply, and the tally
        ("move", "int64", (PLIES, 2 * MOST_MOVES)),  # twice: what another thread searches comes again later
        ("key", "int64", (PLIES, 2 * MOST_MOVES)),
        ("score", "int64", (PLIES, MOST_MOVES)),
        ("nodes", "int64", ()),
        ("limit", "int64", ()),
    ]
)
"""The desk of one thread: the field, the position at every ply, and the lists of moves."""
Desk = Annotated[State, WORK]


def set_field(w: State, field: Field) -> None:
    """Put a board on a blank desk."""
    w.cells = len(field.cells)
    w.framed = int(field.framed)
    for place in range(CELLS):
        w.number[place] = field.number(place)
    for cell, beside in enumerate(field.beside):
        for side, other in enumerate(beside):
            w.beside[cell][side] = other
            if other >= 0:
                w.around[cell] |= 1 << other
                w.ahead[side % 2][cell] |= 1 << other
        if field.framed:
            column, row = field.cells[cell]
            w.lines[0][column] |= 1 << cell
            w.lines[1][row] |= 1 << cell
    w.symmetries = len(field.symmetries)
    for i, (images, symmetry) in enumerate(field.symmetries):
        for cell, image in enumerate(images):
            w.image[i][cell] = image
        for mask in range(16):
            w.turned[i][mask] = sum(1 << TURNED_DICE[symmetry][corner] for corner in range(4) if (mask >> corner) & 1)
