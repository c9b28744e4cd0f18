"""Clocks go by seconds that never jump: whatever the machine's date is set to, in memory or out of it."""

import time

import pytest

from minoteka.protocol.common import ClockRule
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.system import SystemTime
from minoteka.tables import clocks
from tests.tables.world import Guest, Process, play, settle

ME = SeatPlan("me", "Olya")
HOUR = 3_600_000


async def begin(here: Process, rule: ClockRule) -> tuple[str, Guest]:
    table = await here.tables.open(OpenTable("riomino", [ME, ME], first=0, clock=rule), None)
    return table.table, await here.guest(table.table, *(seat.token for seat in table.seats), look=0)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_date_that_jumps_changes_no_clock(jump: int) -> None:
    async def story() -> None:
        here = Process()
        name, olya = await begin(here, ClockRule("bank", 60))
        await here.time.advance(10.0)
        here.time.date += jump
        assert (await olya.ask("look", seat=0, since=99))["clock"]["left"] == [50_000, 60_000]
        await here.time.advance(5.0)
        assert (await olya.move(0))["clock"]["left"] == [45_000, 60_000]
        here.time.date += jump
        await here.time.advance(60.0)
        await settle()
        assert olya.last("entry")["item"]["kind"] == "move", "not a moment too early"
        await here.time.advance(0.5)
        assert (olya.last("entry")["item"]["kind"], olya.last("entry")["item"]["seat"]) == ("timeout", 1)
        assert here.shelf.tables[name].row.status == "over"

    play(story)


def test_a_long_clock_runs_on_while_its_table_leaves_the_memory() -> None:
    async def story() -> None:
        here = Process()
        name, olya = await begin(here, ClockRule("move", 86_400))
        await olya.visit.end()
        await here.time.advance(3600.0)
        here.tables.directory.let_go(60.0)
        assert here.tables.directory.rooms == {}
        back = await here.guest(name)
        assert back.last("table")["clock"]["left"] == [82_800_000, 86_400_000]
        await back.visit.end()
        here.tables.directory.let_go(0.0)
        await here.time.advance(82_801.0)
        assert here.shelf.tables[name].row.status == "over"

    play(story)


def test_a_restart_costs_nobody_time() -> None:
    async def story() -> None:
        here = Process()
        name, _ = await begin(here, ClockRule("bank", 60))
        await here.time.advance(50.0)
        await here.tables.close()
        later = Process(here.shelf, date=here.time.date + 10 * HOUR)
        await later.tables.housekeeping.recover()
        back = await later.guest(name)
        assert back.last("table")["clock"]["left"] == [60_000, 60_000]

    play(story)


def test_a_flag_that_could_not_be_written_falls_again() -> None:
    async def story() -> None:
        here = Process()
        name, _ = await begin(here, ClockRule("bank", 60))
        here.store.gates.fail("append", OSError("disk full"))
        await here.time.advance(61.0)
        assert here.shelf.tables[name].row.status == "playing"
        await here.time.advance(2.0)
        assert here.shelf.tables[name].row.status == "over"

    play(story)


def test_a_turn_that_comes_again_is_another_turn() -> None:
    async def story() -> None:
        here = Process()
        name, olya = await begin(here, ClockRule("move", 60))
        table = here.tables.directory.rooms[name].table
        await olya.move(0)
        before = clocks.turn_of(table)
        await olya.ask("look", seat=1, since=99)
        await olya.move(1)
        assert (await olya.ask("undo", seat=1))["item"]["kind"] == "undo"
        after = clocks.turn_of(table)
        assert before is not None
        assert after is not None
        assert (after[0], after == before) == (before[0], False)

    play(story)


def test_what_others_do_gives_no_time_back() -> None:
    async def story() -> None:
        here = Process()
        _, olya = await begin(here, ClockRule("bank", 60))
        await here.time.advance(20.0)
        assert (await olya.ask("takeover", seat=1, level="random"))["type"] == "entry"
        assert (await olya.ask("look", seat=0, since=99))["clock"]["left"] == [40_000, 60_000]

    play(story)


def test_the_machines_date_may_be_set_without_the_tables_feeling_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, real = SystemTime(), time.time_ns
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: real() + 86_400 * 10**9)
    assert 0 <= clock.now() - before < 3_600_000
