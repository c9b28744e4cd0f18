"""How a round or a match ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from minoteka.kernel import Kernel, State, floats


@dataclass(frozen=True)
class Outcome:
    """Scores per seat, the winning seats in ascending order, and the reason's code."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str

    def as_json(self) -> dict[str, Any]:
        """As playthroughs print it: whole numbers without a point."""
        return {"scores": plain(self.scores), "winners": list(self.winners), "reason": self.reason}


def outcome_of(s: State, seats: int, scores: Kernel, winners: Kernel, reasons: Sequence[str]) -> Outcome:
    """How a finished round ended, as a game's kernels tell it; ``reasons`` has the words for ``s.reason``."""
    points = floats(seats)
    scores(s, points)
    return Outcome(tuple(float(point) for point in points), seats_in(int(winners(s))), reasons[s.reason])


def plain(scores: tuple[float, ...]) -> list[float]:
    """Scores as JSON numbers: 3, not 3.0; 0.5 stays."""
    return [int(s) if s == int(s) else s for s in scores]


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a set that a kernel tells as bits."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def best_seats(scores: tuple[float, ...], *, lowest: bool = False) -> tuple[int, ...]:
    """The seats with the highest (or lowest) score."""
    target = min(scores) if lowest else max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == target)
