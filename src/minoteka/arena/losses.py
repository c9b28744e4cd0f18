"""What levels give away: their moves in the same positions, judged by a search stronger than any of them.

A level should be weaker because it often gives away a little, not because it now and then throws a game away: so both
the mean loss and the rate of blunders are counted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from minoteka import catalog
from minoteka.arena.contest import Contest
from minoteka.arena.stats import interval
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.kernel import below, rng_from_int
from minoteka.search.analysis import BLUNDER, weigh

ROVING = 3
"""One move in so many is any legal one, so that positions are not only those of perfect neighbours."""


@dataclass(frozen=True)
class GivenAway:
    """What a bot gave away over all positions: the mean with its interval, and how often it was a blunder."""

    bot: str
    mean: float
    low: float
    high: float
    blunders: float


def positions(contest: Contest, count: int) -> Iterator[Position]:
    """Real choices, one from each of ``count`` rounds of mixed play, from early to late."""
    game, greedy = catalog.game(contest.game), catalog.bot("greedy")
    for number in range(count):
        match = Match.start(game, contest.seats, contest.options, Chance(f"{contest.seed}/loss/{number}"))
        rng, choices = rng_from_int(number), []
        while not match.is_over and match.number == 0:
            legal = match.position.legal_moves()
            if len(legal) > 1:
                choices.append(match.position)
            move = legal[below(rng, len(legal))]
            if len(legal) > 1 and below(rng, ROVING):
                move = greedy.choose(match.position.observe(match.position.to_act), number).move
            match = match.play(move)
        if choices:
            yield choices[len(choices) * number // count]


def losses(contest: Contest, count: int, iterations: int) -> Iterator[dict[str, float]]:
    """For each position what each bot's move loses, judged with ``iterations``."""
    bots = {name: contest.brain(name) for name in contest.bots}
    for number, position in enumerate(positions(contest, count)):
        seen = position.observe(position.to_act)
        chosen = {name: bot.choose(seen, number).move for name, bot in bots.items()}
        verdict = weigh(position, set(chosen.values()), iterations, number)
        yield {bot: verdict.losses[move] for bot, move in chosen.items()}


def given_away(found: Sequence[dict[str, float]]) -> list[GivenAway]:
    """A line for each bot."""
    lines = []
    for bot in found[0] if found else ():
        values = [one[bot] for one in found]
        mean, low, high = interval(values)
        lines.append(GivenAway(bot, mean, low, high, sum(value > BLUNDER for value in values) / len(values)))
    return lines
