"""Tasks that agents are measured by, and the rating that they get: docs/benchmark.md says what each is.

A task never changes. What would change its results (rules, bots, options, deals) makes a new version of it.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from minoteka.arena.contest import Contest, Played
from minoteka.arena.stats import Z95, by_deal
from minoteka.core.errors import Malformed

DEALS = 50
"""Deals against each opponent that a result worth citing is from."""


@dataclass(frozen=True)
class Task:
    """A table for two with opponents, weakest first, and where each stands on the task's scale."""

    name: str
    game: str
    options: Mapping[str, Any]
    opponents: Mapping[str, int]
    seats: int = 2

    def contest(self, agent: str, opponent: str) -> Contest:
        """The games of an agent against one opponent: the deals' seeds are ``benchmark/<task>/<number>``."""
        return Contest(self.game, (agent, opponent), self.seats, dict(self.options), f"benchmark/{self.name}")


def _scale(*ratings: int) -> Mapping[str, int]:
    return dict(zip(("random", "beginner", "easy", "medium"), ratings, strict=True))


TASKS = {
    task.name: task
    for task in (
        Task("riomino-v1", "riomino", {"level": "expert"}, _scale(0, 240, 530, 890)),
        Task("gemblo-v1", "gemblo", {}, _scale(0, 510, 785, 1170)),
        Task("simino-v1", "simino", {}, _scale(0, 85, 210, 420)),
        Task("trimino-v1", "trimino", {"rounds": 3}, _scale(0, 85, 195, 250)),
        Task("mexican-train-v1", "mexican-train", {"rounds": 3}, _scale(0, 90, 185, 315)),
    )
}


def task_of(name: str) -> Task:
    """The task of this name."""
    if name not in TASKS:
        raise Malformed("benchmark-task", name=name, known=", ".join(TASKS))
    return TASKS[name]


@dataclass(frozen=True)
class Strength:
    """Where an agent stands on a task's scale, with a 95 % interval over deals."""

    value: float
    low: float
    high: float


@dataclass
class Report:
    """What an agent did in a task: its games against each opponent."""

    task: Task
    agent: str
    results: dict[str, Sequence[Played]] = field(default_factory=dict)

    def rating(self) -> Strength:
        """The likeliest rating; one imagined draw with each opponent keeps it finite."""
        parts = {name: by_deal(games, self.agent) for name, games in self.results.items()}
        value = _likeliest({self.task.opponents[name]: [*shares, 0.5] for name, shares in parts.items()})
        information = doubt = 0.0
        for name, shares in parts.items():
            expected = _expected(value, self.task.opponents[name])
            information += (len(shares) + 1) * expected * (1.0 - expected)
            doubt += 0.25 + sum((share - expected) ** 2 for share in shares)
        half = Z95 * math.sqrt(doubt) / max(information, 1e-9) * 400.0 / math.log(10.0)
        return Strength(value, value - half, value + half)


def _expected(rating: float, other: float) -> float:
    """The part of the wins that a difference of ratings promises."""
    return float(1.0 / (1.0 + 10.0 ** ((other - rating) / 400.0)))


def _likeliest(shares: Mapping[int, Sequence[float]]) -> float:
    """Where the promised wins are as many as were won, by halving."""
    won = sum(map(sum, shares.values()))
    low, high = -4000.0, 8000.0
    for _ in range(60):
        middle = (low + high) / 2.0
        promised = sum(len(parts) * _expected(middle, other) for other, parts in shares.items())
        low, high = (middle, high) if promised < won else (low, middle)
    return (low + high) / 2.0
