"""Everything a browser's house keeps goes to another one: whole, once, and never half."""

import asyncio
import json
from pathlib import Path

import pytest

from minoteka.site.house import LocalHouse
from minoteka.site.store import ShelfStore
from tests.site.shelves import MemoryShelves

OLD = Path(__file__).parent / "everything-1.json"
"""Written by the first version that had such files: it is read for ever."""
ADDRESS = "/api/everything"
OPEN = {"game": "riomino", "seats": [{"kind": "me", "name": "Olya"}, {"kind": "me", "name": "Ivan"}]}


async def nobody(message: bytes, urgent: bool) -> bytes:
    raise NotImplementedError


class Browser:
    """A house of two people at one screen, and what a page would ask it."""

    def __init__(self) -> None:
        self.shelves = MemoryShelves()
        self.told: list[dict] = []

    async def begin(self) -> None:
        tell = lambda line, text: self.told.append(json.loads(text or "{}"))  # noqa: E731
        self.house = LocalHouse(await ShelfStore.opened(self.shelves), nobody, nobody, tell)

    async def ask(self, method: str, address: str, body: object = None) -> tuple[int, dict]:
        status, _, text = await self.house.ask(method, address, "", json.dumps(body))
        return status, json.loads(text)

    async def play(self, table: str, tokens: list[str], moves: int) -> None:
        """The first move that is legal, so many times."""
        self.house.connect("line", table)
        self.house.say("line", json.dumps({"type": "hello", "tokens": tokens}))
        room = await self.house.tables.directory.find(table)
        for _ in range(moves):
            match = room.table.match
            assert match is not None
            seq, move = room.table.seq, match.position.legal_moves()[0]
            asked = {"type": "move", "id": f"m{seq}", "seat": match.position.to_act, "seq": seq, "text": move}
            self.house.say("line", json.dumps(asked))
            async with asyncio.timeout(60):
                while room.table.seq == seq:
                    await asyncio.sleep(0)
        self.house.close("line")


async def two() -> tuple[Browser, Browser, str, list[str]]:
    """A browser with a table that was begun, and one with nothing."""
    here, there = Browser(), Browser()
    await here.begin()
    await there.begin()
    _, opened = await here.ask("POST", "/api/tables", OPEN)
    tokens = [seat["token"] for seat in opened["seats"]]
    await here.play(opened["table"], tokens, 2)
    return here, there, opened["table"], tokens


def test_what_is_taken_in_is_the_same_is_not_doubled_and_goes_on_where_more_was_played():
    async def live() -> None:
        here, there, table, tokens = await two()
        _, everything = await here.ask("GET", ADDRESS)
        assert await there.ask("POST", ADDRESS, everything) == (200, {"fresh": 1, "longer": 0, "known": 0})
        assert there.shelves.all == here.shelves.all
        assert await there.ask("POST", ADDRESS, everything) == (200, {"fresh": 0, "longer": 0, "known": 1})
        await there.play(table, tokens, 2)
        _, more = await there.ask("GET", ADDRESS)
        assert await here.ask("POST", ADDRESS, more) == (200, {"fresh": 0, "longer": 1, "known": 0})
        assert here.shelves.all == there.shelves.all
        assert (await here.house.tables.directory.find(table)).table.seq == len(more["tables"][0]["entries"])
        await here.play(table, tokens, 1)
        assert await here.ask("POST", ADDRESS, more) == (200, {"fresh": 0, "longer": 0, "known": 1})

    asyncio.run(live())


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda all: all["tables"][0]["entries"].pop(1), "everything-broken"),
        (lambda all: all["tables"][0]["entries"][-1].update(text="nonsense"), "everything-broken"),
        (lambda all: all["tables"][0]["head"]["row"].update(id="../.."), "everything-broken"),
        (lambda all: all["tables"][0]["head"]["row"].update(seed="another"), "everything-broken"),
        (lambda all: all["tables"][0]["head"]["row"].update(game="chess"), "everything-newer"),
        (lambda all: all.update(format=2), "everything-newer"),
        (lambda all: all.update(texts=[[["a", "b", "c"], "body"]]), "everything-broken"),
        (lambda all: all.update(tables=7), "unreadable"),
    ],
)
def test_a_bad_file_changes_nothing(spoil, code):
    async def live() -> None:
        here, there, _, _ = await two()
        _, everything = await here.ask("GET", ADDRESS)
        everything["tables"].insert(0, everything["tables"][0])
        spoil(everything)
        status, answer = await there.ask("POST", ADDRESS, everything)
        assert (status, answer["problem"]["code"]) == (400, code)
        assert not there.shelves.all

    asyncio.run(live())


def test_what_the_first_version_wrote_is_read_and_played_on():
    async def live() -> None:
        browser = Browser()
        await browser.begin()
        old = json.loads(OLD.read_text("utf-8"))
        assert await browser.ask("POST", ADDRESS, old["house"]) == (200, {"fresh": 1, "longer": 0, "known": 0})
        ((table, kept),) = old["page"]["keys"].items()
        await browser.play(table, [seat["token"] for seat in kept["seats"]], 1)

    asyncio.run(live())
