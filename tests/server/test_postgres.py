"""Two server processes on one PostgreSQL: they see each other's entries, and one goes on when the other dies."""

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from minoteka.cli import operate
from minoteka.server.store import people
from minoteka.server.store.engine import open_engine
from minoteka.server.store.notices import Notices
from minoteka.server.store.store import Database
from tests.loops import complete
from tests.server.crowd import Crowd
from tests.server.postgres import postgres
from tests.server.running import Page, ServerProcess, bot, free, me
from tests.server.test_promises import LEVEL, check_everything, fill, load, played, race


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def both(database: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    servers = (ServerProcess(database, bot_seconds=1), ServerProcess(database, bot_seconds=1))
    with ThreadPoolExecutor(2) as at_once:  # both find an empty database and want to set it up
        list(at_once.map(ServerProcess.start, servers))
    yield servers
    for server in servers:
        if server.process is not None:
            server.kill(signal.SIGTERM)


def test_people_at_two_processes_play_with_each_other(both: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = both
    table = one.open("riomino", me("Olya"), free(), options=LEVEL)
    olya = Page(one, table["id"], table["tokens"][0])
    seat = two.post(f"/api/tables/{table['id']}/sit", {"name": "Taras"})
    assert olya.until("entry")["status"] == "playing"
    taras, watcher = Page(two, table["id"], seat["token"]), Page(two, table["id"])
    while not all(seat["connected"] for seat in olya.state["seats"]):
        olya.state["seats"] = olya.until("presence")["seats"]
    pages = {0: olya, 1: taras}
    for _ in range(4):
        turn = olya.state["view"]["to_act"]
        assert pages[turn].play(pages[turn].moves()[0]["text"])["type"] == "entry"
        pages[1 - turn].until("entry")
        watcher.until("entry")
    mover = 1 - olya.state["view"]["to_act"]
    pages[mover].ask("undo", seat=mover)
    pages[1 - mover].until("undo-asked")
    assert pages[1 - mover].do("answer-undo", seat=1 - mover, agree=True)["item"]["kind"] == "undo"
    assert pages[mover].until("entry")["item"]["kind"] == "undo"
    olya.ask("react", seat=0, what="thanks")
    assert watcher.until("reaction")["what"] == "thanks"
    taras.do("resign", seat=1)
    opened = olya.until("entry")["status"] == "over" and olya.do("rematch", seat=0)["table"]
    assert taras.until("rematch")["table"] == opened


def test_of_two_racers_at_two_processes_one_wins(both: tuple[ServerProcess, ServerProcess]) -> None:
    race(both, 40)


def test_a_bot_plays_on_when_its_process_dies(both: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = both
    table = one.open("riomino", me("Olya"), bot("random"), options=LEVEL, first=0)
    page = Page(one, table["id"], table["tokens"][0])
    one.kill()
    page = Page(two, table["id"], table["tokens"][0])
    page.play(page.moves()[0]["text"])
    page.until("entry")
    one.start()
    assert page.state["view"]["to_act"] == 0


def test_any_password_will_do(database: str) -> None:
    role = "CREATE ROLE odd LOGIN SUPERUSER PASSWORD 'a b%+@:/x'"
    with open_engine(database).begin() as db:
        db.exec_driver_sql(role.replace("%", "%%"))
    engine = open_engine(database)
    odd = engine.url.set(username="odd", password="a b%+@:/x").render_as_string(hide_password=False)

    async def heard() -> list[str]:
        loop, notices = asyncio.get_running_loop(), asyncio.Queue[list[str]]()
        store = await Database.open(odd)
        listener = Notices(store.engine, loop, "somebody else", lambda told: notices.put_nowait(list(told)), print)
        assert await asyncio.to_thread(listener.listening.wait, 30)
        await store.tell("n-hello")
        told = await asyncio.wait_for(notices.get(), 30)
        await asyncio.to_thread(listener.close)
        await store.close()
        return told

    assert complete(heard()) == ["n-hello"]


def test_running_processes_hear_what_operators_do_to_an_account(database: str) -> None:
    async def heard() -> list[str]:
        loop, notices = asyncio.get_running_loop(), asyncio.Queue[list[str]]()
        store = await Database.open(database)
        listener = Notices(store.engine, loop, "somebody else", lambda told: notices.put_nowait(list(told)), print)
        assert await asyncio.to_thread(listener.listening.wait, 30)
        number = await store.write(people.register, "Olha", "hash", 0)
        for work in (operate.reset_password, operate.delete_account):
            await asyncio.to_thread(work, "Olha", database)
        told: list[str] = []
        while len(told) < 2:  # servers of other tests may still say something of their tables
            told += [notice for notice in await asyncio.wait_for(notices.get(), 30) if notice.startswith("a")]
        await asyncio.to_thread(listener.close)
        await store.close()
        return [notice.replace(str(number), "OLHA") for notice in told]

    assert complete(heard()) == ["aOLHA", "aOLHA"]


def kill_one_of_two(database: str, kills: int, tables: int, seconds: float) -> tuple[int, int]:
    """Kill one, then the other, while everybody plays; gives the moves acknowledged and kept."""
    servers = [ServerProcess(database).start(), ServerProcess(database).start()]
    crowd = Crowd(servers[0].port)
    fill(servers[0], crowd, tables)

    async def storm() -> None:
        for number in range(kills):
            dying, living = servers[number % 2], servers[1 - number % 2]
            crowd.port = dying.port
            playing = asyncio.create_task(load(dying, crowd, 3600))
            await played(crowd, tables + 1)
            playing.cancel()
            dying.kill()
            await asyncio.gather(playing, return_exceptions=True)
            crowd.port = living.port
            await load(living, crowd, seconds)
            await asyncio.to_thread(dying.start)
        crowd.paused = True
        await asyncio.sleep(0.5)
        await crowd.close()

    try:
        complete(storm())
        acknowledged = sum(len(table.acknowledged) for table in crowd.tables)
        assert acknowledged > tables * kills
        kept = check_everything(database, crowd)
        assert kept >= acknowledged
        return acknowledged, kept
    finally:
        for server in servers:
            if server.process is not None:
                server.kill(signal.SIGTERM)


def test_one_of_two_processes_is_killed_and_nothing_is_lost(database: str) -> None:
    kill_one_of_two(database, kills=1, tables=50, seconds=1.5)


@pytest.mark.slow
def test_twenty_times_one_of_two_is_killed(database: str) -> None:
    kill_one_of_two(database, kills=20, tables=60, seconds=2.0)
