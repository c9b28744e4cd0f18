"""The list of games and bots: plain imports, nothing registers itself."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import TypeVar

from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.game import Game, Kernels
from minoteka.core.match import Match
from minoteka.games import gemblo, mexican_train, riomino, simino, trimino
from minoteka.search import analysis, greedy, levels, mcts, perfect, uniform
from minoteka.search.bot import Bot

GAMES: Mapping[str, Game] = {
    g.name: g for g in (riomino.GAME, simino.GAME, trimino.GAME, mexican_train.GAME, gemblo.GAME)
}

LEVELS: Mapping[str, levels.Level] = {b.name: b for b in levels.LEVELS}
"""The bots that people meet, weakest first."""

BOTS: Mapping[str, Bot] = {b.name: b for b in (uniform.BOT, greedy.BOT, *levels.LEVELS)}

analyse = analysis.analyse
"""The judge of finished games."""

T = TypeVar("T")


def _find(kind: str, name: str, known: Mapping[str, T]) -> T:
    if name in known:
        return known[name]
    close = get_close_matches(name, known, 1, 0.4)
    raise Malformed(f"unknown-{kind}", name=name, known=", ".join(known), close=close[0] if close else "")


def game(name: str) -> Game:
    """The game of this name; the error names the closest one."""
    return _find("game", name, GAMES)


def solitaire() -> Game:
    """The game that one person plays alone."""
    return next(game for game in GAMES.values() if 1 in game.seats)


def bot(name: str) -> Bot:
    """The bot of this name; the error names the closest one."""
    return _find("bot", name, BOTS)


def preparations(game: Game, *, search: bool = True) -> list[Callable[[], object]]:
    """What compiles a game: its kernels one by one, then the search for it."""
    kernels = [partial(getattr, game.kernels, name) for name in Kernels.NAMES]
    steps: list[Callable[[], object]] = [*kernels]
    if search:
        steps.append(partial(mcts.driver, game))
    if search and game.solve is not None and not game.hides:
        steps.append(partial(_solve_once, game))
    return steps


def _solve_once(game: Game) -> None:
    """A solver compiles what it needs on its first question."""
    position = Match.start(game, game.seats[0], {}, Chance("warm")).position
    perfect.prove(position.play(position.legal_moves()[0]), 1)
