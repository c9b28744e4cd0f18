"""The action space of Riomino: an action is a move's code, a die in one of 24 ways on one of 81 cells, or the pass."""

from minoteka.games.riomino.rules import PASS

ACTIONS = PASS + 1
