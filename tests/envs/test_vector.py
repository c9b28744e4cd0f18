"""Rounds in compiled loops are those that positions play: the same planes, actions and rewards, step by step."""

import copy

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from minoteka.core.actions import Acting
from minoteka.envs.play import BadInput
from minoteka.envs.vector import VectorGame
from minoteka.kernel import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="loops are compiled")
COUNT = 12
SLOW = [pytest.param(*table, marks=pytest.mark.slow) for table in (("gemblo", 2), ("trimino", 3), ("mexican-train", 4))]


def chosen(info, rng):
    """A random legal action for every round."""
    return np.array([info["legal"][i, rng.integers(info["many"][i])] for i in range(len(info["many"]))])


def compare(env, seen, info, i, acting):
    assert info["seat"][i] == acting.position.to_act
    assert sorted(info["legal"][i, : info["many"][i]]) == acting.legal()
    assert (seen[i] == acting.planes(acting.position.to_act)).all()


@pytest.mark.parametrize(("name", "seats"), [("riomino", 2), ("simino", 4), *SLOW])
def test_it_plays_what_positions_play(name, seats):
    options = {"teams": "tandem"} if name == "simino" else {}
    env, rng = VectorGame(name, COUNT, seats, "self", **options), np.random.default_rng(1)
    seen, info = env.reset(seed=5)
    rounds = [Acting(env._batch.position(i)) for i in range(COUNT)]
    ended = 0
    while ended < 2 * COUNT:
        actions = chosen(info, rng)
        before = [acting.position.to_act for acting in rounds]
        seen, rewards, over, _, info = env.step(actions)
        for i, action in enumerate(actions):
            rounds[i] = rounds[i].act(int(action))
            assert over[i] == rounds[i].position.is_over
            assert info["acted"][i] == before[i]
            if over[i]:
                worth = env.table.rewards(rounds[i].position)
                assert np.allclose(info["rewards"][i], worth) and np.isclose(rewards[i], worth[before[i]])
                rounds[i], ended = Acting(env._batch.position(i)), ended + 1
            compare(env, seen, info, i, rounds[i])


def test_an_agent_among_random_seats_is_always_to_act():
    env, rng = VectorGame("riomino", COUNT, seat=1, mask=True, threads=2), np.random.default_rng(2)
    seen, info = env.reset(seed=1)
    results = []
    for _ in range(60):
        assert env.observation_space.contains(seen)
        assert (info["seat"] == 1).all()
        assert (seen["action_mask"].sum(1) == info["many"]).all()
        assert all(env._batch.position(i).to_act == 1 for i in range(COUNT))
        seen, rewards, over, _, info = env.step(chosen(info, rng))
        results += list(rewards[over])
    assert set(results) == {-1.0, 1.0}


def test_the_same_seed_is_the_same_rounds():
    told = []
    for threads in (1, 2):
        env = VectorGame("riomino", COUNT, threads=threads)
        seen, info = env.reset(seed=9)
        rng = np.random.default_rng(3)
        for _ in range(20):
            seen, _, _, _, info = env.step(chosen(info, rng))
        told.append(seen.copy())
    assert (told[0] == told[1]).all()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_when_a_finished_round_is_dealt_anew(mode):
    env = VectorGame("riomino", COUNT, autoreset=mode)
    _, info = env.reset(seed=1)
    wrong = np.full(COUNT, env.single_action_space.n - 1)
    _, rewards, over, _, info = env.step(wrong)  # a pass is not legal at the start
    assert (rewards == -1).all() and over.all() and info["illegal"].all()
    assert ("final_obs" in info) == (mode is AutoresetMode.SAME_STEP)
    _, rewards, over, _, info = env.step(wrong)
    assert (rewards == (-1 if mode is AutoresetMode.SAME_STEP else 0)).all()
    assert (over == (mode is not AutoresetMode.NEXT_STEP)).all()


def test_what_makes_no_sense_is_refused():
    env = VectorGame("riomino", 2)
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    env.reset(seed=1)
    for actions in ([0], [0.5, 1.0], "ab", [[0], [0, 1]]):
        with pytest.raises(BadInput):
            env.step(actions)
    with pytest.raises(BadInput, match="seed"):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponents": "greedy"}, "greedy"),
        ({"seat": 2}, "no 2"),
        ({"seat": "first"}, "first"),
        ({"opponents": "self", "seat": 1}, "all seats"),
        ({"reward": "points"}, "points"),
        ({"level": "hard"}, "level"),
        ({"num_envs": 0}, "1 or more"),
        ({"threads": 0}, "1 or more"),
        ({"mask": "yes"}, "True or False"),
        ({"autoreset": "always"}, "NextStep, SameStep"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given, words):
    with pytest.raises(BadInput, match=words):
        VectorGame("riomino", **{"num_envs": 2, **given})


def test_a_mask_says_where_rounds_are_dealt_anew():
    env, rng = VectorGame("riomino", COUNT, autoreset=AutoresetMode.DISABLED), np.random.default_rng(4)
    seen, info = env.reset(seed=1)
    over = np.zeros(COUNT, bool)
    while not over.any():
        seen, _, over, _, info = env.step(chosen(info, rng))
    assert not over.all() and (info["many"][over] == 0).all()
    before, positions = seen.copy(), [env._batch.position(i) for i in range(COUNT)]
    seen, info = env.reset(options={"reset_mask": over})
    assert (info["many"] > 0).all() and (seen[~over] == before[~over]).all()
    for i in range(COUNT):
        assert (env._batch.position(i) == positions[i]) == (not over[i])
    _, _, again, _, _ = env.step(chosen(info, rng))
    assert not again[over].any()


def test_a_mask_that_makes_no_sense_is_refused():
    env, every = VectorGame("riomino", 2), np.ones(2, bool)
    with pytest.raises(ResetNeeded):
        env.reset(options={"reset_mask": every})
    env.reset(seed=1)
    for mask in ([True, False], np.array([1, 0]), np.ones(3, bool), "all", 5):
        with pytest.raises(BadInput, match="2 bools"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(BadInput, match="seed"):
        env.reset(seed=1, options={"reset_mask": every})
    with pytest.raises(BadInput, match="neither copied nor pickled"):
        copy.deepcopy(env)
