"""What lies on a browser's shelves since an older build is read as it was meant then."""

import json

import msgspec

from minoteka.core.fairness import SIMULATED
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.site.store import HEADS, Head, ShelfStore
from minoteka.system import SystemChance
from minoteka.tables.opening import OpenedTable
from tests.loops import complete
from tests.site.shelves import MemoryShelves


def test_a_head_without_a_version_of_chance_is_of_the_first():
    new = OpenedTable.by(OpenTable("riomino", [SeatPlan("me", "Olya"), SeatPlan("open")]), None, 0, SystemChance()).new
    old = msgspec.to_builtins(Head(new.row, [], 0))
    del old["row"]["chance"]
    shelves = MemoryShelves()
    shelves.all[HEADS, json.dumps([new.row.id])] = msgspec.json.encode(old).decode()
    store = complete(ShelfStore.opened(shelves))
    assert store.heads()[new.row.id].row.chance == SIMULATED
