"""What results say: win rates with intervals over deals, score differences, ratings, times."""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from minoteka.arena.contest import Played

Z95 = 1.96
WRONG = 0.05
"""How often a sequential test may take the wrong one of its two rates."""
LEAST = 16
"""Deals before a sequential test believes in the spread that it sees."""


@dataclass(frozen=True)
class Tally:
    """One bot's results."""

    bot: str
    games: int
    rate: float  # part of all wins
    low: float
    high: float
    even: float  # what an equal bot would have
    points: float  # mean score
    milliseconds: float  # of CPU per decision
    speed: float  # iterations per second
    rating: float
    uncertainty: float


def by_deal(results: Sequence[Played], bot: str) -> list[float]:
    """The bot's mean part of the win on each deal that was played with every seating."""
    seatings = len({result.turn for result in results})
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result.share(bot))
    return [sum(parts) / len(parts) for _, parts in sorted(deals.items()) if len(parts) == seatings]


def interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """Mean and bounds; few values give wide bounds, and no values say nothing."""
    n = len(values)
    if n < 2:
        return (values[0] if values else 0.5), 0.0, 1.0
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / (n - 1)
    # A run without any variance still leaves doubt: one imagined opposite result keeps the interval honest.
    half = z * math.sqrt(max(spread, 1.0 / (n * n)) / n)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


@dataclass(frozen=True)
class SequentialTest:
    """Wald's test of two rates of winning, looked at after every deal: a contest stops when it knows."""

    low: float
    high: float

    def likelihood(self, values: Sequence[float]) -> float:
        """The logarithm of how much likelier the higher rate is, by the mean over deals and their spread."""
        n = len(values)
        mean = sum(values) / n
        spread = (sum((value - mean) ** 2 for value in values) + 0.25) / n  # deals that all agree still leave doubt
        return n * (self.high - self.low) * (mean - (self.low + self.high) / 2.0) / spread

    def verdict(self, values: Sequence[float]) -> bool | None:
        """Whether the higher rate holds rather than the lower one: True, False, or None while it is open."""
        if len(values) < LEAST:
            return None
        found, bound = self.likelihood(values), math.log((1.0 - WRONG) / WRONG)
        return True if found >= bound else False if found <= -bound else None


def distinct(results: Sequence[Played]) -> int:
    """How many of the games are not one another played again."""
    return len({result.line for result in results})


def ratings(results: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Openskill ratings (mu, sigma) after all games, in the order of deals."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for result in results for bot in result.seating}
    for result in sorted(results, key=lambda one: (one.deal, one.turn)):
        bots = sorted(set(result.seating))
        shares = {bot: result.share(bot) / result.seating.count(bot) for bot in bots}
        order = sorted(set(shares.values()), reverse=True)
        rated = model.rate([[known[bot]] for bot in bots], ranks=[order.index(shares[bot]) for bot in bots])
        known.update({bot: team[0] for bot, team in zip(bots, rated, strict=True)})
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}


def per_move(results: Sequence[Played], bot: str) -> float:
    """Milliseconds of CPU that the bot thinks for a decision."""
    seats = [(result, seat) for result in results for seat, name in enumerate(result.seating) if name == bot]
    moves = sum(result.moves[seat] for result, seat in seats)
    return 1000.0 * sum(result.seconds[seat] for result, seat in seats) / max(1, moves)


def summary(results: Sequence[Played]) -> list[Tally]:
    """A line per bot, best first."""
    rated = ratings(results)
    lines = []
    for bot, (mu, sigma) in rated.items():
        rate, low, high = interval(by_deal(results, bot))
        seats = [(result, seat) for result in results for seat, name in enumerate(result.seating) if name == bot]
        seconds = sum(result.seconds[seat] for result, seat in seats)
        thought = sum(result.iterations[seat] for result, seat in seats)
        points = sum(result.scores[seat] for result, seat in seats) / max(1, len(seats))
        even = sum(result.seating.count(bot) / len(result.seating) for result in results) / len(results)
        speed = thought / seconds if seconds else 0.0
        cost = per_move(results, bot)
        lines.append(Tally(bot, len(results), rate, low, high, even, points, cost, speed, mu, sigma))
    return sorted(lines, key=lambda line: -line.rate)
