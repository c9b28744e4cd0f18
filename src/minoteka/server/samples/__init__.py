"""Real positions for the first page, kept as files: showing them must not make a first visitor wait for compilers.

``python -m minoteka.server.samples`` makes them anew; a test fails when they drift from what the engine says.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.kernel import below, rng_from_int

FOLDER = Path(__file__).parent


def make(name: str) -> dict[str, Any]:
    """Two thirds through a game between seeded random players, as a spectator sees it."""
    game = catalog.game(name)
    seats = max(count for count in game.seats if count <= 4)
    rng = rng_from_int(2024)
    history = [Position.dealt(game, seats, {}, Chance("the first page"))]
    while not history[-1].is_over:
        moves = history[-1].legal_moves()
        history.append(history[-1].play(moves[below(rng, len(moves))]))
    view: dict[str, Any] = json.loads(msgspec.json.encode(history[len(history) * 2 // 3].view()))
    return view


@cache
def read(name: str) -> dict[str, Any]:
    """The kept position of a game; a game that has none yet is played now."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return make(name)
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return kept


def write_all() -> None:
    """Write the files anew."""
    for name in catalog.GAMES:
        text = json.dumps(make(name), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
