"""A puzzle: a silhouette on the board and the pieces that cover it exactly. Puzzle files are TOML with a drawing."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.pieces import Piece, PieceSet
from minoteka.geometry.hexagonal import Cell, Shape
from minoteka.puzzles import silhouette
from minoteka.puzzles.cover import Count, CoverProgress
from minoteka.puzzles.tiling import Cover, Placement, Tiling

KEYS = ("name", "pieces", "solutions", "more_than", "grade", "silhouette", "left", "top")

Painted = list[tuple[Piece, Placement]]
"""A solution with the pieces that lie in it."""


@dataclass(frozen=True)
class Puzzle:
    """What a solver is shown, and what is known of it: how many solutions there are, and how hard it is (1 to 5).

    ``tints`` colour cells of the silhouette so that one sees what it is; they bind nobody. If all cells are tinted, the
    pieces of each colour cover its part of the picture.
    """

    name: str
    box: PieceSet
    cells: Shape
    pieces: tuple[Piece, ...]
    solutions: Count | None = None
    grade: int | None = None
    tints: Mapping[Cell, int] = field(default_factory=dict)

    @cached_property
    def supply(self) -> Mapping[int, int]:
        """How many pieces there are of each number, whatever their colours."""
        return Counter(piece.number for piece in self.pieces)

    @cached_property
    def tiling(self) -> Tiling:
        """The cover problem."""
        return Tiling(self.cells, self.supply, self.box.shapes)

    def solution(self, stop: Any = None, progress: Callable[[CoverProgress], None] | None = None) -> Painted | None:
        """A solution, in the colours of the picture if it has some; nothing if there is none."""
        if self.tints and (painted := self._tinted(stop)) is not None:
            return painted
        cover = next(self.tiling.solutions(1, stop=stop, progress=progress), None)
        return None if cover is None else self.paint(cover)

    def _tinted(self, stop: Any) -> Painted | None:
        painted: Painted = []
        for colour in sorted({piece.colour for piece in self.pieces}):
            part = [cell for cell in self.cells if self.tints.get(cell) == colour]
            numbers = Counter(piece.number for piece in self.pieces if piece.colour == colour)
            cover = Tiling(part, numbers, self.box.shapes).first(stop)
            if cover is None:
                return None
            painted += [(Piece(colour, placement.number), placement) for placement in cover]
        return painted if len({cell for _, p in painted for cell in p.cells}) == len(self.cells) else None

    def paint(self, cover: Cover) -> Painted:
        """Which of the pieces lies where."""
        left = sorted(self.pieces)
        painted = []
        for placement in cover:
            piece = self.piece_for(placement, left)
            left.remove(piece)
            painted.append((piece, placement))
        return painted

    def piece_for(self, placement: Placement, left: Iterable[Piece]) -> Piece:
        """Which of the equal pieces lies there: the one in the picture's colour, else that of the first colour."""
        tints = [self.tints.get(cell) for cell in placement.cells]
        equal = [piece for piece in left if piece.number == placement.number]
        return max(equal, key=lambda piece: (tints.count(piece.colour), -piece.colour))


def check(name: str, box: PieceSet, cells: Iterable[Cell], pieces: Iterable[Piece], **known: Any) -> Puzzle:
    """A puzzle that could have a solution: everything is on the board, nothing is there twice, the sizes agree."""
    cells, pieces = tuple(sorted(cells)), tuple(sorted(pieces))
    if not cells:
        raise Malformed("puzzle-empty")
    if outside := [f"{q},{r}" for q, r in cells if (q, r) not in box.board]:
        raise Malformed("puzzle-off-board", cells=outside)
    if twice := sorted(str(piece) for piece, times in Counter(pieces).items() if times > 1):
        raise Malformed("puzzle-piece-twice", pieces=twice)
    blocks = sum(box.size(piece.number) for piece in pieces)
    if blocks != len(cells):
        raise Malformed("puzzle-area", cells=len(cells), blocks=blocks)
    return Puzzle(name, box, cells, pieces, **known)


def read(text: str, box: PieceSet) -> Puzzle:
    """The puzzle in a file; ``Malformed`` says what is wrong and where."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed("puzzle-file", why=str(error)) from error
    if unknown := sorted(set(data) - set(KEYS)):
        raise Malformed("puzzle-key-unknown", keys=unknown, known=KEYS)
    drawing, listed = _typed(data, "silhouette", str), _typed(data, "pieces", str)
    placed = _typed(data, "left", int, None), _typed(data, "top", int, None)
    drawn = silhouette.read_tinted(drawing, box.board, None if None in placed else placed, box.colours)
    return check(
        _typed(data, "name", str, ""),
        box,
        drawn,
        [_piece(word, box) for word in listed.replace(",", " ").split()],
        solutions=_solutions(data),
        grade=_typed(data, "grade", int, None),
        tints={cell: tint for cell, tint in drawn.items() if tint is not None},
    )


def _typed(data: Mapping[str, Any], key: str, kind: type, *default: Any) -> Any:
    if key not in data and default:
        return default[0]
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Malformed("puzzle-key", key=key, kind="text" if kind is str else "number")
    return value


def _piece(word: str, box: PieceSet) -> Piece:
    piece = box.read_piece(word)
    if piece is None:
        raise Malformed("puzzle-piece", text=word, numbers=len(box.shapes), colours=box.colours)
    return piece


def _solutions(data: Mapping[str, Any]) -> Count | None:
    exact, more = _typed(data, "solutions", int, None), _typed(data, "more_than", int, None)
    if exact is not None:
        return Count(exact, True)
    return None if more is None else Count(more, False)


def write(puzzle: Puzzle) -> str:
    """The puzzle as a file that ``read`` understands, with the silhouette drawn."""
    lines = [f"name = {quoted(puzzle.name)}", f'pieces = "{" ".join(map(str, puzzle.pieces))}"']
    if puzzle.solutions is not None:
        lines.append(f"{'solutions' if puzzle.solutions.complete else 'more_than'} = {puzzle.solutions.number}")
    if puzzle.grade is not None:
        lines.append(f"grade = {puzzle.grade}")
    if puzzle.cells != silhouette.centred(puzzle.cells, puzzle.box.board):
        left, top = silhouette.corner(puzzle.cells)
        lines += [f"left = {left}", f"top = {top}"]
    return "\n".join([*lines, f"silhouette = '''\n{silhouette.draw(puzzle.cells, puzzle.tints)}\n'''", ""])


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in escaped) + '"'
