"""What every benchmark shares: a fair clock, yardsticks measured in the same run, and one look for the tables.

Figures of different machines compare through the yardsticks: a fixed integer loop in our own compiler, and uniform
random games of OpenSpiel through its Python interface where it is installed. Time is CPU time of this process, and
the best of several slices counts: neighbours on the machine disturb least that way.

    arguments(__doc__).parse_args()
    rates = [("Gemblo, 6 seats", rate(play_some))]
    show("playouts", ["game", "per second"], rates)
    show_yardsticks()
"""

import os
import platform
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from minoteka.kernel import MODE, kernel

SPIEL_GAMES = ("python_block_dominoes", "hex", "hive")
LOOP_STEPS = 1_000_000


def arguments(about: str | None) -> ArgumentParser:
    """The command line of a benchmark: ``--help`` tells what it measures, and what it does not know is refused."""
    called = f"python3 run.py bench {Path(sys.argv[0]).stem}"
    return ArgumentParser(prog=called, description=about, formatter_class=RawDescriptionHelpFormatter)


def rate(work: Callable[[], int], seconds: float = 1.0, slices: int = 5) -> float:
    """How many units per CPU second ``work`` does; it returns how many it did in one call. Warmed up once before."""
    work()
    best = 0.0
    for _ in range(slices):
        done, start = 0, time.process_time()
        end = start + seconds / slices
        while time.process_time() < end or not done:
            done += work()
        best = max(best, done / (time.process_time() - start))
    return best


@kernel
def _integer_loop(steps: int) -> int:
    """A chain of 31-bit steps (Lehmer's generator): each needs the one before, so nothing can be skipped."""
    x = 1
    for _ in range(steps):
        x = x * 48271 % 2147483647
    return x


def integer_loop() -> float:
    """Steps per second of a fixed integer loop, in the mode that the kernels run in."""
    steps = LOOP_STEPS if MODE != "python" else LOOP_STEPS // 100

    def work() -> int:
        if _integer_loop(steps) <= 0:
            raise ArithmeticError("the loop went wrong")
        return steps

    return rate(work)


def spiel_games(name: str) -> float | None:
    """Uniform random games per second of an OpenSpiel game through its Python interface; None if not installed."""
    return _spiel_rate(name, moves=False)


def spiel_moves(name: str) -> float | None:
    """The same games, counted in players' moves."""
    return _spiel_rate(name, moves=True)


def _spiel_rate(name: str, *, moves: bool) -> float | None:
    try:
        import pyspiel
        from open_spiel.python.games import block_dominoes  # noqa: F401  # registers python_block_dominoes
    except ImportError:
        return None
    game, chance = pyspiel.load_game(name), Random(1)

    def work() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made if moves else 1

    return rate(work)


def yardsticks() -> list[tuple[str, float | None]]:
    """Everything to compare with, measured now."""
    spiel = [(f"OpenSpiel {name}, random games", spiel_games(name)) for name in SPIEL_GAMES]
    return [(f"integer loop ({MODE}), steps", integer_loop()), *spiel]


def machine() -> str:
    """One line about this machine: processor, cores, load, Python, and today's date."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    today = datetime.now(UTC).date().isoformat()
    return f"{today}, {model}, {os.cpu_count()} cores, {load}, Python {platform.python_version()}, kernels {MODE}"


def number(value: Any) -> str:
    """A figure for people: three digits and thin groups; what could not be measured is a dash."""
    if value is None:
        return "—"
    if not isinstance(value, float):
        return str(value)
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}".replace(",", " ")
    return f"{value:.3g}"


def show(title: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """A table on the terminal; in a pipe, the same as Markdown for docs/performance.md."""
    lines = [[number(value) for value in row] for row in rows]
    console = Console()
    if not console.is_terminal:
        print(f"\n**{title}**\n\n| {' | '.join(columns)} |\n| --- {'| ---: ' * (len(columns) - 1)}|")
        for line in lines:
            print(f"| {' | '.join(line)} |")
        return
    table = Table(title=title, title_justify="left")
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    for line in lines:
        table.add_row(*line)
    console.print(table)


def show_yardsticks() -> None:
    """The machine and the yardsticks, to stand beside every table."""
    show(f"yardsticks: {machine()}", ["yardstick", "per second"], yardsticks())
