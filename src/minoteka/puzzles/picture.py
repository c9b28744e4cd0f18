"""Free pictures: pieces laid anywhere on the board for the fun of it. One can be saved, and made into a puzzle."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.pieces import Piece, PieceSet
from minoteka.geometry.hexagonal import Cell, Shape, normalised
from minoteka.puzzles.cover import Count
from minoteka.puzzles.grade import grade
from minoteka.puzzles.puzzle import Puzzle, check, quoted
from minoteka.puzzles.tiling import Placement

MANY = 10_000
"""Solutions of a puzzle made from a picture are counted up to here."""


@dataclass(frozen=True)
class Picture:
    """Pieces and where they lie: every piece once, no two on one cell, nothing off the board."""

    name: str
    box: PieceSet
    laid: tuple[tuple[Piece, Shape], ...]

    def with_piece(self, piece: Piece, cells: Iterable[Cell]) -> "Picture":
        """The picture with one more piece; ``Illegal`` says why it cannot lie there."""
        shape = tuple(sorted(cells))
        if any(piece == other for other, _ in self.laid):
            raise Illegal("picture-piece-used", piece=str(piece))
        if normalised(shape) not in {normalised(fixed) for fixed in self.box.shapes[piece.number]}:
            raise Illegal("picture-shape", _names(shape), piece=str(piece))
        if outside := [cell for cell in shape if cell not in self.box.board]:
            raise Illegal("picture-off-board", _names(outside), piece=str(piece), where=_names(outside))
        taken = {cell for _, other in self.laid for cell in other}
        if shared := [cell for cell in shape if cell in taken]:
            raise Illegal("picture-taken", _names(shared), piece=str(piece), where=_names(shared))
        return Picture(self.name, self.box, (*self.laid, (piece, shape)))

    def without(self, piece: Piece) -> "Picture":
        """The picture with a piece taken up again."""
        return Picture(self.name, self.box, tuple(entry for entry in self.laid if entry[0] != piece))

    def painted(self) -> list[tuple[Piece, Placement]]:
        """The picture as the solution of a puzzle is drawn."""
        return [(piece, Placement(piece.number, cells)) for piece, cells in self.laid]

    def puzzle(self, stop: Any = None) -> Puzzle:
        """The picture's silhouette and pieces as a puzzle, graded; its solutions are counted up to ten thousand, or as
        far as it goes until somebody stops it.
        """
        cells = [cell for _, shape in self.laid for cell in shape]
        bare = check(self.name, self.box, cells, [piece for piece, _ in self.laid])
        counted = bare.tiling.count(MANY + 1, stop=stop)
        more_than = Count(min(counted.number - 1, MANY), False) if counted.number > 1 else None
        solutions = counted if counted.complete else more_than
        return check(bare.name, self.box, bare.cells, bare.pieces, solutions=solutions, grade=grade(bare.tiling))


def read(text: str, box: PieceSet) -> Picture:
    """The picture in a file: ``name`` and the list ``laid`` of texts like ``"A5:0,0;0,1;1,0"``."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed("puzzle-file", why=str(error)) from error
    laid = data.get("laid")
    if not isinstance(laid, list) or not all(isinstance(entry, str) for entry in laid):
        raise Malformed("picture-laid")
    picture = Picture(str(data.get("name", "")), box, ())
    for entry in laid:
        picture = picture.with_piece(*_read_entry(entry, box))
    return picture


def _read_entry(entry: str, box: PieceSet) -> tuple[Piece, Shape]:
    name, _, places = entry.partition(":")
    piece = box.read_piece(name.strip())
    if piece is None:
        raise Malformed("puzzle-piece", text=name, numbers=len(box.shapes), colours=box.colours)
    cells = []
    for place in places.split(";"):
        q, _, r = place.partition(",")
        try:
            cells.append((int(q), int(r)))
        except ValueError as error:
            raise Malformed("picture-cell", text=place, piece=name) from error
    if max(Counter(cells).values()) > 1:
        raise Malformed("picture-cell", text=places, piece=name)
    return piece, tuple(sorted(cells))


def write(picture: Picture) -> str:
    """The picture as a file that ``read`` understands."""
    lines = [f'  "{piece}:{";".join(_names(cells))}",' for piece, cells in picture.laid]
    return "\n".join([f"name = {quoted(picture.name)}", "laid = [", *lines, "]", ""])


def _names(cells: Iterable[Cell]) -> list[str]:
    return [f"{q},{r}" for q, r in cells]
