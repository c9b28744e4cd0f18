"""What the toolkits have of their own, for bench/envs.py: random play with observations and legal actions.

What is not installed is left out, with a line that says so.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

from bench.yardstick import rate

SPIEL = {
    "block_dominoes": "python_block_dominoes",
    "team_dominoes": "python_team_dominoes",
    "tic_tac_toe": "python_tic_tac_toe",
}
"""OpenSpiel's games in Python, by the modules that register them."""
CLASSIC = ("connect_four_v3", "tictactoe_v3")
PGX = ("connect_four", "backgammon")
BATCH, AT_A_TIME = 1024, 50


def aec_steps(env: Any, chance: np.random.Generator) -> int:
    """One round of a PettingZoo environment; how many actions it took."""
    env.reset()
    done = 0
    while env.agents and not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[int(chance.random() * len(legal))]))
        done += 1
    return done


def spiel_steps(game: pyspiel.Game, chance: np.random.Generator) -> int:
    """One round of an OpenSpiel game; how many actions its players took."""
    state, done = game.new_initial_state(), 0
    told = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])  # all alike in these games
            continue
        told.set_from(state, state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
        done += 1
    return done


def pgx_steps(name: str) -> Any:
    """Random steps of many rounds at once, compiled, with observations and masks, dealt anew when over."""
    import jax
    import pgx

    env = pgx.make(name)

    def step(carried: Any, _: None) -> Any:
        state, key = carried
        key, ours, theirs = jax.random.split(key, 3)
        chosen = jax.random.categorical(ours, jax.numpy.log(state.legal_action_mask.astype(float)), axis=-1)
        renewing = pgx.experimental.auto_reset(env.step, env.init)
        state = jax.vmap(renewing)(state, chosen, jax.random.split(theirs, BATCH))
        return (state, key), state.observation.sum()  # whatever is not used would not be computed

    some = jax.jit(lambda state, key: jax.lax.scan(step, (state, key), None, AT_A_TIME))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2)]

    def work() -> int:
        held[:], _ = some(*held)
        jax.block_until_ready(held[0].observation)
        return AT_A_TIME * BATCH

    return work


def peers() -> Iterator[tuple[str, float | None]]:
    """Each with its steps a second."""
    chance = np.random.default_rng(1)
    for module, name in SPIEL.items():
        import_module(f"open_spiel.python.games.{module}")
        game = pyspiel.load_game(name)
        yield f"OpenSpiel, {name}", rate(lambda game=game: spiel_steps(game, chance))
    for name in CLASSIC:
        try:
            env = import_module(f"pettingzoo.classic.{name}").raw_env()
        except ImportError as missing:
            print(f"PettingZoo's {name} is left out ({missing}): pip install pygame")
            continue
        yield f"PettingZoo, {name}", rate(lambda env=env: aec_steps(env, chance))
    for name in PGX:
        try:
            work = pgx_steps(name)
        except ImportError as missing:
            print(f"Pgx's {name} is left out ({missing}): pip install pgx")
            continue
        yield f"Pgx, {name}, {BATCH} at once", rate(work)
