"""What interleavings and faults may do, each driven by hand: two processes, lost notices, a table that is deleted."""

import pytest
from msgspec import structs

from minoteka.protocol.tables import OpenTable, SeatPlan, SitDown, TableOpened
from minoteka.server.store.committing import told_whole
from minoteka.tables import directory
from minoteka.tables.endpoint import Ask
from minoteka.tables.endpoints import lobby, sit
from minoteka.tables.news import News
from minoteka.tables.rows import EntryRow
from minoteka.tables.seams import Broken
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


@pytest.mark.parametrize("late", ["acknowledge", "read"])
def test_a_table_found_in_the_lobby_while_it_is_being_opened_has_one_room(late: str) -> None:
    async def story() -> None:
        here = Process()
        gates = here.store.gates
        gates.close("acknowledge")
        opening = here.tables.background.spawn(_nothing(opened(here, ME, FREE, listed=True)))
        await settle()
        gates.close("read")
        listing = here.tables.background.spawn(_nothing(lobby(here.tables, Ask(body=None))))
        await settle()
        first, second = ("read", "acknowledge") if late == "acknowledge" else ("acknowledge", "read")
        gates.open(first)
        await settle()
        [table] = here.shelf.tables
        sitting = here.tables.background.spawn(
            _nothing(sit(here.tables, Ask(body=SitDown("Taras"), path={"table": table})))
        )
        await settle()
        gates.open(second)
        for task in (opening, listing, sitting):
            await task
        assert here.tables.directory.rooms[table].table.seq == len(here.shelf.tables[table].entries) == 2

    play(story)


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


def test_a_seat_that_is_lost_while_one_waits_for_the_turn_is_lost() -> None:
    async def story() -> None:
        here = Process()
        table = await here.tables.open(OpenTable("trimino", [ME, FREE, FREE], first=0), None)
        token = table.seats[0].token
        one, other = await here.guest(table.table, token), await here.guest(table.table, token)
        here.store.gates.close("append")
        leaving = [
            here.tables.background.spawn(_nothing(guest.ask("leave", seat=0, id=name)))
            for guest, name in ((one, "first"), (other, "second"))
        ]
        await settle()
        here.store.gates.open("append")
        for task in leaving:
            await task
        assert len(here.shelf.tables[table.table].entries) == 2, "one entry to sit, one to leave"
        refused = [said["problem"]["code"] for guest in (one, other) for said in guest.all("refused")]
        assert refused == ["not-your-seat"]

    play(story)


def test_what_fails_in_telling_undoes_nothing_and_the_bot_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, ME, BOT)
        olya = await here.guest(table.table, table.seats[0].token)
        watcher = await here.guest(table.table)
        told = News.told

        def failing(news: News, eyes: int, reply: str | None = None) -> bytes:
            if eyes == -1:
                raise ValueError("cannot be drawn")
            return told(news, eyes, reply)

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


def test_whoever_waits_for_a_hint_is_answered_meanwhile() -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, ME, ME)
        olya = await here.guest(table.table, table.seats[0].token)
        here.brains.gates.close("think")
        await olya.ask("hint", seat=0, id="first")
        assert (await olya.ask("ping"))["type"] == "pong"
        here.brains.gates.open("think")
        await settle()
        assert olya.last("hint")["reply"] == "first"
        here.brains.gates.close("think")
        await olya.ask("hint", seat=0, id="second")
        await olya.visit.end()
        here.brains.gates.open("think")
        await settle()
        assert len(olya.all("hint")) == 1, "who has gone hears nothing"

    play(story)


def test_watchers_lock_nobody_out_who_holds_a_seat() -> None:
    async def story() -> None:
        here = Process(listeners_per_table=3)
        table = await opened(here, ME, ME)
        for _ in range(3):
            await here.guest(table.table)
        assert await refusal(here.guest(table.table)) == "too-many-here"
        assert (await here.guest(table.table, table.seats[0].token)).last("table")["look"] == 0

    play(story)


def test_a_new_password_cuts_the_accounts_lines_in_all_processes() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        table = await opened(here, ME, ME)
        old = await here.guest(table.table, account=7)
        far = await there.guest(table.table, account=7)
        other = await there.guest(table.table, account=8)
        await here.tables.sharing.cut_account(7)
        there.tables.sharing.heard(["a7"])  # as it hears of it with the write
        await settle()
        assert (old.is_cut, far.is_cut, other.is_cut) == (True, True, False)

    play(story)


def test_a_table_that_the_rules_here_cannot_follow_halts_and_whoever_is_there_comes_again() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        table = await opened(here, ME, ME)
        olya = await here.guest(table.table, table.seats[0].token)
        room = here.tables.directory.rooms[table.table]
        for seq in (3, 4):  # whatever newer rules allow
            entry = EntryRow(table.table, seq, "move", 0, f"newer {seq}", 0, 0).behind(
                room.table.link, room.table.chain
            )
            assert await there.store.append(entry)
            await settle()
            assert (room.table.seq, room.table.halted, olya.is_cut) == (2, 3, True)
        assert (await here.guest(table.table)).last("table")["halted"] == 3

    play(story)


def test_a_take_back_asked_for_elsewhere_survives_the_entry_heard_of_later() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        table = await opened(here, ME, ME)
        tokens = [seat.token for seat in table.seats]
        olya, taras = await here.guest(table.table, tokens[0]), await there.guest(table.table, tokens[1])
        await settle()
        heard, late = there.store.heard, []
        assert heard is not None
        there.store.heard = late.append
        await olya.move(0)
        await olya.ask("undo", seat=0)
        await settle()
        for notices in reversed(late):
            heard(notices)
            await settle()
        assert taras.last("entry")["seq"] == 3
        agreed = await taras.ask("answer-undo", seat=1, agree=True)
        assert agreed["item"]["kind"] == "undo"

    play(story)


def test_a_repeated_hello_is_no_news_to_others() -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, ME, ME)
        olya = await here.guest(table.table, table.seats[0].token)
        stranger = await here.guest(table.table)
        before = len(olya.all("presence"))
        for _ in range(5):
            await stranger.visit.hear(b'{"type":"hello","since":1000}')
        assert len(olya.all("presence")) == before

    play(story)


def test_a_crowd_that_comes_at_once_is_no_flood_for_those_who_are_there() -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, ME, ME)
        olya = await here.guest(table.table, table.seats[0].token)
        await here.time.advance(1.0)
        before = len(olya.all("presence"))
        for _ in range(50):
            await here.guest(table.table)
        await here.time.advance(1.0)
        assert olya.last("presence")["watchers"] == 50
        assert len(olya.all("presence")) - before <= 2
        assert here.tables.sharing.lately == {}

    play(story)


def test_a_table_that_cannot_be_opened_spoils_nothing_else() -> None:
    async def story() -> None:
        here = Process()
        good = await opened(here, ME, FREE, listed=True)
        bad = await opened(here, ME, FREE, listed=True)
        stale = [await opened(here, ME, ME) for _ in range(2)]
        for table, options in ((bad, {"nonsense": []}), (stale[0], {"nonsense": []})):
            here.tables.directory.drop(here.tables.directory.rooms[table.table])
            here.shelf.tables[table.table].row.game = "chess"
            here.shelf.tables[table.table].row.options = options
        cards = (await lobby(here.tables, Ask(body=None))).tables
        assert [card.info.id for card in cards] == [good.table]
        assert (await here.tables.housekeeping.recover())["playing"] == 1
        await here.time.advance(31 * 86400.0)
        assert await here.tables.housekeeping.abandon() == 2
        assert here.shelf.tables[stale[1].table].row.status == "over"

    play(story)


def test_a_row_that_cannot_be_read_is_named_not_fatal() -> None:
    async def story() -> None:
        here = Process()
        table = await opened(here, ME, ME)
        here.tables.directory.drop(here.tables.directory.rooms[table.table])
        here.store.gates.fail("read", Broken())
        assert await refusal(here.tables.directory.find(table.table)) == "table-broken"

    play(story)


def test_a_move_of_another_process_is_taken_in_without_reading_if_it_follows() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        table = await opened(here, ME, ME)
        player = await here.guest(table.table, *(seat.token for seat in table.seats), look=0)
        watcher = await there.guest(table.table)
        there.store.gates.close("read")
        await player.move(0)
        await settle()
        assert watcher.last("entry")["seq"] == player.last("entry")["seq"]
        room = there.tables.directory.rooms[table.table]
        forged = structs.replace(room.table.entries[-1], seq=room.table.seq + 1, text="nothing")
        there.tables.sharing.heard([told_whole(forged)])
        await settle()
        assert room.lock.locked(), "what does not follow link by link is read"
        there.store.gates.open("read")
        await settle()
        assert room.table.seq == forged.seq - 1

    play(story)
