"""One agent among bots: the toolkit's own check passes, and ends and errors are what the toolkit expects."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from minoteka.catalog import OWN
from minoteka.envs.gymnasium import GameEnv
from minoteka.envs.play import BadInput

TABLES = [(name, seats) for name, game in OWN.items() for seats in game.seats]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_toolkits_own_check(name, seats):
    check_env(GameEnv(name, seats, "random", illegal="end"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_toolkits_own_check_among_bots(name, seats):
    check_env(GameEnv(name, seats, "greedy"))


def first(seen):
    """The first legal action, for the agent and for whoever plays against it."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def played(env, seed):
    seen, info = env.reset(seed=seed)
    over, steps = False, [info["seat"]]
    while not over:
        steps.append(first(seen))
        seen, reward, over, truncated, info = env.step(steps[-1])
    assert not truncated
    return steps, reward, info


@pytest.mark.parametrize(("name", "opponents"), [("trimino", "random"), ("gemblo", first), ("riomino", "greedy")])
def test_the_same_seed_is_the_same_round(name, opponents):
    env, again = (gymnasium.make(f"minoteka/{name}-v1", opponents=opponents) for _ in range(2))
    for seed in range(2):
        steps, reward, info = played(env, seed)
        assert (steps, reward, info) == played(again, seed)
        assert (reward > 0) == (info["seat"] in info["outcome"]["winners"])


def test_who_goes_on_after_the_end_is_told_to_reset():
    env = GameEnv("riomino", opponents="random")
    with pytest.raises(ResetNeeded, match="Nothing is dealt"):
        env.step(0)
    played(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_masks_by_the_name_that_others_look_for_are_those_that_are_seen():
    env = GameEnv("gemblo", opponents="random")
    with pytest.raises(ResetNeeded):
        env.action_masks()
    seen, over = env.reset(seed=1)[0], False
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, _, over, _, _ = env.step(first(seen))
    assert not env.action_masks().any()


def test_an_illegal_action_ends_the_round_or_raises():
    env = GameEnv("riomino", opponents="random")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(ResetNeeded):
        env.step(first(seen))
    strict = GameEnv("riomino", opponents="random", illegal="raise", seat=0)
    seen, _ = strict.reset(seed=1)
    with pytest.raises(BadInput, match=f"Action {wrong} "):
        strict.step(wrong)
    for none in (None, 2.5, "left", [0]):
        with pytest.raises(BadInput, match="whole number"):
            strict.step(none)
    strict.step(first(seen))


def test_opponents_that_answer_nonsense_are_named():
    env = GameEnv("riomino", opponents=lambda seen: None, seat=0)
    with pytest.raises(BadInput, match="opponents"):
        env.reset(seed=0)  # the other seat begins
    env = GameEnv("riomino", opponents=lambda seen: 1944, seat=0)
    with pytest.raises(BadInput, match="opponents answered action 1944"):
        env.reset(seed=0)


def test_the_toolkit_knows_the_render_modes(recwarn):
    env = gymnasium.make("minoteka/riomino-v1", opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() and not [str(warning.message) for warning in recwarn if "render" in str(warning.message)]


def test_the_agent_sees_its_own_hand_drawn():
    env = GameEnv("trimino", opponents="random", seat=1, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == env.acting.position.draw(1) != env.acting.position.draw()
    assert "[/]" not in env.render(), "colours are for terminals"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponents": "gredy"}, "greedy"),
        ({"opponents": 5}, "something to call"),
        ({"seat": "first"}, "first"),
        ({"seat": 4}, "no 4"),
        ({"illegal": "ignore"}, "ignore"),
        ({"render_mode": "rgb_array"}, "rgb_array"),
        ({"level": "hard"}, "level"),
    ],
)
def test_what_makes_no_sense_is_refused(given, words):
    with pytest.raises(BadInput, match=words):
        GameEnv("riomino", **given)


def test_a_copy_plays_on_alike():
    env = GameEnv("simino")
    with pytest.raises(ResetNeeded):
        assert env.acting
    seen, _ = env.reset(seed=1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.acting.position == env.acting.position
        other.step(first(seen))
        assert other.acting.position != env.acting.position and (env.action_masks() == seen["action_mask"]).all()
    again = copy.deepcopy(env)
    assert played(env, None) == played(again, None)


def test_options_may_be_numbers_of_numpy():
    env = GameEnv("simino", np.int64(3), seat=np.int64(1), hand=np.int32(4), open_hands=np.True_)
    assert env.table.options["hand"] == 4 and env.table.options["open_hands"] is True
    assert type(env.reset(seed=1)[1]["seat"]) is int


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_who_asks_for_pictures_hears_what_makes_it_ask_without():
    with pytest.raises(TypeError, match="not 'rgb_array'") as told:
        gymnasium.make("minoteka/riomino-v1", render_mode="rgb_array")
    assert isinstance(told.value, BadInput)
