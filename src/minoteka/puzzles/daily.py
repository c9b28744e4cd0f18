"""The puzzle of the day: made from the date and a key, so that nobody without the key knows tomorrow's."""

import hmac
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Protocol

from minoteka.core.errors import Malformed
from minoteka.core.pieces import PieceSet
from minoteka.kernel import below, rng_from_bytes
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.puzzle import Puzzle
from minoteka.puzzles.riddle import Posed


class Day(Protocol):
    """A date, as the standard library makes them."""

    def isoformat(self) -> str:
        """Like ``2026-11-15``."""

    def weekday(self) -> int:
        """0 on Monday, 6 on Sunday."""


GRADES = (1, 1, 2, 2, 3, 3, 4)
"""Monday is easy, Sunday takes its time."""
SYMMETRIES = ("none", "none", "mirror", "half-turn")


def daily(day: Day, key: bytes, box: PieceSet) -> Puzzle:
    """The puzzle of a date: HMAC-SHA256 of the date under the key chooses its kind and its seed. Where there is none of
    its grade, the next easier one is taken: a day has a puzzle.
    """
    digest = hmac.digest(key, day.isoformat().encode(), "sha256")
    rng = rng_from_bytes(digest[:16])
    request = Request(
        size=28 + below(rng, 17),
        symmetry=SYMMETRIES[below(rng, len(SYMMETRIES))],
        colours=2 + below(rng, 2),
        grade=GRADES[day.weekday()],
    )
    while True:
        try:
            return generate(request, digest, box, day.isoformat())
        except Malformed as error:
            if error.code != "generate-failed" or request.grade == GRADES[0]:
                raise
            request = replace(request, grade=request.grade - 1)


def daily_riddle(day: Day, posed: Sequence[Posed]) -> Posed:
    """The riddle of a date among those of a game: of the day's grade, or the nearest that there is. All of them lie
    open, so there is no key to it.
    """
    wanted = GRADES[day.weekday()]
    nearest = min(abs(one.riddle.grade - wanted) for one in posed)
    fitting = [one for one in posed if abs(one.riddle.grade - wanted) == nearest]
    digest = sha256(f"{fitting[0].game.name} {day.isoformat()}".encode()).digest()
    return fitting[below(rng_from_bytes(digest[:16]), len(fitting))]
