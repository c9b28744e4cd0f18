"""Nothing but its move is learnt from a bot: not that it thinks, not how long, not what it will play."""

from itertools import pairwise

import pytest

from minoteka import catalog
from minoteka.core.position import Observation
from minoteka.protocol.http import OpenTable, SeatPlan
from tests.tables.world import Numbered, Process, play

HIDING = [game for game in catalog.GAMES.values() if game.hides]


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_a_bot_seems_to_think_alike_whatever_it_holds(game: object) -> None:
    """Its brains take the longer the more it can play; told is that it thinks, always, and its move at one beat."""

    async def story() -> None:
        here = Process()

        async def longer(seen: Observation) -> None:
            await here.time.sleep(min(0.3, 0.01 * len(seen.codes())))

        here.brains.takes = longer
        bots = [SeatPlan("bot", level="easy")] * 2
        table = await here.tables.open(OpenTable(game.name, bots, first=0), None)  # type: ignore[attr-defined]
        watcher = await here.guest(table.table)
        await here.time.advance(20.0)
        kinds = [told["type"] for told in watcher.heard if told["type"] in ("thinking", "entry")]
        if watcher.last("table")["thinking"] is not None:
            kinds = ["thinking", *kinds]
        entries = [entry for entry in here.shelf.tables[table.table].entries if entry.kind == "move"]
        choices = [question for _, question in here.brains.asked]
        assert len(entries) > 20
        assert len(choices) >= len(entries), "also where there is one move only"
        assert kinds == ["thinking", "entry"] * (len(kinds) // 2) + ["thinking"] * (len(kinds) % 2)
        beats = {(later.at - earlier.at, later.seat == earlier.seat) for earlier, later in pairwise(entries)}
        assert beats <= {(404, False), (402, True)}, beats

    play(story)


def test_what_a_bot_will_choose_can_not_be_computed_from_what_is_public() -> None:
    async def seeds(secret: str) -> list[int]:
        here = Process()
        here.tables.outside.chance.secret = lambda: secret  # type: ignore[method-assign]  # the test's own chance
        assert isinstance(here.tables.outside.chance, Numbered)
        bots = [SeatPlan("bot", level="easy")] * 2
        await here.tables.open(OpenTable("trimino", bots, first=0), None)
        await here.time.advance(10.0)
        return [question.seed for _, question in here.brains.asked]

    async def story() -> None:
        one, again, other = await seeds("0" * 64), await seeds("0" * 64), await seeds("1" * 64)
        assert one == again
        assert len(set(one)) == len(one) > 10
        assert not set(one) & set(other)

    play(story)
