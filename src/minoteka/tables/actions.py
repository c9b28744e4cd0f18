"""What a listener may ask of a table, one function a request. Each checks, enters and tells, or raises why
not.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from minoteka import catalog
from minoteka.core.errors import NotYours
from minoteka.core.record import MOVE, RESIGN, SEAT, UNDO
from minoteka.protocol import socket
from minoteka.protocol.common import Suggestion
from minoteka.tables import clocks, finishing, undo
from minoteka.tables.house import Tables
from minoteka.tables.listening import Listener
from minoteka.tables.room import Already, Room, Turn
from minoteka.tables.rows import Also
from minoteka.tables.standins import stand_in
from minoteka.tables.table import BOT, OPEN, PERSON, Table

WATCHER = -1
"""The eyes and the voice of whoever holds no seat, or looks past their own."""

Answer = Any
"""A message for the asker alone, or None if everybody was told."""


def _own(listener: Listener, seat: int) -> None:
    if seat not in listener.holds:
        raise NotYours("not-your-seat", seat=seat)


def _turn(room: Room, listener: Listener, asked: Any) -> Turn:
    """The turn in which a holder's request is fulfilled, once; the asker hears of its entry as the answer. Whoever gets
    the turn asks again whether the seat is held: it may have been lost while one waited.
    """
    _own(listener, asked.seat)
    return _any_turn(room, listener, asked)


def _any_turn(room: Room, listener: Listener, asked: Any) -> Turn:
    return room.turn(listener, asked.id, f"{asked.seat}:{asked.id}")


def _running(table: Table) -> None:
    if table.halted is not None:
        raise NotYours("rules-changed", seq=table.halted)
    if table.match is None:
        raise NotYours("not-begun")
    if table.match.is_over:
        raise NotYours("match-over")


async def move(tables: Tables, room: Room, listener: Listener, asked: socket.Move) -> Answer:
    """Play a move."""
    async with _turn(room, listener, asked) as turn:
        _own(listener, asked.seat)
        table = turn.table
        if asked.seq != table.seq:
            raise NotYours("stale", seq=table.seq)
        _running(table)
        if table.seats[asked.seat].role != PERSON:
            raise NotYours("bot-plays", seat=asked.seat)
        assert room.sight is not None
        seen = room.sight.seen(asked.seat)
        code = seen.find(asked.text)
        spent = tables.flags.spent(table)
        if table.row.terms.clock is not None and spent > clocks.left(table, asked.seat) + clocks.GRACE:
            raise NotYours("time-is-up")
        await turn.enter(MOVE, asked.seat, text=seen.text(code), code=code, spent=spent)
    return None


async def why(_: Tables, room: Room, listener: Listener, asked: socket.Why) -> Answer:
    """Say why a move is not allowed."""
    _own(listener, asked.seat)
    _running(room.table)
    assert room.sight is not None
    room.sight.seen(asked.seat).tried(asked.move)
    return socket.Done(asked.id, room.table.seq, room.table.link)


async def hint(tables: Tables, room: Room, listener: Listener, asked: socket.AskHint) -> Answer:
    """Think for the seat, from what it can know."""
    _own(listener, asked.seat)
    _running(room.table)
    table, seq = room.table, room.table.seq
    if not table.row.terms.hints or len(finishing.rated_sides(table)) > 1:
        raise NotYours("no-hints")
    if table.to_act != asked.seat:
        raise NotYours("not-your-turn", seat=table.to_act)
    choice = await tables.bots.advise(room, asked.seat)
    _own(listener, asked.seat)  # it may have been lost meanwhile
    if room.table.seq != seq:
        raise NotYours("stale", seq=room.table.seq)
    candidates = [Suggestion(c.move, c.value, c.visits) for c in choice.candidates[:8]]
    assert room.sight is not None
    seen, best = room.sight.seen(asked.seat), candidates[0].move if candidates else choice.move
    reasons = msgspec.to_builtins(seen.reasons(seen.find(best)))
    return socket.Hint(asked.id, asked.seat, seq, candidates or [Suggestion(best, 0.0, 0)], reasons)


def _among_bots(table: Table, seat: int) -> bool:
    """Whether nobody but this player and bots ever sat here: then whatever was seen is no secret of anybody's. (A bot
    that plays on for a person keeps the person's name.)
    """
    return all(other == seat or (found.is_bot and not found.name) for other, found in enumerate(table.seats))


async def ask_undo(tables: Tables, room: Room, listener: Listener, asked: socket.Undo) -> Answer:
    """Take the last move back, at once if nobody else is concerned, else ask the other people. Who shares a screen
    takes back one another's.
    """
    async with _turn(room, listener, asked) as turn:
        _own(listener, asked.seat)
        table = turn.table
        _running(table)
        if not table.row.terms.undo:
            raise NotYours("no-undo")
        here = {asked.seat, *listener.holds.intersection(table.people)}
        seat, count = undo.last_move(table, here)
        if not _among_bots(table, seat) and await tables.outside.aside(lambda: undo.revealed(table, seat, count)):
            raise NotYours("undo-revealed")
        waiting = [other for other in table.people if other not in listener.holds]
        if not waiting:
            await turn.enter(UNDO, seat, count=count)
            return None
        room.ask = socket.UndoAsk(seat, count, waiting)
        await tables.sharing.ask(room, None)
    return socket.Done(asked.id, room.table.seq, room.table.link)


async def answer_undo(tables: Tables, room: Room, listener: Listener, asked: socket.AnswerUndo) -> Answer:
    """Agree to a take-back, or not; the last one who agrees makes it happen."""
    async with _turn(room, listener, asked) as turn:
        _own(listener, asked.seat)
        ask = room.ask
        if ask is None or asked.seat not in ask.waiting:
            raise NotYours("undo-nothing")
        waiting = [seat for seat in ask.waiting if seat not in listener.holds]
        if asked.agree and not waiting:
            await turn.enter(UNDO, ask.seat, count=ask.count)
            return None
        room.ask = socket.UndoAsk(ask.seat, ask.count, waiting) if asked.agree else None
        await tables.sharing.ask(room, None if asked.agree else asked.seat)
    return socket.Done(asked.id, room.table.seq, room.table.link)


async def resign(_: Tables, room: Room, listener: Listener, asked: socket.Resign) -> Answer:
    """Give up."""
    async with _turn(room, listener, asked) as turn:
        _own(listener, asked.seat)
        _running(turn.table)
        if turn.table.seats[asked.seat].out is not None:
            raise NotYours("already-out")
        await turn.enter(RESIGN, asked.seat, text=stand_in(turn.table))
    return None


async def takeover(_: Tables, room: Room, listener: Listener, asked: socket.Takeover) -> Answer:
    """A bot plays for one's seat or sits on an open one; or the person is back."""
    async with _any_turn(room, listener, asked) as turn:
        table = turn.table
        if asked.seat >= table.row.seats:
            raise NotYours("not-your-seat", seat=asked.seat)
        sitting = table.seats[asked.seat]
        if not (sitting.role == OPEN and listener.holds):
            _own(listener, asked.seat)
        if table.match is not None:
            _running(table)
        if sitting.out is not None:
            raise NotYours("already-out")
        if asked.level is not None:
            catalog.bot(asked.level)
            if sitting.role == BOT and sitting.level == asked.level:
                raise Already
            await turn.enter(SEAT, asked.seat, text=asked.level, role=BOT)
        elif sitting.role == BOT and asked.seat in listener.holds:
            await turn.enter(SEAT, asked.seat, text=sitting.name, role=PERSON, words=sitting.words)
        else:
            raise Already
    return None


async def leave(_: Tables, room: Room, listener: Listener, asked: socket.Leave) -> Answer:
    """Stand up before the match began."""
    async with _turn(room, listener, asked) as turn:
        _own(listener, asked.seat)
        if turn.table.match is not None:
            raise NotYours("has-begun")
        await turn.enter(SEAT, asked.seat, role=OPEN, also=Also(drop=(asked.seat,)))
    return None


async def rematch(tables: Tables, room: Room, listener: Listener, asked: socket.Rematch) -> Answer:
    """Open the next table."""
    async with room.turn() as turn:
        _own(listener, asked.seat)
        table = turn.table
        if table.status != "over":
            raise NotYours("not-over")
        if table.rematch is None:
            table.rematch = await tables.open_rematch(table)
            await tables.sharing.rematch(room)
    return socket.RematchOpened(asked.id, table.rematch)


async def react(tables: Tables, room: Room, listener: Listener, asked: socket.React) -> Answer:
    """Say something short; nobody keeps it."""
    if asked.seat != WATCHER:
        _own(listener, asked.seat)
    await tables.sharing.reaction(room, asked.seat, asked.what)
    return None


async def look(_: Tables, room: Room, listener: Listener, asked: socket.Look) -> Answer:
    """See with other eyes: the whole table again."""
    if asked.seat != WATCHER:
        _own(listener, asked.seat)
    await room.remember(asked.seat, asked.since)
    if asked.seat != WATCHER:
        _own(listener, asked.seat)  # it may have been lost meanwhile
    listener.look = asked.seat
    listener.send(room.state(listener, asked.since, asked.id))


async def ping(tables: Tables, _room: Room, _listener: Listener, asked: socket.Ping) -> Answer:
    """The server's time."""
    return socket.Pong(asked.id, tables.now())


ACTIONS: dict[type, Callable[[Tables, Room, Listener, Any], Awaitable[Answer]]] = {
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


async def act(tables: Tables, room: Room, listener: Listener, asked: Any) -> Answer:
    """Do what a message asks."""
    try:
        return await ACTIONS[type(asked)](tables, room, listener, asked)
    except Already:
        return socket.Done(asked.id, room.table.seq, room.table.link)
