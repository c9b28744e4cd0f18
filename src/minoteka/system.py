"""Time and chance as the operating system gives them."""

import asyncio
import secrets
import string
import time
from collections.abc import Callable
from functools import partial

from minoteka.core.fairness import new_secret

ALPHANUMERIC = string.ascii_letters + string.digits


def _steady_clock() -> Callable[[], int]:
    """Nanoseconds that never jump, and where the system can tell so, go on while the machine sleeps."""
    try:
        time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # a browser knows the name, and no such clock
        return time.monotonic_ns
    return partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)


_steady = _steady_clock()


class SystemTime:
    """The machine's clocks, and the event loop's timers. The date is that of the start and goes on steadily: when
    somebody sets the machine's clock, no table feels it and no day's key is told early.
    """

    def __init__(self, date: Callable[[], int] | None = None, steady: Callable[[], int] | None = None) -> None:
        self._steady = steady or _steady
        self._began = (date or time.time_ns)() - self._steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._began + self._steady()) // 1_000_000

    def monotonic(self) -> float:
        """Seconds that never jump."""
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class SystemChance:
    """The machine's source of what nobody can guess."""

    def secret(self) -> str:
        """A table's seed."""
        return new_secret()

    def name(self) -> str:
        """A table's or picture's id: 131 bits, of letters and digits alone (a dash in front would be an option)."""
        return "".join(secrets.choice(ALPHANUMERIC) for _ in range(22))

    def token(self) -> str:
        """A seat's or session's token: 192 bits."""
        return secrets.token_urlsafe(24)
