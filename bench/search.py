"""How fast bots think on one core: iterations per second at the start of a game, CPU seconds of a move in mid game.

python3 run.py bench search
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.yardstick import arguments, machine, rate, show, show_yardsticks
from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.position import Observation
from minoteka.kernel import COMPILED
from minoteka.search import mcts
from minoteka.search.levels import LEVELS, settings_of
from minoteka.search.prepare import preparations

ITERATIONS = 1000 if COMPILED else 10
MOMENTS = 5
"""Moments of a round, evenly spread from a quarter to three quarters of its choices, that a move is timed at."""


@dataclass(frozen=True)
class Setting:
    """A table that is measured, and the iterations per second that it should reach."""

    game: str
    seats: int
    goal: float | None
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """As the table shows it."""
        return ", ".join([self.game, f"{self.seats} seats", *map(str, self.options.values())])


SETTINGS = (
    Setting("riomino", 2, None, {"level": "expert"}),
    Setting("gemblo", 2, 5_000.0),
    Setting("gemblo", 4, 5_000.0),
    Setting("simino", 2, 10_000.0),
    Setting("trimino", 2, 10_000.0),
    Setting("mexican-train", 2, 10_000.0),
    Setting("mexican-train", 4, 4_000.0),
)


def choices(setting: Setting) -> Iterator[Observation]:
    """What the seats to act see at every real choice of a round between two that play the most promising move."""
    match = Match.start(catalog.game(setting.game), setting.seats, setting.options, Chance("bench"))
    greedy = catalog.bot("greedy")
    while not match.is_over and match.number == 0:
        moves = match.position.legal_moves()
        seen = match.position.observe(match.position.to_act)
        if len(moves) > 1:
            yield seen
        match = match.play(greedy.choose(seen, 1).move)


def speed(game: Game, seen: Observation) -> float:
    """Iterations per CPU second, tree and guesses included."""
    settings = settings_of(game)

    def work() -> int:
        return mcts.think(seen, settings, ITERATIONS, 1).iterations

    return rate(work)


def seconds(level: Any, moments: list[Observation]) -> float:
    """CPU seconds of a level's move, the mean over ``moments``."""
    began = time.process_time()
    for seen in moments:
        level.choose(seen, 1)
    return (time.process_time() - began) / len(moments)


def measure(setting: Setting) -> tuple[Any, ...]:
    """One line of the table."""
    for prepare in preparations(catalog.game(setting.game)):
        prepare()
    seen = list(choices(setting))
    middle = [seen[len(seen) * (2 * i + MOMENTS) // (4 * MOMENTS)] for i in range(MOMENTS)]
    found = speed(catalog.game(setting.game), seen[0])
    return setting.title, setting.goal, found, *(seconds(level, middle) for level in LEVELS)


def main() -> None:
    """Print the tables."""
    arguments(__doc__).parse_args()
    columns = ["table", "goal", "iterations/s", *(f"{level.name}, s" for level in LEVELS)]
    show(f"tree search: {machine()}", columns, map(measure, SETTINGS))
    show_yardsticks()


if __name__ == "__main__":
    main()
