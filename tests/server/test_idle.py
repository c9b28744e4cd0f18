"""A table that nobody looks at leaves the memory, and comes back whole when somebody does."""

import re
import time
from collections.abc import Iterator

import pytest

from tests.server.running import PATIENCE, Page, ServerProcess, bot, me, running

KEPT = ("seq", "status", "view", "legal", "finished", "log", "standing", "fairness", "info", "undo", "yours")
"""What must be the same afterwards: everything but who is there."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("forgetful")
    with running(f"sqlite:///{folder / 'tables.sqlite3'}", idle_table=0.5) as server:
        yield server


@pytest.fixture
def forgetful(quick: ServerProcess) -> ServerProcess:
    """A server that forgets soon, and has forgotten the tables of the test before."""
    until_gone(quick)
    return quick


def in_memory(server: ServerProcess) -> int:
    found = re.search(r"^minoteka_tables_open (\d+)", server.get("/metrics"), re.MULTILINE)
    assert found is not None
    return int(found[1])


def until_gone(server: ServerProcess) -> None:
    """Until no table is in memory; housekeeping comes round every few seconds."""
    until = time.monotonic() + PATIENCE
    while in_memory(server):
        assert time.monotonic() < until, "a table that nobody looks at stays in memory"
        time.sleep(0.1)


def kept(page: Page) -> dict[str, object]:
    return {name: page.state[name] for name in KEPT}


@pytest.mark.parametrize(("game", "moves"), [("riomino", 4), ("trimino", 9), ("simino", 5)])
def test_people_find_everything_as_they_left_it(forgetful: ServerProcess, game: str, moves: int) -> None:
    table = forgetful.open(game, me("Olya", "rain"), me("Taras"), first=0)
    page = Page(forgetful, table["id"], *table["tokens"].values(), look=0)
    for _ in range(moves):
        if page.state["view"]["to_act"] != page.state["look"]:
            page.do("look", seat=page.state["view"]["to_act"])
        page.play(page.moves()[0]["text"])
    page.close()
    page = Page(forgetful, table["id"], *table["tokens"].values(), look=0)
    before, log = kept(page), page.state["log"]
    assert in_memory(forgetful) == 1
    page.close()
    until_gone(forgetful)
    page = Page(forgetful, table["id"], *table["tokens"].values(), look=0)
    assert kept(page) == before
    assert len(log) == page.state["seq"]
    page.do("look", seat=page.state["view"]["to_act"])
    assert page.play(page.moves()[0]["text"])["type"] == "entry", "and it goes on"
    page.close()


def test_bots_go_on_when_somebody_is_back(forgetful: ServerProcess) -> None:
    table = forgetful.open("trimino", me("Olya"), bot("random"), first=0)
    page = Page(forgetful, table["id"], table["tokens"][0])
    for _ in range(3):
        play_until_my_turn(page)
    before = kept(page)
    page.close()
    until_gone(forgetful)
    page = Page(forgetful, table["id"], table["tokens"][0], since=0)
    assert {**kept(page), "log": None} == {**before, "log": None}
    play_until_my_turn(page)
    assert page.state["seq"] > before["seq"]  # type: ignore[operator]  # numbers
    page.close()


def play_until_my_turn(page: Page) -> None:
    """One turn of mine, and the bot's that follow."""
    page.play(page.moves()[0]["text"])
    while page.state["view"]["to_act"] != 0 and page.state["status"] == "playing":
        page.until("entry")


def test_a_table_where_a_bot_thinks_is_not_let_go(forgetful: ServerProcess) -> None:
    """Bots among themselves play to the end, listeners or not; then the table goes too."""
    table = forgetful.open("riomino", bot("random"), bot("greedy"))
    until_gone(forgetful)
    assert forgetful.get(f"/api/tables/{table['id']}")["status"] == "over"
