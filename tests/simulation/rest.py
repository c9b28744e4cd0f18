"""What must hold when nothing has gone wrong for a minute: everybody has the same entries, nobody waits in vain, what
is gone costs nothing, and what was promised is kept.
"""

from typing import TYPE_CHECKING

import msgspec

from minoteka.tables import clocks
from minoteka.tables.holding import seats_held
from minoteka.tables.room import Room
from minoteka.tables.sight import Sight
from minoteka.tables.table import Table

if TYPE_CHECKING:
    from tests.simulation.pages import Page
    from tests.simulation.servers import Server
    from tests.simulation.world import World

PATIENCE = 30.0
"""Seconds that a bot or a flag may take at most when nothing goes wrong."""
LASTING = ("Server._keep_house", "Wire._enter", "Connection._write", "Bots._turns", "Database._look")
"""Work that goes on as long as there is a reason for it; everything else ends."""


def check_rest(world: "World") -> None:
    """Everything that must hold at rest."""
    tables = [name for (name,) in world.disk.plain.execute("SELECT id FROM tables ORDER BY id")]
    for name in tables:
        loaded = world.truth.load(name)
        assert loaded is not None
        world.truth.kept(name)
        table = Table.load(loaded)
        _check_waiting(world, table)
        for page in world.pages:
            if page.table == name and not page.left:
                _check_page(world, page, table)
        if world.truth.over[name] > 1:
            world.fail(f"{name} ended {world.truth.over[name]} times", name)
    for server in world.servers:
        if server is None:
            world.fail("a process was not started again")
        else:
            _check_server(world, server, set(tables))
    _check_ratings(world)


def check_rooms(world: "World") -> None:
    """Every process has what the disk has."""
    for server in world.servers:
        for name, room in server.tables.directory.rooms.items() if server is not None else ():
            if name not in world.truth.deleted:
                _check_room(world, server, room)


def _check_waiting(world: "World", table: Table) -> None:
    """Bots move and flags fall."""
    name, to_act = table.row.id, table.to_act
    if table.halted is not None:
        world.fail(f"{name} is halted at {table.halted}", name)
    since = max(world.truth.at.get(name, 0.0), world.healed)
    waited = world.loop.time() - since
    if to_act >= 0 and table.seats[to_act].is_bot and waited > PATIENCE:
        world.fail(f"{name} has waited {waited:.0f} s for the bot at seat {to_act}", name)
    turn = clocks.turn_of(table)
    if turn is not None:
        waited = world.loop.time() - max(world.truth.turned.get(name, 0.0), world.healed)
        if waited > clocks.left(table, turn[0]) / 1000 + PATIENCE:
            world.fail(f"the flag of seat {to_act} at {name} has not fallen after {waited:.0f} s", name)


def _check_page(world: "World", page: "Page", table: Table) -> None:
    """A page shows what the disk has."""
    if page.wire is None or page.state is None:
        world.fail(f"{page.name} has not come back", page.table)
    elif page.asked:
        world.fail(f"{page.name} still waits for {list(page.asked.values())[:3]}", page.table)
    elif page.seq != table.seq and world.loop.time() - world.truth.at.get(page.table, 0.0) > 5.0:
        world.fail(f"{page.name} shows entry {page.seq} of {page.table}, on disk is entry {table.seq}", page.table)
    elif page.seq == table.seq and table.match is not None:
        sight, eyes = Sight(table.match.position), page.last["view"]["seat"]
        if page.last["view"] != msgspec.json.decode(sight.view(eyes)):
            world.fail(f"{page.name} shows another position of {page.table} than the disk has", page.table)


def _check_server(world: "World", server: "Server", tables: set[str]) -> None:
    rooms, who = server.tables.directory.rooms, server.life.name
    thinkers = {room.thinker for room in rooms.values()}
    for name, room in rooms.items():
        if name in tables:
            _check_room(world, server, room)
        else:
            world.fail(f"{who} still has {name}, which is deleted", name)
    for name in server.tables.flags._running:
        if name not in tables:
            world.fail(f"{who} still waits for a flag at {name}, which is deleted", name)
    lines = sum(wire.server is server for wire in world.wires)
    if len(server.sockets.open) > lines:
        world.fail(f"{who} has {len(server.sockets.open)} sockets open, {lines} are there")
    for task, began in server.life.running():
        kind = task.get_coro().__qualname__
        if world.loop.time() - began > PATIENCE and kind not in LASTING:
            world.fail(f"{kind} in {who} has not ended for {world.loop.time() - began:.0f} s")
        if kind == "Bots._turns" and task not in thinkers:
            world.fail(f"a bot thinks on in {who} for a table that is not there")


def _check_room(world: "World", server: "Server", room: Room) -> None:
    """A process has what the disk has."""
    who, loaded = f"{server.life.name} at {room.table.row.id}", world.truth.load(room.table.row.id)
    assert loaded is not None
    if world.loop.time() - world.truth.at.get(room.table.row.id, 0.0) < 5.0:
        return
    if room.table.seq != len(loaded.entries):
        world.fail(f"{who} has entry {room.table.seq}, on disk is entry {len(loaded.entries)}", room.table.row.id)
    if {seat: key.token for seat, key in room.table.keys.items()} != {key.seat: key.token for key in loaded.keys}:
        world.fail(f"{who} knows other holders of seats than the disk", room.table.row.id)
    fresh = Table.load(loaded)
    if [sitting.name for sitting in fresh.seats] != [sitting.name for sitting in room.table.seats]:
        world.fail(f"{who} has other names than the disk", room.table.row.id)
    by_name = {page.name: page for page in world.pages}
    for wire in world.wires:
        if wire.server is server and wire.page.table == room.table.row.id:
            if wire.account is not None and wire.signed_in < world.truth.passwords().get(wire.account, 0.0):
                world.fail(f"{wire.page.name} is still signed in with an old password", wire.page.table)
            page = by_name[wire.page.name]
            held = seats_held(fresh, page.tokens, page.account if page.account in world.truth.accounts() else None)
            listeners = [one for one in room.audience.listeners if getattr(one, "line", None) is wire.line]
            if any(not listener.holds <= held for listener in listeners):
                world.fail(f"{page.name} still holds a seat at {who} that is not its own", page.table)


def _check_ratings(world: "World") -> None:
    """Each result is entered once."""
    found = {
        (account, game): games
        for account, game, games in world.disk.plain.execute("SELECT account, game, games FROM ratings")
        if account not in world.truth.uncertain
    }
    there = world.truth.accounts() - world.truth.uncertain
    expected = {key: games for key, games in world.truth.rated.items() if key[0] in there}
    if found != expected:
        world.fail(f"ratings count {found}, were entered {expected}")
