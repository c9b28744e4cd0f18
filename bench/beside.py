"""How fast this engine is beside an older checkout of it: searches, random rounds and turns, both in one run.

python3 run.py bench beside FOLDER

FOLDER is another checkout that was set up (python3 run.py there). Both answer in turn, so that whatever else the
machine does disturbs both alike.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.yardstick import arguments, machine, show

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "riomino, 2 seats, expert": ("riomino", 2, {"level": "expert"}),
    "gemblo, 2 seats": ("gemblo", 2, {}),
    "gemblo, 4 seats": ("gemblo", 4, {}),
    "simino, 2 seats": ("simino", 2, {}),
    "trimino, 2 seats": ("trimino", 2, {}),
    "mexican-train, 2 seats": ("mexican-train", 2, {}),
    "mexican-train, 4 seats": ("mexican-train", 4, {}),
}
SLICE = 0.15
"""CPU seconds of one answer, about."""
WORK = """
import json, sys, time
from minoteka import catalog
from minoteka.core.batch import Batch
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.search import mcts
from minoteka.search.levels import settings_of

kept = {}

def begun(game, seats, options):
    return Match.start(catalog.game(game), seats, options, Chance("bench"))

def search(game, seats, options):
    if ("search", game, seats) not in kept:
        match = begun(game, seats, options)
        while len(match.position.legal_moves()) < 2:
            match = match.play(match.position.legal_moves()[0])
        kept["search", game, seats] = match.position.observe(match.position.to_act)
    return mcts.think(kept["search", game, seats], settings_of(catalog.game(game)), 1000, 1).iterations

def rounds(game, seats, options):
    if ("rounds", game, seats) not in kept:
        kept["rounds", game, seats] = Batch(catalog.game(game), seats, options, count=128, seed=7, threads=1)
    kept["rounds", game, seats].deal()
    return int(kept["rounds", game, seats].play_out())

def turns(game, seats, options):
    match, done = begun(game, seats, options), 0
    while done < 20 and not match.is_over and not match.position.is_over:
        seen = match.position.observe(match.position.to_act)
        moves = seen.legal_moves()
        seen.view()
        match, done = match.play(moves[len(moves) // 2]), done + 1
    return done

for line in sys.stdin:
    what, table, times = json.loads(line)
    began = time.process_time()
    done = sum(globals()[what](*table) for _ in range(times))
    print(json.dumps([time.process_time() - began, done]), flush=True)
"""
"""What both do: only what both know, whenever they were written."""


class Side:
    """A checkout at work in a process of its own."""

    def __init__(self, folder: Path) -> None:
        python = folder / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        if not python.exists():
            raise SystemExit(f"{folder} is not set up: start run.py there once")
        env = {**os.environ, "PYTHONPATH": str(folder / "src")}
        self._process = subprocess.Popen(
            [python, "-c", WORK], cwd=folder, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, what: str, table: Any, times: int) -> tuple[float, int]:
        """The CPU seconds that it took, and how much was done."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, table, times]) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit("one of both has ended: see above")
        seconds, done = json.loads(answer)
        return seconds, done

    def end(self) -> None:
        """No more questions."""
        self._process.communicate()


def compare(sides: tuple[Side, Side], what: str, table: Any, rounds: int) -> tuple[float, float, float]:
    """The best rate of either, and the median of the ratios of neighbouring slices."""
    for side in sides:
        side.ask(what, table, 1)
    seconds, _ = sides[0].ask(what, table, 2)
    times = max(1, int(2 * SLICE / seconds))
    rates: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            seconds, done = sides[which].ask(what, table, times)
            rates[which].append(done / seconds)
    return max(rates[0]), max(rates[1]), median(ours / theirs for theirs, ours in zip(*rates, strict=True))


def main() -> None:
    """Print one table for each kind of work."""
    parser = arguments(__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="the other checkout; without one, nothing is compared")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each (default %(default)s)")
    asked = parser.parse_args()
    if asked.folder is None:
        print("No other checkout was named: nothing to compare.")
        return
    sides = Side(asked.folder.resolve()), Side(Path(__file__).resolve().parents[1])
    print(machine())
    for what in ("search", "rounds", "turns"):
        rows = []
        for name, table in TABLES.items():
            theirs, ours, ratio = compare(sides, what, table, asked.rounds)
            rows.append((name, f"{theirs:,.0f}", f"{ours:,.0f}", f"{ratio:.2f}"))
            print(f"{time.strftime('%H:%M:%S')} {what}, {name}: {ratio:.2f}", file=sys.stderr)
        show(what, ["table", "there, per CPU second", "here", "here / there"], rows)
    for side in sides:
        side.end()


if __name__ == "__main__":
    main()
