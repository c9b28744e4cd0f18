"""What `browser` measures here and inside a page's worker: the same lines on both sides, so nothing but the engine."""

from functools import cache

from minoteka.catalog import GAMES
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.search import mcts
from minoteka.search.levels import settings_of

ITERATIONS = 1000
TURNS = 20


@cache
def start(name: str) -> Match:
    """A round with the fewest seats that there are rivals in."""
    game = GAMES[name]
    return Match.start(game, next(seats for seats in game.seats if seats > 1), {}, Chance.dealt("bench"))


def think(name: str) -> int:
    """One search at the start of a round; so many iterations."""
    position = start(name).position
    return mcts.think(position.observe(position.to_act), settings_of(position.game), ITERATIONS, 1).iterations


def take_turns(name: str) -> int:
    """Turns as a table takes them: what the seat sees, its moves, the view, the move played, the view again."""
    match = start(name)
    for done in range(TURNS):
        position = match.position
        if match.is_over or position.is_over:
            return done
        seen = position.observe(position.to_act)
        moves = seen.legal_moves()
        seen.view()
        match = match.play(moves[len(moves) // 2])
        match.position.observe(position.to_act).view()
    return TURNS


def repeat(work: str, name: str, times: int) -> int:
    """One of these so many times; what was done in all. (To ask a worker costs about a millisecond.)"""
    done = 0
    for _ in range(times):
        done += globals()[work](name)
    return done


def deal(name: str) -> int:
    """One deal from a stream of ChaCha20."""
    Match.start(GAMES[name], start(name).seats, {}, Chance.dealt("bench"))
    return 1
