"""The chain over a table's entries: what was changed or lost is found; a house of 0.1.0 gets its links on both
databases and goes on; records can be checked from link to link.
"""

import gzip
import json
from pathlib import Path

import pytest

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.errors import Malformed
from minoteka.core.fairness import DEALT, SIMULATED
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.server.store import tables as sql
from minoteka.server.store.backup import backup, restore
from minoteka.server.store.checking import CHANGED, GAP, LINK, LOST, SEED, check_backup, check_database, compare
from minoteka.server.store.engine import newest_schema, open_engine, upgrade
from minoteka.tables import history
from minoteka.tables.table import Table
from tests.server.postgres import postgres
from tests.tables.world import Process, play

DATA = Path(__file__).parent / "data"
OLD_TABLES = {"yMy06Ay6nXnXhmzdWww2rA": 7, "E4N0tdOI-ofMcuMRU41giQ": 8, "cupGO0mUAGx5Tin8M2TFiA": 10}
"""The tables of the house that 0.1.0 wrote, and the last entry of each."""


@pytest.fixture
def old_house(tmp_path: Path) -> str:
    """The database that 0.1.0 wrote, brought up to date."""
    path = tmp_path / "house.sqlite3"
    path.write_bytes(gzip.decompress((DATA / "house-0.1.0.db.gz").read_bytes()))
    engine = open_engine(f"sqlite:///{path}")
    upgrade(engine)
    engine.dispose()
    return f"sqlite:///{path}"


def goes_on(url: str) -> None:
    """Every table of the old house loads whole, and its links hold."""
    checked = check_database(url)
    assert checked.flaws == []
    assert {table: len(links) for table, links in checked.links.items()} == OLD_TABLES
    engine = open_engine(url)
    with engine.connect() as db:
        for table, last in OLD_TABLES.items():
            loaded = sql.load(db, table)
            assert loaded is not None
            found = Table.load(loaded)
            assert (found.halted, found.seq, found.row.chance) == (None, last, SIMULATED)
            assert found.link == checked.links[table][-1]
    engine.dispose()


def test_a_house_of_the_first_version_goes_on(old_house: str) -> None:
    goes_on(old_house)


def test_so_does_its_backup_on_both_databases(tmp_path: Path) -> None:
    with postgres() as address:
        for url in (f"sqlite:///{tmp_path / 'new.sqlite3'}", address):
            assert restore(url, DATA / "house-0.1.0.jsonl.gz") == 36
            goes_on(url)


def changed(url: str, *statements: str) -> None:
    engine = open_engine(url)
    with engine.begin() as db:
        for statement in statements:
            db.exec_driver_sql(statement)
    engine.dispose()


RIOMINO = "table_id = 'yMy06Ay6nXnXhmzdWww2rA'"


@pytest.mark.parametrize(
    ("statement", "kind", "seq"),
    [
        (f"UPDATE entries SET text = '00ne@a1' WHERE {RIOMINO} AND seq = 4", LINK, 4),
        (f"UPDATE entries SET seat = 1 - seat WHERE {RIOMINO} AND seq = 3", LINK, 3),
        (f"DELETE FROM entries WHERE {RIOMINO} AND seq = 5", GAP, 6),
        ("UPDATE tables SET seed = '00' WHERE id = 'yMy06Ay6nXnXhmzdWww2rA'", SEED, 0),
    ],
)
def test_what_was_changed_is_found(old_house: str, statement: str, kind: str, seq: int) -> None:
    changed(old_house, statement)
    flaw = check_database(old_house).flaws[0]
    assert (flaw.kind, flaw.seq) == (kind, seq)


def test_a_lost_or_other_end_is_found_by_an_older_backup(old_house: str, tmp_path: Path) -> None:
    older = tmp_path / "older.jsonl.gz"
    with older.open("wb") as file:
        backup(old_house, file)
    assert check_backup(older).flaws == []
    assert list(compare(check_database(old_house), check_backup(older))) == []
    changed(old_house, f"DELETE FROM entries WHERE {RIOMINO} AND seq > 5")
    assert check_database(old_house).flaws == [], "a chain that ends earlier is still a chain"
    (lost,) = compare(check_database(old_house), check_backup(older))
    assert (lost.kind, lost.seq) == (LOST, 6)
    changed(old_house, f"UPDATE entries SET link = 'x' WHERE {RIOMINO} AND seq = 4")
    (other,) = compare(check_database(old_house), check_backup(older))
    assert (other.kind, other.seq) == (CHANGED, 4)


def test_a_backup_whose_rows_do_not_belong_together_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl.gz"
    entry = {"table_id": "nowhere", "seq": 1, "kind": "move", "seat": 0, "text": "", "count": 0, "link": ""}
    for row in (["entries", entry], ["tables", {"id": "x"}]):
        lines = [{"minoteka-backup": 1, "schema": newest_schema()}, row, {"rows": 1}]
        file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
        with pytest.raises(Malformed) as damaged:
            check_backup(file)
        assert damaged.value.code == "backup-damaged"


def test_a_deleted_name_breaks_no_chain(old_house: str) -> None:
    changed(old_house, "UPDATE entries SET text = '—' WHERE kind = 'seat'")
    assert check_database(old_house).flaws == []


def test_a_record_is_checked_from_link_to_link() -> None:
    async def story() -> list[str]:
        here = Process()
        me = SeatPlan("me", "Olya")
        opened = await here.tables.open(OpenTable("trimino", [me, me]), None)
        guest = await here.guest(opened.table, *(seat.token for seat in opened.seats), look=0)
        links = {guest.last("table")["link"]}
        for _ in range(4):
            seat = here.tables.directory.rooms[opened.table].table.to_act
            await guest.ask("look", seat=seat)
            links.add((await guest.move(seat))["link"])
        assert len(links) == 5
        assert all(len(link) == 32 for link in links)
        await guest.ask("resign", seat=0)
        room = here.tables.directory.rooms[opened.table]
        return list(history.record_lines(room.table, -1, reveal=True))

    lines = play(story)
    fairness = json.loads(lines[0])["fairness"]
    assert fairness["scheme"] == DEALT
    record = records.read(lines, catalog.game)
    assert "verify-links-good" in records.verify(record)
    assert "verify-deal-good" in records.verify(record)
    moves = [number for number, line in enumerate(lines) if '"move"' in line]
    shorter = [line for number, line in enumerate(lines) if number != moves[-1]]
    with pytest.raises(Malformed) as lost:
        records.verify(records.read(shorter, catalog.game))
    assert lost.value.code in ("verify-links", "verify-entry")
    fairness = {**fairness, "links": [fairness["links"][0], "0" * 32]}
    head = json.dumps({**json.loads(lines[0]), "fairness": fairness})
    with pytest.raises(Malformed, match="link"):
        records.verify(records.read([head, *lines[1:]], catalog.game))
    older = json.dumps({**json.loads(lines[0]), "fairness": {**fairness, "scheme": SIMULATED}})
    with pytest.raises(Malformed) as other:
        records.verify(records.read([older, *lines[1:]], catalog.game))
    assert other.value.code == "verify-deal"
