"""How strong our master is against OpenSpiel's own searches in Python, a second a move each, through the adapter.

    python3 run.py bench baselines [--deals 5] [GAME …]

Where nothing is hidden they use MCTS, else IS-MCTS, unchanged, with random playouts. Both sides have what a second of
one core gives them at the first move: iterations of ours by their pace, simulations of theirs as measured here. Deals
are played twice, seats exchanged. docs/baselines.md has the results.
"""

import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.yardstick import arguments, machine, show
from minoteka import catalog
from minoteka.arena.contest import bot_of
from minoteka.arena.stats import interval
from minoteka.core.actions import actions_of
from minoteka.envs import openspiel

OURS, SHARE = "master", 1 / 3
"""Master thinks three seconds; a third of that is one."""


def rival(game: pyspiel.Game, simulations: int, chance: np.random.RandomState) -> pyspiel.Bot:
    """OpenSpiel's search for this kind of game."""
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=chance)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=chance)


def dealt(game: pyspiel.Game, deal: int) -> pyspiel.State:
    state = game.new_initial_state()
    for digit in (deal, 0, 0, 0, 0):
        state.apply_action(digit)
    return state


def simulations_a_second(game: pyspiel.Game, chance: np.random.RandomState) -> int:
    """Of CPU time, at the first move of a round that leaves a choice."""
    state = dealt(game, 1000)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    began = time.process_time()
    rival(game, 30, chance).step(state)
    return max(2, round(30 / (time.process_time() - began)))


def won(game: pyspiel.Game, deal: int, ours: int, simulations: int, chance: np.random.RandomState) -> float:
    """Our part of a round: 1, 0, or something between for a draw."""
    state, bot = dealt(game, deal), bot_of(OURS, SHARE)
    other, plies = rival(game, simulations, chance), 0
    while not state.is_terminal():
        position = state.position
        if state.current_player() == ours:  # a whole move, be it one action or two
            legal = position.legal_moves()
            move = legal[0] if len(legal) == 1 else bot.choose(position.observe(ours), deal * 1000 + plies).move
            for action in actions_of(position, position.code(move)):
                state.apply_action(action)
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action(other.step(state))
        plies += 1
    return (state.returns()[ours] + 1) / 2


def main() -> None:
    """Print the table."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=list(catalog.OWN), help="all, unless some are named")
    parser.add_argument("--deals", type=int, default=5)
    given = parser.parse_args()
    rows = []
    for name in given.games:
        game, chance = pyspiel.load_game(openspiel.short_name(catalog.game(name))), np.random.RandomState(1)
        simulations = simulations_a_second(game, chance)
        parts: list[float] = []
        for deal in range(given.deals):
            parts.append(sum(won(game, deal, seat, simulations, chance) for seat in (0, 1)) / 2)
            rate, low, high = interval(parts)
            print(f"{name}: {rate:.0%} ({low:.0%}–{high:.0%}) of {2 * len(parts)} rounds", flush=True)
        rows.append((name, f"{rate:.0%}", f"{low:.0%}–{high:.0%}", 2 * given.deals, simulations))
    show(f"{OURS}: {machine()}", ["game", "wins", "95 %", "rounds", "their simulations"], rows)


if __name__ == "__main__":
    main()
