"""Clocks that run, and flags that fall: whoever is to act and has no time left.

What a turn costs is measured here by seconds that never jump, from the moment when this process heard of the entry
before it; the date is only shown, and two machines need not agree about it. Clocks run on while their tables are not in
memory: a flag that falls fetches its table.
"""

from dataclasses import dataclass
from functools import partial

from minoteka.core.errors import MinotekaError
from minoteka.core.record import TIMEOUT
from minoteka.tables import clocks
from minoteka.tables.background import Background
from minoteka.tables.directory import Directory
from minoteka.tables.room import Room
from minoteka.tables.seams import Outside, Timer
from minoteka.tables.standins import stand_in
from minoteka.tables.table import Table

AGAIN = 1.0
"""Seconds after which a flag that could not be entered falls again."""

LOST = ("no-table", "table-broken")
"""Tables at which no flag falls any more."""


@dataclass
class _Running:
    turn: tuple[int, int]
    began: float
    timer: Timer


class Flags:
    """One timer for each table at which a clock runs."""

    def __init__(self, outside: Outside, directory: Directory, background: Background) -> None:
        self._outside = outside
        self._directory = directory
        self._background = background
        self._running: dict[str, _Running] = {}

    def watch(self, room: Room) -> None:
        """Wait for the running clock, if one runs."""
        table, turn = room.table, clocks.turn_of(room.table)
        running = self._running.get(table.row.id)
        known = running is not None and running.turn == turn
        began = running.began if running is not None and known else self._outside.time.monotonic()
        self.stop(table.row.id)
        if turn is not None:
            falls = began + (clocks.left(table, turn[0]) + clocks.GRACE) / 1000
            self._set(table.row.id, turn, began, falls - self._outside.time.monotonic())

    def _set(self, name: str, turn: tuple[int, int], began: float, delay: float) -> None:
        timer = self._outside.time.later(max(0.0, delay), partial(self._falls, name, turn))
        self._running[name] = _Running(turn, began, timer)

    def spent(self, table: Table) -> int:
        """Milliseconds that the running turn has cost so far."""
        running = self._running.get(table.row.id)
        if running is None or running.turn != clocks.turn_of(table):
            return 0
        return round((self._outside.time.monotonic() - running.began) * 1000)

    def stop(self, name: str) -> None:
        """Wait no longer for a table's clock."""
        running = self._running.pop(name, None)
        if running is not None:
            running.timer.cancel()

    def close(self) -> None:
        """Wait for none any more."""
        for name in list(self._running):
            self.stop(name)

    def _falls(self, name: str, turn: tuple[int, int]) -> None:
        self._background.spawn(self._time_out(name, turn))

    async def _time_out(self, name: str, turn: tuple[int, int]) -> None:
        try:
            room = await self._directory.find(name)
            async with room.turn() as held:
                table = held.table
                if clocks.turn_of(table) != turn:
                    return
                if self.spent(table) < clocks.left(table, turn[0]) + clocks.GRACE:  # a timer may be early
                    self.watch(room)
                    return
                await held.enter(TIMEOUT, turn[0], text=stand_in(table))
        except MinotekaError as error:
            self._outside.log.info("flag-was-late", why=error.code)
            if error.code in LOST:
                self.stop(name)
            self._again(name, turn)
        except Exception as error:  # the store is away: the flag falls when it is back
            self._outside.log.error("flag", why=type(error).__name__)
            self._again(name, turn)

    def _again(self, name: str, turn: tuple[int, int]) -> None:
        running = self._running.get(name)
        if running is not None and running.turn == turn:
            self._set(name, turn, running.began, AGAIN)
