"""How long the event loop was kept from its work: what all visitors wait for together.

A timer that should come every moment comes late by as long as something held the loop. Work that takes longer than a
blink belongs aside.
"""

import asyncio

BEAT = 0.05
"""Seconds between two looks: next to nothing for an idle process."""
FADING = 60.0
"""Seconds for which the longest delay is remembered, at least."""


class Stalls:
    """Measures while it runs. ``longest``: seconds, in the last minute or two; ``ever``: since the start."""

    def __init__(self) -> None:
        self.ever = 0.0
        self._now = 0.0
        self._before = 0.0

    @property
    def longest(self) -> float:
        """The longest delay of late."""
        return max(self._now, self._before)

    async def watch(self) -> None:
        """For ever."""
        loop = asyncio.get_running_loop()
        since = loop.time()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late(loop.time() - due)
            if loop.time() - since > FADING:
                since, self._before, self._now = loop.time(), self._now, 0.0

    def late(self, seconds: float) -> None:
        """A look came so much later than it should."""
        self._now = max(self._now, seconds)
        self.ever = max(self.ever, seconds)
