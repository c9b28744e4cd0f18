"""The options of Riomino."""

from minoteka.core.options import Choice
from minoteka.games.riomino.board import LEVELS

SCORINGS = ("last-move", "tashkent")
LAST_MOVE, TASHKENT = range(2)

OPTIONS = (Choice("level", "start", LEVELS), Choice("scoring", "last-move", SCORINGS))
