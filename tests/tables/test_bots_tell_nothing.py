"""Nothing but its move is learnt from a bot: not that it thinks, not how long, not what it will play."""

import math
from itertools import pairwise

import pytest

from minoteka import catalog
from minoteka.core.position import Observation
from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.tables import ids
from minoteka.tables.seams import Urgency
from minoteka.tables.thoughts import Answer, Pondering
from tests.tables.world import FirstMove, Numbered, Process, play

DECISIONS = 300
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


class Thoughtful(FirstMove):
    """Brains that ask the bot, and remember what it chose of how much."""

    def __init__(self) -> None:
        super().__init__()
        self.chose: list[tuple[Pondering, Observation, str]] = []

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        self.asked.append((key, question))
        seen = seen_in(question)
        move = catalog.bot(question.bot).choose(seen, question.seed).move
        if len(seen.codes()) > 1:
            self.chose.append((question, seen, move))
        return Answer(move)


@pytest.mark.parametrize("level", ["random", "beginner"])
def test_whoever_knows_all_but_the_secret_predicts_no_better_than_by_the_level_alone(level: str) -> None:
    """Somebody who looks at the bot's very hand and has everything public tries to compute its moves; beside them one
    who knows the level and rolls dice. With the secret every move could be computed.
    """

    async def story() -> None:
        brains = Thoughtful()
        here = Process(brains=brains)
        while len(brains.chose) < DECISIONS:
            plan = OpenTable("trimino", [SeatPlan("bot", level=level)] * 3, options={}, first=0)
            table = (await here.tables.open(plan, None)).table
            await here.time.advance(60.0)
            row = here.shelf.tables[table].row
            for public in ("", row.id, row.commitment):
                assert row.seed not in public
        computed, diced, sure = [], [], []
        for number, (question, seen, move) in enumerate(brains.chose[:DECISIONS]):
            bot, key = catalog.bot(level), here.brains.asked[0][0]
            guess = ids.keyed(key, f"bot/{key}/{number}/{question.seat}/{level}")
            computed.append(bot.choose(seen, guess).move == move)
            diced.append(bot.choose(seen, 7919 * number + 1).move == move)
            sure.append(bot.choose(seen, question.seed).move == move)
        assert all(sure), "the secret is what it takes"
        better = sum(one and not other for one, other in zip(computed, diced, strict=True))
        worse = sum(other and not one for one, other in zip(computed, diced, strict=True))
        assert abs(better - worse) <= 1.96 * math.sqrt(better + worse), (sum(computed), sum(diced))
        assert sum(computed) < DECISIONS * 0.8

    play(story)


def seen_in(question: Pondering) -> Observation:
    game = catalog.game(question.game)
    options = game.settle(question.seats, question.options)
    return Observation(game, question.seats, options, game.layout.from_bytes(question.state), question.seat)
