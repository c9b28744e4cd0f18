"""Time in a worker of a browser: no timer reaches what runs there, so it looks at the clock itself, between slices."""

import time
from typing import Any

from minoteka.kernel import buffer
from minoteka.search.bot import Stop

SLICE = 256
"""Iterations of a search between two looks: a few milliseconds, a quarter of a second on a slow phone."""


class Deadline:
    """A stop flag's cell without a timer: it looks at the clock whenever a search, slice by slice, is handed it."""

    def __init__(self, seconds: float) -> None:
        self._cell, self._end = buffer(1), time.monotonic() + seconds

    def __len__(self) -> int:
        return 1

    def __getitem__(self, place: int) -> int:
        return int(self._as_parameter_[place])

    @property
    def _as_parameter_(self) -> Any:
        """What a kernel is handed."""
        if time.monotonic() > self._end:
            self._cell[0] = 1
        return self._cell


class Patience(Stop):
    """A stop flag that is up after so many seconds."""

    slice = SLICE

    def __init__(self, seconds: float) -> None:
        self.cell = Deadline(seconds)
