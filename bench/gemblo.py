"""How fast Gemblo runs on one core: uniform playouts, whole lists, copies; compiled, interpreted, and beside others.

python3 run.py bench gemblo           all seat counts and the yardsticks
python3 run.py bench gemblo --rates   how this program measures the interpreted kernels
"""

import json
import os
import subprocess
import sys
from typing import Any

from bench.yardstick import SPIEL_GAMES, arguments, integer_loop, machine, rate, show, spiel_moves
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.playout import playout
from minoteka.games.gemblo.rules import apply, deal, is_over, legal
from minoteka.kernel import COMPILED, State, assign, below, buffer, kernel, rng_from_int
from minoteka.kernel.random import Rng

GAMES = 50 if COMPILED else 1
WHAT = ("playouts", "placements", "listed", "lists", "moves_listed")


@kernel
def play_out(blank: State, s: State, rng: Rng, games: int) -> int:
    """Uniform playouts from the start; returns the pieces laid."""
    laid = 0
    for _ in range(games):
        assign(s, blank)
        deal(s, rng)
        laid += playout(s, rng)
    return laid


@kernel
def play_listed(blank: State, s: State, rng: Rng, games: int, out: Any, counts: Any) -> None:
    """The same with the whole legal list at every turn; ``counts``: lists made, moves in them."""
    for _ in range(games):
        assign(s, blank)
        deal(s, rng)
        while not is_over(s):
            moves = legal(s, out)
            counts[0] += 1
            counts[1] += moves
            apply(s, out[below(rng, moves)])


@kernel
def copy_often(s: State, t: State, times: int) -> int:
    """Copies there and back, so that none can be left out."""
    for i in range(times):
        s.turn = i & 1
        assign(t, s)
        assign(s, t)
    return 2 * times


def rates(seats: int) -> dict[str, float]:
    """Everything about one seat count, per CPU second."""
    blank, s, rng = GAME.blank(seats, {}), GAME.layout.new(), rng_from_int(seats)
    out, counts = buffer(GAME.max_moves), buffer(2)
    sample = 400 if COMPILED else 2
    laid = play_out(blank, s, rng, sample) / sample
    play_listed(blank, s, rng, sample, out, counts)
    lists, moves = counts[0] / sample, counts[1] / sample

    def playouts() -> int:
        play_out(blank, s, rng, GAMES)
        return GAMES

    def listed() -> int:
        play_listed(blank, s, rng, GAMES, out, counts)
        return GAMES

    quick, whole = rate(playouts, 1.5, 15), rate(listed, 1.0, 10)
    return dict(zip(WHAT, (quick, quick * laid, whole, whole * lists, whole * moves), strict=True))


def interpreted() -> dict[str, dict[str, float]]:
    """The same rates of the interpreted kernels, measured in a process of their own."""
    environment = {**os.environ, "MINOTEKA_KERNEL": "python"}
    run = subprocess.run(
        [sys.executable, "-m", "bench.gemblo", "--rates"],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return dict(json.loads(run.stdout))


def copies() -> float:
    """Copies of a state per second."""
    s, t = GAME.blank(6, {}), GAME.layout.new()
    return rate(lambda: int(copy_often(s, t, 1000)))


def main() -> None:
    """Print the tables."""
    parser = arguments(__doc__)
    parser.add_argument("--rates", action="store_true", help="the rates of this mode as JSON, and nothing else")
    if parser.parse_args().rates:
        print(json.dumps({str(seats): rates(seats) for seats in GAME.seats}))
        return
    slow = interpreted()
    rows, beside = [], []
    for seats in GAME.seats:
        fast = rates(seats)
        rows.append((f"{seats} seats", *(fast[what] for what in WHAT)))
        beside.append((f"{seats} seats", *(slow[str(seats)][what] for what in WHAT)))
    columns = ["", "playouts/s", "placements/s", "games/s with lists", "lists/s", "moves listed/s"]
    show(f"Gemblo, uniform random games on one core: {machine()}", columns, rows)
    show("The same kernels, interpreted", columns, beside)
    placements = rates(6)["placements"]
    peers = [(f"OpenSpiel {name}, moves", spiel_moves(name)) for name in SPIEL_GAMES]
    others = [
        ("integer loop in the same compiler, steps", integer_loop(), None),
        (f"copies of a state ({GAME.layout.size} bytes)", copies(), None),
        *((name, value, placements / value if value else None) for name, value in peers),
    ]
    show("Beside it", ["what", "per second", "Gemblo for six lays, × as many"], others)


if __name__ == "__main__":
    main()
