"""What operators do: backups and moves, deletions, a second server on one file, old tables, restarts with bots."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from minoteka.cli import main
from minoteka.server.store import tables as sql
from minoteka.server.store.engine import open_engine
from minoteka.tables.table import Table
from tests.loops import none_running
from tests.server.postgres import postgres
from tests.server.running import PATIENCE, SOURCES, Page, ServerProcess, bot, me, running

Command = Callable[..., subprocess.CompletedProcess[str]]


def minoteka(*arguments: str, database: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "MINOTEKA_DATABASE_URL": database, "MINOTEKA_LANG": "en"}
    command = [sys.executable, "-m", "minoteka", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The same in this process, which has loaded everything already."""
    monkeypatch.setenv("MINOTEKA_LANG", "en")

    def run(*arguments: str, database: str) -> subprocess.CompletedProcess[str]:
        monkeypatch.setenv("MINOTEKA_DATABASE_URL", database)
        with none_running():
            code = main.main(list(arguments))
        return subprocess.CompletedProcess(arguments, code, *capsys.readouterr())

    return run


def everything(database: str) -> dict[str, list[str]]:
    """All tables with the texts of their entries."""
    engine = open_engine(database)
    with engine.connect() as db:
        found = {table: sql.load(db, table) for (table,) in db.exec_driver_sql("SELECT id FROM tables")}
        result = {table: [entry.text for entry in loaded.entries] for table, loaded in found.items() if loaded}
        assert all(Table.load(loaded).halted is None for loaded in found.values() if loaded)
    engine.dispose()
    return result


def test_a_live_backup_is_restored_anywhere(tmp_path: Path, command: Command) -> None:
    database, file = f"sqlite:///{tmp_path / 'a.sqlite3'}", tmp_path / "all.jsonl.gz"
    with running(database) as server:
        table = server.open("riomino", me("Олена"), me("Тарас"))
        server.post("/api/accounts", {"name": "Олена", "password": "correct horse"})
        page = Page(server, table["id"], *table["tokens"].values())
        for _ in range(3):
            turn = page.state["view"]["to_act"]
            page.do("look", seat=turn)
            page.play(page.moves()[0]["text"])
        done = command("backup", str(file), database=database)
        assert done.returncode == 0, done.stderr
        busy = command("restore", str(file), database=database)
        assert (busy.returncode, busy.stderr.count("\n")) == (2, 1)
    expected = everything(database)
    with postgres() as address:
        for target in (f"sqlite:///{tmp_path / 'b.sqlite3'}", address):
            assert command("restore", str(file), database=target).returncode == 0
            assert everything(target) == expected
            again = command("restore", str(file), database=target)
            assert again.returncode == 2
            assert "not empty" in again.stderr
        with running(address) as moved:
            page = Page(moved, table["id"], table["tokens"][0])
            assert page.state["yours"] == [0]
            moved.post("/api/accounts", {"name": "Another", "password": "correct horse"})
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(file.read_bytes()[:-40])
    damaged = command("restore", str(cut), database=f"sqlite:///{tmp_path / 'c.sqlite3'}")
    assert damaged.returncode == 2
    assert everything(f"sqlite:///{tmp_path / 'c.sqlite3'}") == {}


def test_operators_delete_and_reset(tmp_path: Path, command: Command) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with running(database) as server:
        table = server.open("riomino", me("Olya"), me("Taras"))
        page = Page(server, table["id"], *table["tokens"].values())
        server.post("/api/accounts", {"name": "Olya", "password": "correct horse"})
        reset = command("admin", "reset-password", "olya", database=database)
        password = reset.stdout.strip().rpartition(" ")[2]
        server.post("/api/session", {"name": "Olya", "password": password})
        assert command("admin", "delete-account", "Olya", database=database).returncode == 0
        status, _, _ = server.request("POST", "/api/session", {"name": "Olya", "password": password})
        assert status == 403
        assert command("admin", "delete-table", table["id"], database=database).returncode == 0
        assert page.until("goodbye")["code"] == "deleted", "who sits there hears of it without asking"
        assert server.request("GET", f"/api/tables/{table['id']}")[0] == 404
        for unknown in ("nothing", "-J1XVx5DopFzw033n2Fv0g"):  # older ids may begin with a dash
            refused = command("admin", "delete-table", unknown, database=database)
            assert (refused.returncode, refused.stderr) == (2, "minoteka: There is no such table.\n")
        assert "playing    0" in command("admin", "tables", database=database).stdout


def test_a_second_server_on_the_same_file_is_refused(server: ServerProcess) -> None:
    refused = minoteka("serve", "--port", "0", database=server.database)
    assert refused.returncode != 0
    assert server.process is not None
    assert "Another server" in refused.stderr
    assert str(server.process.pid) in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_taken_port_is_left_for_the_next(tmp_path: Path, server: ServerProcess, command: Command) -> None:
    named = command("serve", "--port", str(server.port), database=f"sqlite:///{tmp_path}/x.sqlite3")
    assert named.returncode == 2
    assert str(server.port) in named.stderr


def test_a_table_with_bots_survives_a_restart_of_everything(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.sqlite3'}", bot_pace=0.3) as server:
        table = server.open("riomino", bot("random"), bot("random"), options={"level": "master"})
        page = Page(server, table["id"])
        page.until("entry")
        for _ in range(2):
            seq = page.state["seq"]
            server.kill(signal.SIGKILL)
            server.start()
            page = Page(server, table["id"])
            assert page.state["seq"] >= seq
            if page.state["status"] == "over":
                break
            page.until("entry")
        while page.state["status"] != "over":
            page.until("entry")


def test_a_killed_thinker_is_replaced_and_the_move_thought_again(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.sqlite3'}") as server:
        table = server.open("riomino", me("Olya"), bot("strong"), first=1, options={"level": "master"})
        page = Page(server, table["id"], table["tokens"][0])
        assert server.process is not None
        killed = 0
        until = time.monotonic() + PATIENCE
        while page.state["seq"] < 5 and time.monotonic() < until:
            if page.state["view"]["to_act"] == 0:
                page.play(page.moves()[0]["text"])
            for child in children(server.process.pid):
                if killed < 2:
                    os.kill(child, signal.SIGKILL)
                    killed += 1
            page.until("entry", "thinking")
        assert killed == 2
        assert page.state["seq"] >= 5


def children(pid: int) -> list[int]:
    """The thinking processes of a server."""
    return [int(status.parent.name) for status in Path("/proc").glob("[0-9]*/status") if parent(status) == pid]


def parent(status: Path) -> int:
    """Whose child a process is, by what the system says of it; 0 if it is gone meanwhile."""
    with suppress(OSError):
        return int(status.read_text().partition("PPid:")[2].split()[0])
    return 0


def test_an_idle_game_is_abandoned_and_later_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with running(f"sqlite:///{path}") as server:
        table = server.open("riomino", me("Olya"), me("Taras"))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE entries SET at = at - 40 * 86400 * 1000")
    with running(f"sqlite:///{path}") as server:
        until = time.monotonic() + PATIENCE
        while server.get(f"/api/tables/{table['id']}")["status"] != "over" and time.monotonic() < until:
            time.sleep(0.2)
        card = server.get(f"/api/tables/{table['id']}")
        assert card["result"] == {"scores": [0.0, 0.0], "winners": [], "reason": "abandoned"}


def test_a_table_of_older_rules_stops_where_they_differ(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with running(f"sqlite:///{path}") as server:
        table = server.open("riomino", me("Olya"), me("Taras"))
        page = Page(server, table["id"], *table["tokens"].values())
        for _ in range(2):
            turn = page.state["view"]["to_act"]
            page.do("look", seat=turn)
            page.play(page.moves()[0]["text"])
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET rules = 0")
        db.execute("UPDATE entries SET text = '33ne@a1' WHERE seq = 4")
    with running(f"sqlite:///{path}") as server:
        page = Page(server, table["id"], *table["tokens"].values())
        assert (page.state["seq"], page.state["halted"]) == (3, 4)
        assert page.do("resign", seat=0)["problem"]["code"] == "rules-changed"


@pytest.mark.parametrize(
    "arguments", [["--database-url", "mysql://x/y"], ["--database-url", "sqlite://"], ["--host", "300.1.1.1"]]
)
def test_bad_settings_are_said_in_one_line(tmp_path: Path, command: Command, arguments: list[str]) -> None:
    said_in_one_line(command("serve", *arguments, database=f"sqlite:///{tmp_path}/x.sqlite3"))


@pytest.mark.parametrize(("name", "value"), [("PORT", "x"), ("RATE_OPEN", "often"), ("BOT_SECONDS", "-1")])
def test_a_bad_setting_from_the_environment_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command, name: str, value: str
) -> None:
    monkeypatch.setenv(f"MINOTEKA_{name}", value)
    failed = command("serve", database=f"sqlite:///{tmp_path}/x.sqlite3")
    said_in_one_line(failed)
    assert f"MINOTEKA_{name}" in failed.stderr


def said_in_one_line(failed: subprocess.CompletedProcess[str]) -> None:
    assert failed.returncode in (1, 2)
    assert failed.stderr.startswith("minoteka: ")
    assert failed.stderr.count("\n") == 1
