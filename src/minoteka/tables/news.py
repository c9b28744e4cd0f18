"""One entry told to everybody: what is the same for all eyes is worked out once."""

from typing import Any

import msgspec

from minoteka.protocol.common import Clock, Fairness, Seat, Standing
from minoteka.protocol.socket import EntryMade
from minoteka.tables import sight
from minoteka.tables.sight import NOTHING, Sight
from minoteka.tables.table import Step, Table, status_of

_encode = msgspec.json.encode


class News:
    """An entry that has just happened; ``told`` gives the message for one pair of eyes."""

    def __init__(self, table: Table, step: Step, before: Sight | None, now: Sight | None) -> None:
        self._step = step
        self._before = before
        self._now = now
        self.ended = sight.right_after(step, now)
        self._items: dict[int, msgspec.Raw] = {}
        self.new_round = bool(step.before and step.after and step.after.number > step.before.number)
        self.new_status = status_of(step.before) != status_of(step.after)
        self._status = table.status
        changed = self.new_round or self.new_status
        self._standing: Standing | None = sight.standing(table.match, table.seats) if changed else None
        self.clock: Clock | None = None
        self.seats: list[Seat] | None = None
        self.fairness: Fairness | None = None

    def told(self, eyes: int, reply: str | None = None) -> bytes:
        """The message for these eyes; for whoever asked for it, the answer to that request."""
        now, finished = self._now, self.ended if self.new_round else None
        view: Any = now.view(eyes) if now else None
        legal: Any = now.legal(eyes) if now else NOTHING
        last: Any = finished.view(eyes) if finished else None
        return _encode(
            EntryMade(
                reply=reply,
                seq=self._step.entry.seq,
                link=self._step.entry.link,
                status=self._status,
                item=self.item(eyes),  # type: ignore[arg-type]  # JSON already
                view=view,
                legal=legal,
                finished=last,
                clock=self.clock,
                seats=self.seats,
                standing=self._standing,
                fairness=self.fairness,
            )
        )

    def item(self, eyes: int) -> msgspec.Raw:
        """The entry as these eyes may know it; where nothing is hidden it is the same for all."""
        if self.ended is None or not self.ended.hides:
            eyes = self._step.entry.seat
        if eyes not in self._items:
            self._items[eyes] = msgspec.Raw(_encode(sight.item(self._step, self._before, self.ended, eyes)))
        return self._items[eyes]
