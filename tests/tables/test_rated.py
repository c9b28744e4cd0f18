"""Which matches count for ratings: those that two people really played."""

import pytest

from minoteka.protocol.tables import OpenTable, SeatPlan, SitDown
from tests.tables.world import Guest, Process, play

ME, FREE = SeatPlan("me", "Olya"), SeatPlan("open")


async def match(here: Process, accounts: tuple[int, int], moves: int, *, bots: bool = False) -> bool:
    """Two accounts play so many moves, then the first one gives up; whether that is rated."""
    table = await here.tables.open(OpenTable("riomino", [ME, FREE], first=0), accounts[0])
    room = here.tables.directory.rooms[table.table]
    second = await here.tables.sit(room, SitDown("Taras"), accounts[1])
    both = Guest(here.tables)
    await both.hello(table.table, table.seats[0].token, second.token, look=0)
    for _ in range(moves):
        await both.ask("look", seat=room.table.to_act, since=1000)
        assert (await both.move(room.table.to_act))["type"] == "entry"
    if bots:
        await both.ask("takeover", seat=1, level="random")
    assert (await both.ask("resign", seat=0))["status"] == "over"
    settled = here.shelf.settled[-1].settled
    assert settled is not None
    return settled.rated is not None


@pytest.mark.parametrize(
    ("accounts", "moves", "bots", "rated"),
    [((1, 2), 6, False, True), ((1, 2), 5, False, False), ((1, 1), 6, False, False), ((1, 2), 6, True, False)],
)
def test_only_what_two_people_played_is_rated(accounts: tuple[int, int], moves: int, bots: bool, rated: bool) -> None:
    assert play(lambda: match(Process(), accounts, moves, bots=bots)) is rated
