"""How strong our master is against OpenSpiel's own searches in Python, a second a move each, through the adapter.

    python3 run.py bench baselines [--deals 5] [--keep FILE] [--proof] [GAME …]

Where nothing is hidden they use MCTS, else IS-MCTS, unchanged, with random playouts. Both sides have what a second of
one core gives them at the first move: iterations of ours by their pace, simulations of theirs as measured here; the CPU
time that a choice then took is told beside the result. Deals are played twice, seats exchanged. With --keep every
round is written down when it ends, and what stands there is not played again. docs/baselines.md has the results.
A game may have options: "riomino(level=expert)". With --proof a game that can be solved from the deal on is: whose
rounds they were by perfect play, and who won them.
"""

import json
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.yardstick import arguments, machine, show
from minoteka import catalog
from minoteka.arena.contest import bot_of, make_ready
from minoteka.arena.stats import interval
from minoteka.core.actions import actions_of
from minoteka.core.solver import solve
from minoteka.envs import openspiel

OURS, SHARE = "master", 1 / 3
"""Master thinks three seconds; a third of that is one."""
Round = dict[str, Any]


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


def simulations_a_second(game: pyspiel.Game) -> int:
    """Of CPU time, at the first move of a round that leaves a choice."""
    state, tried, spent = dealt(game, 1000), 8, 0.0
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    while spent < 0.5:
        tried, began = 2 * tried, time.process_time()
        rival(game, tried, np.random.RandomState(1)).step(state)
        spent = time.process_time() - began
    return max(2, round(tried / spent))


def played(game: pyspiel.Game, deal: int, ours: int, simulations: int) -> Round:
    """A round: our part of it (1, 0, or something between for a draw), choices and CPU seconds of both sides."""
    chance, state, bot = np.random.RandomState(2 * deal + ours), dealt(game, deal), bot_of(OURS, SHARE)
    other, plies, seconds, choices = rival(game, simulations, chance), 0, [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        position, mine, began = state.position, state.current_player() == ours, time.process_time()
        legal = position.legal_moves() if mine else state.legal_actions()
        if mine:  # a whole move, be it one action or two
            move = legal[0] if len(legal) == 1 else bot.choose(position.observe(ours), deal * 1000 + plies).move
            taken = actions_of(position, position.code(move))
        else:
            taken = legal if len(legal) == 1 else [other.step(state)]
        seconds[mine] += time.process_time() - began
        choices[mine] += len(legal) > 1
        for action in taken:
            state.apply_action(action)
        plies += 1
    return {"share": (state.returns()[ours] + 1) / 2, "choices": choices, "seconds": seconds}


def deals_of(rounds: list[Round]) -> list[float]:
    """Our part of each deal that was played from both seats."""
    deals = defaultdict(list)
    for one in rounds:
        deals[one["deal"]].append(one["share"])
    return [sum(parts) / 2 for parts in deals.values() if len(parts) == 2]


def told(name: str, rounds: list[Round]) -> tuple[Any, ...]:
    """A line of the table."""
    rate, low, high = interval(deals_of(rounds))
    theirs, ours = (
        sum(one["seconds"][mine] for one in rounds) / max(1, sum(one["choices"][mine] for one in rounds))
        for mine in (False, True)
    )
    count = 2 * len(deals_of(rounds))
    return name, f"{rate:.0%}", f"{low:.0%}–{high:.0%}", count, rounds[0]["simulations"], ours, theirs


def by_proof(game: pyspiel.Game, rounds: list[Round]) -> str:
    """How many rounds each side won of those that perfect play wins for us, and of those that it loses."""
    winner = {deal: solve(dealt(game, deal).position, every=False).winner for deal in {one["deal"] for one in rounds}}
    parts = []
    for ours in (True, False):
        shares = [one["share"] for one in rounds if (winner[one["deal"]] == one["seat"]) == ours]
        parts.append(f"{sum(shares):g} of {len(shares)} rounds that perfect play {'wins' if ours else 'loses'}")
    return "we won " + ", ".join(parts)


def loaded(name: str) -> pyspiel.Game:
    """A game by our name for it, with options."""
    plain, bracket, options = name.partition("(")
    return pyspiel.load_game(openspiel.short_name(catalog.game(plain)) + bracket + options)


def compared(name: str, deals: int, keep: Path | None) -> list[Round]:
    """All rounds of a game, those kept before among them."""
    lines = keep.read_text("utf-8").splitlines() if keep is not None and keep.exists() else []
    rounds: list[Round] = [one for one in map(json.loads, lines) if one["game"] == name]
    make_ready(name.partition("(")[0], search=True)
    game = loaded(name)
    known = {(one["deal"], one["seat"]) for one in rounds}
    simulations = rounds[0]["simulations"] if rounds else simulations_a_second(game)
    for deal in range(deals):
        for seat in (0, 1):
            if (deal, seat) in known:
                continue
            at = {"game": name, "deal": deal, "seat": seat, "simulations": simulations}
            rounds.append({**at, **played(game, deal, seat, simulations)})
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(rounds[-1]) + "\n")
            print(*told(name, rounds)[:4], flush=True)
    return rounds


def main() -> None:
    """Print the table."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=list(catalog.OWN), help="all, unless some are named")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--keep", type=Path, help="a file of rounds: those that it has are not played again")
    parser.add_argument("--proof", action="store_true", help="solve the deals (Riomino)")
    given = parser.parse_args()
    results = {name: compared(name, given.deals, given.keep) for name in given.games}
    rows = [told(name, rounds) for name, rounds in results.items()]
    columns = ["game", "wins", "95 %", "rounds", "their simulations", "our s a choice", "their s"]
    show(f"{OURS}: {machine()}", columns, rows)
    for name in given.games if given.proof else ():
        print(f"{name}: {by_proof(loaded(name), results[name])}")


if __name__ == "__main__":
    main()
