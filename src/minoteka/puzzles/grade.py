"""How hard a puzzle is for a person: the work of a solver who looks for what is forced and guesses when nothing is.

It lays the piece or covers the cell that has the fewest possibilities left. A possibility that is the only one costs
one look; a guess costs a look at each of them, and a wrong one all the work until it shows. Luck is taken out by
solving the puzzle several times with the possibilities in another order: the median counts.
"""

from statistics import median_low

from minoteka.kernel import rng_from_int
from minoteka.puzzles.cover import CoverSearch, ExactCover
from minoteka.puzzles.tiling import Tiling

RUNS = 15
PATIENCE = 40_000
"""Steps after which a person has long given up; harder than that is just as hard."""
LIMITS = (250, 1_000, 4_000, 16_000)
"""The most work of grades 1 to 4; what takes more is grade 5."""
GRADES = range(1, len(LIMITS) + 2)


def effort(tiling: Tiling, runs: int = RUNS, patience: int = PATIENCE) -> int:
    """Looks until the first solution: the median of several runs, the same every time."""
    return median_low([_looks(tiling.cover.shuffled(rng_from_int(run)), patience) for run in range(runs)])


def _looks(cover: ExactCover, patience: int) -> int:
    search = CoverSearch(cover, True, 1, None, 1)
    while search.run(patience) and search.progress.steps < patience:
        pass
    return search.progress.forced + search.progress.choices


def grade(tiling: Tiling) -> int:
    """From 1 (forced nearly all the way) to 5 (for the patient)."""
    return grade_of(effort(tiling))


def grade_of(looks: int) -> int:
    """The grade for an amount of work."""
    return 1 + sum(looks > limit for limit in LIMITS)
