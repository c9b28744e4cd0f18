"""Mistakes that were made once, put back by small patches: what an attack found (H1, H4, M6, M7), and what the
simulation found.
"""

from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any

import pytest

from minoteka.protocol.socket import Hello
from minoteka.server.store import people
from minoteka.tables import bots
from minoteka.tables.bots import Bots
from minoteka.tables.directory import Directory
from minoteka.tables.flags import Flags
from minoteka.tables.house import Tables
from minoteka.tables.housekeeping import Housekeeping
from minoteka.tables.listening import Listener
from minoteka.tables.room import Room, Turn
from minoteka.tables.sharing import Sharing
from minoteka.tables.sight import Sight
from minoteka.tables.table import Step, Table
from minoteka.tables.visiting import Visit, read

_BLIND: ContextVar[bool] = ContextVar("blind", default=False)


def _blindly(patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """While this method runs, what looks whether it is blind does nothing."""
    original = getattr(owner, name)

    async def blind(*arguments: Any) -> Any:
        _BLIND.set(True)
        try:
            return await original(*arguments)
        finally:
            _BLIND.set(False)

    patch.setattr(owner, name, blind)


def entry_made_while_loading(patch: pytest.MonkeyPatch) -> None:
    """H1: who loads a table, or says hello, does not look whether something was entered meanwhile."""
    catch_up = Room.catch_up

    async def unless_blind(room: Room) -> None:
        if not _BLIND.get():
            await catch_up(room)

    patch.setattr(Room, "catch_up", unless_blind)
    _blindly(patch, Directory, "_load")
    _blindly(patch, Visit, "_hello")


def seat_kept_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """H4: a seat that was left in another process is not lost here."""
    lose_seat = Room._lose_seat

    def unless_blind(room: Room, seat: int) -> None:
        if not _BLIND.get():
            lose_seat(room, seat)

    patch.setattr(Room, "_lose_seat", unless_blind)
    _blindly(patch, Turn, "catch_up")


def telling_that_fails(patch: pytest.MonkeyPatch) -> None:
    """M6: what fails in telling stops whatever comes behind it."""

    def tell(
        room: Room, step: Step, before: Sight | None, seats_changed: bool, by: Listener | None, reply: str | None
    ) -> None:
        if not room.audience.listeners and not room.logbook.eyes:
            return
        news = room._news(step, before, seats_changed)
        room.logbook.note(step, news)
        for listener in list(room.audience.listeners):
            listener.send(news.told(listener.look, reply if listener is by else None))

    patch.setattr(Room, "_tell", tell)


def bot_of_a_deleted_table(patch: pytest.MonkeyPatch) -> None:
    """M7: a deleted table's bot thinks on."""

    def to_act(room: Room) -> bool:
        table = room.table
        return table.halted is None and table.to_act >= 0 and table.seats[table.to_act].is_bot

    patch.setattr(bots, "bot_to_act", to_act)


def clocks_by_date(patch: pytest.MonkeyPatch) -> None:
    """A turn that began elsewhere was measured by the dates of two machines."""
    watch, started = Flags._set, {}

    def dated(flags: Flags, name: str, turn: tuple[int, int], began: float, delay: float) -> None:
        room, now = flags._directory.rooms.get(name), flags._outside.time.now()
        since = started.setdefault(id(flags), (flags, now))[1]
        if room is not None and name not in flags._running and room.table.entries:
            before = max(0, now - max(room.table.entries[-1].at, since)) / 1000
            began, delay = began - before, delay - before
        watch(flags, name, turn, began, delay)

    patch.setattr(Flags, "_set", dated)


def room_dropped_under_a_visitor(patch: pytest.MonkeyPatch) -> None:
    """After a start, rooms were let go of while somebody was on the way to them."""
    found = Housekeeping._found

    async def dropped(housekeeping: Housekeeping, table: str) -> Room | None:
        room = await found(housekeeping, table)
        if room is not None:
            housekeeping._directory._drop_unless_busy(room)
        return room

    patch.setattr(Housekeeping, "_found", dropped)


def caught_up_once(patch: pytest.MonkeyPatch) -> None:
    """A process that could not read when it heard of an entry never looked again."""

    async def once(sharing: Sharing, table: str) -> None:
        await (await sharing._directory.find(table)).catch_up()

    patch.setattr(Sharing, "catch_up", once)


def write_that_nobody_looked_after(patch: pytest.MonkeyPatch) -> None:
    """A write that went through and seemed to fail was seen by the next who came, if anybody came."""
    patch.setattr(Tables, "unsure", lambda *_: None)


def bot_in_a_room_let_go(patch: pytest.MonkeyPatch) -> None:
    """A bot that took over thought in a room that had been let go of, beside another of the same table."""

    def watch(here: Bots, room: Room, *, own: bool) -> None:
        if bots.bot_to_act(room):
            if own:
                here._let_think(room)
            else:
                seconds = here._outside.limits.bot_seconds + bots.PATIENCE
                here._outside.time.later(seconds, partial(stuck, here, room, room.table.seq))

    def stuck(here: Bots, room: Room, seq: int) -> None:
        if room.table.seq == seq and bots.bot_to_act(room) and not here._background.closing:
            here._let_think(room)

    patch.setattr(Bots, "watch", watch)
    room_dropped_under_a_visitor(patch)


def hello_without_a_store(patch: pytest.MonkeyPatch) -> None:
    """A hello that could not be answered ended its socket with a traceback."""

    async def begin(visit: Visit, table: str, first: bytes) -> None:
        hello = read(first)
        assert isinstance(hello, Hello)
        visit.room = await visit._tables.directory.find(table)
        await visit._hello(visit.room, hello)

    patch.setattr(Visit, "begin", begin)


def number_used_again(patch: pytest.MonkeyPatch) -> None:
    """SQLite gave a new account the number of one that was deleted, and so its seats and sockets in memory."""
    patch.setattr(people, "_number", lambda _: {})


def name_that_stayed(patch: pytest.MonkeyPatch) -> None:
    """A deleted account's name stayed where somebody kept on looking."""
    patch.setattr(Table, "rename", lambda *_: None)


OLD_FAULTS: dict[Callable[[pytest.MonkeyPatch], None], int] = {
    entry_made_while_loading: 5,
    seat_kept_elsewhere: 42,
    telling_that_fails: 4,
    bot_of_a_deleted_table: 95,
    clocks_by_date: 9,
    room_dropped_under_a_visitor: 71,
    caught_up_once: 81,
    write_that_nobody_looked_after: 74,
    bot_in_a_room_let_go: 130,
    hello_without_a_store: 2,
    number_used_again: 35,
    name_that_stayed: 9,
}
"""Each with the seed that finds it."""
