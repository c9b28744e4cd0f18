"""Bots among themselves take nothing from people: their thoughts come last, one address has one portion, few tables."""

from minoteka.protocol.tables import OpenTable, SeatPlan
from minoteka.tables.analysis import MOST_OF_ONE
from minoteka.tables.endpoint import Ask
from minoteka.tables.endpoints import open_table, show_analysis
from minoteka.tables.seams import Urgency
from minoteka.tables.thoughts import Judgements, Judging
from tests.tables.world import FirstMove, Process, play, refusal

ME, BOT = SeatPlan("me", "Olya"), SeatPlan("bot", level="easy")


def asked(*seats: SeatPlan, caller: str = "here") -> Ask[OpenTable]:
    return Ask(body=OpenTable("riomino", list(seats), first=1), caller=caller)


def test_who_waits_says_how_urgent_a_thought_is() -> None:
    async def story() -> None:
        here = Process()
        here.brains.gates.close("think")
        await open_table(here.tables, asked(BOT, BOT))
        mine = await open_table(here.tables, asked(ME, BOT, caller="elsewhere"))
        await here.time.advance(0.1)
        assert here.brains.urgencies == [Urgency.NOBODY, Urgency.WATCHER], "nobody is there yet"
        assert [key for key, _ in here.brains.asked] == ["here", "elsewhere"]
        here.brains.gates.open("think")
        await here.guest(mine.table, mine.seats[0].token)
        await here.time.advance(10.0)
        me = here.tables.directory.rooms[mine.table]
        assert me.table.to_act == 0
        before = len(here.brains.urgencies)
        guest = next(iter(me.audience.listeners))
        await guest.move(0)  # type: ignore[attr-defined]  # a guest of the test
        await here.time.advance(0.1)
        assert Urgency.PLAYER in here.brains.urgencies[before:]

    play(story)


def test_one_address_has_bots_play_at_few_tables_at_a_time() -> None:
    async def story() -> None:
        here = Process(bots_own_tables=2)
        here.brains.gates.close("think")
        assert [await refusal(open_table(here.tables, asked(BOT, BOT))) for _ in range(3)] == [
            "",
            "",
            "too-many-tables",
        ]
        assert await refusal(open_table(here.tables, asked(BOT, BOT, caller="elsewhere"))) == ""
        assert await refusal(open_table(here.tables, asked(ME, BOT))) == ""
        here.brains.gates.open("think")
        await here.time.advance(60.0)
        assert await refusal(open_table(here.tables, asked(BOT, BOT))) == "", "the others are over"

    play(story)


class Judge(FirstMove):
    """Brains that judge when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: set[str] = set()

    async def judge(self, key: str, judging: Judging) -> Judgements:
        self.judged.add("".join(judging.record))
        await self.gates.passing("judge")
        return Judgements([])


def test_one_address_has_few_matches_judged_at_a_time() -> None:
    async def story() -> None:
        brains = Judge()
        here = Process(brains=brains)
        brains.gates.close("judge")
        over = []
        for _ in range(MOST_OF_ONE + 2):
            table = await open_table(here.tables, asked(BOT, ME))
            guest = await here.guest(table.table, table.seats[0].token)
            await guest.move(1)
            await guest.ask("resign", seat=1)
            over.append(table.table)

        async def look(number: int, caller: str) -> None:
            await show_analysis(here.tables, Ask(body=None, path={"table": over[number]}, caller=caller))

        for number in range(MOST_OF_ONE + 1):
            await look(number, "here")
        await look(MOST_OF_ONE + 1, "elsewhere")
        brains.gates.open("judge")
        await here.time.advance(1.0)
        assert len(brains.judged) == MOST_OF_ONE + 1
        await look(MOST_OF_ONE, "here")
        await here.time.advance(1.0)
        assert len(brains.judged) == MOST_OF_ONE + 2, "looked at again, it is judged"

    play(story)
