"""OpenSpiel's own tests pass, its searches and solvers run as they are, and seats know what they may know."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

import minoteka
import minoteka.envs.openspiel  # registers the games
from minoteka.catalog import OWN
from minoteka.core.actions import actions_of
from minoteka.envs.moments import SECRET

TABLES = [(name, seats) for name, game in OWN.items() for seats in game.seats]
WHITE = "minoteka_simino(seats=2,powers=white)"
SMALL = "minoteka_mexican_train(set=9,plies=78,worlds=4,seed=2)"


def loaded(name, **given):
    parameters = ",".join(f"{key}={value}" for key, value in given.items())
    return pyspiel.load_game(f"minoteka_{name.replace('-', '_')}({parameters})")


def dealt(game, *digits):
    state = game.new_initial_state()
    for digit in digits:
        state.apply_action(digit)
    assert not state.is_chance_node()
    return state


def played(state, plies, seed=1):
    rng = np.random.RandomState(seed)
    while plies and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        plies -= 1
    return state


@pytest.mark.parametrize("name", OWN)
def test_random_rounds_pass_its_test(name):
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_rounds_pass_its_test_at_every_table(name, seats):
    pyspiel.random_sim_test(loaded(name, seats=seats), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("given", [*map(minoteka.envs.openspiel.short_name, OWN.values()), WHITE])
def test_its_playthrough_generator_runs(given):
    text = generate_playthrough.playthrough(given, None, seed=1)
    assert "ObservationString" in text and "[/]" not in text
    assert f'GameType.short_name = "{given.partition("(")[0]}"' in text


@pytest.mark.parametrize(("name", "seats"), [("riomino", 2), ("simino", 3), ("gemblo", 2), ("mexican-train", 4)])
def test_a_seed_drawn_in_digits_deals_what_that_seed_deals(name, seats):
    """And the round that is played is the one that positions play."""
    state = dealt(loaded(name, seats=seats), 1, 22, 333, 0, 1023)
    position = minoteka.Position.dealt(minoteka.game(name), seats, {}, minoteka.Chance("1.22.333.0.1023"))
    rng = np.random.RandomState(3)
    for _ in range(12 if name != "riomino" else 4):
        assert state.position == position and state.current_player() == position.to_act
        move = rng.choice(position.legal_moves())
        for action in actions_of(position, position.code(move)):
            assert action in state.legal_actions()
            state.apply_action(action)
        position = position.play(move)


@pytest.mark.parametrize("name", ["simino", "trimino", "mexican-train"])
def test_a_state_drawn_anew_is_the_same_to_its_seat_only(name):
    state = played(dealt(loaded(name, seats=2), 5, 4, 3, 2, 1), 8)
    seat, differ = state.current_player(), 0
    for chance in (0.1, 0.5, 0.9):
        other = state.resample_from_infostate(seat, lambda chance=chance: chance)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        differ += other.observation_string(1 - seat) != state.observation_string(1 - seat)
        guesses = [truth.resample_from_infostate(seat, lambda: 0.3).position for truth in (state, other)]
        assert guesses[0] == guesses[1], "what is guessed must not depend on what is hidden"
        again = state.get_game().deserialize_state(other.serialize())
        assert str(again) == str(other)
        assert again.information_state_string(seat) == other.information_state_string(seat)
    assert differ


def test_what_changes_hands_in_secret_is_not_heard_by_others():
    state, rng = dealt(loaded("simino", seats=3, powers="white"), 9, 8, 7, 6, 5), np.random.RandomState(2)
    hidden = 0
    while not state.is_terminal():
        mover, action = state.current_player(), rng.choice(state.legal_actions())
        text = state.action_to_string(mover, action)
        state.apply_action(action)
        heard = [state.moment.heard(seat) for seat in range(3)]
        assert heard[mover].actions[-1] == action
        for seat in {0, 1, 2} - {mover}:
            secret = not heard[seat].moves.endswith(text)
            assert secret == (heard[seat].actions[-1:] == (SECRET,)) or state.moment.acting.held >= 0
            hidden += secret
    assert hidden


def test_observers_tell_what_is_public_and_what_is_private():
    game = loaded("trimino", seats=3)
    state = played(dealt(game, 1, 2, 3, 4, 5), 4)
    who = pyspiel.PrivateInfoType
    public, everything, mine = (
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kind))
        for kind in (who.NONE, who.ALL_PLAYERS, who.SINGLE_PLAYER)
    )
    for observer in (public, everything, mine):
        observer.set_from(state, 1)
    assert mine.dict["hands"].sum() > 0 and public.dict["hands"].sum() == 0
    assert (everything.dict["hands"][1] == mine.dict["hands"]).all()
    assert public.string_from(state, 1) == state.moment.drawn()
    with pytest.raises(pyspiel.SpielError):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize(("name", "halves"), [("riomino", 1), ("gemblo", 2)])
def test_its_tree_search_plays(name, halves):
    game, rng = loaded(name), np.random.RandomState(1)
    state = dealt(game, 1, 1, 1, 1, 1)
    bot = mcts.MCTSBot(game, 1.5, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for _ in range(halves):
        state.apply_action(bot.step(state))
    assert state.moment.acting.held < 0


@pytest.mark.parametrize("name", ["simino", "trimino", "mexican-train"])
def test_its_search_for_hidden_information_plays(name):
    game, rng = loaded(name), np.random.RandomState(1)
    state = dealt(game, 1, 1, 1, 1, 1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.5, 6, random_state=rng)
    for _ in range(2):
        state.apply_action(bot.step(state))


def test_small_games_are_solved():
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    after = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= after < before
    assert len({world.acting.position for world in game.worlds}) > 2
    state = dealt(game, 1)
    seat = state.current_player()
    seen = {state.resample_from_infostate(seat, lambda c=c: c).position for c in np.linspace(0, 0.99, 20)}
    assert seen <= {world.acting.position for world in game.worlds}
    assert all(position.observe(seat) == state.position.observe(seat) for position in seen)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("minoteka_simino(powers=red)", "red"),
        ("minoteka_simino(power=white)", "power"),
        ("minoteka_simino(seats=9)", "9"),
        ("minoteka_trimino(reward=points)", "points"),
        ("minoteka_riomino(plies=500)", "over after"),
        ("minoteka_riomino(worlds=0)", "worlds"),
    ],
)
def test_what_makes_no_sense_is_refused_in_the_toolkits_way(name, words):
    with pytest.raises(pyspiel.SpielError, match=words):
        pyspiel.load_game(name)


def test_an_illegal_action_is_an_error_and_changes_nothing():
    state = dealt(loaded("riomino"), 1, 2, 3, 4, 5)
    before, wrong = str(state), 1944
    assert wrong not in state.legal_actions()
    with pytest.raises(pyspiel.SpielError, match="1944"):
        state.apply_action(wrong)
    assert str(state) == before
    fresh = loaded("riomino").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="1024"):
        fresh.apply_action(1024)
    with pytest.raises(pyspiel.SpielError, match="dealt"):
        state.chance_outcomes()
    for player in (-1, 5):
        with pytest.raises(pyspiel.SpielError, match=f"no {player}"):
            state.resample_from_infostate(player, lambda: 0.5)


def test_games_and_states_go_to_other_processes():
    game = pyspiel.load_game(WHITE)
    state = played(dealt(game, 1, 2, 3, 4, 5), 6)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
