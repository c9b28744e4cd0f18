"""The games, one folder each: rules, texts of moves, views, explanations, evaluation, pictures, help.

The room's name is also a word of the front door: ``minoteka.games()`` gives what can be played. Whoever imports a game
puts this module in the word's place, so the module answers the call.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _Room(ModuleType):
    def __call__(self) -> Any:
        """What the catalog lists, this room's games and those of other packages."""
        return import_module("minoteka.catalog").games()


sys.modules[__name__].__class__ = _Room
