"""A table that is being served: one thing at a time happens at it, each is on disk before anybody hears of
it.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from minoteka.core.errors import NotYours
from minoteka.protocol.socket import Goodbye, Presence, TableState, UndoAsk
from minoteka.server.store import tables as sql
from minoteka.server.store.rows import EntryRow
from minoteka.server.tables import clocks, history, sight
from minoteka.server.tables.listening import Audience, Listener
from minoteka.server.tables.news import News, answering
from minoteka.server.tables.sight import NOTHING, Sight
from minoteka.server.tables.surroundings import Surroundings
from minoteka.server.tables.table import Step, Table, status_of

_encode = msgspec.json.encode


class Room:
    """One table with its listeners. Whoever changes it holds ``lock``."""

    __slots__ = (
        "_sight",
        "ask",
        "audience",
        "flag",
        "hall",
        "lock",
        "table",
        "thinker",
        "thinking",
        "touched",
        "unsure",
    )

    def __init__(self, hall: Surroundings, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.ask: UndoAsk | None = None
        self.thinking: int | None = None
        self.thinker: asyncio.Task[None] | None = None
        self.flag: asyncio.TimerHandle | None = None
        self.touched = hall.monotonic()
        self.unsure = False
        self._sight: Sight | None = None

    @property
    def sight(self) -> Sight | None:
        """The position now, seen with any eyes."""
        if self._sight is None and self.table.match is not None:
            self._sight = Sight(self.table.match.position)
        return self._sight

    def rest(self) -> None:
        """Let go of what can be made again: an idle table should cost little."""
        self._sight = None

    async def enter(
        self,
        step: Step,
        *,
        run: Callable[[Connection], None] | None = None,
        by: Listener | None = None,
        reply: str | None = None,
    ) -> None:
        """Make a step durable, let it happen and tell everybody. Call it with the lock held."""
        self.unsure = True
        try:
            stored = await self.hall.store.append(step.entry, self._also(step, run))
        except IntegrityError:
            await self.catch_up()  # the table itself may be gone
            raise
        if not stored:
            await self.catch_up()
            raise NotYours("stale", seq=self.table.seq)
        self.unsure = False
        self._happen(step, by, reply)

    async def catch_up(self) -> None:
        """Take in what other processes entered (or we ourselves, if we could not see how a write ended)."""
        hall, table = self.hall, self.table
        if not await hall.store.read(sql.exists, table.row.id):
            self.audience.tell(Goodbye("deleted"))
            hall.rooms.pop(table.row.id, None)
            raise NotYours("no-table")
        for entry in await hall.store.read(sql.entries_after, table.row.id, table.seq):
            if entry.kind == "seat":
                table.keys = {key.seat: key for key in await hall.store.read(sql.keys_of, table.row.id)}
            self._happen(table.step(entry), None, None, own=False)
        self.unsure = False

    def _also(self, step: Step, run: Callable[[Connection], None] | None) -> Callable[[Connection], None] | None:
        """What belongs into the entry's transaction: the table's status, when it changes."""
        if status_of(step.before) == status_of(step.after):
            return run
        settle = self.hall.settle(self.table, step)

        def both(db: Connection) -> None:
            if run is not None:
                run(db)
            settle(db)

        return both

    def _happen(self, step: Step, by: Listener | None, reply: str | None, *, own: bool = True) -> None:
        before, old_seats = self.sight, self.table.seats
        self.touched = self.hall.monotonic()
        self.table.install(step)
        self._sight = None
        self.ask = None
        self.thinking = None
        self._tell(step, before, old_seats is not self.table.seats, by, reply)
        self.hall.after_entry(self, own=own)

    def _tell(
        self, step: Step, before: Sight | None, seats_changed: bool, by: Listener | None, reply: str | None
    ) -> None:
        if not self.audience.listeners:
            return
        news = News(self.table, step, before, self.sight)
        news.clock = clocks.clock(self.table, self.hall.now(), self.hall.started)
        if seats_changed or news.new_status:
            news.seats = sight.seats(self.table, self.audience.connected())
            news.fairness = sight.fairness(self.table, self.hall.today())
        made: dict[int, bytes] = {}
        for listener in list(self.audience.listeners):
            data = made.get(listener.look)
            if data is None:
                data = made[listener.look] = news.told(listener.look)
            listener.send(data if listener is not by or reply is None else answering(data, reply))

    def state(self, listener: Listener, since: int, reply: str | None = None) -> bytes:
        """Everything that this listener may see."""
        table, now, eyes = self.table, self.sight, listener.look
        message = TableState(
            reply=reply,
            info=sight.info(table),
            seq=table.seq,
            status=table.status,
            yours=sorted(listener.holds),
            look=eyes,
            seats=sight.seats(table, self.audience.connected()),
            view=now.view(eyes) if now else None,  # type: ignore[arg-type]  # JSON already
            legal=now.legal(eyes) if now else NOTHING,  # type: ignore[arg-type]  # JSON already
            finished=history.finished_view(table, eyes),
            log=history.log(table, eyes, since),
            standing=sight.standing(table.match, table.seats),
            clock=clocks.clock(table, self.hall.now(), self.hall.started),
            fairness=sight.fairness(table, self.hall.today()),
            undo=self.ask,
            thinking=self.thinking,
            watchers=self.audience.watchers(),
            rematch=table.rematch,
            halted=table.halted,
        )
        return _encode(message)

    def lose_seat(self, seat: int) -> None:
        """Nobody holds this seat any more."""
        for listener in self.audience.listeners:
            listener.holds -= {seat}
            if listener.look == seat:
                listener.look = -1

    def presence(self) -> None:
        """Tell everybody who is there."""
        self.audience.tell(Presence(sight.seats(self.table, self.audience.connected()), self.audience.watchers()))

    def next_entry(self, kind: str, seat: int, client: str | None = None, **more: Any) -> EntryRow:
        """An entry that would come next."""
        table = self.table
        values = {"text": "", "count": 0, **more}
        return EntryRow(
            table=table.row.id,
            seq=table.seq + 1,
            kind=kind,
            seat=seat,
            at=self.hall.now(),
            client=client,
            **values,
        )
