"""The analysis of a finished table: judged move by move beside the play, kept in the database as far as it has come."""

import asyncio
import itertools

import msgspec
import structlog

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.errors import NotYours
from minoteka.core.record import MOVE, Record
from minoteka.protocol.http import Analysis, PlyAnalysis
from minoteka.search.analysis import analyse
from minoteka.search.bot import Stop
from minoteka.server.aside import aside
from minoteka.server.routes.endpoint import Asking, Endpoint
from minoteka.server.store import things
from minoteka.server.store.store import Store
from minoteka.server.tables import history
from minoteka.server.tables.room import Room

log = structlog.get_logger()

ITERATIONS = 600
KIND = "analysis"
CHUNK = 8
"""Moves judged between two writes: what a restart may cost."""

_under_way: set[str] = set()
_one_at_a_time = asyncio.Semaphore(1)


def _record(room: Room) -> Record:
    return records.read(history.record_lines(room.table, -1, reveal=True), catalog.game)


def _judge(record: Record, start: int) -> list[PlyAnalysis]:
    """The next few moves; the compiled search holds no lock meanwhile."""
    judged = itertools.islice(analyse(record, ITERATIONS, start, Stop()), CHUNK)
    return [PlyAnalysis(j.ply, j.round, j.seat, j.move, j.best, j.loss, j.open_loss, j.value) for j in judged]


async def _kept(store: Store, table: str) -> Analysis | None:
    text = await store.read(things.get_picture, table, KIND)
    return msgspec.json.decode(text, type=Analysis) if text else None


async def _go_on(asking: Asking, room: Room, found: Analysis) -> None:
    """Judge the rest, a few moves at a time, one table after the other."""
    table = room.table.row.id
    try:
        record = await asyncio.to_thread(_record, room)
        while found.done < found.total:
            async with _one_at_a_time:
                further = await aside(_judge, record, found.done)
            done = further[-1].ply + 1 if len(further) == CHUNK else found.total
            found = Analysis(table, done, found.total, [*found.plies, *further])
            body = msgspec.json.encode(found).decode()
            await asking.house.store.write(things.set_picture, table, KIND, body, asking.hall.now())
    except Exception as error:  # an analysis is a courtesy: it may fail, the table may not
        log.error("analysis", table=table[:6], why=f"{type(error).__name__}: {error}")
    finally:
        _under_way.discard(table)


async def show_analysis(asking: Asking, _: None) -> Analysis:
    """What has been judged so far; the first look begins the work."""
    room = await asking.hall.find(asking.path("table"))
    table = room.table
    if table.status != "over" or table.halted is not None or table.row.daily == asking.hall.today():
        raise NotYours("not-over")
    total = sum(1 for entry in table.entries if entry.kind == MOVE)
    found = await _kept(asking.house.store, table.row.id) or Analysis(table.row.id, 0, total, [])
    if found.done < found.total and table.row.id not in _under_way:
        _under_way.add(table.row.id)
        asking.hall.spawn(_go_on(asking, room, found))
    return found


ENDPOINTS = [
    Endpoint("GET", "/api/tables/{table}/analysis", show_analysis, "moves judged", answer=Analysis, rate="rate_heavy")
]
