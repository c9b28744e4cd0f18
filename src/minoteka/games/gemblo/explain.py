"""Why a move of Gemblo is not allowed: the rule it breaks and the cells at fault."""

from minoteka.core.errors import Illegal
from minoteka.games.gemblo.board import OWNER, STARTS, ZONES, in_grid, place
from minoteka.games.gemblo.notation import cell_text, move_cells, move_piece
from minoteka.games.gemblo.patterns import PASS
from minoteka.games.gemblo.pieces import ALL_LEFT, KINDS
from minoteka.games.gemblo.placing import is_cut
from minoteka.games.gemblo.view import link_cells
from minoteka.geometry.hexagonal import DIRECTIONS, FACING, Cell, Shape, distance, neighbours
from minoteka.kernel import State


def explain(s: State, seat: int, move: int) -> Illegal:
    """The first reason, as a player would look for it, why ``move`` is not in the list of the colour to move."""
    if move == PASS:
        return Illegal("gemblo-must-lay")
    colour, number, cells = int(s.turn), move_piece(move), move_cells(move)
    if not int(s.left[colour]) >> (number - 1) & 1:
        return Illegal("gemblo-not-left", _lying(s, colour, number), piece=number)
    outside = [cell for cell in cells if cell not in ZONES[int(s.seats)]]
    if outside:
        return _at("gemblo-outside", outside)
    taken = [cell for cell in cells if s.tile[place(cell)]]
    if taken:
        return _at("gemblo-taken", taken)
    start = STARTS[int(s.seats)][colour]
    if s.left[colour] == ALL_LEFT:
        return Illegal("gemblo-start", [cell_text(start)], cell=cell_text(start))
    return _touching(s, colour, cells) or _cut(s, colour, cells) or _apart(s, colour, cells)


def _at(code: str, cells: list[Cell]) -> Illegal:
    return Illegal(code, [cell_text(cell) for cell in cells], cell=cell_text(cells[0]), count=len(cells))


def _colour_on(s: State, cell: Cell) -> int:
    """The colour that lies on a cell, −1 for none or for a cell far outside."""
    return int(OWNER[s.tile[place(cell)]]) if in_grid(cell) else -1


def _piece_on(s: State, cell: Cell) -> int:
    return (int(s.tile[place(cell)]) - 1) % KINDS + 1


def _lying(s: State, colour: int, number: int) -> list[str]:
    zone = ZONES[int(s.seats)]
    return [cell_text(c) for c in zone if _colour_on(s, c) == colour and _piece_on(s, c) == number]


def _touching(s: State, colour: int, cells: Shape) -> Illegal | None:
    """Rule 2: no cell may share an edge with a cell of its own colour."""
    for cell in cells:
        for other in neighbours(cell):
            if _colour_on(s, other) == colour:
                names = cell_text(cell), cell_text(other)
                return Illegal("gemblo-touches", names, piece=_piece_on(s, other), cell=names[0], other=names[1])
    return None


def _cut(s: State, colour: int, cells: Shape) -> Illegal | None:
    """Rule 2: there are lines to the own colour, but each lies between two cells of one and the same piece."""
    for q, r in cells:
        for i, (dq, dr) in enumerate(FACING):
            if _colour_on(s, (q + dq, r + dr)) == colour:
                one, other = ((q + a, r + b) for a, b in (DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]))
                if is_cut(s, place(one), place(other)):
                    return Illegal(
                        "gemblo-cut",
                        [cell_text(cell) for cell in ((q, r), (q + dq, r + dr), one, other)],
                        piece=_piece_on(s, one),
                        colour=_colour_on(s, one),
                        cell=cell_text((q, r)),
                    )
    return None


def _apart(s: State, colour: int, cells: Shape) -> Illegal:
    """Rule 2: no line leads to the own colour at all; the nearest cell that has one is shown."""
    links = link_cells(s, colour)
    if not links:
        return Illegal("gemblo-apart-closed", [cell_text(cell) for cell in cells])
    nearest = min(links, key=lambda link: (min(distance(link, cell) for cell in cells), link))
    return Illegal("gemblo-apart", [cell_text(nearest)], cell=cell_text(nearest))
