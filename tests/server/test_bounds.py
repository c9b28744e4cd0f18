"""What strangers may use up: searches for puzzles, guesses at a password, sockets. Each has its bound."""

import asyncio
import json
import os
import signal
import time
from typing import Any

import pytest

from minoteka.core.errors import Malformed
from minoteka.protocol.problems import Busy
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.server.bench import BENCHES, MOST_OF_ONE, MOST_WAITING, FairBench
from minoteka.server.passwords import Passwords
from minoteka.server.rates import Rate
from minoteka.server.searching import Searchers
from minoteka.server.settings import ServerSettings
from minoteka.server.sockets.line import LineClosed
from minoteka.server.sockets.sockets import Sockets
from tests.loops import complete
from tests.tables.world import Process, settle

PATIENCE = 60.0


def test_searches_take_turns_and_the_queue_for_them_is_short() -> None:
    going, most, allowed = 0, 0, asyncio.Event()

    async def run(*_: Any) -> int:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await allowed.wait()
        going -= 1
        return 1

    async def story() -> list[int]:
        shop = FairBench(run)
        searches = [asyncio.ensure_future(shop.search(f"address{n}", int)) for n in range(BENCHES + MOST_WAITING)]
        await settle()
        with pytest.raises(Busy):
            await shop.search("another", int)
        allowed.set()
        return await asyncio.gather(*searches)

    assert sum(complete(story())) == BENCHES + MOST_WAITING
    assert most == BENCHES


def test_one_address_leaves_room_for_others_and_a_house_that_stops_waits_for_no_search() -> None:
    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        shop = FairBench(never)
        searches = [asyncio.ensure_future(shop.search("greedy", int)) for _ in range(MOST_OF_ONE)]
        await settle()
        with pytest.raises(Busy):
            await shop.search("greedy", int)
        searches.append(asyncio.ensure_future(shop.search("modest", int)))
        await settle()
        searches.pop(0).cancel()
        await settle()
        searches.append(asyncio.ensure_future(shop.search("greedy", int)))
        await settle()
        assert not any(search.done() for search in searches)
        shop.close()
        ends = await asyncio.gather(*searches, return_exceptions=True)
        assert {type(end) for end in ends} == {Busy}

    complete(story())


def where(stop: Any = None) -> int:
    """Which process this is."""
    return os.getpid()


def until_stopped(stop: Any) -> None:
    while not stop[0]:
        time.sleep(0.005)


def refusing(stop: Any) -> None:
    raise Malformed("seat", seat=9, seats=2)


def test_searches_are_made_in_a_process_of_their_own_which_may_die() -> None:
    async def story() -> None:
        searchers = Searchers()
        first = await searchers.run(where, (), PATIENCE)
        assert first != os.getpid()
        await searchers.run(until_stopped, (), 0.1)
        with pytest.raises(Malformed):
            await searchers.run(refusing, (), PATIENCE)
        assert await searchers.run(where, (), PATIENCE) == first
        os.kill(first, signal.SIGKILL)
        with pytest.raises(Busy):
            await searchers.run(until_stopped, (), PATIENCE)
        second = await searchers.run(where, (), PATIENCE)
        given_up = asyncio.ensure_future(searchers.run(until_stopped, (), PATIENCE))
        await asyncio.sleep(0.2)
        given_up.cancel()
        await asyncio.wait([given_up])
        assert await searchers.run(where, (), None) not in (os.getpid(), first, second)
        assert searchers.idle == []
        await searchers.close()

    asyncio.run(story())


def test_guesses_are_counted_by_account_wherever_they_come_from() -> None:
    passwords = Passwords(Rate.read("3/hour"))
    for _ in range(3):
        passwords.check_guesses("olya")
    with pytest.raises(Busy):
        passwords.check_guesses("olya")
    passwords.check_guesses("taras")


class QuietLine:
    """A socket whose other side says hello and then nothing."""

    def __init__(self, *tokens: str) -> None:
        self._first: bytes | None = json.dumps({"type": "hello", "tokens": list(tokens)}).encode()
        self._gone = asyncio.Event()
        self._may_speak = asyncio.Event()
        self.say = self._may_speak.set
        self.say()
        self.told: list[dict[str, Any]] = []
        self.is_open = True

    def hold_back(self) -> None:
        self._may_speak.clear()

    async def accept(self) -> None:
        pass

    async def receive(self) -> bytes:
        await self._may_speak.wait()
        first, self._first = self._first, None
        if first is not None:
            return first
        await self._gone.wait()
        raise LineClosed

    async def send(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    async def close(self, code: int) -> None:
        self.is_open = False
        self._gone.set()


def test_when_all_sockets_are_taken_who_holds_a_seat_still_gets_in() -> None:
    async def story() -> None:
        here = Process()
        seats = [SeatPlan("me", "Olya"), SeatPlan("me", "Taras")]
        table = await here.tables.open(OpenTable("riomino", seats), None)
        sockets = Sockets(here.tables, ServerSettings(max_sockets=2, database_url="sqlite:///unused"))
        lines = [QuietLine(), QuietLine(), QuietLine(), QuietLine(table.seats[0].token)]
        serving = []
        for number, line in enumerate(lines):
            served = sockets.serve(line, table.table, f"address{number}", None, 0)  # type: ignore[arg-type]  # as good as one
            serving.append(asyncio.ensure_future(served))
            await settle()
        assert [line.is_open for line in lines] == [True, True, False, True]
        assert lines[2].told[-1]["problem"]["code"] == "too-many-here"
        assert lines[3].told[0]["type"] == "table"
        for line in lines:
            await line.close(1000)
        await asyncio.gather(*serving)

    complete(story())


def test_a_new_password_reaches_lines_that_have_not_said_hello() -> None:
    async def story() -> None:
        here = Process()
        table = await here.tables.open(OpenTable("riomino", [SeatPlan("me", "Olya"), SeatPlan("me", "Taras")]), 7)
        sockets = Sockets(here.tables, ServerSettings(database_url="sqlite:///unused"))
        late, asked, other = QuietLine(), QuietLine(), QuietLine()
        late.hold_back()

        def served(line: QuietLine, account: int, cuts: int) -> "asyncio.Future[None]":
            return asyncio.ensure_future(sockets.serve(line, table.table, "here", account, cuts))  # type: ignore[arg-type]  # as good as a line

        before = here.tables.sharing.cuts
        serving = [served(late, 7, before), served(other, 8, before)]
        await settle()
        await here.tables.sharing.cut_account(7)
        serving.append(served(asked, 7, before))  # its session was looked up just before
        late.say()
        await settle()
        assert [line.is_open for line in (late, asked, other)] == [False, False, True]
        assert all(said["type"] == "goodbye" for line in (late, asked) for said in line.told)
        await other.close(1000)
        await asyncio.gather(*serving)

    complete(story())
