"""Covering cells with pieces: the exact-cover problem of a silhouette, and its solutions as placements."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from minoteka.geometry.hexagonal import Cell, Shape
from minoteka.puzzles import symmetry
from minoteka.puzzles.cover import Count, CoverProgress, ExactCover

Shapes = Mapping[int, tuple[Shape, ...]]
"""The fixed shapes of each piece number."""


@dataclass(frozen=True, order=True)
class Placement:
    """A piece number and the cells it covers."""

    number: int
    cells: Shape


Cover = tuple[Placement, ...]
"""A solution: placements in the order of their numbers."""


class Tiling:
    """All ways to cover ``cells`` with ``supply[number]`` pieces of each number, using all of them unless told.

    Equal pieces are interchangeable: solutions that differ only in their colours are one solution.
    """

    def __init__(self, cells: Iterable[Cell], supply: Mapping[int, int], shapes: Shapes, use_all: bool = True) -> None:
        self.cells: Shape = tuple(sorted(set(cells)))
        self.supply = {number: wanted for number, wanted in sorted(supply.items()) if wanted}
        self.use_all = use_all
        self.placements = [p for number in self.supply for p in placements(self.cells, number, shapes[number])]

    @cached_property
    def cover(self) -> ExactCover:
        """The cover problem: an item for each cell, then one for each piece number."""
        item = {cell: i for i, cell in enumerate(self.cells)}
        kind = {number: len(item) + i for i, number in enumerate(self.supply)}
        options = [[*(item[cell] for cell in p.cells), kind[p.number]] for p in self.placements]
        supply = {kind[number]: wanted for number, wanted in self.supply.items()}
        return ExactCover(len(item) + len(kind), options, supply, self.use_all)

    @cached_property
    def images(self) -> Any:
        """What the silhouette's symmetries make of each placement."""
        return symmetry.option_images(symmetry.self_maps(self.cells), [(p.number, p.cells) for p in self.placements])

    def solutions(
        self,
        limit: int | None = None,
        up_to_symmetry: bool = False,
        stop: Any = None,
        progress: Callable[[CoverProgress], None] | None = None,
    ) -> Iterator[Cover]:
        """The covers one by one; up to symmetry, one for each class of turned and flipped ones."""
        for row in self._rows(limit, up_to_symmetry, stop, progress):
            yield tuple(sorted(self.placements[option] for option in row))

    def _rows(
        self, limit: int | None, up_to_symmetry: bool, stop: Any, progress: Callable[[CoverProgress], None] | None
    ) -> Iterator[tuple[int, ...]]:
        if not up_to_symmetry:
            yield from self.cover.solutions(limit, stop, progress)
            return
        left = limit
        for batch in self.cover.batches(stop=stop, progress=progress):
            rows = symmetry.representatives(batch, self.images)
            yield from rows if left is None else rows[:left]
            left = None if left is None else left - len(rows)
            if left is not None and left <= 0:
                return

    def first(self, stop: Any = None) -> Cover | None:
        """A cover, if there is one (and nobody stopped the search)."""
        return next(self.solutions(1, stop=stop), None)

    def count(
        self,
        limit: int | None = None,
        up_to_symmetry: bool = False,
        stop: Any = None,
        progress: Callable[[CoverProgress], None] | None = None,
    ) -> Count:
        """How many covers there are; the search ends when ``limit`` of them are known."""
        if not up_to_symmetry:
            return self.cover.count(limit, stop, progress)
        number = sum(1 for _ in self._rows(limit, True, stop, progress))
        return Count(number, (limit is None or number < limit) and not (stop is not None and stop[0]))

    def is_unique(self, stop: Any = None) -> bool:
        """Whether there is exactly one cover, proved by a complete search for a second."""
        return self.cover.is_unique(stop)


def placements(cells: Shape, number: int, shapes: Iterable[Shape]) -> Iterator[Placement]:
    """Everywhere a piece fits into the cells, each place once."""
    inside = set(cells)
    for shape in shapes:
        anchor_q, anchor_r = shape[0]
        offsets = [(q - anchor_q, r - anchor_r) for q, r in shape[1:]]
        for q, r in cells:
            if all((q + dq, r + dr) in inside for dq, dr in offsets):
                yield Placement(number, tuple(sorted([(q, r), *((q + dq, r + dr) for dq, dr in offsets)])))
