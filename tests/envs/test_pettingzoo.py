"""The toolkit's own tests pass for every game; what it is told is what the game says."""

import copy
import pickle

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from minoteka.catalog import OWN
from minoteka.envs.pettingzoo import env, raw_env
from minoteka.envs.play import BadInput

TABLES = [(name, seats) for name, game in OWN.items() for seats in game.seats]


def all_pass(name, seats, cycles):
    api_test(env(name, seats), num_cycles=cycles)
    seed_test(lambda: env(name, seats), num_cycles=cycles)
    render_test(lambda render_mode: env(name, seats, render_mode=render_mode))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_toolkits_own_tests(name, seats, capsys):
    all_pass(name, seats, 30)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_toolkits_own_tests_for_longer(name, seats, capsys):
    all_pass(name, seats, 1000)


def played(it, seed):
    """A round of random legal actions; the rewards of all agents."""
    rng, total = np.random.default_rng(seed), {}
    it.reset(seed=seed)
    for agent in it.agent_iter():
        seen, reward, terminated, truncated, _ = it.last()
        total[agent] = total.get(agent, 0.0) + reward
        legal = np.flatnonzero(seen["action_mask"])
        it.step(None if terminated or truncated else rng.choice(legal))
    return total


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("trimino", 3, {"ruleset": "reverse"}), ("simino", 4, {"teams": "tandem"}), ("riomino", 2, {"level": "junior"})],
)
def test_a_round_is_worth_its_result(name, seats, options):
    it = env(name, seats, **options)
    for seed in range(3):
        total = played(it, seed)
        outcome = it.unwrapped.acting.position.outcome
        best = max(total.values())
        assert {f"player_{seat}" for seat in outcome.winners} == {a for a, r in total.items() if r == best}
        assert abs(sum(total.values())) < 1e-9
        assert set(total) == set(it.possible_agents)


def test_who_is_not_to_act_may_do_nothing_and_sees_no_half_move():
    it = raw_env("gemblo", 2)
    it.reset(seed=1)
    acting = it.agent_selection
    (other,) = set(it.agents) - {acting}
    before = it.observe(other)["observation"]
    it.step(int(np.flatnonzero(it.observe(acting)["action_mask"])[0]))
    assert it.agent_selection == acting, "an orientation is half a move"
    assert not it.observe(other)["action_mask"].any()
    assert (it.observe(other)["observation"] == before).all()
    assert it.observe(acting)["observation"].sum() == before.sum() + 1


def test_an_illegal_action_ends_the_round_and_is_an_error_without_wrappers():
    it = env("riomino")
    it.reset(seed=1)
    agent = it.agent_selection
    wrong = int(np.flatnonzero(it.observe(agent)["action_mask"] == 0)[0])
    it.step(wrong)
    assert it.rewards[agent] == -1
    assert all(it.terminations.values())
    bare = raw_env("riomino")
    for early in (lambda: bare.observe("player_0"), lambda: bare.step(0)):
        with pytest.raises(ResetNeeded):
            early()
    bare.reset(seed=1)
    with pytest.raises(BadInput, match="whole number"):
        bare.step(2.5)
    with pytest.raises(BadInput, match="player_9"):
        bare.observe("player_9")
    before = bare.acting
    with pytest.raises(BadInput, match=f"Action {wrong} "):
        bare.step(wrong)
    assert bare.acting is before


def test_what_no_environment_knows_is_refused():
    bare = raw_env("riomino")
    for seed in (1.5, [1], b"x", float("nan"), "left", True):
        with pytest.raises(BadInput, match="seed is a whole number"):
            bare.reset(seed=seed)
    for space in (bare.action_space, bare.observation_space):
        with pytest.raises(BadInput, match="player_0, player_1"):
            space("player_9")
    bare.reset(seed=np.int64(1))
    with pytest.raises(BadInput, match="may not be taken"):
        bare.step(10**30)
    with pytest.raises(BadInput, match="not True"):
        bare.step(True)


def test_who_goes_on_after_the_end_is_told_to_reset():
    bare = raw_env("riomino")
    played(bare, 1)
    with pytest.raises(ResetNeeded):
        bare.step(None)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "trimno"}, "trimino"),
        ({"game": None}, "its name"),
        ({"game": "trimino", "seats": 9}, "2–4"),
        ({"game": "trimino", "seats": 2.5}, "whole number"),
        ({"game": "trimino", "rules": "reverse"}, "rules"),
        ({"game": "trimino", "reward": "points"}, "points"),
        ({"game": "trimino", "render_mode": "rgb_array"}, "rgb_array"),
    ],
)
def test_what_makes_no_sense_is_refused_in_the_toolkits_way(given, words):
    with pytest.raises(BadInput, match=words):
        env(**given)


def test_last_is_told_when_there_is_something_to_tell():
    bare, wrapped = raw_env("riomino"), env("riomino")
    with pytest.raises(ResetNeeded, match="reset"):
        bare.last()
    for it in (bare, wrapped):
        played(it, 1)
        with pytest.raises(ResetNeeded, match="over"):
            it.last()
    assert str(wrapped) == str(bare)


def test_every_agent_hears_how_the_round_ended():
    it, heard = env("trimino", 3), []
    it.reset(seed=1)
    for _ in it.agent_iter():
        seen, _, over, _, info = it.last()
        assert ("outcome" in info) == over
        if over:
            heard.append(info["outcome"])
        it.step(None if over else np.flatnonzero(seen["action_mask"])[0])
    assert heard == [it.unwrapped.acting.position.outcome.as_json()] * 3


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copy_goes_on_from_where_the_round_stands(make, copied):
    it = make("simino")
    it.reset(seed=1)
    it.step(np.flatnonzero(it.last()[0]["action_mask"])[0])
    other, before = copied(it), it.unwrapped.acting
    assert other.unwrapped.acting.position == before.position
    other.step(np.flatnonzero(other.last()[0]["action_mask"])[0])
    assert it.unwrapped.acting is before and other.unwrapped.acting.position != before.position
