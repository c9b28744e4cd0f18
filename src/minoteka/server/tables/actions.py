"""What a listener may ask of a table, one function a request. Each checks, enters and tells, or raises why
not.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection

from minoteka import catalog
from minoteka.core.errors import NotYours
from minoteka.core.record import MOVE, RESIGN, SEAT, UNDO
from minoteka.protocol import socket
from minoteka.protocol.common import Candidate
from minoteka.server.store import tables as sql
from minoteka.server.tables import clocks, undo
from minoteka.server.tables.listening import Listener
from minoteka.server.tables.room import Room
from minoteka.server.tables.table import BOT, OPEN, PERSON
from minoteka.server.tables.thinking import advise

Answer = Any
"""A message for the asker alone, or None if everybody was told."""


def _own(listener: Listener, seat: int) -> None:
    if seat not in listener.holds:
        raise NotYours("not-your-seat", seat=seat)


def _client(seat: int, request: str) -> str:
    return f"{seat}:{request}"


def _running(room: Room) -> None:
    if room.table.halted is not None:
        raise NotYours("rules-changed", seq=room.table.halted)
    if room.table.match is None:
        raise NotYours("not-begun")
    if room.table.match.is_over:
        raise NotYours("match-over")


async def move(room: Room, listener: Listener, asked: socket.Move) -> Answer:
    """Play a move."""
    _own(listener, asked.seat)
    client = _client(asked.seat, asked.id)
    async with room.lock:
        if room.unsure:
            await room.catch_up()
        table = room.table
        if asked.seq != table.seq:
            before = table.done(client)
            if before is not None:
                return socket.Done(asked.id, table.seq)
            raise NotYours("stale", seq=table.seq)
        _running(room)
        if table.seats[asked.seat].role != PERSON:
            raise NotYours("bot-plays", seat=asked.seat)
        assert room.sight is not None
        seen = room.sight.seen(asked.seat)
        code = seen.find(asked.text)
        hall = room.hall
        spent = clocks.spent(table, hall.now(), hall.started)
        if table.row.terms.clock is not None and spent > clocks.left(table, asked.seat) + clocks.GRACE:
            raise NotYours("time-is-up")
        text = seen.text(code)
        entry = room.next_entry(MOVE, asked.seat, client, text=text, spent=spent)
        await room.enter(table.step(entry, code), by=listener, reply=asked.id)
    return None


async def why(room: Room, listener: Listener, asked: socket.Why) -> Answer:
    """Say why a move is not allowed."""
    _own(listener, asked.seat)
    _running(room)
    assert room.sight is not None
    room.sight.seen(asked.seat).find(asked.text)
    return socket.Done(asked.id, room.table.seq)


async def hint(room: Room, listener: Listener, asked: socket.AskHint) -> Answer:
    """Think for the seat, from what it can know."""
    _own(listener, asked.seat)
    _running(room)
    table, seq = room.table, room.table.seq
    if not table.row.terms.hints:
        raise NotYours("no-hints")
    if table.to_act != asked.seat:
        raise NotYours("not-your-turn", seat=table.to_act)
    assert room.sight is not None
    choice = await advise(room, asked.seat)
    if room.table.seq != seq:
        raise NotYours("stale", seq=room.table.seq)
    candidates = [Candidate(c.move, c.value, c.visits) for c in choice.candidates[:8]]
    return socket.Hint(asked.id, asked.seat, seq, candidates or [Candidate(choice.move, 0.0, 0)])


async def ask_undo(room: Room, listener: Listener, asked: socket.Undo) -> Answer:
    """Take back, at once if nobody else is concerned, else ask the other people."""
    _own(listener, asked.seat)
    client = _client(asked.seat, asked.id)
    async with room.lock:
        table = room.table
        if table.done(client) is not None:
            return socket.Done(asked.id, table.seq)
        _running(room)
        if not table.row.terms.undo:
            raise NotYours("no-undo")
        count = undo.count_back(table, asked.seat)
        if await asyncio.to_thread(undo.revealed, table, asked.seat, count):
            raise NotYours("undo-revealed")
        waiting = [seat for seat in table.people if seat not in listener.holds]
        if not waiting:
            entry = room.next_entry(UNDO, asked.seat, client, count=count)
            await room.enter(table.step(entry), by=listener, reply=asked.id)
            return None
        room.ask = socket.UndoAsk(asked.seat, count, waiting)
        await room.hall.sharing.ask(room, None)
    return socket.Done(asked.id, room.table.seq)


async def answer_undo(room: Room, listener: Listener, asked: socket.AnswerUndo) -> Answer:
    """Agree to a take-back, or not; the last one who agrees makes it happen."""
    _own(listener, asked.seat)
    async with room.lock:
        table, ask = room.table, room.ask
        if ask is None or asked.seat not in ask.waiting:
            raise NotYours("undo-nothing")
        if not asked.agree:
            room.ask = None
            await room.hall.sharing.ask(room, asked.seat)
            return socket.Done(asked.id, table.seq)
        waiting = [seat for seat in ask.waiting if seat not in listener.holds]
        if waiting:
            room.ask = socket.UndoAsk(ask.seat, ask.count, waiting)
            await room.hall.sharing.ask(room, None)
            return socket.Done(asked.id, table.seq)
        entry = room.next_entry(UNDO, ask.seat, _client(asked.seat, asked.id), count=ask.count)
        await room.enter(table.step(entry), by=listener, reply=asked.id)
    return None


async def resign(room: Room, listener: Listener, asked: socket.Resign) -> Answer:
    """Give up."""
    _own(listener, asked.seat)
    client = _client(asked.seat, asked.id)
    async with room.lock:
        table = room.table
        if table.done(client) is not None:
            return socket.Done(asked.id, table.seq)
        _running(room)
        if table.seats[asked.seat].out is not None:
            raise NotYours("already-out")
        entry = room.next_entry(RESIGN, asked.seat, client, text=room.hall.stand_in(table))
        await room.enter(table.step(entry), by=listener, reply=asked.id)
    return None


async def takeover(room: Room, listener: Listener, asked: socket.Takeover) -> Answer:
    """A bot plays for one's seat or sits on an open one; or the person is back."""
    client = _client(asked.seat, asked.id)
    async with room.lock:
        table = room.table
        if asked.seat >= table.row.seats:
            raise NotYours("not-your-seat", seat=asked.seat)
        sitting = table.seats[asked.seat]
        if not (sitting.role == OPEN and listener.holds):
            _own(listener, asked.seat)
        if table.done(client) is not None:
            return socket.Done(asked.id, table.seq)
        if table.match is not None:
            _running(room)
        if sitting.out is not None:
            raise NotYours("already-out")
        if asked.level is not None:
            catalog.bot(asked.level)
            if sitting.role == BOT and sitting.level == asked.level:
                return socket.Done(asked.id, table.seq)
            entry = room.next_entry(SEAT, asked.seat, client, text=asked.level, role=BOT)
        elif sitting.role == BOT and asked.seat in listener.holds:
            entry = room.next_entry(SEAT, asked.seat, client, text=sitting.name, role=PERSON, words=sitting.words)
        else:
            return socket.Done(asked.id, table.seq)
        await room.enter(table.step(entry), by=listener, reply=asked.id)
    return None


async def leave(room: Room, listener: Listener, asked: socket.Leave) -> Answer:
    """Stand up before the match began."""
    _own(listener, asked.seat)
    async with room.lock:
        table = room.table
        if table.match is not None:
            raise NotYours("has-begun")
        entry = room.next_entry(SEAT, asked.seat, _client(asked.seat, asked.id), role=OPEN)

        def drop(db: Connection) -> None:
            sql.drop_keys(db, table.row.id, [asked.seat])

        await room.enter(table.step(entry), run=drop, by=listener, reply=asked.id)
        table.keys.pop(asked.seat, None)
        room.lose_seat(asked.seat)
    return None


async def rematch(room: Room, listener: Listener, asked: socket.Rematch) -> Answer:
    """Open the next table."""
    _own(listener, asked.seat)
    async with room.lock:
        if room.table.status != "over":
            raise NotYours("not-over")
        if room.table.rematch is None:
            room.table.rematch = await room.hall.open_rematch(room.table)
            await room.hall.sharing.rematch(room)
    return socket.RematchOpened(asked.id, room.table.rematch)


async def react(room: Room, listener: Listener, asked: socket.React) -> Answer:
    """Say something short; nobody keeps it."""
    _own(listener, asked.seat)
    await room.hall.sharing.reaction(room, asked.seat, asked.what)
    return None


async def look(room: Room, listener: Listener, asked: socket.Look) -> Answer:
    """See with other eyes: the whole table again."""
    if asked.seat != -1:
        _own(listener, asked.seat)
    listener.look = asked.seat
    listener.send(room.state(listener, asked.since, asked.id))


async def ping(room: Room, listener: Listener, asked: socket.Ping) -> Answer:
    """The server's time."""
    return socket.Pong(asked.id, room.hall.now())


ACTIONS: dict[type, Callable[[Room, Listener, Any], Awaitable[Answer]]] = {
    socket.Move: move,
    socket.Why: why,
    socket.AskHint: hint,
    socket.Undo: ask_undo,
    socket.AnswerUndo: answer_undo,
    socket.Resign: resign,
    socket.Takeover: takeover,
    socket.Leave: leave,
    socket.Rematch: rematch,
    socket.React: react,
    socket.Look: look,
    socket.Ping: ping,
}
