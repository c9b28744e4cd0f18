"""Learning a judgement, generation by generation: play by the last one, fit a new one to what was seen.

All that was done lies in a folder: whoever runs a course again goes on behind the last step that was finished.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from minoteka.arena.duel import DuelTable
from minoteka.arena.fit import Epoch, fit
from minoteka.arena.judgements import judgement
from minoteka.arena.selfplay import CHUNK, Harvest, PlayTable, harvest, joined
from minoteka.arena.stats import interval
from minoteka.core.errors import Malformed
from minoteka.core.nets import Net

FORM = 1
"""The version of the folder."""


@dataclass(frozen=True)
class Course:
    """What decides all that is learnt."""

    table: PlayTable
    seed: str
    rounds: int
    free: tuple[str, ...] = ()  # options for which the judgement holds whatever they are
    epochs: int = 60

    def told(self) -> dict[str, Any]:
        """What a folder must be about to be gone on with."""
        game = self.table.game
        head = {"course": FORM, "game": game.name, "features": list(game.features), "seats": self.table.seats}
        return {**head, "options": self.options(), "seed": self.seed, "rounds": self.rounds, "epochs": self.epochs}

    def options(self) -> dict[str, Any]:
        """What a table must have agreed for the judgement to hold there."""
        return {name: value for name, value in self.table.options.items() if name not in self.free}


class Taught(NamedTuple):
    """Where a course is: rounds played, or an epoch fitted, or the net at a generation's end."""

    generation: int
    rounds: int = 0
    epoch: Epoch | None = None
    net: Net | None = None


class Losses(NamedTuple):
    """How a generation went: the loss of who calls everything even, and by epoch what was learnt and held out."""

    even: float
    epochs: list[tuple[float, float]]


def opened(course: Course, folder: Path) -> None:
    """The folder of this course, made if there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "course.json"
    told = json.dumps(course.told())
    if page.exists() and page.read_text("utf-8") != told:
        raise Malformed("train-other", path=str(folder))
    page.write_text(told, "utf-8")


def learn(course: Course, folder: Path, generations: int, threads: int) -> Iterator[Taught]:
    """All steps that are not done yet; those done before are only told."""
    opened(course, folder)
    net = None
    for number in range(1, generations + 1):
        kept = folder / f"{number}.net"
        if not kept.exists():
            yield from _taught(course, folder, number, net, threads)
        net = judgement(kept)
        yield Taught(number, net=net)


def losses(folder: Path, generation: int) -> Losses:
    """How a finished generation went."""
    told = json.loads((folder / f"{generation}.json").read_text("utf-8"))
    return Losses(told["even"], [(learnt, held) for learnt, held in told["epochs"]])


def check(course: Course, net: Net, deals: int) -> tuple[float, float, float]:
    """What the net wins against the evaluation, one ply deep, on deals of its own; with the interval."""
    table = course.table
    weights = table.game.weights
    at = DuelTable(table.game, table.seats, dict(table.options), f"train/check/{course.seed}", net)
    return interval(at.compare(weights, weights, range(deals)))


def _taught(course: Course, folder: Path, number: int, net: Net | None, threads: int) -> Iterator[Taught]:
    """One generation, from what it saw and what the one before it saw."""
    table, page = course.table, folder / f"{number}.npz"
    if not page.exists():
        parts = []
        for part in harvest(table, net, f"{course.seed}/{number}", course.rounds, threads):
            parts.append(part)
            yield Taught(number, min(course.rounds, len(parts) * CHUNK))
        _keep(page, joined(parts))
    seen = [_kept(folder / f"{one}.npz") for one in (number - 1, number) if one > 0]
    told: list[tuple[float, float]] = []
    weights: tuple[float, ...] = ()
    for epoch in fit(joined(seen), number, course.epochs):
        told.append((epoch.learnt, epoch.held))
        weights = epoch.weights
        yield Taught(number, course.rounds, epoch)
    results = seen[-1].results
    even = float(results.sum(1).mean() * np.log(table.seats))
    (folder / f"{number}.json").write_text(json.dumps({"even": even, "epochs": told}), "utf-8")
    new = Net(table.game.name, table.game.features, table.seats, course.options(), weights)
    _whole(folder / f"{number}.net", new.to_bytes())
    if number > 1:
        (folder / f"{number - 1}.npz").unlink()


def _keep(page: Path, seen: Harvest) -> None:
    part = page.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **seen._asdict())
    part.replace(page)


def _kept(page: Path) -> Harvest:
    with np.load(page) as found:
        return Harvest(found["features"], found["results"], found["rounds"])


def _whole(page: Path, data: bytes) -> None:
    part = page.with_suffix(".part")
    part.write_bytes(data)
    part.replace(page)
