"""Why a puzzle has no solution: the cells or pieces at fault where they can be named, else that all was tried."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from minoteka.core.errors import Illegal
from minoteka.geometry.hexagonal import Cell, components
from minoteka.puzzles.cover import CoverSearch
from minoteka.puzzles.puzzle import Puzzle


def unsolvable(puzzle: Puzzle, stop: Any = None) -> Illegal | None:
    """The reason, the plainest first; nothing if there is a solution (or the search was stopped)."""
    return (
        _cells_out_of_reach(puzzle)
        or _pieces_that_fit_nowhere(puzzle)
        or _parts_of_a_wrong_size(puzzle)
        or _nothing_found(puzzle, stop)
    )


def names(cells: Iterable[Cell]) -> list[str]:
    """Cells as texts."""
    return [f"{q},{r}" for q, r in sorted(cells)]


def _cells_out_of_reach(puzzle: Puzzle) -> Illegal | None:
    reached = {cell for placement in puzzle.tiling.placements for cell in placement.cells}
    if alone := set(puzzle.cells) - reached:
        return Illegal("puzzle-cells-unreachable", names(alone), where=names(alone))
    return None


def _pieces_that_fit_nowhere(puzzle: Puzzle) -> Illegal | None:
    fitting = Counter(placement.number for placement in puzzle.tiling.placements)
    if useless := [str(piece) for piece in puzzle.pieces if not fitting[piece.number]]:
        return Illegal("puzzle-pieces-nowhere", pieces=useless)
    return None


def _parts_of_a_wrong_size(puzzle: Puzzle) -> Illegal | None:
    """A part of the silhouette that stands apart must be the sum of some of the pieces that fit into it."""
    for part in components(puzzle.cells):
        inside = set(part)
        fitting = {p.number for p in puzzle.tiling.placements if inside.issuperset(p.cells)}
        sums = {0}
        for piece in puzzle.pieces:
            if piece.number in fitting:
                sums |= {total + puzzle.box.size(piece.number) for total in sums}
        if len(part) not in sums:
            return Illegal("puzzle-part", names(part), size=len(part), where=names(part)[:3])
    return None


def _nothing_found(puzzle: Puzzle, stop: Any) -> Illegal | None:
    search = CoverSearch(puzzle.tiling.cover, True, 1, stop, 1)
    while search.run():
        pass
    if search.complete and search.found == 0:
        return Illegal("puzzle-no-cover", pieces=len(puzzle.pieces), steps=search.progress.steps)
    return None
