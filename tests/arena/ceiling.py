"""Yardsticks of luck: players that are shown too much. They live in tests only, and no bot's type would let them in.

What one that sees everything wins against a bot is more than any honest player can hope for at that table: the ceiling
that luck leaves. One that sees all hands, but not the order of the reserve, comes nearer to what reading the others
could give: ``hands`` where a game can be played with open hands, else ``tiles``, Trimino over orders of the reserve.

    python -m tests.arena.ceiling everything trimino greedy 100 2000
    python -m tests.arena.ceiling hands simino greedy 100 2000
    python -m tests.arena.ceiling tiles trimino greedy 100 4800 rounds=1
"""

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from minoteka import catalog
from minoteka.arena.contest import bot_of
from minoteka.arena.stats import interval
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Observation, Position
from minoteka.kernel import rng_from_int, row, shuffle
from minoteka.search import mcts
from minoteka.search.levels import settings_of

ORDERS = 12
Cheat = Callable[[Position, int, int], str]


def see_everything(position: Position, iterations: int, seed: int) -> str:
    """The move of a search that knows every hand and the order of the reserve."""
    found = mcts.think_root(mcts.Root.opened(position), settings_of(position.game), iterations, seed)
    best = max(found, key=lambda move: found[move])
    return position.observe(position.to_act).text(best)


def with_open_hands(position: Position) -> Observation:
    """What the seat to act would know if hands were open at this table."""
    game, shown, seen = position.game, position.game.layout.copy(position._state), position.game.layout.new()
    shown.open_hands = 1
    game.kernels.observe(shown, position.to_act, seen)
    return Observation(game, position.seats, position.options, seen, position.to_act)


def see_hands(position: Position, iterations: int, seed: int) -> str:
    """The move of a search that knows every hand."""
    return mcts.think(with_open_hands(position), settings_of(position.game), iterations, seed).move


def see_tiles(position: Position, iterations: int, seed: int) -> str:
    """The move that searches like most which know every hand, over several orders of Trimino's reserve."""
    game, visits, rng = position.game, Counter[int](), rng_from_int(seed)
    for order in range(ORDERS):
        state = game.layout.copy(position._state)
        reserve = row(sorted(map(int, state.reserve[state.taken :])))  # the true order must not matter
        shuffle(rng, reserve, len(reserve))
        state.reserve[state.taken :] = reserve
        root = mcts.Root(game, position.seats, position.to_act, state, False)
        found = mcts.think_root(root, settings_of(game), iterations // ORDERS, seed * ORDERS + order)
        visits.update({move: count for move, (count, _) in found.items()})
    return position.observe(position.to_act).text(visits.most_common(1)[0][0])


CHEATS: dict[str, Cheat] = {"everything": see_everything, "hands": see_hands, "tiles": see_tiles}


def against(
    name: str,
    rival: str,
    deals: int,
    iterations: int,
    options: Mapping[str, Any],
    budget: float = 1.0,
    cheat: Cheat = see_everything,
) -> list[float]:
    """What the cheat wins of each deal against ``rival``, the mean over exchanged seats, at a table for two."""
    game, bot, shares = catalog.game(name), bot_of(rival, budget), []
    for deal in range(deals):
        won = 0.0
        for own in range(2):
            match = Match.start(game, 2, options, Chance(f"ceiling/{deal}"))
            plies = 0
            while not match.is_over:
                position = match.position
                legal = position.legal_moves()
                if len(legal) == 1:
                    move = legal[0]
                elif position.to_act == own:
                    move = cheat(position, iterations, plies)
                else:
                    move = bot.choose(position.observe(position.to_act), deal * 1_000_003 + plies).move
                match, plies = match.play(move), plies + 1
            winners = match.standing().winners
            won += (own in winners) / len(winners) / 2
        shares.append(won)
    return shares


if __name__ == "__main__":
    sees, game, rival, deals, iterations, *rest = sys.argv[1:]
    chosen = catalog.game(game).settle(2, dict(pair.split("=") for pair in rest))
    shares = against(game, rival, int(deals), int(iterations), chosen, cheat=CHEATS[sees])
    rate, low, high = interval(shares)
    print(f"{game}: sees {sees}, against {rival}: {rate:.1%} ({low:.1%}–{high:.1%}), {2 * int(deals)} games")
