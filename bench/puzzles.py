"""The exact-cover engine beside the packages xcover, exact-cover and OR-tools CP-SAT, on the same matrices in one run;
then how long new puzzles take to make.

    python3 run.py bench puzzles [--patience SECONDS] [--repeat N] [--new N]

CPU seconds, best of N runs (one run where it takes long), after a warm-up that compiles what is compiled. Every
answer is checked. Packages that are not installed are left out. ``--patience`` bounds CP-SAT, which can take minutes.
"""

import importlib
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from bench.yardstick import arguments, machine, show
from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.geometry.hexagonal import free_polyhexes, hexagon, orientations, parallelogram
from minoteka.puzzles.cover import ExactCover
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.tiling import Tiling

Options = list[list[int]]


@dataclass(frozen=True)
class Task:
    """One matrix and what is known of it."""

    name: str
    cells: Sequence[tuple[int, int]]
    sizes: Sequence[int]
    solutions: int | None

    @cached_property
    def options(self) -> Options:
        """The items of each option."""
        pieces = [piece for size in self.sizes for piece in free_polyhexes(size)]
        tiling = Tiling(
            self.cells, dict.fromkeys(range(len(pieces)), 1), {i: orientations(p) for i, p in enumerate(pieces)}
        )
        item = {cell: i for i, cell in enumerate(tiling.cells)}
        return [[*(item[cell] for cell in p.cells), len(item) + p.number] for p in tiling.placements]

    @cached_property
    def matrix(self) -> Any:
        """The same as rows of true and false."""
        matrix = np.zeros((len(self.options), 1 + max(map(max, self.options))), np.bool_)
        for row, option in enumerate(self.options):
            matrix[row, option] = True
        return matrix


TASKS = (
    Task("7 tetrahexes, 4 × 7", parallelogram(4, 7), (4,), 18),
    Task("3 trihexes + 7 tetrahexes, hexagon of side 4", hexagon(4), (3, 4), 147_480),
    Task("22 pentahexes, 10 × 11", parallelogram(10, 11), (5,), None),
)


def ours(task: Task) -> ExactCover:
    return ExactCover(1 + max(map(max, task.options)), task.options)


def ours_count(task: Task, patience: float) -> int:
    return ours(task).count().number


def ours_list(task: Task, patience: float) -> int:
    return sum(1 for _ in ours(task).solutions())


def ours_first(task: Task, patience: float) -> Sequence[int]:
    return ours(task).first() or ()


def xcover_list(task: Task, patience: float) -> int:
    return sum(1 for _ in importlib.import_module("xcover").covers_bool(task.matrix))


def xcover_diagram(task: Task, patience: float, memo: bool) -> int:
    """Count on the decision diagram that xcover builds."""
    paths = {0: 0, 1: 1}
    top = 0
    for index, _, low, high in importlib.import_module("xcover").covers_bool_zdd(task.matrix, use_memo_cache=memo):
        top = int(index)
        paths[top] = paths[int(low)] + paths[int(high)]
    return paths[top]


def xcover_first(task: Task, patience: float) -> Sequence[int]:
    return [int(i) for i in next(importlib.import_module("xcover").covers_bool(task.matrix))]


def exact_cover_count(task: Task, patience: float) -> int:
    return int(importlib.import_module("exact_cover").get_solution_count(task.matrix))


def exact_cover_list(task: Task, patience: float) -> int:
    return len(importlib.import_module("exact_cover").get_all_solutions(task.matrix))


def exact_cover_first(task: Task, patience: float) -> Sequence[int]:
    return [int(i) for i in importlib.import_module("exact_cover").get_exact_cover(task.matrix)]


def cp_sat(task: Task, patience: float, everything: bool) -> Any:
    """CP-SAT on one thread: one variable an option, exactly one for each item."""
    sat = importlib.import_module("ortools.sat.python.cp_model")
    model = sat.CpModel()
    chosen = [model.new_bool_var(f"o{i}") for i in range(len(task.options))]
    for item in range(task.matrix.shape[1]):
        model.add_exactly_one(chosen[i] for i in np.flatnonzero(task.matrix[:, item]))
    solver = sat.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = patience
    solver.parameters.enumerate_all_solutions = everything

    class Counter(sat.CpSolverSolutionCallback):  # type: ignore[misc, name-defined]  # the package ships no types
        found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    counter = Counter()
    status = solver.solve(model, counter)
    if everything:
        return counter.found if status == sat.OPTIMAL else None
    return [i for i, var in enumerate(chosen) if solver.value(var)] if counter.found else None


def cp_sat_count(task: Task, patience: float) -> int | None:
    found: int | None = cp_sat(task, patience, True)
    return found


def cp_sat_first(task: Task, patience: float) -> Sequence[int] | None:
    found: list[int] | None = cp_sat(task, patience, False)
    return found


Solver = Callable[[Task, float], Any]
COUNTS: dict[str, tuple[str, Solver]] = {
    "minoteka, count": ("minoteka", ours_count),
    "minoteka, list": ("minoteka", ours_list),
    "xcover, list": ("xcover", xcover_list),
    "xcover, diagram": ("xcover", partial(xcover_diagram, memo=False)),
    "xcover, memo": ("xcover", partial(xcover_diagram, memo=True)),
    "exact-cover, count": ("exact_cover", exact_cover_count),
    "exact-cover, list": ("exact_cover", exact_cover_list),
    "CP-SAT, list": ("ortools", cp_sat_count),
}
FIRSTS: dict[str, tuple[str, Solver]] = {
    "minoteka": ("minoteka", ours_first),
    "xcover": ("xcover", xcover_first),
    "exact-cover": ("exact_cover", exact_cover_first),
    "CP-SAT": ("ortools", cp_sat_first),
}


def installed(package: str) -> bool:
    try:
        importlib.import_module(package)
    except ImportError:
        return False
    return True


def is_cover(task: Task, rows: Sequence[int]) -> bool:
    return bool((task.matrix[list(rows)].sum(axis=0) == 1).all())


def measure(solver: Solver, task: Task, patience: float, repeat: int) -> tuple[float, Any]:
    best, answer = float("inf"), None
    for _ in range(repeat):
        before = process_time()
        answer = solver(task, patience)
        best = min(best, process_time() - before)
        if best > 1:
            break
    return best, answer


def compare(title: str, solvers: dict[str, tuple[str, Solver]], task: Task, patience: float, repeat: int) -> None:
    rows, ours = [], 0.0
    for name, (package, solver) in solvers.items():
        if not installed(package):
            continue
        seconds, answer = measure(solver, task, patience, repeat)
        right = answer is None or (is_cover(task, answer) if solvers is FIRSTS else answer == task.solutions)
        assert right or package != "minoteka", f"{name}: {answer}"
        ours = ours or seconds
        remark = "gave up" if answer is None else "" if right else f"wrong: {answer}"
        rows.append((name, seconds, seconds / ours, remark))
    options, items = task.matrix.shape
    show(f"{title}: {task.name} ({options} options, {items} items)", ["", "CPU s", "× minoteka", ""], rows)


KINDS = (
    Request(30, "none", 1, 1),
    Request(40, "none", 2, 3),
    Request(40, "mirror", 2, 2),
    Request(50, "half-turn", 2, 3),
    Request(48, "third-turn", 3, 3),
    Request(60, "none", 2, 2),
    Request(60, "none", 2, 4),
    Request(60, "mirror", 2, 3),
    Request(45, "none", 1, 5),
)


def new_puzzles(seeds: int) -> None:
    """Makes and checks puzzles of every kind; the seeds are the same in every run."""
    box = catalog.game("gemblo").pieces
    assert box is not None
    rows: list[tuple[Any, ...]] = []
    everything: list[float] = []
    total = 0
    for kind in KINDS:
        times, made = [], 0
        for seed in range(seeds):
            before = process_time()
            try:
                puzzle = generate(kind, str(seed).encode(), box)
            except Malformed:  # none was found; the time was spent all the same
                puzzle = None
            times.append(process_time() - before)
            if puzzle is not None:
                assert puzzle.tiling.is_unique()
                made += 1
        everything += times
        total += made
        name = f"{kind.size} cells, {kind.symmetry}, {kind.colours} colours, grade {kind.grade}"
        rows.append((name, f"{made} of {seeds}", median(times), max(times)))
        print(f"{name}: done", flush=True)
    rows.append(("all of them", f"{total} of {len(everything)}", median(everything), max(everything)))
    show("New puzzles with one solution", ["", "found", "median CPU s", "longest"], rows)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--patience", type=float, default=60.0, help="CPU seconds for CP-SAT")
    parser.add_argument("--repeat", type=int, default=3, help="runs, of which the best counts")
    parser.add_argument("--new", type=int, default=5, help="new puzzles of each kind")
    given = parser.parse_args()
    warnings.filterwarnings("ignore")
    for package, solver in (*COUNTS.values(), *FIRSTS.values()):
        if installed(package):
            solver(TASKS[0], given.patience)
    print(machine())
    for task in TASKS:
        if task.solutions is not None:
            compare("All solutions", COUNTS, task, given.patience, given.repeat)
    for task in TASKS:
        compare("First solution", FIRSTS, task, given.patience, given.repeat)
    if given.new:
        new_puzzles(given.new)


if __name__ == "__main__":
    main()
