"""What a page needs to draw Gemblo, and what it animates: plain JSON, made from an observation."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from minoteka.games.gemblo.board import OWNER, ROWS, STARTS, ZONES, cell_at, obstacles, place
from minoteka.games.gemblo.notation import cell_text, move_cells, move_piece, move_text
from minoteka.games.gemblo.patterns import LINES_OF_CELL, PASS
from minoteka.games.gemblo.pieces import PIECES
from minoteka.games.gemblo.placing import can_place, is_cut
from minoteka.games.gemblo.rules import is_over, measure, outcome, pieces_laid, pieces_left, seat_of, to_act
from minoteka.geometry.hexagonal import FACING, Cell, centre
from minoteka.kernel import State

SHAPES = {str(number): [list(cell) for cell in cells] for number, cells in PIECES.items()}
"""How the pieces look before they are turned, for a page's tray."""


def link_cells(s: State, colour: int) -> list[Cell]:
    """The cells where an open line reaches the colour (before its first piece: its starting cell), sorted."""
    rows = [int(row[colour]) for row in s.link]
    return sorted(cell_at(i * ROWS + q) for i, bits in enumerate(rows) for q in range(ROWS) if bits >> q & 1)


def open_lines(s: State, colour: int) -> list[tuple[Cell, Cell]]:
    """The open lines of a colour: each from a cell of its pieces to the link cell on the other side (rule 2)."""
    found = []
    for cell in link_cells(s, colour):
        here = place(cell)
        for (q, r), (beyond, one, other) in zip(FACING, LINES_OF_CELL, strict=True):
            if OWNER[s.tile[here + beyond]] == colour and not is_cut(s, here + one, here + other):
                found.append(((cell[0] + q, cell[1] + r), cell))
    return found


def _is_stuck(s: State, colour: int) -> bool:
    return not can_place(s, colour)


def _colour(s: State, colour: int) -> dict[str, Any]:
    """One colour: whose it is, what it has left, where it may connect, and whether it can still lay anything."""
    left = pieces_left(s, colour)
    return {
        "colour": colour,
        "seat": int(seat_of(s, colour)),
        "start": cell_text(STARTS[int(s.seats)][colour]),
        "left": left,
        "blocks": sum(len(PIECES[number]) for number in left),
        "stuck": _is_stuck(s, colour),
        "links": [] if _is_stuck(s, colour) else [cell_text(cell) for cell in link_cells(s, colour)],
    }


def _hand(s: State, seat: int) -> dict[str, Any]:
    """A seat's pieces of all its colours, as ``colour:number``."""
    own = range(seat, int(s.colours), int(s.seats))
    tiles = [f"{colour}:{number}" for colour in own for number in pieces_left(s, colour)]
    return {"count": len(tiles), "tiles": tiles, "blocks": int(measure(s, seat, 0))}


@cache
def _board(seats: int) -> list[tuple[Cell, dict[str, Any]]]:
    """What never changes about the cells of a board."""
    starts = {cell: colour for colour, cell in enumerate(STARTS[seats])}
    board = []
    for cell in ZONES[seats]:
        x, y = centre(cell)
        fixed = {"cell": cell_text(cell), "q": cell[0], "r": cell[1], "x": round(x, 3), "y": round(y, 3)}
        board.append((cell, {**fixed, "start": starts.get(cell)}))
    return board


def view(s: State, seat: int) -> dict[str, Any]:
    """The whole table; everybody sees the same."""
    seats = int(s.seats)
    laid = pieces_laid(s)
    lies = {cell: name for name, cells in laid.items() for cell in cells}
    cells = []
    for cell, fixed in _board(seats):
        colour, number = lies.get(cell, (None, None))
        cells.append({**fixed, "colour": colour, "piece": number})
    return {
        "game": "gemblo",
        "seat": seat,
        "seats": seats,
        "to_act": int(to_act(s)),
        "over": bool(is_over(s)),
        "outcome": outcome(s).as_json() if is_over(s) else None,
        "options": {},
        "hands": [_hand(s, owner) for owner in range(seats)],
        "reserve": None,
        "turn": None if is_over(s) else int(s.turn),
        "lines": [] if is_over(s) else [[cell_text(end) for end in line] for line in open_lines(s, int(s.turn))],
        "colours": [_colour(s, colour) for colour in range(int(s.colours))],
        "cells": cells,
        "pieces": [
            {"colour": colour, "piece": number, "cells": [cell_text(cell) for cell in where]}
            for (colour, number), where in laid.items()
        ],
        "obstacles": sorted(obstacles(seats)),
        "shapes": SHAPES,
    }


def moves(s: State, seat: int, codes: Sequence[int]) -> list[dict[str, Any]]:
    """Legal moves taken apart: which piece on which cells."""
    return [_move(s, code) for code in codes]


def _move(s: State, code: int) -> dict[str, Any]:
    if code == PASS:
        return {"text": "pass", "kind": "pass", "colour": int(s.turn)}
    return {"text": move_text(s, code), "kind": "lay", **_laid(s, code)}


def _laid(s: State, code: int) -> dict[str, Any]:
    return {**_lying(code), "colour": int(s.turn)}


@lru_cache(1 << 16)
def _lying(code: int) -> dict[str, Any]:
    """A piece and its cells. (The same dictionary every time: nobody changes a view.)"""
    return {"piece": move_piece(code), "cells": [cell_text(cell) for cell in move_cells(code)]}


def events(before: State, move: int, after: State, seat: int) -> list[dict[str, Any]]:
    """What happened: a piece was laid or a pass made, a colour laid its last piece or lost its last place."""
    colour = int(before.turn)
    mover = int(seat_of(before, colour))
    happened: list[dict[str, Any]]
    if move == PASS:
        happened = [{"kind": "passed", "seat": mover, "colour": colour}]
    else:
        happened = [{"kind": "laid", "seat": mover, **_laid(before, move)}]
    for other in range(int(after.colours)):
        if _is_stuck(after, other) and not _is_stuck(before, other):
            kind = "closed" if after.left[other] else "out"
            happened.append({"kind": kind, "seat": int(seat_of(after, other)), "colour": other})
    if is_over(after):
        happened.append({"kind": "over", **outcome(after).as_json()})
    return happened
