"""What is told and not kept: who is connected, take-backs asked for, reactions, rematches. Between
processes it travels as notices of the database; each process passes it on to its own listeners.
"""

import asyncio
from collections.abc import Sequence

import msgspec

from minoteka.core.errors import MinotekaError
from minoteka.protocol.socket import Reacted, RematchOpened, UndoAsk, UndoAsked
from minoteka.tables.background import Background
from minoteka.tables.directory import Directory
from minoteka.tables.listening import Listener
from minoteka.tables.room import Room
from minoteka.tables.rows import EntryRow
from minoteka.tables.seams import Outside

MOMENT = 0.2
"""Seconds in which those who come and go are told of together: a crowd at one table would flood whoever is there."""
AGAIN = 1.0
"""Seconds after which a store that was away is asked again."""
SILENCE = 75.0
"""Seconds after which a process that says nothing has no listeners any more."""


class Note(msgspec.Struct, omit_defaults=True):
    """One notice: exactly one of the fields besides ``table`` and ``process`` is set (``asked``: the entry after which
    a take-back is asked for, answered or refused).
    """

    table: str
    process: str
    seats: list[int] | None = None
    watching: int = 0
    ask: UndoAsk | None = None
    asked: int | None = None
    refused: int | None = None
    reaction: tuple[int, str] | None = None
    rematch: str | None = None


_decoder = msgspec.json.Decoder(Note)


class Sharing:
    """Tells this process's listeners, and the other processes. ``signed_in``: the lines of people with an account;
    ``cuts``: how often any were cut, so that one that was just being signed in can be cut, too. ``lately``: the rooms
    where it was told a moment ago who is there, and whether somebody came or went since.
    """

    def __init__(self, outside: Outside, directory: Directory, background: Background) -> None:
        self._outside = outside
        self._directory = directory
        self._background = background
        self.signed_in: dict[Listener, None] = {}
        self.cuts = 0
        self.lately: dict[Room, bool] = {}

    async def ask(self, room: Room, refused: int | None) -> None:
        """A take-back was asked for, answered or refused."""
        room.asked_at = room.table.seq
        room.audience.tell(UndoAsked(room.ask, refused))
        await self._tell(room, ask=room.ask, asked=room.asked_at, refused=refused)

    async def reaction(self, room: Room, seat: int, what: str) -> None:
        """Somebody says something short."""
        room.audience.tell(Reacted(seat, what))  # type: ignore[arg-type]  # one of the words
        await self._tell(room, reaction=(seat, what))

    async def rematch(self, room: Room) -> None:
        """The next table is open."""
        assert room.table.rematch is not None
        room.audience.tell(RematchOpened(None, room.table.rematch))
        await self._tell(room, rematch=room.table.rematch)

    async def presence(self, room: Room) -> None:
        """Somebody came or went: told at once, and what follows within a moment together."""
        if room in self.lately:
            self.lately[room] = True
            return
        if not self._background.closing:
            self.lately[room] = False
            self._background.spawn(self._gather(room))
        await self._presence(room)

    async def _gather(self, room: Room) -> None:
        while True:
            await self._outside.time.sleep(MOMENT)
            if not self.lately[room]:
                del self.lately[room]
                return
            self.lately[room] = False
            await self._presence(room)

    async def farewell(self) -> None:
        """Tell the other processes who has left, before this one ends."""
        await asyncio.gather(*(self._presence(room) for room, changed in self.lately.items() if changed))

    async def _presence(self, room: Room) -> None:
        """Who is there; said again only if something is different. Telling other processes may fail: they forget us by
        themselves.
        """
        if not room.presence():
            return
        try:
            seats, watching = room.audience.here()
            await self._tell(room, seats=sorted(seats), watching=watching)
        except Exception as error:
            self._outside.log.warning("presence", why=type(error).__name__)

    async def cut_account(self, account: int) -> None:
        """Whoever is signed in with this account here must come again: the password is new, or the account is gone."""
        self._cut(account)
        await self._look_again(account)

    def cut_soon(self, account: int) -> None:
        """The same, as soon as may be: another process says so, or nobody knows whether it is so."""
        self._cut(account)
        if not self._background.closing:
            self._background.spawn(self._look_again(account))

    def _cut(self, account: int | None) -> None:
        """This account's lines, or all that somebody is signed in on; also those that have not said hello yet."""
        self.cuts += 1
        for listener in list(self.signed_in):
            if account is None or listener.account == account:
                listener.cut()

    async def _look_again(self, account: int) -> None:
        """Where an account sits, or may be sitting down just now: its name may be gone."""
        busy = [room for room in self._directory.rooms.values() if room.lock.locked()]
        for room in dict.fromkeys((*self._directory.of_account(account), *busy)):
            await self.catch_up(room.table.row.id)

    async def _tell(self, room: Room, **what: object) -> None:
        store = self._outside.store
        if store.shared:
            note = Note(room.table.row.id, store.process, **what)  # type: ignore[arg-type]  # the struct's own names
            await store.tell("n" + msgspec.json.encode(note).decode())

    def heard(self, notices: Sequence[str]) -> None:
        """Notices of other processes: ``m`` and an entry (nearly always a move), ``e`` and the id of a table that
        must be read, ``n`` and a note, or ``a`` and an account's number.
        """
        for notice in notices:
            if notice.startswith("e"):
                if notice[1:] in self._directory.rooms:
                    self._background.spawn(self.catch_up(notice[1:]))
            elif notice.startswith("m"):
                entry = EntryRow(*msgspec.json.decode(notice[1:]))
                if (room := self._directory.rooms.get(entry.table)) is not None:
                    self._background.spawn(self._hear_of(room, entry))
            elif notice.startswith("n"):
                self._note(_decoder.decode(notice[1:]))
            elif notice.startswith("a"):
                self.cut_soon(int(notice[1:]))

    def missed(self) -> None:
        """The line to the database was cut: look at every table again. An account may have been cut off meanwhile, so
        whoever is signed in must come again.
        """
        for name in self._directory.rooms:
            self._background.spawn(self.catch_up(name))
        self._cut(None)

    async def _hear_of(self, room: Room, entry: EntryRow) -> None:
        """An entry that another process made: if it is the next one, nothing has to be read."""
        if not await room.hear_of(entry):
            await self.catch_up(entry.table)

    async def catch_up(self, table: str) -> None:
        """Take in what the store has of a table; if that is away, as soon as it is back."""
        while True:
            try:
                room = await self._directory.find(table)
                await room.catch_up()
                return
            except MinotekaError:
                return  # the table is gone
            except Exception as error:  # the store is away
                self._outside.log.error("catching-up", why=type(error).__name__)
                await self._outside.time.sleep(AGAIN)

    def _note(self, note: Note) -> None:
        room = self._directory.rooms.get(note.table)
        if room is None:
            return
        if note.seats is not None:
            until = self._outside.time.monotonic() + SILENCE
            room.audience.hear_of(note.process, note.seats, note.watching, until)
            room.presence()
        elif note.asked is not None:
            self._background.spawn(self._asked(room, note, note.asked))
        elif note.reaction is not None:
            room.audience.tell(Reacted(*note.reaction))  # type: ignore[arg-type]  # one of the words
        elif note.rematch is not None:
            room.table.rematch = note.rematch
            room.audience.tell(RematchOpened(None, note.rematch))

    async def _asked(self, room: Room, note: Note, seq: int) -> None:
        """A take-back asked for after entry ``seq``: an entry that we hear of later must not wipe it away."""
        if room.table.seq < seq:
            await self.catch_up(note.table)
        if room.table.seq == seq:
            room.ask, room.asked_at = note.ask, seq
            room.audience.tell(UndoAsked(note.ask, note.refused))

    def beat(self, beat: int) -> None:
        """Every five seconds: now and then say again who is here; forget processes that went silent."""
        if not self._outside.store.shared:
            return
        now = self._outside.time.monotonic()
        for room in self._directory.rooms.values():
            if room.audience.forget_silent(now):
                room.presence()
            if beat % 6 == 0 and room.audience.listeners:
                seats, watching = room.audience.here()
                self._background.spawn(self._tell(room, seats=sorted(seats), watching=watching))
