"""What interleavings and faults may do, each driven by hand: two processes, lost notices, a table that is deleted."""

import pytest

from minoteka.protocol.http import OpenTable, SeatPlan, SitDown, TableOpened
from minoteka.tables import directory
from minoteka.tables.endpoint import Ask
from minoteka.tables.endpoints import sit
from minoteka.tables.news import News
from tests.tables.world import Process, play, refusal, settle

ME, BOT, FREE = SeatPlan("me", "Olya"), SeatPlan("bot", level="random"), SeatPlan("open")


async def opened(here: Process, *seats: SeatPlan, **more: object) -> TableOpened:
    return await here.tables.open(OpenTable("riomino", list(seats), first=0, **more), None)  # type: ignore[arg-type]


def test_an_entry_made_while_another_process_loads_the_table_is_seen_there() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        table = await opened(here, ME, ME)
        tokens = [seat.token for seat in table.seats]
        olya = await here.guest(table.table, *tokens, look=0)
        there.store.gates.close("read")
        loading = there.tables.background.spawn(_nothing(there.tables.directory.find(table.table)))
        await settle()
        await olya.move(0)
        await settle()
        there.store.gates.open("read")
        await loading
        assert there.tables.directory.rooms[table.table].table.seq == 3

    play(story)


async def _nothing(work: object) -> None:
    await work  # type: ignore[misc]  # whatever it gives


def test_a_hello_sees_what_no_notice_told_of() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        table = await opened(here, ME, ME)
        tokens = [seat.token for seat in table.seats]
        olya = await here.guest(table.table, *tokens, look=0)
        await there.guest(table.table)
        there.store.heard = None
        await olya.move(0)
        taras = await there.guest(table.table, tokens[1])
        assert taras.last("table")["seq"] == 3

    play(story)


def test_a_seat_that_was_left_shows_its_new_hand_to_nobody_else() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        asked = OpenTable("trimino", [ME, FREE, FREE], first=0)
        table = await here.tables.open(asked, None)
        place = {"table": table.table}
        visitor = await sit(here.tables, Ask(body=SitDown("Visitor"), path=place))
        at_one = await here.guest(table.table, visitor.token)
        at_other = await there.guest(table.table, visitor.token)
        await settle()
        await at_one.ask("leave", seat=1)
        await sit(here.tables, Ask(body=SitDown("Another"), path=place))
        await sit(here.tables, Ask(body=SitDown("Third"), path=place))
        await settle()
        assert at_other.last("entry")["status"] == "playing"
        assert (at_other.holds, at_other.look) == (frozenset(), -1)
        assert at_other.last("entry")["view"]["seat"] == -1
        assert (await at_other.ask("resign", seat=1))["problem"]["code"] == "not-your-seat"

    play(story)


def test_what_fails_in_telling_undoes_nothing_and_the_bot_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, ME, BOT)
        olya = await here.guest(table.table, table.seats[0].token)
        watcher = await here.guest(table.table)
        told = News.told

        def failing(news: News, eyes: int) -> bytes:
            if eyes == -1:
                raise ValueError("cannot be drawn")
            return told(news, eyes)

        monkeypatch.setattr(News, "told", failing)
        assert (await olya.move(0))["type"] == "entry"
        assert (olya.is_cut, watcher.is_cut) == (False, True)
        await here.time.advance(10.0)
        assert len(here.shelf.tables[table.table].entries) == 4, "the bot has moved"

    play(story)


def test_a_deleted_tables_bot_stops_thinking() -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, BOT, BOT)
        watcher = await here.guest(table.table)
        here.brains.gates.close("think")
        await here.time.advance(1.0)
        del here.shelf.tables[table.table]
        here.brains.gates.open("think")
        await here.time.advance(60.0)
        asked = len(here.brains.asked)
        await here.time.advance(600.0)
        assert len(here.brains.asked) == asked
        assert here.tables.directory.rooms == {}
        assert watcher.last("goodbye")["code"] == "deleted"

    play(story)


def test_a_game_that_could_not_be_loaded_once_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        here = Process()
        load = directory.load_kernels

        def no_room(_: str) -> None:
            monkeypatch.setattr(directory, "load_kernels", load)
            raise OSError("too many open files")

        monkeypatch.setattr(directory, "load_kernels", no_room)
        with pytest.raises(OSError, match="too many"):
            await opened(here, ME, ME)
        assert (await refusal(opened(here, ME, ME))) == ""

    play(story)
