"""How a round or a match ended."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """Scores per seat, the winning seats in ascending order, and the reason's code."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str

    def as_json(self) -> dict[str, Any]:
        """As playthroughs print it: whole numbers without a point."""
        return {"scores": plain(self.scores), "winners": list(self.winners), "reason": self.reason}


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
