"""The queue of thoughts: bounded, and fair between tables."""

import asyncio

import pytest

from minoteka.server.bots.queue import FairQueue
from minoteka.tables.seams import Full


def drained(queue: FairQueue[str]) -> list[str]:
    async def drain() -> list[str]:
        return [await queue.get() for _ in range(len(queue))]

    return asyncio.run(drain())


def test_a_table_that_asks_much_does_not_hold_up_others() -> None:
    queue: FairQueue[str] = FairQueue(10)
    for thing in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.put(thing[0], thing)
    assert drained(queue) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_it_is_bounded_but_a_thought_that_died_comes_first() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("a", "a1")
    queue.put("b", "b1")
    with pytest.raises(Full):
        queue.put("c", "c1")
    queue.put("c", "c0", again=True)
    assert drained(queue) == ["c0", "a1", "b1"]
