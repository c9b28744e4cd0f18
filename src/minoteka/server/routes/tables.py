"""Tables over HTTP: opening, sitting down, lists, replays and records."""

import asyncio

from starlette.responses import Response

from minoteka.core.errors import NotYours
from minoteka.protocol.common import TableCard
from minoteka.protocol.http import Cards, MyTables, OpenTable, Replay, SeatToken, SitDown, TableOpened
from minoteka.protocol.problems import Busy
from minoteka.server.routes.endpoint import Asking, Endpoint, Query
from minoteka.server.store import tables as sql
from minoteka.server.tables import history, sight
from minoteka.server.tables.keys import seats_held
from minoteka.server.tables.room import Room
from minoteka.server.tables.table import result_of

LOBBY, MINE = 50, 100


def card(room: Room, yours: frozenset[int]) -> TableCard:
    """A table in a list."""
    table = room.table
    return TableCard(
        info=sight.info(table),
        status=table.status,
        seats=sight.seats(table, room.audience.connected()),
        turn=table.to_act if table.to_act >= 0 else None,
        yours=sorted(yours),
        moves=len(table.standing),
        changed=table.entries[-1].at if table.entries else table.row.opened,
        result=result_of(table.match, table.seats),
    )


async def open_table(asking: Asking, body: OpenTable) -> TableOpened:
    """A new table."""
    return await asking.hall.open_table(body, asking.account)


async def show_table(asking: Asking, _: None) -> TableCard:
    """A table's public face."""
    room = await asking.hall.find(asking.path("table"))
    return card(room, seats_held(room.table, asking.tokens(), asking.account))


async def sit(asking: Asking, body: SitDown) -> SeatToken:
    """Take a seat."""
    room = await asking.hall.find(asking.path("table"))
    return await asking.hall.sit(room, body, asking.account)


async def lobby(asking: Asking, _: None) -> Cards:
    """Listed tables that wait for people."""
    found = [await asking.hall.find(table) for table in await asking.house.store.read(sql.listed, LOBBY)]
    return Cards([card(room, frozenset()) for room in found if room.table.status == "gathering"])


async def mine(asking: Asking, body: MyTables) -> Cards:
    """My tables, by keys and by account; those that are gone are left out."""
    tokens = {key.table: key.tokens for key in body.keys}
    if asking.account is not None:
        for table in await asking.house.store.read(sql.of_account, asking.account, MINE):
            tokens.setdefault(table, [])
    cards = []
    for table, keys in tokens.items():
        try:
            room = await asking.hall.find(table)
        except NotYours:
            continue
        held = seats_held(room.table, keys, asking.account)
        if held:
            cards.append(card(room, held))
    return Cards(sorted(cards, key=lambda found: -found.changed))


async def replay(asking: Asking, _: None) -> Replay:
    """A stretch of a table's history, with the eyes of a seat one holds, a spectator's, or open when it is
    over.
    """
    room = await asking.hall.find(asking.path("table"))
    table = room.table
    eyes = asking.number("eyes", -1, -2, 15)
    start = asking.number("start", 0, 0, 1_000_000)
    count = asking.number("count", 50, 1, 200)
    if table.match is None:
        raise NotYours("not-begun")
    over = table.status == "over"
    if eyes >= 0 and not over and eyes not in seats_held(table, asking.tokens(), asking.account):
        raise NotYours("not-your-seat", seat=eyes)
    if eyes >= table.row.seats:
        raise NotYours("not-your-seat", seat=eyes)
    if eyes == history.OPEN_EYES and (not over or table.row.daily == asking.hall.today()):
        raise NotYours("not-over")
    frames = await asyncio.to_thread(history.frames, table, eyes, start, count)
    total = history.frame_count(table)
    return Replay(table.row.id, table.status, eyes, total, frames)


async def record(asking: Asking, _: None) -> Response:
    """The record, to keep or to check."""
    room = await asking.hall.find(asking.path("table"))
    table = room.table
    reveal = table.status == "over" and table.row.daily != asking.hall.today()
    if table.match is None:
        raise NotYours("not-begun")
    if table.halted is not None:
        raise Busy("rules-changed", seq=table.halted)
    held = seats_held(table, asking.tokens(), asking.account)
    eyes = next(iter(held)) if len(held) == 1 else -1
    lines = await asyncio.to_thread(lambda: list(history.record_lines(table, eyes, reveal=reveal)))
    name = f"{table.row.game}-{table.row.id[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response("\n".join(lines) + "\n", 200, headers, "application/jsonl")


ENDPOINTS = [
    Endpoint("GET", "/api/lobby", lobby, "listed tables", answer=Cards),
    Endpoint("POST", "/api/tables", open_table, "open a table", OpenTable, TableOpened, "rate_open", status=201),
    Endpoint("POST", "/api/tables/mine", mine, "my tables", MyTables, Cards),
    Endpoint("GET", "/api/tables/{table}", show_table, "a table", answer=TableCard),
    Endpoint("POST", "/api/tables/{table}/sit", sit, "sit down", SitDown, SeatToken, "rate_open", status=201),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        "frames of a table",
        answer=Replay,
        queries=(Query("eyes", -2, 15), Query("start", 0, 1_000_000), Query("count", 1, 200)),
    ),
    Endpoint("GET", "/api/tables/{table}/record", record, "the record", answer="application/jsonl"),
]
