"""The ladder: every level against the one below it, and what each gives away; as Markdown that a page keeps up to date.

A page marks where a ladder stands: ``<!-- ladder NAME -->`` before and ``<!-- end -->`` after it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from minoteka import catalog
from minoteka.arena.contest import Contest, Played
from minoteka.arena.losses import GivenAway
from minoteka.arena.stats import by_deal, distinct, interval, per_move
from minoteka.core.errors import Malformed

QUICK = 0.1
"""Levels that think no longer than this many seconds a move are cheap to measure."""
KEPT_APART = "kept apart"
"""The deals of ladders that are told of: no setting, weight or level was ever chosen by them. Nor may one be."""


@dataclass(frozen=True)
class Rung:
    """Who should beat whom, with which part of the usual budget."""

    upper: str
    lower: str
    budget: float

    def contest(self, game: str, seats: int, options: dict[str, object], seed: str) -> Contest:
        """The contest that measures it."""
        opening = catalog.game(game).opening * seats
        return Contest(game, (self.upper, self.lower), seats, options, seed, self.budget, opening=opening)

    @property
    def name(self) -> str:
        """As the table shows it."""
        return f"{self.upper} – {self.lower}"


def quick_levels() -> tuple[str, ...]:
    """The levels that are always measured with their full budget."""
    return tuple(name for name, level in catalog.LEVELS.items() if level.seconds <= QUICK)


def rungs(budget: float, full: bool) -> list[Rung]:
    """From the bottom up; last the whole climb, once more with the full budget if asked for.

    Where a slow level plays, both budgets are scaled by the same factor.
    """
    levels, quick = catalog.LEVELS, {"random", *quick_levels()}
    found = [Rung("greedy", "random", 1.0)]
    for lower, upper in pairwise(["random", *levels]):
        found.append(Rung(upper, lower, 1.0 if {upper, lower} <= quick else budget))
    found.append(Rung(list(levels)[-1], "greedy", budget))
    return [*found, replace(found[-1], budget=1.0)] if full and budget != 1.0 else found


def row(rung: Rung, results: Sequence[Played]) -> tuple[str, ...]:
    """A rung measured: its name and budget, wins, interval, games, and what a move costs both sides."""
    rate, low, high = interval(by_deal(results, rung.upper))
    budget = "full" if rung.budget == 1.0 else f"× {rung.budget:g}"
    cost = " : ".join(f"{per_move(results, bot):.1f}" for bot in (rung.upper, rung.lower))
    return rung.name, budget, f"{rate:.0%}", f"{low:.0%}–{high:.0%}", str(len(results)), str(distinct(results)), cost


def table(title: str, rows: Sequence[Sequence[str]], given: Sequence[GivenAway]) -> str:
    """The ladder as Markdown."""
    lines = [f"| {title} | budget | wins | 95 % | games | distinct | CPU ms a move |", "| --- |" + " ---: |" * 6]
    lines += [f"| {' | '.join(line)} |" for line in rows]
    if given:
        lines += ["", "| level | mean loss | 95 % | blunders |", "| --- | ---: | ---: | ---: |"]
        lines += [f"| {g.bot} | {g.mean:.3f} | {g.low:.3f}–{g.high:.3f} | {g.blunders:.0%} |" for g in given]
    return "\n".join(lines)


def put_into(page: str, name: str, text: str) -> str:
    """The page with the ladder ``name`` replaced."""
    begin, end = f"<!-- ladder {name} -->", "<!-- end -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise Malformed("ladder-page", name=name)
    return f"{before}{begin}\n{text}\n{end}{after}"
