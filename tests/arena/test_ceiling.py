"""Seeing everything helps: else either the yardstick or the search is broken."""

import pytest

from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from tests.arena.ceiling import against, see_tiles, with_open_hands

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize(
    ("name", "options"), [pytest.param("simino", {}, marks=pytest.mark.slow), ("trimino", {"rounds": 1})]
)
def test_who_sees_everything_wins_more_than_who_thinks_as_much_in_the_dark(name, options):
    settled = catalog.game(name).settle(2, options)
    shares = against(name, "strong:seconds=0.005,noise=0", 30, 400, settled)
    assert sum(shares) / len(shares) > 0.55


def test_who_sees_hands_sees_hands_and_no_more():
    game = catalog.game("simino")
    position = Match.start(game, 2, game.settle(2, {}), Chance("hands")).position
    rival = 1 - position.to_act
    seen, dark = with_open_hands(position)._state, position.observe(position.to_act)._state
    assert seen.hands[rival] == position._state.hands[rival] != dark.hands[rival]
    assert list(seen.deck) == list(dark.deck) != list(position._state.deck)


def test_who_sees_tiles_does_not_see_their_order():
    game = catalog.game("trimino")
    position = Match.start(game, 2, game.settle(2, {}), Chance("tiles")).position
    state = game.layout.copy(position._state)
    state.reserve[state.taken :] = state.reserve[state.taken :][::-1].copy()
    other = Position.from_bytes(game, 2, position.options, game.layout.to_bytes(state))
    assert other != position
    assert [see_tiles(other, 240, seed) for seed in range(5)] == [see_tiles(position, 240, seed) for seed in range(5)]
