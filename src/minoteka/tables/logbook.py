"""What was told of a table's entries, remembered by the eyes that asked: a log costs a replay once, not every time.

The replay is made aside, one at a time for a table; what happens meanwhile is added afterwards. An idle table forgets.
What is remembered is JSON already: Python's collector, for which everybody waits, need not look at it.
"""

import asyncio

import msgspec

from minoteka.tables import history
from minoteka.tables.news import News
from minoteka.tables.seams import Aside
from minoteka.tables.sight import Sight
from minoteka.tables.table import Step, Table


class Logbook:
    """The log of one table, and how the round before ended."""

    __slots__ = ("_aside", "_ended", "_items", "_lock", "_since", "_table")

    def __init__(self, table: Table, aside: Aside) -> None:
        self._table = table
        self._aside = aside
        self._lock = asyncio.Lock()
        self._items: dict[int, list[msgspec.Raw]] = {}
        self._ended: tuple[int, Sight] | None = None
        self._since: list[Step] = []

    @property
    def eyes(self) -> bool:
        """Whether anything is remembered that must be kept up to date."""
        return bool(self._items) or self._lock.locked()

    def knows(self, eyes: int, since: int) -> bool:
        """Whether the log behind entry ``since``, and the last round's end if that is shown, can be had at once."""
        return (since >= self._table.seq or eyes in self._items) and (
            not history.shows_finished(self._table) or self._ending() is not None
        )

    async def look_up(self, eyes: int) -> None:
        """Go through the table again; afterwards it is known."""
        async with self._lock:
            if self.knows(eyes, -1):
                return
            row, entries = self._table.row, list(self._table.entries)
            self._since = []
            items, self._ended = await self._aside(lambda: history.looked_up(row, entries, eyes))
            for step in self._since:
                items.append(history.logged(step, eyes))
                self._ended = history.ending(step) or self._ended
            self._items[eyes] = items

    def log(self, eyes: int, since: int) -> list[msgspec.Raw]:
        """The entries behind number ``since``, as these eyes may know them. What is not known was not looked up."""
        return [] if since >= self._table.seq else self._items[eyes][max(0, since) :]

    def finished(self) -> Sight | None:
        """How the round before ended, while the first move of this one is awaited."""
        return self._ending() if history.shows_finished(self._table) else None

    def note(self, step: Step, news: News) -> None:
        """An entry was made."""
        if self._lock.locked():
            self._since.append(step)
        for eyes, items in self._items.items():
            items.append(news.item(eyes))
        if news.new_round and news.ended is not None and step.after is not None:
            self._ended = (step.after.number, news.ended)

    def forget(self) -> None:
        """Nobody needs it just now."""
        self._items.clear()
        self._ended = None

    def _ending(self) -> Sight | None:
        match = self._table.match
        return self._ended[1] if self._ended and match and self._ended[0] == match.number else None
