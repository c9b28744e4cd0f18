"""Bots at the table: two tables that differ only in what a seat can't see tell it the same bytes at the same moments,
though the bots' brains take longer over some hands than over others.
"""

import re

import pytest

from minoteka import catalog
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.position import Observation
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.tables.seams import Urgency
from minoteka.tables.table import Table
from minoteka.tables.thoughts import Answer, Pondering
from tests.secrecy.worlds import Pair, World, pair_of_worlds
from tests.tables.world import Clockwork, FirstMove, Process, play

HIDING = [game for game in catalog.GAMES.values() if game.hides]
PLIES = 12
LINK = re.compile(rb'"link":"[0-9a-f]{32}"')
"""What may differ: a keyed hash over hidden entries too, of which nobody has the key while the match runs."""


class Scripted(FirstMove):
    """Brains that play what the world says, and take the longer the more there is to choose from."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._moves = iter(world.moves)
        self.time = Clockwork()
        self.takes = self._ponder

    async def _ponder(self, seen: Observation) -> None:
        await self.time.sleep(0.005 * min(60, len(seen.codes())))

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        first = await super().think(key, question, urgency)
        seat, move = next(self._moves, (question.seat, first.move))
        assert seat == question.seat
        return Answer(move)


class Ear:
    """What these eyes hear, and when."""

    def __init__(self, time: Clockwork) -> None:
        self.holds: frozenset[int] = frozenset()
        self.look = -1
        self.account: int | None = None
        self.heard: list[tuple[float, bytes]] = []
        self._time = time

    def send(self, data: bytes) -> None:
        shown = re.sub(rb'"(commitment|id|table)":"[^"]*"', rb'"\1":""', data)
        self.heard.append((round(self._time.monotonic(), 6), shown))

    def cut(self) -> None:
        raise AssertionError("nobody is cut off here")


def told(pair: Pair, world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, bytes]]:
    """Everything that the eyes hear while bots play the world's moves."""

    def start(table: Table) -> Match:
        return Match.start(table.game, table.row.seats, table.row.options, lambda match, number: world.deal)

    async def story() -> list[tuple[float, bytes]]:
        brains = Scripted(world)
        here = Process(brains=brains)
        brains.time = here.time
        seats = [SeatPlan("bot", level="easy")] * pair.seats
        table = await here.tables.open(OpenTable(pair.game.name, seats, options=pair.options), None)
        room = here.tables.directory.rooms[table.table]
        ear = Ear(here.time)
        ear.look = pair.eyes
        room.audience.listeners[ear] = None
        await here.time.advance(0.41 * len(world.moves))
        moves = [(entry.seat, entry.text) for entry in room.table.entries if entry.kind == "move"]
        assert moves[: len(world.moves)] == list(world.moves), "the bots played what the world says"
        await here.tables.close()
        return [(moment, LINK.sub(b'"link":""', data)) for moment, data in ear.heard]

    monkeypatch.setattr(Table, "start", start)
    return play(story)


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_when_and_what_bots_play_tells_nothing_of_hands(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = 0
    seats = next(count for count in game.seats if count > 1)
    for eyes in (0, 1, -1):
        pair = pair_of_worlds(game, seats, {}, eyes, f"bots/{game.name}/{eyes}", PLIES)
        if pair is None:
            continue
        with monkeypatch.context() as patch:
            one, two = (told(pair, world, patch) for world in pair.worlds)
        count = sum(1 for _, data in one if b'"type":"entry"' in data)
        assert count >= min(len(world.moves) for world in pair.worlds)
        assert one[: 2 * count] == two[: 2 * count]
        checked += 1
    assert checked >= 2
