"""The list of games and bots: plain imports, nothing registers itself."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TypeVar

from minoteka.core.errors import Malformed
from minoteka.core.game import Game
from minoteka.core.position import Position
from minoteka.games import gemblo, mexican_train, riomino, simino, trimino
from minoteka.search import greedy, levels, uniform
from minoteka.search.bot import Bot

GAMES: Mapping[str, Game] = {
    g.name: g for g in (riomino.GAME, simino.GAME, trimino.GAME, mexican_train.GAME, gemblo.GAME)
}

LEVELS: Mapping[str, levels.Level] = {b.name: b for b in levels.LEVELS}
"""The bots that people meet, weakest first."""

BOTS: Mapping[str, Bot] = {b.name: b for b in (uniform.BOT, greedy.BOT, *levels.LEVELS)}

T = TypeVar("T")


def _find(kind: str, name: str, known: Mapping[str, T]) -> T:
    if name in known:
        return known[name]
    close = get_close_matches(name, known, 1, 0.4)
    raise Malformed(f"unknown-{kind}", name=name, known=", ".join(known), close=close[0] if close else "")


def game(name: str) -> Game:
    """The game of this name; the error names the closest one."""
    return _find("game", name, GAMES)


def games() -> Mapping[str, Game]:
    """All games by their names."""
    return GAMES


def bots() -> Mapping[str, Bot]:
    """All bots by their names, weakest first."""
    return BOTS


def position(text: str) -> Position:
    """The position that a text describes, as ``Position.text`` writes it."""
    return Position.from_text(text, game)


def solitaire() -> Game:
    """The game that one person plays alone."""
    return next(game for game in GAMES.values() if 1 in game.seats)


def bot(name: str) -> Bot:
    """The bot of this name; the error names the closest one."""
    return _find("bot", name, BOTS)
