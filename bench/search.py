"""How fast bots think: iterations per second of the tree search on one core at the start of a game.

python -m bench.search
"""

from typing import Any

from bench.yardstick import machine, rate, show, show_yardsticks
from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.kernel import COMPILED
from minoteka.search import mcts
from minoteka.search.levels import PACE, settings_of

ITERATIONS = 1000 if COMPILED else 10


def opening(game: Game) -> Any:
    """What the seat to act sees at its first real choice after two moves."""
    match, plies = Match.start(game, 2, {}, Chance("bench")), 0
    while plies < 2 or len(match.position.legal_moves()) < 2:
        moves = match.position.legal_moves()
        match, plies = match.play(moves[len(moves) // 2]), plies + 1
    return match.position.observe(match.position.to_act)


def iterations(game: Game) -> float:
    """Iterations per CPU second, tree and guesses included."""
    seen, settings = opening(game), settings_of(game)

    def work() -> int:
        return mcts.think(seen, settings, ITERATIONS, 1).iterations

    return rate(work)


def main() -> None:
    """Print the tables."""
    rows = [(game.name, iterations(game), float(game.search.get("pace", PACE))) for game in catalog.GAMES.values()]
    show(f"tree search: {machine()}", ["game, 2 seats", "iterations/s", "pace that levels count on"], rows)
    show_yardsticks()


if __name__ == "__main__":
    main()
