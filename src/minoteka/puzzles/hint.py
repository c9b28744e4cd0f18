"""Help with a puzzle that somebody has begun: a piece that goes on from here, or the pieces that lie wrong."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from minoteka.core.errors import Illegal
from minoteka.core.pieces import Piece
from minoteka.geometry.hexagonal import Shape
from minoteka.puzzles.puzzle import Puzzle
from minoteka.puzzles.tiling import Placement, Tiling

Laid = Sequence[tuple[Piece, Shape]]


@dataclass(frozen=True)
class NextPiece:
    """``next`` fits and leads on; without it, ``wrong`` are laid pieces that must go. Neither: it is solved."""

    next: tuple[Piece, Placement] | None
    wrong: tuple[Piece, ...] = ()


def hint(puzzle: Puzzle, laid: Laid, stop: Any = None, known: Laid = ()) -> NextPiece:
    """What to do next, given the pieces laid in the order they were laid; ``Illegal`` if they cannot lie so at all.

    Who is on the way to the ``known`` solution (for a tinted silhouette, one in its colours) is led there; so is
    everybody when the search is stopped.
    """
    _check(puzzle, laid)
    if not known and puzzle.tints:
        known = [(piece, placement.cells) for piece, placement in puzzle.solution(stop) or ()]
    right = {Placement(piece.number, tuple(sorted(cells))) for piece, cells in known}
    there = {Placement(piece.number, tuple(sorted(cells))) for piece, cells in laid}
    if known and there <= right:
        return _lead_on(puzzle, laid, right - there)
    cover = _rest(puzzle, laid).first(stop)
    wrong: Laid = () if cover is not None else _astray(puzzle, laid, stop)
    if stop is not None and stop[0]:
        if not known:
            raise Illegal("hint-late")
        wrong = [entry for entry in laid if Placement(entry[0].number, tuple(sorted(entry[1]))) not in right]
    return NextPiece(None, tuple(piece for piece, _ in wrong)) if wrong else _lead_on(puzzle, laid, cover or ())


def _lead_on(puzzle: Puzzle, laid: Laid, cover: Collection[Placement]) -> NextPiece:
    """One of the placements that are left: of the piece with the fewest places, which a person could have found."""
    if not cover:
        return NextPiece(None)
    places = Counter(placement.number for placement in _rest(puzzle, laid).placements)
    best = min(cover, key=lambda placement: (places[placement.number], placement))
    used = {piece for piece, _ in laid}
    return NextPiece((puzzle.piece_for(best, [piece for piece in puzzle.pieces if piece not in used]), best))


def _check(puzzle: Puzzle, laid: Laid) -> None:
    left, open_cells = set(puzzle.pieces), set(puzzle.cells)
    for piece, cells in laid:
        if piece not in left:
            raise Illegal("hint-piece", piece=str(piece))
        fitting = {p.cells for p in puzzle.tiling.placements if p.number == piece.number}
        if tuple(sorted(cells)) not in fitting or not open_cells.issuperset(cells):
            raise Illegal("hint-place", [f"{q},{r}" for q, r in cells], piece=str(piece))
        left.remove(piece)
        open_cells.difference_update(cells)


def _rest(puzzle: Puzzle, laid: Laid) -> Tiling:
    """What is still to be covered, with what is still to be laid."""
    covered = {cell for _, cells in laid for cell in cells}
    supply = Counter(puzzle.supply)
    supply.subtract(piece.number for piece, _ in laid)
    return Tiling([cell for cell in puzzle.cells if cell not in covered], supply, puzzle.box.shapes)


def _astray(puzzle: Puzzle, laid: Laid, stop: Any) -> Laid:
    """One piece without which all is well, the latest if there are several; else all since it could last be solved."""
    for index in range(len(laid) - 1, -1, -1):
        if _rest(puzzle, [*laid[:index], *laid[index + 1 :]]).first(stop) is not None:
            return laid[index : index + 1]
    good, bad = 0, len(laid)
    while bad - good > 1:
        middle = (good + bad) // 2
        if _rest(puzzle, laid[:middle]).first(stop) is None:
            bad = middle
        else:
            good = middle
    return laid[good:]
