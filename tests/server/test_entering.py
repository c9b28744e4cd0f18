"""Entries in few statements: however many there are, each is written once, and taken numbers are noticed."""

from pathlib import Path

import pytest
from sqlalchemy import event

from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.server.store import tables as sql
from minoteka.server.store.engine import open_engine, upgrade
from minoteka.server.store.entering import Alone, Entering
from minoteka.system import SystemChance
from minoteka.tables.opening import OpenedTable
from minoteka.tables.rows import EntryRow


@pytest.mark.parametrize("count", [0, 1, 2, 3, 50, 512, 600])
def test_every_entry_is_written_once(tmp_path: Path, count: int) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    upgrade(engine)
    new = OpenedTable.by(OpenTable("riomino", [SeatPlan("open"), SeatPlan("open")]), None, 0, SystemChance()).new
    row = new.row
    entries = [EntryRow(row.id, number, "move", 0, f"m{number}", 0, number) for number in range(1, count + 1)]
    with engine.begin() as db:
        assert sql.open_once(db, new) is None
        assert Entering("sqlite").write(db, entries) == count
        assert Entering("sqlite").write(db, entries[-1:]) == 0, "that number is taken"
        assert sql.entries_after(db, row.id, 0) == entries
    engine.dispose()


def test_pythons_driver_knows_what_writes_whatever_the_locale(tmp_path: Path) -> None:
    """It looks for ``insert`` in the locale's small letters: a Turkish I has none that it would know."""
    seen: list[str] = []
    engine = open_engine(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    event.listen(engine, "connect", lambda connection, _record: connection.set_trace_callback(seen.append))
    upgrade(engine)
    new = OpenedTable.by(OpenTable("riomino", [SeatPlan("open"), SeatPlan("open")]), None, 0, SystemChance()).new
    entries = [EntryRow(new.row.id, number, "move", 0, f"m{number}", 0, number) for number in (1, 2)]
    with engine.begin() as db:
        sql.open_once(db, new)
        Entering("sqlite").write(db, entries[:1])
    alone = Alone(engine)
    alone.write(entries[1:])
    alone.close()
    engine.dispose()
    writing = [statement for statement in seen if statement.lower().startswith("insert")]
    assert len(writing) > 3
    assert [statement for statement in writing if not statement.startswith("insert")] == []
