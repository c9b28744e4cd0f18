"""Tables need no server: a match against a bot, two processes on one shelf, a request that comes twice."""

from minoteka.protocol.tables import OpenTable, SeatPlan, SitDown
from minoteka.tables.endpoint import Ask
from minoteka.tables.endpoints import ENDPOINTS, lobby, open_table, record, sit
from tests.tables.world import Process, play, settle

ME, BOT, FREE = SeatPlan("me", "Olya"), SeatPlan("bot", level="random"), SeatPlan("open")


def test_a_match_is_played_to_its_end() -> None:
    async def story() -> None:
        here = Process()
        opened = await open_table(here.tables, Ask(body=OpenTable("riomino", [ME, BOT], first=0)))
        olya = await here.guest(opened.table, opened.seats[0].token)
        while here.tables.directory.rooms[opened.table].table.status == "playing":
            if (await olya.move(0))["type"] != "entry":
                raise AssertionError(olya.heard[-1])
            await here.time.advance(1.0)
        over = here.shelf.settled[-1].settled
        assert over is not None
        assert (over.status, over.result is not None) == ("over", True)
        assert olya.heard[-1]["seq"] == len(here.shelf.tables[opened.table].entries)
        kept = await record(here.tables, Ask(body=None, path={"table": opened.table}))
        assert kept.body.count("\n") > 10
        await here.tables.close()

    play(story)


def test_one_table_is_found_in_the_lobby_and_joined_in_another_process() -> None:
    async def story() -> None:
        here = Process(shared=True)
        there = Process(here.shelf, shared=True, first=1000)
        opened = await here.tables.open(OpenTable("riomino", [ME, FREE], listed=True, first=0), None)
        olya = await here.guest(opened.table, opened.seats[0].token)
        found = (await lobby(there.tables, Ask(body=None))).tables
        assert [card.info.id for card in found] == [opened.table]
        taken = await sit(there.tables, Ask(body=SitDown("Taras"), path={"table": opened.table}))
        taras = await there.guest(opened.table, taken.token)
        await settle()
        assert olya.last("entry")["status"] == "playing"
        await olya.move(0)
        await settle()
        assert taras.last("entry")["legal"]["count"] > 0
        assert (await taras.move(1))["type"] == "entry"
        await settle()
        assert olya.heard[-1]["seq"] == 4

    play(story)


def test_a_request_that_comes_twice_happens_once() -> None:
    async def story() -> None:
        here = Process()
        opened = await here.tables.open(OpenTable("riomino", [ME, ME], first=0), None)
        olya = await here.guest(opened.table, *(seat.token for seat in opened.seats), look=0)
        assert (await olya.move(0, id="once"))["seq"] == 3
        told = await olya.ask("look", seat=1)
        again = await olya.ask("move", id="once", seat=0, seq=told["seq"], text=told["legal"]["columns"]["text"][0])
        assert again == {"type": "done", "reply": "once", "seq": 3, "link": told["link"]}
        assert len(here.shelf.tables[opened.table].entries) == 3

    play(story)


def test_what_was_written_though_nobody_heard_so_is_found_by_the_next_turn() -> None:
    async def story() -> None:
        here = Process()
        opened = await here.tables.open(OpenTable("riomino", [ME, ME], first=0), None)
        olya = await here.guest(opened.table, *(seat.token for seat in opened.seats), look=0)
        here.store.gates.fail("acknowledge", OSError("cut off"))
        assert (await olya.move(0, id="once"))["problem"]["code"] == "store-away"
        assert (await olya.ask("move", id="once", seat=0, seq=2, text="?"))["type"] == "done"
        assert olya.last("entry")["seq"] == 3

    play(story)


def test_every_endpoint_has_an_address_of_its_own() -> None:
    assert len({(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}) == len(ENDPOINTS)
