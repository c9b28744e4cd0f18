"""Help with a puzzle that somebody has begun: a piece that goes on from here, or the pieces that lie wrong."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from minoteka.core.errors import Illegal
from minoteka.core.pieces import Piece
from minoteka.geometry.hexagonal import Shape
from minoteka.puzzles.puzzle import Puzzle
from minoteka.puzzles.tiling import Placement, Tiling

Laid = Sequence[tuple[Piece, Shape]]


@dataclass(frozen=True)
class Hint:
    """``next`` fits and leads on; without it, ``wrong`` are laid pieces that must go. Neither: it is solved."""

    next: tuple[Piece, Placement] | None
    wrong: tuple[Piece, ...] = ()


def hint(puzzle: Puzzle, laid: Laid, stop: Any = None, known: Laid = ()) -> Hint:
    """What to do next, given the pieces laid in the order they were laid; ``Illegal`` if they cannot lie so at all.

    A search that is stopped leads to the ``known`` solution instead, if there is one.
    """
    _check(puzzle, laid)
    rest = _rest(puzzle, laid)
    cover = rest.first(stop)
    wrong: Laid = () if cover is not None else _astray(puzzle, laid, stop)
    if stop is not None and stop[0]:
        if not known:
            raise Illegal("hint-late")
        right = {(piece.number, tuple(sorted(cells))) for piece, cells in known}
        there = {(piece.number, tuple(sorted(cells))) for piece, cells in laid}
        cover = tuple(Placement(number, cells) for number, cells in sorted(right - there))
        wrong = [entry for entry in laid if (entry[0].number, tuple(sorted(entry[1]))) not in right]
    if wrong or not cover:
        return Hint(None, tuple(piece for piece, _ in wrong))
    # The piece with the fewest places left is the one a person could have found.
    places = Counter(placement.number for placement in rest.placements)
    best = min(cover, key=lambda placement: (places[placement.number], placement))
    used = {piece for piece, _ in laid}
    free = next(piece for piece in puzzle.pieces if piece.number == best.number and piece not in used)
    return Hint((free, best))


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
