"""Flags that fall: whoever is to act and has no time left."""

from functools import partial

from minoteka.core.errors import NotYours
from minoteka.core.record import TIMEOUT
from minoteka.tables import clocks
from minoteka.tables.background import Background
from minoteka.tables.room import Room
from minoteka.tables.seams import Outside
from minoteka.tables.standins import stand_in


class Flags:
    """One timer a room in which a clock runs."""

    def __init__(self, outside: Outside, background: Background) -> None:
        self._outside = outside
        self._background = background

    def watch(self, room: Room) -> None:
        """Wait for the running clock, if one runs."""
        self.stop(room)
        falls = clocks.falls_at(room.table, room.started)
        if falls is not None:
            delay = max(0.0, (falls - self._outside.time.now()) / 1000)
            room.flag = self._outside.time.later(delay, partial(self._falls, room, room.table.seq))

    def stop(self, room: Room) -> None:
        """Wait no longer."""
        if room.flag is not None:
            room.flag.cancel()
            room.flag = None

    def _falls(self, room: Room, seq: int) -> None:
        self._background.spawn(self._time_out(room, seq))

    async def _time_out(self, room: Room, seq: int) -> None:
        async with room.turn() as turn:
            table = turn.table
            falls = clocks.falls_at(table, room.started)
            if table.seq != seq or falls is None:
                return
            if falls > self._outside.time.now():  # timers go by another clock, and may be early
                self.watch(room)
                return
            try:
                await turn.enter(TIMEOUT, table.to_act, text=stand_in(table))
            except NotYours:
                self._outside.log.info("flag-was-late")
