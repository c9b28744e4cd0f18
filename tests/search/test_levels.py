"""Bots: reproducible, legal, stoppable, blind to what their seat cannot see."""

from dataclasses import replace

import pytest

from minoteka import catalog
from minoteka.core.errors import NotYours
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.kernel import COMPILED, rng_from_int
from minoteka.search import mcts
from minoteka.search.bot import Candidate, Stop
from minoteka.search.levels import LEVELS, pick, settings_of
from minoteka.search.settings import Settings

GAMES = list(catalog.GAMES)


def opening(name, plies=6):
    """A position a few moves into a game, with a real choice."""
    game = catalog.game(name)
    match = Match.start(game, max(2, game.seats[0]), {}, Chance("levels"))
    n = 0
    while n < plies or len(match.position.legal_moves()) < 2:
        legal = match.position.legal_moves()
        match = match.play(legal[len(legal) // 2])
        n += 1
    return match.position


@pytest.mark.parametrize("name", GAMES)
def test_thinking_is_reproducible_and_legal(name):
    position = opening(name)
    seen = position.observe(position.to_act)
    few = 60 if COMPILED else 6
    first = mcts.think(seen, settings_of(seen.game), few, 7)
    again = mcts.think(seen, settings_of(seen.game), few, 7)
    assert first == again
    assert first.move in position.legal_moves()
    assert sum(candidate.visits for candidate in first.candidates) == few


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_depends_on_the_observation_alone(name):
    position = opening(name)
    seen = position.observe(position.to_act)
    other = seen.complete(rng_from_int(5)).observe(position.to_act)
    level = LEVELS[0] if COMPILED else LEVELS[0].scaled(0.01)
    assert level.choose(seen, 3).move == level.choose(other, 3).move


def test_a_raised_flag_stops_the_search():
    position = opening("riomino", 2)
    stop = Stop()
    stop.set()
    seen = position.observe(position.to_act)
    assert mcts.think(seen, settings_of(seen.game), 10**6, 1, stop).iterations == mcts.LEAST


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_haste_never_changes_the_move(name):
    game, spared = catalog.game(name), 0
    for plies in range(0, 8, 2):
        position = opening(name, plies)
        seen = position.observe(position.to_act)
        patient = mcts.think(seen, settings_of(game), 600, plies)
        hasty = mcts.think(seen, replace(settings_of(game), hasty=True), 600, plies)
        assert hasty.move == patient.move
        spared += patient.iterations - hasty.iterations
    assert spared > 0


@pytest.mark.compiled_only
def test_two_trees_are_reproducible_too():
    position = opening("riomino", 2)
    seen = position.observe(position.to_act)
    choices = [mcts.think(seen, settings_of(seen.game), 400, 1, threads=2) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0].iterations == 400


def test_the_tree_is_bounded():
    position = opening("riomino", 2)
    seen = position.observe(position.to_act)
    small = Settings(nodes=64)
    assert mcts.think(seen, small, 300, 1).move in position.legal_moves()


@pytest.mark.compiled_only
def test_more_moves_than_the_tree_has_room_for():
    position = opening("gemblo", 8)
    seen = position.observe(position.to_act)
    assert len(position.legal_moves()) > 64
    choice = mcts.think(seen, Settings(nodes=64), 300, 1)
    assert sum(candidate.visits > 0 for candidate in choice.candidates) > 1
    assert sum(candidate.visits for candidate in choice.candidates) == 300


@pytest.mark.compiled_only
def test_a_search_that_looks_begins_with_what_the_evaluation_likes():
    """Among hundreds of moves the one that greedy would play is always tried."""
    position = opening("gemblo", 8)
    seen = position.observe(position.to_act)
    liked = catalog.bot("greedy").choose(seen, 1).move
    looked = mcts.think(seen, settings_of(seen.game), mcts.LEAST, 1)
    assert liked in [candidate.move for candidate in looked.candidates if candidate.visits]
    assert len(looked.candidates) > 100


@pytest.mark.compiled_only
def test_a_search_finds_a_win_in_one():
    """Riomino: where a move ends the game in its favour, the search takes it, or another that wins as surely."""
    found = 0
    for seed in range(40):
        game = catalog.game("riomino")
        match = Match.start(game, 2, {}, Chance(f"win-{seed}"))
        while not match.is_over:
            position = match.position
            seat = position.to_act
            wins = {m for m in position.legal_moves() if position.play(m).is_over}
            if wins and len(position.legal_moves()) > len(wins):
                choice = mcts.think(position.observe(seat), settings_of(game), 500, 1)
                assert choice.move in wins or choice.candidates[0].value > 0.99
                found += 1
            match = match.play(position.legal_moves()[0])
    assert found > 3


@pytest.mark.parametrize("name", GAMES)
def test_lower_levels_think_less_whatever_share_a_game_gives_them(name):
    budgets = [level.iterations(catalog.game(name)) for level in LEVELS]
    assert budgets == sorted(set(budgets))


def test_a_game_gives_a_level_a_share_unless_seconds_are_named():
    game, whole = catalog.game("simino"), LEVELS[3].trying({"seconds": LEVELS[3].seconds})
    assert LEVELS[3].iterations(game) == whole.iterations(game) * game.search["strong"]
    assert LEVELS[3].scaled(0.1).iterations(game) == LEVELS[3].iterations(game) // 10
    assert LEVELS[3].trying({"noise": 0}).iterations(game) == LEVELS[3].iterations(game)


def test_lower_levels_choose_more_loosely():
    noise = [level.noise for level in LEVELS]
    assert noise == sorted(noise, reverse=True)
    assert noise[-1] == 0


def test_a_loose_choice_prefers_the_better_and_never_takes_the_absurd():
    candidates = [Candidate("good", 0.6, 50), Candidate("fair", 0.5, 30), Candidate("absurd", 0.1, 20)]
    drawn = [pick(candidates, 0.2, seed) for seed in range(600)]
    assert drawn.count("good") > 1.5 * drawn.count("fair") > 0
    assert "absurd" not in drawn


@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "master"])
def test_a_bot_with_nothing_to_choose_says_so(name):
    game = catalog.game("riomino")
    position = Position.dealt(game, 2, {}, Chance("1"))
    with pytest.raises(NotYours, match="turn"):
        catalog.bot(name).choose(position.observe(1 - position.to_act), 1)
    while not position.is_over:
        position = position.play(position.legal_moves()[0])
    with pytest.raises(NotYours, match="over"):
        catalog.bot(name).choose(position.observe(0), 1)
