"""The texts of Gemblo: ``5:0,0;0,1;1,0`` (piece, colon, cells), ``pass``, and the deal."""

import re
from functools import cache, lru_cache
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.shown import TryPass
from minoteka.games.gemblo.patterns import PASS, code, code_parts
from minoteka.games.gemblo.pieces import ORIENTATION, ORIENTATIONS, PIECES, anchored
from minoteka.games.gemblo.shown import TryLay
from minoteka.geometry.hexagonal import Cell, Shape, shifted
from minoteka.kernel import State

_CELL = r"(?:-?[1-9]\d?|0),(?:-?[1-9]\d?|0)"
_MOVE = re.compile(rf"([1-9]\d?):({_CELL}(?:;{_CELL}){{0,4}})", re.ASCII)


@cache
def cell_text(cell: Cell) -> str:
    """A cell as moves and errors name it."""
    return f"{cell[0]},{cell[1]}"


def move_piece(move: int) -> int:
    """The number of the piece that a move lays."""
    return ORIENTATIONS[code_parts(move)[0]][0]


def move_cells(move: int) -> Shape:
    """The cells that a move covers, sorted."""
    orientation, anchor = code_parts(move)
    return shifted(ORIENTATIONS[orientation][1], anchor)


def move_text(s: State, move: int) -> str:
    """The piece's number, a colon, and its cells in the order of q and r."""
    return "pass" if move == PASS else _laying_text(move)


@lru_cache(1 << 16)  # more than there are placements: lists of hundreds are written at every turn
def _laying_text(move: int) -> str:
    return f"{move_piece(move)}:{';'.join(map(cell_text, move_cells(move)))}"


def read_move(s: State, text: str) -> int:
    """The move that a text names, legal or not; cells come in any order."""
    if text == "pass":
        return PASS
    match = _MOVE.fullmatch(text)
    number = int(match[1]) if match else 0
    if match is None or number not in PIECES:
        raise Malformed("move-text", text=text, example="5:0,0;0,1;1,0")
    cells = tuple(sorted(_read_cell(part) for part in match[2].split(";")))
    orientation = ORIENTATION.get((number, anchored(cells)))
    if orientation is None:
        raise Malformed("gemblo-shape", piece=number)
    return code(orientation, cells[0])


def _read_cell(text: str) -> Cell:
    q, r = text.split(",")
    return int(q), int(r)


def tried_text(move: TryLay | TryPass) -> str:
    """The text of a move that a struct describes."""
    return "pass" if isinstance(move, TryPass) else f"{move.piece}:{';'.join(move.cells)}"


def write_deal(s: State) -> dict[str, Any]:
    """Who starts: there is no other chance."""
    return {"first": int(s.first)}


def read_deal(s: State, deal: Any) -> None:
    """Put a deal into a blank state."""
    if not isinstance(deal, dict) or set(deal) != {"first"}:
        raise Malformed("deal-keys", keys="first")
    if type(deal["first"]) is not int or not 0 <= deal["first"] < s.seats:
        raise Malformed("deal-first", seats=int(s.seats))
    s.first = s.turn = deal["first"]
