"""A table that is being served: one thing at a time happens at it, each is on disk before anybody hears of
it.
"""

import asyncio
from types import TracebackType
from typing import Any, Protocol

import msgspec

from minoteka.core.errors import NotYours
from minoteka.core.record import UNDO
from minoteka.protocol.common import Clock
from minoteka.protocol.socket import Goodbye, Presence, TableState, UndoAsk
from minoteka.tables import clocks, finishing, sight
from minoteka.tables.listening import Audience, Listener
from minoteka.tables.logbook import Logbook
from minoteka.tables.news import News
from minoteka.tables.rows import ALONE, NOBODY, Also, EntryRow, KeyRow
from minoteka.tables.seams import Gone, Outside
from minoteka.tables.sight import NOTHING, Sight
from minoteka.tables.table import Step, Table

_encode = msgspec.json.encode


class Already(Exception):
    """The request was fulfilled before: it is answered again, nothing happens twice."""


class Watcher(Protocol):
    """Who must know what happens in a room: bots may be to move, a flag may fall, the room may be empty for good."""

    def entered(self, room: "Room", *, own: bool) -> None:
        """An entry was made, here (``own``) or in another process."""

    def unsure(self, table: str) -> None:
        """A write was given up, or failed and may be on disk nevertheless: somebody must look."""

    def gone(self, room: "Room") -> None:
        """The table was deleted."""

    def spent(self, table: Table) -> int:
        """Milliseconds that the running turn has cost so far, if a clock runs."""


class Room:
    """One table with its listeners. It changes in a ``turn`` only. ``owner``: who shares one portion of the bots' time,
    whoever opened the table as long as that is remembered.
    """

    __slots__ = (
        "_present",
        "_sight",
        "_watcher",
        "ask",
        "asked_at",
        "audience",
        "gone",
        "lock",
        "logbook",
        "outside",
        "owner",
        "table",
        "thinker",
        "thinking",
        "touched",
        "unsure",
    )

    def __init__(self, table: Table, outside: Outside, watcher: Watcher) -> None:
        self.table = table
        self.owner = table.row.id
        self.outside = outside
        self._watcher = watcher
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.logbook = Logbook(table, outside.aside)
        self.ask: UndoAsk | None = None
        self.asked_at = 0
        self._present: tuple[frozenset[int], int] | None = None
        self.thinking: int | None = None
        self.thinker: asyncio.Task[None] | None = None
        self.touched = outside.time.monotonic()
        self.unsure = False
        self.gone = False
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
        self.logbook.forget()

    def turn(self, by: Listener | None = None, reply: str | None = None, client: str | None = None) -> "Turn":
        """``async with room.turn() as turn``: the right to change the table, one at a time. ``client`` names a
        request that may come twice: the second time it is ``Already`` done. ``by`` hears of it as ``reply``.
        """
        return Turn(self, by, reply, client)

    async def catch_up(self) -> None:
        """Take in what other processes entered."""
        async with self.turn() as turn:
            await turn.catch_up()

    async def hear_of(self, entry: EntryRow) -> bool:
        """Let an entry happen that another process made and we were told of; False if the store must be asked: it does
        not follow on what is here, link and all.
        """
        async with self.lock:
            table = self.table
            if self.gone or entry.seq <= table.seq or table.halted is not None:
                return True
            if self.unsure or entry.seq != table.seq + 1 or entry.behind(table.link, table.chain) != entry:
                return False
            await self.follow(entry)
            return True

    async def follow(self, entry: EntryRow) -> None:
        """Let an entry happen that is on disk. Where today's rules can't follow it the table is halted: it can be
        looked at, and nothing happens there any more. A take-back costs a replay: that is made aside.
        """
        table = self.table
        if table.halted is not None:
            return
        step = await self.outside.aside(lambda: table.follow(entry)) if entry.kind == UNDO else table.follow(entry)
        if step is not None:
            self.happen(step, own=False)
            return
        self.outside.log.error("table-halted", game=table.row.game, seq=entry.seq)
        for listener in list(self.audience.listeners):
            listener.cut()  # whoever comes back sees it

    def wonder(self) -> None:
        """Have somebody take in, as soon as may be, what the store has."""
        self._watcher.unsure(self.table.row.id)

    def happen(self, step: Step, by: Listener | None = None, reply: str | None = None, *, own: bool = True) -> None:
        """Let a step that is on disk happen, and tell everybody; nothing that goes wrong in telling undoes it."""
        before, old_seats = self.sight, self.table.seats
        self.touched = self.outside.time.monotonic()
        self.table.install(step)
        self._sight = None
        if step.entry.seq > self.asked_at:
            self.ask = None
        self.thinking = None
        self._tell(step, before, old_seats is not self.table.seats, by, reply)
        self._watcher.entered(self, own=own)

    def vanish(self) -> None:
        """The table was deleted: whoever is here hears it, and nothing happens here any more."""
        self.gone = True
        self.audience.tell(Goodbye("deleted"))
        self._watcher.gone(self)

    def hold(self, keys: dict[int, KeyRow]) -> None:
        """Who holds which seat now. Whoever held one that is another's now, or nobody's, loses it at once; a key that
        was an account's and is only a key now: the account is gone, and its name with it.
        """
        before, self.table.keys = self.table.keys, keys
        for seat, key in before.items():
            now = keys.get(seat)
            if now is None or now.token != key.token:
                self._lose_seat(seat)
            elif now.account is None and key.account is not None:
                self.table.rename(seat, NOBODY)
                self.logbook.forget()
                self._present = None
                self.presence()

    def _lose_seat(self, seat: int) -> None:
        for listener in self.audience.listeners:
            listener.holds -= {seat}
            if listener.look == seat:
                listener.look = -1

    def _tell(
        self, step: Step, before: Sight | None, seats_changed: bool, by: Listener | None, reply: str | None
    ) -> None:
        unaware = dict(self.audience.listeners)
        try:
            if not unaware and not self.logbook.eyes:
                return
            news = self._news(step, before, seats_changed)
            self.logbook.note(step, news)
            made: dict[tuple[int, str | None], bytes] = {}
            for listener in list(unaware):
                key = (listener.look, reply if listener is by else None)
                if key not in made:
                    made[key] = news.told(*key)
                listener.send(made[key])
                del unaware[listener]
        except Exception as error:  # the entry is durable: whoever did not hear of it comes back and sees it
            self.outside.log.error("telling", game=self.table.row.game, why=type(error).__name__)
            self.logbook.forget()
            for listener in unaware:
                listener.cut()

    def _news(self, step: Step, before: Sight | None, seats_changed: bool) -> News:
        news = News(self.table, step, before, self.sight)
        news.clock = self._clock()
        if seats_changed or news.new_status:
            news.seats = sight.seats(self.table, self.audience.connected())
            news.fairness = sight.fairness(self.table, self.today())
        return news

    async def show(self, listener: Listener, since: int, reply: str | None = None) -> None:
        """Tell a listener everything that it may see."""
        await self.remember(listener.look, since)
        listener.send(self.state(listener, since, reply))

    async def remember(self, eyes: int, since: int) -> None:
        """Until the log behind entry ``since`` can be told to these eyes at once."""
        while not self.logbook.knows(eyes, since):
            await self.logbook.look_up(eyes)

    def state(self, listener: Listener, since: int, reply: str | None = None) -> bytes:
        """Everything that this listener may see. What it asks for must be remembered."""
        table, now, eyes, ended = self.table, self.sight, listener.look, self.logbook.finished()
        message = TableState(
            reply=reply,
            info=sight.info(table),
            seq=table.seq,
            link=table.link,
            status=table.status,
            yours=sorted(listener.holds),
            look=eyes,
            seats=sight.seats(table, self.audience.connected()),
            view=now.view(eyes) if now else None,  # type: ignore[arg-type]  # JSON already
            legal=now.legal(eyes) if now else NOTHING,  # type: ignore[arg-type]  # JSON already
            finished=ended.view(eyes) if ended else None,  # type: ignore[arg-type]  # JSON already
            log=self.logbook.log(eyes, since),  # type: ignore[arg-type]  # JSON already
            standing=sight.standing(table.match, table.seats),
            clock=self._clock(),
            fairness=sight.fairness(table, self.today()),
            undo=self.ask,
            thinking=self.thinking,
            watchers=self.audience.watchers(),
            rematch=table.rematch,
            halted=table.halted,
        )
        return _encode(message)

    def _clock(self) -> Clock | None:
        return clocks.clock(self.table, self._watcher.spent(self.table), self.outside.time.now())

    def today(self) -> str:
        """The date (UTC) of the daily deals."""
        return clocks.date_of(self.outside.time.now())

    def presence(self) -> bool:
        """Tell everybody who is there, if that is new; whether it was."""
        present = (self.audience.connected(), self.audience.watchers())
        if present == self._present:
            return False
        self._present = present
        self.audience.tell(Presence(sight.seats(self.table, present[0]), present[1]))
        return True


class Turn:
    """The right to change a table, from ``async with`` to its end; the table is known to be as the store has it."""

    __slots__ = ("_by", "_client", "_reply", "_room")

    def __init__(self, room: Room, by: Listener | None, reply: str | None, client: str | None) -> None:
        self._room = room
        self._by = by
        self._reply = reply
        self._client = client

    async def __aenter__(self) -> "Turn":
        room = self._room
        await room.lock.acquire()
        try:
            if room.gone:
                raise NotYours("no-table")
            if room.unsure:
                await self.catch_up()
            if self._client is not None and self._client in room.table.requests:
                raise Already
        except BaseException:
            room.lock.release()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._room.lock.release()
        if self._room.unsure and not self._room.gone:
            self._room.wonder()

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._room.table

    async def enter(self, kind: str, seat: int, *, code: int | None = None, also: Also = ALONE, **more: Any) -> None:
        """Make the next entry durable, let it happen and tell everybody; or an error, and nothing happened.
        ``code``: of a move that was checked already.
        """
        room, table = self._room, self._room.table
        values = {"text": "", "count": 0, "at": room.outside.time.now(), "client": self._client, **more}
        entry = EntryRow(table=table.row.id, seq=table.seq + 1, kind=kind, seat=seat, **values)
        entry = entry.behind(table.link, table.chain)
        step = await room.outside.aside(lambda: table.step(entry)) if kind == UNDO else table.step(entry, code)
        room.unsure = True
        try:
            stored = await room.outside.store.append(entry, finishing.with_status(table, step, also))
        except Gone:
            await self.catch_up()
            raise NotYours("no-table") from None
        if not stored:
            await self.catch_up()
            raise NotYours("stale", seq=table.seq)
        room.unsure = False
        if also.give or also.drop:
            kept = {seat: key for seat, key in table.keys.items() if seat not in also.drop}
            room.hold(kept | {key.seat: key for key in also.give})
        room.happen(step, self._by, self._reply)

    async def catch_up(self) -> None:
        """Take in what other processes entered (or we ourselves, if we could not see how a write ended)."""
        room, table = self._room, self._room.table
        later = await room.outside.store.later(table.row.id, table.seq)
        if later is None:
            room.vanish()
            raise NotYours("no-table")
        table.rematch = later.rematch
        room.hold({key.seat: key for key in later.keys})
        for entry in later.entries:
            await room.follow(entry)
        room.unsure = False
