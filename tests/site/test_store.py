"""What lies on a browser's shelves since an older build is read as it was meant then."""

import asyncio

import msgspec

from minoteka.core.fairness import SIMULATED
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.site.store import HEADS, Head, ShelfStore
from minoteka.system import SystemChance
from minoteka.tables.opening import OpenedTable


class Shelf:
    """One head, as it lay there."""

    def __init__(self, body: str) -> None:
        self.body = body

    async def below(self, shelf: str, key: str) -> str:
        assert (shelf, key) == (HEADS, "[]")
        return msgspec.json.encode([self.body]).decode()

    async def write(self, changes: str) -> bool:
        raise NotImplementedError

    async def read(self, shelf: str, key: str) -> str | None:
        raise NotImplementedError


def test_a_head_without_a_version_of_chance_is_of_the_first():
    new = OpenedTable.by(OpenTable("riomino", [SeatPlan("me", "Olya"), SeatPlan("open")]), None, 0, SystemChance()).new
    old = msgspec.to_builtins(Head(new.row, [], 0))
    del old["row"]["chance"]
    store = asyncio.run(ShelfStore.opened(Shelf(msgspec.json.encode(old).decode())))
    assert store._heads[new.row.id].row.chance == SIMULATED
