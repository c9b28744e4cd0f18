"""What strangers may use up: searches for puzzles, guesses at a password, sockets. Each has its bound."""

import asyncio
import json
import threading
from typing import Any

import pytest

from minoteka.protocol.problems import Busy
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.server import bench
from minoteka.server.bench import BENCHES, MOST_WAITING, ThreadBench
from minoteka.server.passwords import Passwords
from minoteka.server.rates import Rate
from minoteka.server.settings import ServerSettings
from minoteka.server.sockets.line import LineClosed
from minoteka.server.sockets.sockets import Sockets
from tests.loops import complete
from tests.tables.world import Process, settle

PATIENCE = 60.0


def test_searches_take_turns_and_the_queue_for_them_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_compiled", lambda: None)
    going, most, allowed, lock = 0, 0, threading.Event(), threading.Lock()

    def work(stop: Any) -> int:
        nonlocal going, most
        with lock:
            going += 1
            most = max(most, going)
        assert allowed.wait(PATIENCE)
        with lock:
            going -= 1
        return 1

    async def story() -> list[int]:
        shop = ThreadBench()
        searches = [asyncio.ensure_future(shop.search(work)) for _ in range(BENCHES + MOST_WAITING)]
        await settle()
        with pytest.raises(Busy):
            await shop.search(work)
        allowed.set()
        return await asyncio.gather(*searches)

    assert sum(complete(story())) == BENCHES + MOST_WAITING
    assert most == BENCHES


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
