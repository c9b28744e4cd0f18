"""A log costs a replay once, not for everybody who asks; take-backs don't multiply it; and it is the true log."""

import json
from typing import Any

import msgspec
import pytest

from minoteka.core.match import Match
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.tables import history
from tests.tables.world import Guest, Process, play, settle

ME = SeatPlan("me", "Olya")


def true_log(here: Process, table: str, eyes: int) -> Any:
    found = here.shelf.tables[table]
    return json.loads(msgspec.json.encode(history.looked_up(found.row, found.entries, eyes)[0]))


async def begin(here: Process, game: str, moves: int) -> tuple[str, Guest]:
    opened = await here.tables.open(OpenTable(game, [ME, ME], first=0), None)
    olya = await here.guest(opened.table, *(seat.token for seat in opened.seats), look=0)
    await go_on(here, opened.table, olya, moves)
    return opened.table, olya


async def go_on(here: Process, table: str, olya: Guest, moves: int) -> None:
    for _ in range(moves):
        turn = here.tables.directory.rooms[table].table.to_act
        await olya.ask("look", seat=turn, since=10_000)
        assert (await olya.move(turn))["type"] == "entry"


def test_strangers_cannot_make_the_server_go_through_a_table_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        here = Process()
        table, _ = await begin(here, "riomino", 6)
        replays = []
        again = history.replayed

        def counted(*arguments: Any) -> Any:
            replays.append(1)
            return again(*arguments)

        monkeypatch.setattr(history, "replayed", counted)
        for _ in range(20):
            stranger = await here.guest(table, since=-1)
            assert len(stranger.last("table")["log"]) == 8
            await stranger.ask("look", seat=-1, since=-1)
        assert len(replays) == 1

    play(story)


def test_take_backs_do_not_multiply_the_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        here = Process()
        table, olya = await begin(here, "riomino", 5)
        for _ in range(10):
            turn = 1 - here.tables.directory.rooms[table].table.to_act
            await olya.ask("undo", seat=turn)
            await go_on(here, table, olya, 1)
        entries = here.shelf.tables[table].entries
        assert [entry.kind for entry in entries].count("undo") == 10
        played = []
        play_code = Match.play_code

        def counted(match: Match, code: int) -> Match:
            played.append(1)
            return play_code(match, code)

        monkeypatch.setattr(Match, "play_code", counted)
        true_log(here, table, -1)
        assert len(played) == [entry.kind for entry in entries].count("move")

    play(story)


@pytest.mark.parametrize("game", ["riomino", "trimino"])
def test_what_is_remembered_is_what_happened(game: str) -> None:
    async def story() -> None:
        here = Process()
        table, olya = await begin(here, game, 5)
        for eyes in (-1, 0, 1):
            await olya.ask("look", seat=eyes, since=-1)
        for _ in range(3):
            await go_on(here, table, olya, 2)
            await olya.ask("undo", seat=1 - here.tables.directory.rooms[table].table.to_act)
        for eyes in (-1, 0, 1):
            told = await olya.ask("look", seat=eyes, since=-1)
            assert told["log"] == true_log(here, table, eyes)
            assert (await olya.ask("look", seat=eyes, since=4))["log"] == told["log"][4:]

    play(story)


def test_what_happens_while_a_table_is_gone_through_again_is_told_too() -> None:
    async def story() -> None:
        here = Process()
        table, olya = await begin(here, "trimino", 5)
        stranger = Guest(here.tables)
        coming = here.tables.background.spawn(_come(stranger, table))
        for _ in range(3):
            await go_on(here, table, olya, 1)
        await settle()
        await coming
        assert stranger.last("table")["log"] == true_log(here, table, -1)[: stranger.last("table")["seq"]]
        seqs = [told["seq"] for told in stranger.heard if told["type"] in ("table", "entry")]
        assert seqs == list(range(seqs[0], 11))

    play(story)


async def _come(stranger: Guest, table: str) -> None:
    await stranger.hello(table, since=-1)
