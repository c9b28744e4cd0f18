"""Growing a silhouette piece by piece around the middle of the board, so that the pieces are known to cover it.

With a symmetry the pieces come in orbits: what is laid on one side is laid on the other side too, with an equal piece
of another colour, or lies across the middle and is its own image. So the solution is as symmetric as the silhouette;
otherwise its mirror image would be a second one.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from minoteka.geometry.hexagonal import (
    IDENTITY,
    MIRROR,
    SYMMETRIES,
    Cell,
    Matrix,
    Shape,
    apply,
    is_connected,
    neighbours,
    shifted,
)
from minoteka.kernel import below
from minoteka.puzzles.tiling import Placement, Shapes, placements

ORDERS: Mapping[str, int] = {"none": 1, "mirror": 2, "half-turn": 2, "third-turn": 3, "sixth-turn": 6}
"""The symmetries a silhouette can be asked to have; one of order n needs n colours."""

Motion = tuple[Matrix, Cell]
"""A symmetry and then a shift."""


def motions(symmetry: str, size: int) -> list[Motion] | None:
    """The group of a symmetry around a middle that suits the size: a cell, an edge or a corner; none if nothing does.

    A piece on the middle cell is its own image; without one, all pieces come in full orbits.
    """
    if symmetry == "mirror":
        return [(IDENTITY, (0, 0)), (MIRROR, (0, 0))]
    order = ORDERS[symmetry]
    if size % order > 1:
        return None
    if size % order == 1 or order in (1, 6):
        return [(turn, (0, 0)) for turn in SYMMETRIES[: 6 : 6 // order]]
    if order == 2:
        return [(IDENTITY, (0, 0)), (SYMMETRIES[3], (0, 1))]
    return [(IDENTITY, (0, 0)), (SYMMETRIES[2], (1, 0)), (SYMMETRIES[4], (0, 1))]


Orbit = frozenset[Placement]
"""A placement and its images under the symmetries: equal pieces."""


@dataclass(frozen=True)
class Growth:
    """What was laid so far."""

    orbits: tuple[Orbit, ...] = ()

    @property
    def laid(self) -> list[Placement]:
        """All the pieces."""
        return [placement for orbit in self.orbits for placement in orbit]

    @property
    def cells(self) -> set[Cell]:
        """The silhouette."""
        return {cell for placement in self.laid for cell in placement.cells}

    @property
    def supply(self) -> Counter[int]:
        """The pieces by their numbers."""
        return Counter(placement.number for placement in self.laid)

    def pruned(self, rng: Any) -> "Growth":
        """Without one or two of its orbits, chosen so that what is left hangs together; bare if that fails."""
        for _ in range(20):
            orbits = list(self.orbits)
            for _ in range(min(len(orbits) - 1, 1 + below(rng, 2))):
                del orbits[below(rng, len(orbits))]
            rest = Growth(tuple(orbits))
            if is_connected(rest.cells):
                return rest
        return Growth()


class Grower:
    """Grows silhouettes of one kind: ``size`` cells, ``colours`` of each piece, a symmetry."""

    def __init__(self, board: frozenset[Cell], shapes: Shapes, size: int, colours: int, symmetry: str) -> None:
        self.size = size
        self.colours = colours
        self.order = ORDERS[symmetry]
        self.motions = motions(symmetry, size) or []
        # A ring around an empty middle is the only way to six equal parts.
        self.start = (0, -1) if symmetry == "sixth-turn" and size % 6 == 0 else (0, 0)
        self._by_cell: dict[Cell, list[Orbit]] = {}
        cells = tuple(sorted(cell for cell in board if self._near(cell)))
        for number, fixed in shapes.items():
            for placement in placements(cells, number, fixed):
                orbit = self._orbit(placement)
                if orbit is not None and len(orbit) <= colours:
                    for cell in placement.cells:
                        self._by_cell.setdefault(cell, []).append(orbit)

    def _near(self, cell: Cell) -> bool:
        """Silhouettes stay near the middle: a disc of several times their size is room enough."""
        q, r = cell
        return q * q + q * r + r * r <= max(16, self.size)

    def _orbit(self, placement: Placement) -> Orbit | None:
        """The placement with its images, if they do not overlap one another."""
        orbit = frozenset(
            Placement(placement.number, shifted((apply(symmetry, cell) for cell in placement.cells), by))
            for symmetry, by in self.motions
        )
        cells = [cell for image in orbit for cell in image.cells]
        return orbit if len(set(cells)) == len(cells) else None

    def grow(self, rng: Any, start: Growth, closeness: int) -> Growth | None:
        """Go on from ``start`` until the size is right; nothing when that cannot be done from here.

        Of ``closeness`` orbits drawn at random the one that touches the silhouette along the most edges is taken: the
        closer, the more compact, and the harder to take apart.
        """
        growth = start
        while (left := self.size - len(growth.cells)) > 0:
            fitting = self._candidates(rng, growth, left, closeness)
            if not fitting:
                return None
            cells = growth.cells
            growth = Growth((*growth.orbits, max(fitting, key=lambda orbit: _contact(orbit, cells))))
        return growth

    def _candidates(self, rng: Any, growth: Growth, left: int, wanted: int) -> list[Orbit]:
        """Orbits drawn from those that touch the silhouette and leave a rest that can be filled."""
        cells, supply = growth.cells, growth.supply
        border = sorted({n for cell in cells for n in neighbours(cell)} - cells) or [self.start]
        found: list[Orbit] = []
        for _ in range(40 * wanted):
            options = self._by_cell.get(border[below(rng, len(border))], ())
            if not options:
                continue
            orbit = options[below(rng, len(options))]
            placement = next(iter(orbit))
            size = len(orbit) * len(placement.cells)
            if (
                size <= left
                and supply[placement.number] + len(orbit) <= self.colours
                and all(cells.isdisjoint(image.cells) for image in orbit)
                and (left - size == 0 or left - size >= self.order)
            ):
                found.append(orbit)
                if len(found) == wanted:
                    break
        return found


def _contact(orbit: Orbit, cells: set[Cell]) -> tuple[int, int, list[Placement]]:
    """Edges shared with the silhouette per cell laid, then size; the placements settle what is equal."""
    laid: Shape = tuple(cell for image in orbit for cell in image.cells)
    edges = sum(other in cells for cell in laid for other in neighbours(cell))
    return edges * 60 // len(laid), len(laid), sorted(orbit)
