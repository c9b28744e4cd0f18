"""Going on from a moment of a finished table: the same deals and moves up to there, and nothing promised or rated."""

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.record import MOVE
from minoteka.protocol.tables import ContinueTable, OpenTable, SeatPlan, SitDown
from minoteka.tables import finishing, history
from minoteka.tables.room import Room
from minoteka.tables.rows import KeyRow, Terms
from tests.tables.world import Guest, Process, play, refusal

ME = SeatPlan("me", "Olya")
SHORT = {"match": "rounds:2"}


async def moved(here: Process, guest: Guest, room: Room, until: int) -> None:
    """Both seats are ours: play the first move of whoever is to act, until so many were made or nothing more is."""
    while len(room.table.standing) < until and room.table.to_act >= 0:
        await guest.ask("look", seat=room.table.to_act, since=10_000)
        await guest.move(room.table.to_act)


async def finished(here: Process) -> tuple[Room, Guest]:
    """A match of two rounds that two people at one screen played to its end."""
    opened = await here.tables.open(OpenTable("simino", [ME, ME], SHORT, first=0), 7)
    guest = Guest(here.tables)
    await guest.hello(opened.table, *(seat.token for seat in opened.seats), look=0)
    room = here.tables.directory.rooms[opened.table]
    await moved(here, guest, room, 10_000)
    assert room.table.status == "over"
    return room, guest


def in_round(room: Room, number: int) -> int:
    """A frame three moves after the deal of a round."""
    standings = history.frames(room.table, -1, 0, 10_000)
    return next(at for at, frame in enumerate(standings) if frame.standing.round == number) + 3


async def from_the_second_round() -> None:
    here = Process()
    old, _ = await finished(here)
    frame = in_round(old, 1)
    opened = await here.tables.go_on(old, ContinueTable(frame, "Taras", "random"), 8, None)
    new = here.tables.directory.rooms[opened.table]
    then = history.frames(old.table, -1, frame, 1)[0]
    assert new.table.match is not None and new.sight is not None
    assert new.table.match.position.view() == then.view
    assert new.table.match.rounds == old.table.match.rounds[:1]
    assert [seat.seat for seat in opened.seats] == [new.table.to_act] == new.table.people
    assert history.frames(new.table, -1, 0, 1)[0].view == history.frames(old.table, -1, 0, 1)[0].view
    assert [e.text for e in new.table.entries if e.kind == MOVE] == [
        e.text for e in old.table.entries if e.kind == MOVE
    ][:frame]
    again = (await here.guest(opened.table)).last("table")
    assert (again["info"]["continues"], again["fairness"]["commitment"]) == (old.table.row.id, "")


def test_it_goes_on_from_any_moment_of_any_round() -> None:
    play(from_the_second_round)


async def from_one_s_own_place() -> None:
    here = Process()
    old, _ = await finished(here)
    frame = in_round(old, 0)
    mine = 1 - (await here.tables.go_on(old, ContinueTable(frame, "Taras", "random"), 8, None)).seats[0].seat
    opened = await here.tables.go_on(old, ContinueTable(frame, "Taras", "random", mine), 8, None)
    new = here.tables.directory.rooms[opened.table].table
    assert [seat.seat for seat in opened.seats] == new.people == [mine]


def test_whoever_played_keeps_their_place_though_it_was_not_their_turn() -> None:
    play(from_one_s_own_place)


async def record_of_it() -> list[str]:
    here = Process()
    old, _ = await finished(here)
    opened = await here.tables.go_on(old, ContinueTable(in_round(old, 0), "Taras", "random"), None, None)
    new = here.tables.directory.rooms[opened.table]
    other = 1 - opened.seats[0].seat
    guest = await here.guest(opened.table, opened.seats[0].token)
    assert new.table.seats[other].is_bot
    await guest.ask("resign", seat=opened.seats[0].seat)
    return list(history.record_lines(new.table, -1, reveal=True))


def test_verify_says_that_deals_were_given() -> None:
    record = records.read(iter(play(record_of_it)), catalog.game)
    assert not {"seed", "commitment"} & set(record.fairness)
    assert records.verify(record) == ["verify-deal-given", "verify-moves-good"]


async def sides_with_given_deals_and_without() -> tuple[int, int]:
    here = Process()
    old, _ = await finished(here)
    opened = await here.tables.go_on(old, ContinueTable(0, "Taras", "random"), 8, None)
    table = here.tables.directory.rooms[opened.table].table
    other = 1 - opened.seats[0].seat
    table.keys[other] = KeyRow(other, b"another account", 9)
    given = len(finishing.rated_sides(table))
    table.row.terms = Terms()
    return given, len(finishing.rated_sides(table))


def test_it_is_never_rated() -> None:
    assert play(sides_with_given_deals_and_without) == (0, 2)


async def refused() -> list[str]:
    here = Process()
    opened = await here.tables.open(OpenTable("riomino", [ME, SeatPlan("open")]), None)
    running = here.tables.directory.rooms[opened.table]
    await here.tables.sit(running, SitDown("Taras"), None)
    over, _ = await finished(here)
    return [
        await refusal(here.tables.go_on(running, ContinueTable(0, "Olya", "random"), None, None)),
        await refusal(here.tables.go_on(over, ContinueTable(100_000, "Olya", "random"), None, None)),
        await refusal(here.tables.go_on(over, ContinueTable(0, " ", "random"), None, None)),
        await refusal(here.tables.go_on(over, ContinueTable(0, "Olya", "nobody"), None, None)),
        await refusal(here.tables.go_on(over, ContinueTable(0, "Olya", "random", 2), None, None)),
    ]


def test_only_a_finished_table_has_a_moment_to_go_on_from() -> None:
    assert play(refused) == ["not-over", "match-over", "name", "unknown-bot", "not-your-seat"]
