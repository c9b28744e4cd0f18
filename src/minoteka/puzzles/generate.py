"""Making new puzzles: grown from pieces, then changed until there is exactly one solution, of the right grade.

The same request and seed give the same puzzle on every machine.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.pieces import Piece, PieceSet
from minoteka.kernel import below, rng_from_bytes, shuffle, table
from minoteka.puzzles.cover import Count, CoverSearch
from minoteka.puzzles.grade import GRADES, effort, grade, grade_of
from minoteka.puzzles.grow import ORDERS, Grower, Growth, motions
from minoteka.puzzles.puzzle import Puzzle, check
from minoteka.puzzles.silhouette import centred
from minoteka.puzzles.tiling import Tiling

SMALLEST, LARGEST = 12, 60
TOO_MANY = 60
"""Solutions are counted up to here while a puzzle is being changed."""
PATIENCE = (4_000, 12_000, 40_000, 120_000, 400_000)
"""Steps of the search for a second solution, by grade: what takes more is too hard for the grade, or for us."""
FEW_RUNS = 5
"""A first guess at the grade, before it is measured in full."""
CHANGES = 40
"""Changes without a better puzzle before it is begun anew."""
ATTEMPTS = 80
"""Beginnings before the generator says that it found nothing: a few cells can hardly be hard."""


@dataclass(frozen=True)
class Request:
    """What kind of puzzle is wanted; ``grade`` from 1 (easy) to 5."""

    size: int = 40
    symmetry: str = "none"
    colours: int = 2
    grade: int = 3

    def check(self, box: PieceSet) -> None:
        """``Malformed`` for what cannot be made."""
        if not SMALLEST <= self.size <= LARGEST:
            raise Malformed("generate-size", size=self.size, low=SMALLEST, high=LARGEST)
        if self.symmetry not in ORDERS:
            raise Malformed("generate-symmetry", symmetry=self.symmetry, known=list(ORDERS))
        if not 1 <= self.colours <= box.colours:
            raise Malformed("generate-colours", colours=self.colours, high=box.colours)
        order = ORDERS[self.symmetry]
        if order > self.colours:
            raise Malformed("generate-pairs", symmetry=self.symmetry, needed=order)
        if motions(self.symmetry, self.size) is None:
            near = [size for size in range(SMALLEST, LARGEST + 1) if motions(self.symmetry, size)]
            close = sorted(sorted(near, key=lambda size: abs(size - self.size))[:2])
            raise Malformed("generate-fit", symmetry=self.symmetry, size=self.size, sizes=close)
        if self.grade not in GRADES:
            raise Malformed("generate-grade", grade=self.grade, low=GRADES[0], high=GRADES[-1])


def generate(
    request: Request,
    seed: bytes,
    box: PieceSet,
    name: str = "",
    stop: Any = None,
    progress: Callable[[int], None] | None = None,
) -> Puzzle:
    """A puzzle with exactly one solution, up to swapping equal pieces; about a second, seldom ten."""
    request.check(box)
    text = f"{request.size} {request.symmetry} {request.colours} {request.grade} ".encode()
    rng = rng_from_bytes(sha256(text + seed).digest()[:16])
    grower = Grower(box.board, box.shapes, request.size, request.colours, request.symmetry)
    for attempt in range(ATTEMPTS):
        if progress is not None:
            progress(attempt)
        growth = _attempt(grower, rng, request, box, stop)
        if growth is not None:
            pieces = _coloured(growth.supply, request.colours, rng)
            cells = centred(sorted(growth.cells), box.board)
            return check(name, box, cells, pieces, solutions=Count(1, True), grade=request.grade)
        if stop is not None and stop[0]:
            break
    raise Malformed("generate-failed", size=request.size, symmetry=request.symmetry, grade=request.grade)


def _attempt(grower: Grower, rng: Any, request: Request, box: PieceSet, stop: Any) -> Growth | None:
    """Change a silhouette as long as that brings it nearer: fewer solutions first, then the grade."""
    closeness = 1 + below(rng, 4 + 3 * request.grade)
    best = grower.grow(rng, Growth(), closeness)
    if best is None:
        return None
    best_badness = _badness(best, request, box)
    failures = 0
    while best_badness > (0, 0) and failures < CHANGES and not (stop is not None and stop[0]):
        changed = grower.grow(rng, best.pruned(rng), closeness)
        badness = (TOO_MANY, 0) if changed is None else _badness(changed, request, box)
        failures = 0 if badness < best_badness else failures + 1
        if changed is not None and badness <= best_badness:
            best, best_badness = changed, badness
    return best if best_badness == (0, 0) else None


def _badness(growth: Growth, request: Request, box: PieceSet) -> tuple[int, int]:
    """Solutions beyond the one, then how far the grade is off."""
    tiling = Tiling(growth.cells, growth.supply, box.shapes)
    search = CoverSearch(tiling.cover, False, TOO_MANY, None, 1)
    patience = PATIENCE[request.grade - 1]
    while search.run(patience) and search.progress.steps < patience:
        pass
    if not search.complete:
        return (TOO_MANY, 0)
    if search.found > 1:
        return (search.found - 1, 0)
    off = abs(grade_of(effort(tiling, FEW_RUNS)) - request.grade)
    return (0, off or abs(grade(tiling) - request.grade))


def _coloured(supply: Counter[int], colours: int, rng: Any) -> list[Piece]:
    """Give every piece a colour, equal ones different colours."""
    pieces = []
    for number, wanted in sorted(supply.items()):
        order = table(range(colours))
        shuffle(rng, order, colours)
        pieces += [Piece(int(order[i]), number) for i in range(wanted)]
    return pieces
