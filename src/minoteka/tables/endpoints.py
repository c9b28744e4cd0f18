"""The endpoints of tables: opening, sitting down, lists, replays, records, analyses."""

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.protocol.common import TableCard
from minoteka.protocol.house import AskOptions, SettledOptions
from minoteka.protocol.problems import Busy
from minoteka.protocol.tables import (
    Analysis,
    Cards,
    CheckedRecord,
    ContinueTable,
    ImportedRecord,
    ImportRecord,
    MyTables,
    OpenTable,
    Replay,
    SeatToken,
    SitDown,
    TableOpened,
)
from minoteka.tables import history, sight
from minoteka.tables.endpoint import Ask, Endpoint, Query, Text
from minoteka.tables.holding import seats_held
from minoteka.tables.house import Tables
from minoteka.tables.importing import imported
from minoteka.tables.room import Room
from minoteka.tables.table import result_of

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


def _held(room: Room, ask: Ask[None]) -> frozenset[int]:
    return seats_held(room.table, ask.tokens, ask.account)


async def settle_options(tables: Tables, ask: Ask[AskOptions]) -> SettledOptions:
    """What the options of a table would be, and how it looks with them."""
    game = catalog.game(ask.path["game"])
    options = game.settle(ask.body.seats, ask.body.options)
    await tables.directory.ready(game.name)
    return SettledOptions(options, Position.dealt(game, ask.body.seats, options, Chance("any")).view())


async def open_table(tables: Tables, ask: Ask[OpenTable]) -> TableOpened:
    """A new table."""
    return await tables.open(ask.body, ask.account, ask.caller)


async def show_table(tables: Tables, ask: Ask[None]) -> TableCard:
    """A table's public face."""
    room = await tables.directory.find(ask.path["table"])
    return card(room, _held(room, ask))


async def sit(tables: Tables, ask: Ask[SitDown]) -> SeatToken:
    """Take a seat."""
    return await tables.sit(await tables.directory.find(ask.path["table"]), ask.body, ask.account)


async def lobby(tables: Tables, _: Ask[None]) -> Cards:
    """Listed tables that wait for people."""
    found = await _found(tables, await tables.outside.store.listed(LOBBY))
    return Cards([card(room, frozenset()) for room in found if room.table.status == "gathering"])


async def mine(tables: Tables, ask: Ask[MyTables]) -> Cards:
    """My tables, by keys and by account; those that are gone are left out."""
    tokens = {key.table: key.tokens for key in ask.body.keys}
    if ask.account is not None:
        for table in await tables.outside.store.of_account(ask.account, MINE):
            tokens.setdefault(table, [])
    rooms = await _found(tables, list(tokens))
    held = [(room, seats_held(room.table, tokens[room.table.row.id], ask.account)) for room in rooms]
    return Cards(sorted((card(room, seats) for room, seats in held if seats), key=lambda one: -one.changed))


async def _found(tables: Tables, names: list[str]) -> list[Room]:
    """Those tables that there are; one that can't be opened spoils no list."""
    rooms = []
    for name in names:
        try:
            rooms.append(await tables.directory.find(name))
        except MinotekaError:
            continue
    return rooms


async def replay(tables: Tables, ask: Ask[None]) -> Replay:
    """A stretch of a table's history, with the eyes of a seat one holds, a spectator's, or open when it is
    over.
    """
    room = await tables.directory.find(ask.path["table"])
    table, eyes = room.table, ask.query["eyes"]
    if table.match is None:
        raise NotYours("not-begun")
    over = table.status == "over"
    if eyes >= 0 and not over and eyes not in _held(room, ask):
        raise NotYours("not-your-seat", seat=eyes)
    if eyes >= table.row.seats:
        raise NotYours("not-your-seat", seat=eyes)
    if eyes == history.OPEN_EYES and (not over or table.row.daily == room.today()):
        raise NotYours("not-over")
    start, count = ask.query["start"], ask.query["count"]
    frames = await tables.outside.aside(lambda: history.frames(table, eyes, start, count))
    return Replay(table.row.id, table.status, eyes, history.frame_count(table), frames)


async def record(tables: Tables, ask: Ask[None]) -> Text:
    """The record, to keep or to check."""
    room = await tables.directory.find(ask.path["table"])
    table = room.table
    reveal = table.status == "over" and table.row.daily != room.today()
    if table.match is None:
        raise NotYours("not-begun")
    if table.halted is not None:
        raise Busy("rules-changed", seq=table.halted)
    held = _held(room, ask)
    eyes = next(iter(held)) if len(held) == 1 else -1
    lines = await tables.outside.aside(lambda: list(history.record_lines(table, eyes, reveal=reveal)))
    return Text("\n".join(lines) + "\n", f"{table.row.game}-{table.row.id[:8]}.jsonl")


async def check(tables: Tables, ask: Ask[None]) -> CheckedRecord:
    """What can be confirmed of a finished table: deals and entries against its seed, the seed against its promise."""
    room = await tables.directory.find(ask.path["table"])
    table = room.table
    if table.status != "over" or table.row.daily == room.today():
        raise NotYours("not-over")
    if table.halted is not None:
        raise Busy("rules-changed", seq=table.halted)

    def work() -> list[str]:
        return list(records.verify(records.read(history.record_lines(table, -1, reveal=True), catalog.game)))

    return CheckedRecord(await tables.outside.aside(work), None if table.row.terms.given else table.row.seed)


async def bring(tables: Tables, ask: Ask[ImportRecord]) -> ImportedRecord:
    """A finished match by its record."""
    new, confirmed = await tables.outside.aside(lambda: imported(ask.body.record, tables.now()))
    name = new.new.row.id
    try:
        await tables.directory.find(name)
    except NotYours:
        await tables.directory.put(new, ask.caller)
    return ImportedRecord(name, confirmed)


async def picture(tables: Tables, ask: Ask[None]) -> Text:
    """What spectators saw after an entry, or see now (−1), drawn."""
    table = (await tables.directory.find(ask.path["table"])).table
    if table.match is None:
        raise NotYours("not-begun")
    seen = await tables.outside.aside(lambda: history.seen(table, ask.query["frame"]))
    if seen is None:
        raise Malformed("query", name="frame", low=-1, high=history.frame_count(table) - 1)
    return Text(await tables.outside.aside(lambda: table.game.draw_svg(seen)))


async def go_on(tables: Tables, ask: Ask[ContinueTable]) -> TableOpened:
    """A new table from a moment of a finished one."""
    return await tables.go_on(await tables.directory.find(ask.path["table"]), ask.body, ask.account, ask.caller)


async def show_analysis(tables: Tables, ask: Ask[None]) -> Analysis:
    """What has been judged so far; the first look begins the work."""
    return await tables.analyst.show(await tables.directory.find(ask.path["table"]), ask.caller)


ENDPOINTS: list[Endpoint[Tables]] = [
    Endpoint("POST", "/api/games/{game}/options", settle_options, "check options", AskOptions, SettledOptions),
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
        queries=(Query("eyes", -2, 15, -1), Query("start", 0, 1_000_000, 0), Query("count", 1, 200, 50)),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/continue",
        go_on,
        "go on from a moment of a finished table",
        ContinueTable,
        TableOpened,
        "rate_open",
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/picture.svg",
        picture,
        "a position as a picture",
        answer="image/svg+xml",
        queries=(Query("frame", -1, 1_000_000, 0),),
    ),
    Endpoint("GET", "/api/tables/{table}/record", record, "the record", answer="application/jsonl"),
    Endpoint(
        "GET", "/api/tables/{table}/check", check, "a finished table checked", answer=CheckedRecord, rate="rate_heavy"
    ),
    Endpoint("POST", "/api/records", bring, "bring a record", ImportRecord, ImportedRecord, "rate_heavy", status=201),
    Endpoint("GET", "/api/tables/{table}/analysis", show_analysis, "moves judged", answer=Analysis, rate="rate_heavy"),
]
