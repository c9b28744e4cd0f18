"""No callback holds the loop for more than a blink: at a table of every game, with as many seats as it takes, every
seat and a watcher hear of each move, and somebody asks for everything again.

Counted is the processor's time of this thread, not the clock's. A story runs twice in the same order of callbacks, and
each is held to the shorter of its two times: a neighbour who empties the caches is nobody's fault here.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

from minoteka import catalog
from minoteka.protocol.tables import OpenTable, SeatPlan
from tests.tables import world
from tests.tables.world import Guest, Process, play

T = TypeVar("T")

BLINK = 0.020
MOVES = 40


class Stopwatch:
    """Seconds of each callback in their order; what is done aside is done by other threads on a server."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self._aside = 0.0

    async def aside(self, work: Callable[[], T]) -> T:
        began = time.thread_time()
        try:
            return work()
        finally:
            self._aside += time.thread_time() - began

    def timed(self, run: Callable[[asyncio.Handle], None]) -> Callable[[asyncio.Handle], None]:
        def measured(handle: asyncio.Handle) -> None:
            self._aside, began = 0.0, time.thread_time()
            run(handle)
            self.took.append(time.thread_time() - began - self._aside)

        return measured


async def _played(name: str) -> None:
    game, here = catalog.game(name), Process()
    seats = game.seats[-1]
    table = await here.tables.open(OpenTable(name, [SeatPlan("me", f"p{seat}") for seat in range(seats)]), None)
    guests: list[Guest] = [await here.guest(table.table, seat.token) for seat in table.seats]
    await here.guest(table.table)
    for number in range(MOVES):
        told: dict[str, Any] = next(said for said in reversed(guests[0].heard) if said["type"] in ("table", "entry"))
        if told["status"] == "over":
            break
        turn = told["view"]["to_act"]
        legal = next(said for said in reversed(guests[turn].heard) if said["type"] in ("table", "entry"))["legal"]
        answer = await guests[turn].move(turn, 7 * number % len(legal["columns"]["text"]))
        assert answer["type"] == "entry"
    await here.guest(table.table, since=-1)


@pytest.fixture
def settled() -> Iterator[None]:
    """What was there before stays out of the collector's way, as on a server: other tests leave much behind."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.compiled_only
@pytest.mark.usefixtures("settled")
@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_no_callback_takes_longer_than_a_blink(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play(lambda: _played(name))  # kernels are loaded, pictures of pieces drawn
    run, watches = asyncio.Handle._run, (Stopwatch(), Stopwatch())
    for watch in watches:
        monkeypatch.setattr(world, "at_once", watch.aside)
        monkeypatch.setattr(asyncio.Handle, "_run", watch.timed(run))
        play(lambda: _played(name))
        monkeypatch.setattr(asyncio.Handle, "_run", run)
    one, other = (watch.took for watch in watches)
    assert len(one) == len(other) > MOVES / 4
    longest = max(map(min, zip(one, other, strict=True)))
    assert longest < BLINK
