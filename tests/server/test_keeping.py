"""The store of tables in SQL: what belongs to an entry is written with it, also when an account is gone by then."""

from pathlib import Path

import pytest

from minoteka.protocol.common import Result
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.server.store import kept, people
from minoteka.server.store.keeping import TableStore
from minoteka.server.store.store import Database
from minoteka.system import SystemChance
from minoteka.tables.opening import OpenedTable
from minoteka.tables.rows import NOBODY, Also, DailyScore, EntryRow, Rated, Settled
from minoteka.tables.seams import Broken
from tests.loops import complete

OVER = Result([1.0, 0.0], [0], "won")


def test_a_rated_match_ends_though_an_account_was_deleted_during_it(tmp_path: Path) -> None:
    async def story() -> None:
        database = await Database.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")
        store = TableStore(database)
        numbers = [await database.write(people.register, name, "hash", 0) for name in ("Olya", "Taras", "Ira")]
        olya, taras, ira = (number or 0 for number in numbers)
        for gone, sides in ((taras, [[olya], [taras]]), (ira, [[olya], [ira]])):
            new = OpenedTable.by(
                OpenTable("riomino", [SeatPlan("me", "A"), SeatPlan("me", "B")]), None, 0, SystemChance()
            ).new
            await store.open(new)
            if gone == taras:
                await database.write(people.delete_account, gone)
            entry = EntryRow(new.row.id, 3, "resign", 1, "", 0, 5)
            rated = Rated("riomino", sides, [0, 1])
            assert await store.append(entry, Also(settled=Settled("over", 5, OVER, None, rated)))
            loaded = await store.load(new.row.id)
            assert loaded is not None
            assert (loaded.row.status, len(loaded.entries)) == ("over", 3)
        assert [game for game, *_ in await database.read(people.ratings, olya)] == ["riomino"], "rated against Ira"
        assert (await database.read(people.ratings, olya))[0][3] == 1
        await database.close()

    complete(story())


def test_a_rematch_that_was_written_unheard_is_still_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        database = await Database.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")
        store = TableStore(database)
        asked = OpenTable("riomino", [SeatPlan("me", "A"), SeatPlan("me", "B")])
        before, own, other = (OpenedTable.by(asked, None, 0, SystemChance()).new for _ in range(3))
        own.row.rematch_of = other.row.rematch_of = before.row.id
        assert [await store.open(new) for new in (before, own, own)] == [None, None, None]
        assert await store.open(other) == own.row.id
        await database.close()

    complete(story())


def test_a_deleted_accounts_name_leaves_the_list_of_the_day(tmp_path: Path) -> None:
    async def story() -> None:
        database = await Database.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")
        store = TableStore(database)
        number = await database.write(people.register, "Olya", "hash", 0)
        asked = OpenTable("simino", [SeatPlan("me", "Olya")])
        new = OpenedTable.by(asked, number, 0, SystemChance(), seed="00" * 32, daily="2027-01-01").new
        await store.open(new)
        score = DailyScore("2027-01-01", "Olya", 12.0, 9)
        await store.append(EntryRow(new.row.id, 2, "move", 0, "x", 0, 5), Also(settled=Settled("over", 5, OVER, score)))
        assert await database.read(kept.daily_results, "2027-01-01", 5) == [("Olya", 12.0, 9)]
        await database.write(people.delete_account, number or 0)
        assert await database.read(kept.daily_results, "2027-01-01", 5) == [(NOBODY, 12.0, 9)]
        await database.close()

    complete(story())


def test_a_row_that_cannot_be_read_is_said_to_be_broken(tmp_path: Path) -> None:
    async def story() -> None:
        database = await Database.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")
        store = TableStore(database)
        new = OpenedTable.by(OpenTable("riomino", [SeatPlan("open"), SeatPlan("open")]), None, 0, SystemChance()).new
        await store.open(new)
        await database.write(lambda db: db.exec_driver_sql("UPDATE tables SET options = '{'"))
        with pytest.raises(Broken):
            await store.load(new.row.id)
        await database.close()

    complete(story())
