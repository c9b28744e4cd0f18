"""How often something may be asked: a bucket that refills steadily, one per key."""

from dataclasses import dataclass

SECONDS = {"second": 1, "minute": 60, "hour": 3600}
MOST_KEYS = 50_000


@dataclass(frozen=True)
class Rate:
    """So many per so many seconds; all of them may come at once."""

    count: int
    seconds: int

    @staticmethod
    def read(text: str) -> "Rate":
        """``600/minute``."""
        count, _, unit = text.partition("/")
        if not count.isdigit() or int(count) < 1 or unit not in SECONDS:
            raise ValueError(f"a rate looks like 600/minute, not {text!r}")
        return Rate(int(count), SECONDS[unit])


class Buckets:
    """One bucket for every key (an address, a seat); memory is bounded."""

    def __init__(self, rate: Rate) -> None:
        self._most = float(rate.count)
        self._speed = rate.count / rate.seconds
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float) -> float:
        """0.0 if one more is fine; else the seconds to wait."""
        left, since = self._buckets.get(key, (self._most, now))
        left = min(self._most, left + (now - since) * self._speed)
        if left < 1.0:
            return (1.0 - left) / self._speed
        if len(self._buckets) >= MOST_KEYS:
            self._forget(now)
        self._buckets[key] = (left - 1.0, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered; if too few are full, all start afresh."""
        self._buckets = {
            key: (left, since)
            for key, (left, since) in self._buckets.items()
            if left + (now - since) * self._speed < self._most
        }
        if len(self._buckets) >= MOST_KEYS:
            self._buckets.clear()
