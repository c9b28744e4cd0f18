"""How fast Riomino is solved: medians and worst of seeded deals, with every winning first move and a whole line.

    python3 run.py bench riomino_solver [--deals 30] [--threads 2] [--level start --level junior …]

Kernels are warm. *Seconds* are by the clock; on a busy machine *CPU seconds*, of all threads together, say more.
"""

import resource
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bench.yardstick import arguments, machine, show
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.solver import Progress
from minoteka.games.riomino import GAME
from minoteka.games.riomino.board import LEVELS
from minoteka.games.riomino.solve import solve
from minoteka.kernel import below, rng_from_int
from minoteka.search.bot import Stop

LONGEST = 300.0
"""A deal that takes longer than this is given up: CPU seconds a thread, so that a busy machine does not count."""
LATER = {"master": 8, "specialist": 10}
"""Levels that are measured from positions with so many dice laid, too: after random play."""


@dataclass(frozen=True)
class Run:
    """One position solved, or given up."""

    seconds: float
    cpu: float
    nodes: int
    proven: bool


def measured(position: Position, threads: int) -> Run:
    """Solve one position."""
    stop = Stop()
    began, cpu = time.perf_counter(), time.process_time()

    def watch(progress: Progress) -> None:
        if time.process_time() - cpu > LONGEST * threads:
            stop.set()

    solution = solve(position, stop=stop, threads=threads, report=watch)
    return Run(time.perf_counter() - began, time.process_time() - cpu, solution.nodes, solution.proven)


def deal(level: str, scoring: str, seed: int, laid: int = 0) -> Position | None:
    """A seeded deal, played at random until ``laid`` dice lie; None if it ended before."""
    position = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance(f"bench {seed}"))
    rng = rng_from_int(seed)
    while position._state.laid < laid and not position.is_over:
        texts = position.legal_moves()
        position = position.play(texts[below(rng, len(texts))])
    return None if position.is_over else position


def row(name: str, runs: Sequence[Run]) -> list[object]:
    """One line of the table."""
    seconds, cpu, nodes = ([getattr(run, part) for run in runs] for part in ("seconds", "cpu", "nodes"))
    proven = f"{sum(run.proven for run in runs)} of {len(runs)}"
    figures = (statistics.median(seconds), max(seconds), statistics.median(cpu), max(cpu))
    return [name, proven, *map(float, figures), float(statistics.median(nodes)), float(max(nodes))]


def main() -> None:
    """Print the table."""
    parser = arguments(__doc__)
    parser.add_argument("--deals", type=int, default=30, help="seeded deals a level")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--level", action="append", choices=LEVELS, help="by default all but specialist's whole deals")
    parser.add_argument("--scoring", default="last-move", choices=("last-move", "tashkent"))
    given = parser.parse_args()
    warm = deal("start", given.scoring, 0)
    assert warm is not None
    solve(warm, threads=given.threads)
    rows = []
    for level in given.level or LEVELS:
        starts = [0] if level not in LATER else [LATER[level], 0]
        if level == "specialist" and not given.level:
            starts = [LATER[level]]
        for laid in starts:
            name = level if laid == 0 else f"{level}, {laid} dice laid"
            runs = []
            for seed in range(given.deals):
                if (position := deal(level, given.scoring, seed, laid)) is not None:
                    runs.append(run := measured(position, given.threads))
                    print(
                        f"{name}, deal {seed}: {'solved' if run.proven else 'given up'}, {run.cpu:.2f} CPU s",
                        flush=True,
                    )
            rows.append(row(name, runs))
    columns = ["", "solved", "s, median", "s, worst", "CPU s, median", "CPU s, worst", "nodes, median", "nodes, worst"]
    show(f"Riomino solved, {given.scoring}, {given.threads} threads: {machine()}", columns, rows)
    print(f"\nMost memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
