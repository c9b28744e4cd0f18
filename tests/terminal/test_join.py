"""A server's table on the full screen: a real server on loopback, a seat by its link, the documented socket."""

import asyncio
import sys
from io import StringIO

import pytest

from minoteka import catalog
from minoteka.cli.joining import JoinedLines
from minoteka.cli.main import main
from minoteka.core.errors import MinotekaError
from minoteka.terminal.address import TableAddress
from minoteka.terminal.board import Board
from minoteka.terminal.joined import JoinedApp
from minoteka.terminal.seat_keys import SeatKeys
from minoteka.terminal.wire import Wire
from tests.loops import complete
from tests.server.running import ServerProcess, bot, free, me, running

SMALL = (80, 24)
PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("far")
    with running(f"sqlite:///{folder / 'tables.sqlite3'}") as started:
        yield started


def at(server: ServerProcess, table: str, key: str = "") -> TableAddress:
    return TableAddress.read(f"{server.url}/t/{table}" + (f"#key={key}" if key else ""))


def app_of(address: TableAddress, *tokens: str) -> JoinedApp:
    return JoinedApp(Wire(address, catalog.game(address.card().info.game), tokens), "en")


async def until(app, pilot, true):
    """Listen until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not (app.far is not None and true(app.far.state)):
            await asyncio.sleep(0.005)


async def play_on(app, size=SMALL):
    """Whatever lies first, until it is over."""
    async with app.run_test(size=size) as pilot:
        await until(app, pilot, lambda state: state.view is not None)
        while True:
            await until(app, pilot, lambda state: state.status == "over" or app.aim.move is not None)
            if app.far.state.status == "over":
                return app.far
            seq = app.far.state.seq
            await pilot.press("enter")
            await until(app, pilot, lambda state, seq=seq: state.seq > seq)


async def look_on(app):
    async with app.run_test(size=SMALL) as pilot:
        await until(app, pilot, lambda state: state.status == "over")
        await pilot.press("enter", "h", "u", "x", "a", "y")
        await pilot.pause()
        assert app.far.seat == -1 and app.word == "You are watching."
        return app.far


@pytest.mark.parametrize(
    ("game", "options"), [("riomino", {}), pytest.param("trimino", {"rounds": "1"}, marks=pytest.mark.slow)]
)
def test_a_whole_game_from_a_link_while_somebody_looks_on(server, game, options):
    table = server.open(game, bot(), free(), options=options)
    address = at(server, table["id"])
    key = address.sit("Olya", None, "").token

    async def evening():
        return await asyncio.gather(play_on(app_of(address, key)), look_on(app_of(address)))

    played, seen = complete(evening())
    assert played.seat == 1 and played.marked(1) == "Olya (you)" and played.name(0) == "Fox (random)"
    assert played.state.standing == seen.state.standing
    assert len(played.ending()) >= 2
    record = server.get(f"/api/tables/{table['id']}/record")
    assert played.state.fairness.seed in record


def test_why_not_a_hint_and_taking_back_are_asked_of_the_server(server):
    table = server.open("riomino", me("Olya"), bot(), first=0)

    async def evening():
        app = app_of(at(server, table["id"]), table["tokens"][0])
        async with app.run_test(size=(120, 40)) as pilot:
            await until(app, pilot, lambda state: app.aim.move is not None)
            await pilot.press("h")
            await until(app, pilot, lambda state: app.word.startswith("Hint: "))
            assert app.aim.move.text in app.word
            seq = app.far.state.seq
            await pilot.press("enter")
            await until(app, pilot, lambda state, seq=seq: state.seq >= seq + 2)
            taken = next(cell for cell in app.last if cell)
            row, column = app.query_one(Board).canvas.spots[taken][0]
            await pilot.click(Board, offset=(column, row))
            await until(app, pilot, lambda state: app.word.startswith("✗ "))
            assert taken in app.word
            seq = app.far.state.seq
            await pilot.press("u")
            await until(app, pilot, lambda state: state.seq > seq)
            assert "takes back" in app.word
            await pilot.press("s", "s", "question_mark", "question_mark", "colon", *"nonsense", "enter")
            await until(app, pilot, lambda state: "nonsense" in app.word)
            await pilot.press("x")
            assert app.far.state.status == "playing"
            await pilot.press("x")
            await until(app, pilot, lambda state: state.status == "over")
            assert "resigned" in app.word
            await pilot.press("a")
            async with asyncio.timeout(PATIENCE):
                while not app.onward:
                    await pilot.pause(0.02)
        return app.onward

    onward = complete(evening())
    assert at(server, onward).card().seats[0].name == "Olya"


def test_line_by_line_through_a_pipe(server, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path))
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setattr(JoinedLines, "run", lambda talk: complete(talk.evening()))
    table = server.open("riomino", bot(), free())
    link = at(server, table["id"]).link
    said = ["?", "board", "moves", "nonsense", "hint", "1", "undo", "score", "rules"]
    monkeypatch.setattr(sys, "stdin", StringIO("\n".join(said) + "\n" + "1\n" * 30))
    assert main(["join", link, "--name", "Olya"]) == 0
    out, err = capsys.readouterr()
    assert err == "" and "Traceback" not in out
    for words in ("nonsense", "Hint: ", "takes back", "Scores: ", "The game is over", "Olya: "):
        assert words in out
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    assert main(["join", link, "--watch"]) == 0
    assert "The game is over" in capsys.readouterr().out


def test_a_pipe_that_ends_leaves_the_seat_for_later(server, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path))
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setattr(JoinedLines, "run", lambda talk: complete(talk.evening()))
    link = at(server, server.open("riomino", bot(), free())["id"]).link
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert main(["join", link, "--name", "Olya"]) == 0
    assert f"minoteka join {link}" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", StringIO("resign\n"))
    assert main(["join", link]) == 0
    assert "resigned" in capsys.readouterr().out


def test_people_agree_to_taking_back(server):
    table = server.open("riomino", me("Olya"), me("Taras"), first=0)
    address = at(server, table["id"])

    async def olya(app):
        async with app.run_test(size=SMALL) as pilot:
            await until(app, pilot, lambda state: app.aim.move is not None)
            await pilot.press("enter")
            await until(app, pilot, lambda state: state.view.to_act == 1)
            await pilot.press("u")
            await until(app, pilot, lambda state: state.view.to_act == 0)
            return app.word

    async def taras(app):
        async with app.run_test(size=SMALL) as pilot:
            await until(app, pilot, lambda state: state.undo is not None)
            assert "Olya" in app.word
            await pilot.press("y")
            await until(app, pilot, lambda state: state.view.to_act == 0)
            return app.word

    async def evening():
        apps = (app_of(address, table["tokens"][0]), app_of(address, table["tokens"][1]))
        return await asyncio.gather(olya(apps[0]), taras(apps[1]))

    assert all("Olya takes back" in word for word in complete(evening()))


def test_a_line_that_breaks_is_opened_again(server):
    table = server.open("riomino", me("Olya"), bot(), first=0)

    async def evening():
        app = app_of(at(server, table["id"]), table["tokens"][0])
        async with app.run_test(size=SMALL) as pilot:
            await until(app, pilot, lambda state: app.aim.move is not None)
            before = app.far.state.seq
            await asyncio.to_thread(server.kill)
            await until(app, pilot, lambda state: "Nothing is lost" in app.word)
            await pilot.press("enter")
            await asyncio.to_thread(server.start)
            await until(app, pilot, lambda state: state.seq > before + 1)

    complete(evening())


def test_a_seat_that_is_not_ones_own_is_said_in_words(server):
    table = server.open("riomino", me("Olya"), me("Taras"))
    app = app_of(at(server, table["id"]), "A" * 32)

    async def evening():
        async with app.run_test(size=SMALL) as pilot, asyncio.timeout(PATIENCE):
            while app.error is None:
                await pilot.pause(0.02)

    complete(evening())
    assert app.error.code == "not-your-seat"
    with pytest.raises(MinotekaError, match="seat"):
        at(server, table["id"]).sit("Nobody", None, "")
    with pytest.raises(MinotekaError):
        at(server, "0" * 12).card()


def test_a_key_is_kept_for_the_way_back(tmp_path):
    keys, address = SeatKeys(tmp_path / "seats"), TableAddress("http://localhost:1", "abcdefghij")
    assert keys.find(address) == ""
    assert keys.keep(address, "k" * 20)
    assert keys.find(address) == "k" * 20
    (kept,) = (tmp_path / "seats").iterdir()
    assert kept.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("link", "server", "token"),
    [
        ("http://host:7531/t/abcdefgh12", "http://host:7531", ""),
        (" host:7531/t/abcdefgh12/ ", "http://host:7531", ""),
        ("https://host/games/t/abcdefgh12#key=0123456789abcdef", "https://host/games", "0123456789abcdef"),
        ("http://me:secret@host/t/abcdefgh12", "http://host", ""),
    ],
)
def test_links_as_people_send_them(link, server, token):
    address = TableAddress.read(link)
    assert (address.server, address.table, address.token) == (server, "abcdefgh12", token)
    assert address.socket.startswith("ws") and address.socket.endswith("/api/tables/abcdefgh12/socket")


@pytest.mark.parametrize(
    "link", ["", "x", "http://host/", "file:///t/abcdefgh12", "http://[/t/abcdefgh12", "http://host:0x/t/abcdefgh12"]
)
def test_what_is_no_link_is_said_so(link):
    with pytest.raises(MinotekaError) as refused:
        TableAddress.read(link)
    assert refused.value.code == "join-address"
