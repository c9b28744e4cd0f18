"""Bots in two worlds that look alike to their seat: the same move, the same candidates, the same numbers."""

import pytest

from minoteka import catalog
from minoteka.core.position import Position
from minoteka.search import mcts
from minoteka.search.levels import LEVELS, settings_of
from tests.secrecy.worlds import pair_of_worlds

pytestmark = pytest.mark.compiled_only
TABLES = [
    ("simino", 2, {}),
    ("simino", 4, {"teams": "tandem"}),
    ("simino", 3, {"powers": "both"}),
    ("trimino", 2, {}),
    ("trimino", 4, {"ruleset": "triominos"}),
    ("mexican-train", 2, {}),
    ("mexican-train", 5, {"doubles_from_hand": True}),
]
PLIES = (2, 9, 17)


def observations(name, seats, options):
    """For several moments of a game: what the seat to act sees in one world, and in another like it."""
    game = catalog.game(name)
    for plies in PLIES:
        for eyes in range(seats):
            pair = pair_of_worlds(game, seats, options, eyes, f"bots-{plies}", plies)
            if pair is None:
                continue
            ends = []
            for world in pair.worlds:
                position = Position.from_deal(game, seats, options, world.deal)
                for _, text in world.moves:
                    position = position.play(text)
                ends.append(position)
            if ends[0].to_act == eyes:
                assert ends[0] != ends[1]
                yield tuple(position.observe(eyes) for position in ends)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_no_bot_can_tell_the_worlds_apart(name, seats, options):
    moments = list(observations(name, seats, options))
    assert moments
    bots = [catalog.bot("random"), catalog.bot("greedy"), *(level.scaled(0.001) for level in LEVELS)]
    for one, other in moments:
        for bot in bots:
            assert bot.choose(one, 11) == bot.choose(other, 11)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[::3])
def test_two_threads_see_no_more_than_one(name, seats, options):
    one, other = next(observations(name, seats, options))
    settings = settings_of(one.game)
    assert mcts.think(one, settings, 200, 5, threads=2) == mcts.think(other, settings, 200, 5, threads=2)
