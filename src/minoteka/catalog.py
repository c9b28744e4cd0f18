"""The list of games and bots: plain imports, nothing registers itself.

Games of other packages are found by their entry points (docs/adding-a-game.md).
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib.metadata import entry_points
from logging import getLogger
from typing import Any, TypeVar

from minoteka.core import solver
from minoteka.core.errors import Malformed, expect
from minoteka.core.game import Game
from minoteka.core.pieces import PieceSet
from minoteka.core.position import Position
from minoteka.core.riddle import Theme, themes
from minoteka.core.solver import Effort, Solution
from minoteka.games import gemblo, mexican_train, riomino, simino, trimino
from minoteka.puzzles.riddle import Judge, Posed, of_game
from minoteka.search import greedy, levels, uniform
from minoteka.search.bot import Bot
from minoteka.search.openhands import OpenProver, solve_open

OWN: Mapping[str, Game] = {
    g.name: g for g in (riomino.GAME, simino.GAME, trimino.GAME, mexican_train.GAME, gemblo.GAME)
}
GROUP = "minoteka.games"
"""The entry points by which other packages bring games."""


def _guests() -> Iterator[tuple[str, Game]]:
    """The games of other packages; one that cannot be had is named in one line and left out."""
    taken = set(OWN)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            game = entry.load()
            if not isinstance(game, Game):
                raise TypeError(f"{entry.value} is no Game")
            if not re.fullmatch("[a-z][a-z0-9-]{0,39}", game.name):
                raise ValueError(f"{game.name!r} is no name for a game")
            if game.name in taken:
                raise ValueError(f"there is a game {game.name} already")
            game.bring_texts()
        except Exception as error:  # whatever it is, it must not keep the other games from being played
            why = " ".join(f"{type(error).__name__}: {error}".split())
            getLogger("minoteka").warning("minoteka: the game of %s is left out: %s", entry.value, why)
        else:
            taken.add(game.name)
            yield game.name, game


GAMES: Mapping[str, Game] = {**OWN, **dict(_guests())}

LEVELS: Mapping[str, levels.Level] = {b.name: b for b in levels.LEVELS}
"""The bots that people meet, weakest first."""

BOTS: Mapping[str, Bot] = {b.name: b for b in (uniform.BOT, greedy.BOT, *levels.LEVELS)}

PATIENCE = 30_000
"""Positions that the proof of a riddle may take."""

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
    """The position that a text describes, as ``Position.text`` writes it. One without a past is believed."""
    return Position.from_text(text, game, believed=True)


def piece_set() -> PieceSet:
    """The pieces that silhouettes and pictures are laid with: those of the first game that offers some."""
    return next(game.pieces for game in GAMES.values() if game.pieces is not None)


def solve(position: Position, **effort: Any) -> Solution:
    """Perfect play by the game's own solver; where it has none, or hands are hidden, by a proof for two with open
    hands. ``effort`` is what ``core.solver.Effort`` has.
    """
    expect("What is solved", position, Position)
    if position.game.solve is None or (position.game.hides and position.seats > 1):
        return solve_open(position, Effort(**effort))
    return solver.solve(position, **effort)


def theme(name: str) -> tuple[Game, Theme]:
    """The theme of riddles of this name and its game; the error names the closest one."""
    return _find("theme", name, {theme: (game, declared) for game, theme, declared in all_themes()})


def all_themes() -> Iterator[tuple[Game, str, Theme]]:
    """Every theme of every game."""
    return ((game, name, declared) for game in GAMES.values() for name, declared in themes(game).items())


def riddles() -> Mapping[str, Posed]:
    """The riddles of all games by their names."""
    return {name: posed for game in GAMES.values() for name, posed in of_game(game).items()}


def judge(theme: Theme) -> Judge:
    """Who works riddles of a theme out; keep it, as it remembers what it has proven."""
    return Judge(theme, OpenProver(PATIENCE))


def solitaire() -> Game:
    """The game that one person plays alone."""
    return next(game for game in GAMES.values() if 1 in game.seats)


def bot(name: str) -> Bot:
    """The bot of this name; the error names the closest one."""
    return _find("bot", name, BOTS)
