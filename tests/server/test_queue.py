"""The queue of thoughts: bounded, people first, and fair between askers."""

import asyncio

import pytest

from minoteka.server.bots import pool
from minoteka.server.bots.pool import BrainPool
from minoteka.server.bots.queue import FairQueue
from minoteka.tables.seams import Full, Urgency
from tests.loops import complete


def drained(queue: FairQueue[str], least: Urgency = Urgency.COURTESY, count: int | None = None) -> list[str]:
    async def drain() -> list[str]:
        return [await queue.get(least) for _ in range(len(queue) if count is None else count)]

    return complete(drain())


def test_a_table_that_asks_much_does_not_hold_up_others() -> None:
    queue: FairQueue[str] = FairQueue(10)
    for thing in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.put(thing[0], thing, Urgency.PLAYER)
    assert drained(queue) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_it_is_bounded_but_a_thought_that_died_comes_first() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("a", "a1", Urgency.PLAYER)
    queue.put("b", "b1", Urgency.PLAYER)
    with pytest.raises(Full):
        queue.put("c", "c1", Urgency.PLAYER)
    queue.put("c", "c0", Urgency.PLAYER, again=True)
    assert drained(queue) == ["c0", "a1", "b1"]


def test_people_come_before_bots_among_themselves_and_find_room() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for number in range(3):
        queue.put(f"bots{number}", f"bots{number}", Urgency.NOBODY)
    with pytest.raises(Full):
        queue.put("more bots", "more", Urgency.NOBODY)
    queue.put("watched", "watched", Urgency.WATCHER)
    queue.put("person", "person", Urgency.PLAYER)
    assert drained(queue, Urgency.WATCHER, 2) == ["person", "watched"]
    assert drained(queue) == ["bots0", "bots1", "bots2"]


def test_who_serves_people_only_waits_for_them() -> None:
    async def story() -> str:
        queue: FairQueue[str] = FairQueue(3)
        queue.put("bots", "bots", Urgency.NOBODY)
        waiting = asyncio.ensure_future(queue.get(Urgency.WATCHER))
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put("person", "person", Urgency.PLAYER)
        return await waiting

    assert complete(story()) == "person"


@pytest.mark.parametrize(("cores", "wished", "there"), [(1, 0, 2), (2, 0, 2), (8, 0, 7), (8, 1, 1)])
def test_one_process_is_for_people_also_on_a_small_machine(
    cores: int, wished: int, there: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool.os, "cpu_count", lambda: cores)
    assert BrainPool(wished, 8).workers == there
