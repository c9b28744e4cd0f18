"""What the server promises under load: nothing acknowledged is lost, one of two racers wins, everybody catches up."""

import asyncio
import sqlite3
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

import pytest

from minoteka.server.store import tables as sql
from minoteka.server.store.engine import open_engine
from minoteka.tables.table import Table
from tests.loops import complete
from tests.server.crowd import Crowd, CrowdTable
from tests.server.running import PATIENCE, Page, ServerProcess, me, running

LEVEL = {"level": "master"}


def fill(server: ServerProcess, crowd: Crowd, count: int, spectators: int = 0) -> None:
    """Open tables for a crowd; a table that ends is followed by a new one."""
    crowd.wanted += count
    for _ in range(count):
        crowd.tables.append(CrowdTable(crowd, server.open("riomino", me("a"), me("b"), options=LEVEL), spectators))


async def load(server: ServerProcess, crowd: Crowd, seconds: float) -> None:
    """Everybody plays for a while; tables that end are replaced by new ones."""
    loop = asyncio.get_running_loop()

    async def follow() -> None:
        with suppress(OSError, HTTPException):  # the server was killed meanwhile
            opened = await loop.run_in_executor(None, lambda: server.open("riomino", me("a"), me("b"), options=LEVEL))
            crowd.tables.append(CrowdTable(crowd, opened))
            await crowd.connect()

    following: set[asyncio.Task[None]] = set()

    def begin(_: CrowdTable | None = None) -> None:
        task = loop.create_task(follow())
        following.add(task)
        task.add_done_callback(following.discard)

    crowd.on_finished = begin
    for _ in range(crowd.wanted - sum(not table.is_over for table in crowd.tables)):
        begin()  # for those that ended while the server was away
    await crowd.connect()
    for table in crowd.tables:
        for player in table.everybody:
            player.say_again()
            player.go_on()
    await asyncio.sleep(seconds)
    crowd.on_finished = lambda _: None
    for task in list(following):
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)


async def played(crowd: Crowd, moves: int) -> None:
    """Until so many further moves were acknowledged: how long that takes is the machine's affair."""

    def count() -> int:
        return sum(len(table.acknowledged) for table in crowd.tables)

    until = count() + moves
    async with asyncio.timeout(PATIENCE):
        while count() < until:
            await asyncio.sleep(0.02)


def check_everything(database: str, crowd: Crowd) -> int:
    """Every acknowledged move is there, every table replays to the same end, nothing twice. Gives the moves kept."""
    engine = open_engine(database)
    kept = 0
    with engine.connect() as db:
        for table in crowd.tables:
            loaded = sql.load(db, table.id)
            assert loaded is not None
            assert [entry.seq for entry in loaded.entries] == list(range(1, len(loaded.entries) + 1))
            replayed = Table.load(loaded)
            assert replayed.halted is None
            texts = {entry.seq: entry.text for entry in loaded.entries}
            assert {seq: texts.get(seq) for seq in table.acknowledged} == table.acknowledged
            clients = [entry.client for entry in loaded.entries if entry.client]
            assert len(set(clients)) == len(clients)
            kept += len(replayed.standing)
    engine.dispose()
    return kept


def kill_test(server: ServerProcess, kills: int, tables: int, seconds: float) -> tuple[int, int]:
    """Kill the server again and again while everybody plays; gives the moves acknowledged and kept."""
    crowd = Crowd(server.port)
    fill(server, crowd, tables)

    async def storm() -> None:
        for number in range(kills):
            playing = asyncio.create_task(load(server, crowd, 3600))
            await played(crowd, tables + 1)
            await asyncio.sleep(0.13 * (number % 5))
            playing.cancel()
            server.kill()
            await asyncio.gather(playing, return_exceptions=True)
            await asyncio.to_thread(server.start)
        await load(server, crowd, seconds)
        crowd.paused = True
        await asyncio.sleep(0.5)
        await crowd.close()

    complete(storm())
    acknowledged = sum(len(table.acknowledged) for table in crowd.tables)
    kept = check_everything(server.database, crowd)
    assert acknowledged > tables * kills
    assert kept >= acknowledged
    return acknowledged, kept


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        kill_test(server, kills=2, tables=50, seconds=1.0)
    found = sqlite3.connect(tmp_path / "tables.sqlite3").execute("PRAGMA integrity_check").fetchone()
    assert found == ("ok",)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_twenty_kills(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        kill_test(server, kills=20, tables=60, seconds=2.0)


def race(servers: tuple[ServerProcess, ServerProcess], rounds: int) -> None:
    """Two clients with the same seat send different moves at the same moment: one is entered, one is stale."""
    done = 0
    while done < rounds:
        table = servers[0].open("riomino", me("a"), me("b"), options=LEVEL)
        one, two = (Page(server, table["id"], *table["tokens"].values()) for server in servers)
        while one.state["status"] == "playing" and done < rounds:
            turn = one.state["view"]["to_act"]
            one.do("look", seat=turn)
            two.do("look", seat=turn)
            moves = [move["text"] for move in one.moves()]
            seq = one.state["seq"]
            names = [
                page.ask("move", seat=turn, seq=seq, text=text) for page, text in ((one, moves[0]), (two, moves[-1]))
            ]
            answers = [page.answer(name)["type"] for page, name in zip((one, two), names, strict=True)]
            assert sorted(answers) == ["entry", "refused"]
            for page, answer in zip((one, two), answers, strict=True):
                if answer == "refused":
                    page.until("table")
            assert one.state["seq"] == two.state["seq"] == seq + 1
            done += 1
        one.close()
        two.close()


def test_of_two_racers_exactly_one_wins(server: ServerProcess) -> None:
    race((server, server), 60)


@pytest.mark.slow
def test_of_two_racers_exactly_one_wins_a_thousand_times(server: ServerProcess) -> None:
    race((server, server), 1000)


def reconnect_storm(server: ServerProcess) -> float:
    """500 clients drop and return at once; gives the seconds until all are up to date."""
    crowd = Crowd(server.port)
    fill(server, crowd, 50, spectators=8)

    async def storm() -> float:
        await crowd.connect(500)
        for table in crowd.tables:
            table.begin()
        await asyncio.sleep(1.0)
        crowd.paused = True
        await asyncio.sleep(0.5)
        before = {table.id: max(player.seq for player in table.everybody) for table in crowd.tables}
        for table in crowd.tables:
            for player in table.everybody:
                assert player.line is not None
                assert player.line.transport is not None
                player.line.transport.abort()
        await asyncio.sleep(0.2)
        assert len(crowd.lost) == 500
        began = time.perf_counter()
        await crowd.connect(500, also_over=True)
        took = time.perf_counter() - began
        assert all(player.line is not None for table in crowd.tables for player in table.everybody)
        for table in crowd.tables:
            (seq,) = {player.seq for player in table.everybody}
            assert seq >= before[table.id]
        await crowd.close()
        return took

    return complete(storm())


def test_five_hundred_come_back_at_once(server: ServerProcess) -> None:
    reconnect_storm(server)
