"""What a page needs to draw Gemblo, and what it animates, made from an observation."""

from collections.abc import Sequence
from functools import cache, lru_cache

from minoteka.core.options import Options
from minoteka.core.shown import Event, Over, head
from minoteka.games.gemblo.board import OWNER, ROWS, STARTS, ZONES, cell_at, obstacles, place
from minoteka.games.gemblo.notation import cell_text, move_cells, move_piece, move_text
from minoteka.games.gemblo.patterns import LINES_OF_CELL, PASS
from minoteka.games.gemblo.pieces import PIECES
from minoteka.games.gemblo.placing import can_place, is_cut
from minoteka.games.gemblo.rules import is_over, measure, outcome, pieces_laid, pieces_left, seat_of, to_act
from minoteka.games.gemblo.shown import (
    BoardPiece,
    Closed,
    Colour,
    ColourPass,
    ColourPassed,
    Finished,
    GembloView,
    Laid,
    Lay,
    Pieces,
    Way,
)
from minoteka.games.gemblo.shown import Cell as Shown
from minoteka.geometry.hexagonal import FACING, Cell, normalised
from minoteka.geometry.lying import ways
from minoteka.kernel import State

WAYS = {
    str(number): [Way(list(way.cells), way.turned, way.flipped) for way in ways(cells)]
    for number, cells in PIECES.items()
}
"""How the pieces can lie: a page turns and flips by it."""
_WAY = {(int(number), tuple(way.cells)): i for number, lying in WAYS.items() for i, way in enumerate(lying)}


def link_cells(s: State, colour: int) -> list[Cell]:
    """The cells where an open line reaches the colour (before its first piece: its starting cell), sorted."""
    found = []
    for i, row in enumerate(s.link):
        bits = int(row[colour])
        while bits:
            found.append(cell_at(i * ROWS + (bits & -bits).bit_length() - 1))
            bits &= bits - 1
    return sorted(found)


def open_lines(s: State, colour: int) -> list[tuple[Cell, Cell]]:
    """The open lines of a colour: each from a cell of its pieces to the link cell on the other side (rule 2)."""
    found = []
    for cell in link_cells(s, colour):
        here = place(cell)
        for (q, r), (beyond, one, other) in zip(FACING, LINES_OF_CELL, strict=True):
            if OWNER[s.tile[here + beyond]] == colour and not is_cut(s, here + one, here + other):
                found.append(((cell[0] + q, cell[1] + r), cell))
    return found


def is_stuck(s: State, colour: int) -> bool:
    """Whether a colour can lay nothing more: the state knows it of those whose turn came up, the others are asked."""
    return bool(int(s.stuck) >> colour & 1) or not can_place(s, colour)


def _colour(s: State, colour: int) -> Colour:
    left, stuck = pieces_left(s, colour), is_stuck(s, colour)
    return Colour(
        colour=colour,
        seat=int(seat_of(s, colour)),
        start=cell_text(STARTS[int(s.seats)][colour]),
        left=left,
        blocks=sum(len(PIECES[number]) for number in left),
        stuck=stuck,
        links=[] if stuck else [cell_text(cell) for cell in link_cells(s, colour)],
    )


def _hand(s: State, seat: int) -> Pieces:
    own = range(seat, int(s.colours), int(s.seats))
    tiles = [f"{colour}:{number}" for colour in own for number in pieces_left(s, colour)]
    return Pieces(len(tiles), tiles, int(measure(s, seat, 0)))


@cache
def _cell(seats: int, cell: Cell, colour: int | None = None, number: int | None = None) -> Shown:
    """A cell of a board and what lies on it."""
    start = STARTS[seats].index(cell) if cell in STARTS[seats] else None
    return Shown(cell_text(cell), cell[0], cell[1], start, colour, number)


@cache
def _board(seats: int) -> tuple[list[Shown], dict[Cell, int]]:
    """The cells of a board on which nothing lies, and the place of each in the list."""
    return [_cell(seats, cell) for cell in ZONES[seats]], {cell: i for i, cell in enumerate(ZONES[seats])}


def cells(s: State, laid: dict[tuple[int, int], list[Cell]]) -> list[Shown]:
    """Every cell, and the piece on it."""
    seats = int(s.seats)
    board, where = _board(seats)
    shown = board.copy()
    for (colour, number), covered in laid.items():
        for cell in covered:
            if cell in where:
                shown[where[cell]] = _cell(seats, cell, colour, number)
    return shown


def view(s: State, seat: int, options: Options) -> GembloView:
    """The whole table; everybody sees the same."""
    seats = int(s.seats)
    laid, over = pieces_laid(s), bool(is_over(s))
    return GembloView(
        **head("gemblo", seats, seat, options, to_act(s), outcome(s) if over else None),
        hands=[_hand(s, owner) for owner in range(seats)],
        reserve=None,
        turn=None if over else int(s.turn),
        lines=[] if over else [(cell_text(end), cell_text(link)) for end, link in open_lines(s, int(s.turn))],
        colours=[_colour(s, colour) for colour in range(int(s.colours))],
        cells=cells(s, laid),
        pieces=[
            BoardPiece(colour, number, [cell_text(cell) for cell in where]) for (colour, number), where in laid.items()
        ],
        obstacles=sorted(obstacles(seats)),
        ways=WAYS,
    )


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Lay | ColourPass]:
    """Legal moves taken apart: which piece on which cells."""
    colour = int(s.turn)
    return [_move(code, colour) for code in codes]


@lru_cache(1 << 16)
def _move(code: int, colour: int) -> Lay | ColourPass:
    """A move of a colour."""
    if code == PASS:
        return ColourPass("pass", colour)
    number, cells = move_piece(code), move_cells(code)
    way = _WAY[number, normalised(cells)]
    return Lay(number, _covered(code), move_text(None, code), colour, way)


@lru_cache(1 << 16)
def _covered(code: int) -> list[str]:
    return [cell_text(cell) for cell in move_cells(code)]


def events(before: State, move: int, after: State, seat: int) -> list[Event]:
    """What happened: a piece was laid or a pass made, a colour laid its last piece or lost its last place."""
    colour = int(before.turn)
    mover = int(seat_of(before, colour))
    happened: list[Event]
    if move == PASS:
        happened = [ColourPassed(mover, colour)]
    else:
        happened = [Laid(mover, move_piece(move), _covered(move), colour)]
    for other in range(int(after.colours)):
        if is_stuck(after, other) and not is_stuck(before, other):
            kind = Closed if after.left[other] else Finished
            happened.append(kind(int(seat_of(after, other)), other))
    if is_over(after):
        happened.append(Over.by(outcome(after)))
    return happened
