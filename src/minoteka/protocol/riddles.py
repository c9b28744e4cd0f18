"""Riddles over HTTP: which there are, and one after the moves that somebody tried."""

from minoteka.protocol.common import Told
from minoteka.protocol.http import StepShown


class RiddleCard(Told):
    """A riddle; texts: ``riddle-<theme>``, and with ``-hint`` what to look for."""

    name: str
    theme: str
    grade: int


class Riddles(Told):
    """The riddles of a game, and the name of the one of the day (if there are any)."""

    game: str
    riddles: list[RiddleCard]
    today: str | None


class RiddleShown(StepShown):
    """A riddle as the seat that is asked sees it, after one's moves and what others answered. ``said`` is the text to
    be told: the question, or why a move is wrong; ``facts`` are its values. ``hands`` of all, and what comes from the
    reserve (``ahead``), where the riddle tells them.
    """

    said: str
    facts: dict[str, int | str]
    hands: list[list[str]] | None
    ahead: list[str]
