"""Riddles over HTTP: which there are, one after the moves that somebody tried, and what an account has done."""

from typing import Annotated

import msgspec

from minoteka.protocol.common import Asked, Because, Json, Told
from minoteka.protocol.lessons import StepShown


class RiddleCard(Told):
    """A riddle; texts: ``riddle-<theme>``, and with ``-hint`` what to look for, with ``-proof`` why it is right."""

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
    be told: the question, why a move is wrong, or what is proven; ``facts`` are its values. ``hands`` of all, and what
    comes from the reserve (``ahead``), where the riddle tells them. ``unlit``: nothing is to show what may be laid.
    ``fault``: cells that show why a move is wrong; ``options`` are the game's, as at a table; ``reasons`` (the game's)
    speak for the move that solved a duel.
    """

    said: str
    facts: dict[str, int | str]
    hands: list[list[str]] | None
    ahead: list[str]
    unlit: bool
    fault: list[str]
    options: Json
    reasons: list[Because]


Words = Annotated[str, msgspec.Meta(max_length=500)]


class AskPoster(Asked):
    """A riddle as a picture, without its answer: what is said on it, in whatever language (``PosterWords``)."""

    title: Words
    question: Words
    holders: Annotated[list[Words], msgspec.Meta(max_length=16)]
    coming: Words


Task = Annotated[str, msgspec.Meta(max_length=120)]
Won = Annotated[int, msgspec.Meta(ge=1, le=3)]


class WonStars(Asked):
    """Stars won in this browser: of riddles by their names, of lessons' steps by ``game/lesson/step``, of silhouettes
    by ``silhouette/puzzle``.
    """

    stars: Annotated[dict[Task, Won], msgspec.Meta(max_length=5000)]


class KeptStars(Told):
    """All stars of an account, the best try of each task."""

    stars: dict[str, int]
