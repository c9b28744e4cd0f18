"""Symmetries of a game, for learning: ways to turn or mirror a round so that the rules see no difference.

A game that has some declares them in its room ``symmetry``, as ``symmetries(options)``.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from minoteka.core.game import Game
from minoteka.core.options import Options


class Symmetry(NamedTuple):
    """What the row of planes has at ``i`` moves to ``numbers[i]``; action ``a`` becomes ``actions[a]``."""

    actions: tuple[int, ...]
    numbers: tuple[int, ...]


def symmetries(game: Game, options: Options) -> Sequence[Symmetry]:
    """Those of a game with these options, leaving all as it is among them; none where it declares none."""
    room = f"{game.package}.symmetry"
    if find_spec(room) is None:
        return ()
    found: Sequence[Symmetry] = import_module(room).symmetries(options)
    return found
