"""What operators type and what their machines do to them: backups that harm nothing, settings and faults said in one
line, what the server tells of itself.
"""

import asyncio
import gzip
import json
import os
import re
import resource
import socket
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from minoteka.cli import main, operate
from minoteka.core.errors import Malformed
from minoteka.server import serving
from minoteka.server.stalls import BEAT, Stalls
from minoteka.server.store.engine import open_engine, upgrade
from minoteka.server.store.faults import fault
from tests.loops import complete, none_running
from tests.server.running import Page, ServerProcess, me, running

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def minoteka(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """A command in this process, with a database that has its schema: exit code, output, errors."""
    path = tmp_path / "house.sqlite3"
    for name in list(os.environ):
        if name.startswith("MINOTEKA_") and name not in ("MINOTEKA_KERNEL", "MINOTEKA_CACHE", "MINOTEKA_CHROMIUM"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setenv("MINOTEKA_DATABASE_URL", f"sqlite:///{path}")
    engine = open_engine(f"sqlite:///{path}")
    upgrade(engine)
    engine.dispose()

    def run(*arguments: object) -> tuple[int, str, str]:
        with none_running():
            code = main.main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def refused(answer: tuple[int, str, str], *words: str) -> None:
    """It was refused in one line, with these words."""
    code, _, said = answer
    assert (code, said.count("\n")) == (2, 1), answer
    assert said.startswith("minoteka: ")
    assert all(word in said for word in words), said


def test_a_backup_replaces_nothing_unasked(minoteka: Command, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    assert minoteka("backup", file)[0] == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    refused(minoteka("backup", file), "--overwrite")
    assert file.read_bytes() == before
    assert minoteka("backup", "--overwrite", file)[0] == 0
    pipe, nowhere = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    nowhere.symlink_to(tmp_path / "missing" / "x")
    for target in (Path("/dev/null"), pipe, nowhere):
        refused(minoteka("backup", "--overwrite", target), "not a file")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    refused(minoteka("backup", tmp_path / "missing" / "x.gz"), "No such file")
    assert {path.name for path in tmp_path.iterdir() if ".part" in path.name} == set()


def test_backups_in_a_folder_have_dates_and_old_ones_go(minoteka: Command, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    kept = folder / "minoteka-mine.jsonl.gz"
    for name in ("minoteka-20240101T000000Z.jsonl.gz", "minoteka-20250101T000000Z.jsonl.gz", kept.name):
        (folder / name).touch()
    assert minoteka("backup", folder, "--keep", 2)[0] == 0
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 3
    assert names[0] == "minoteka-20250101T000000Z.jsonl.gz"
    assert kept.is_file()
    refused(minoteka("backup", tmp_path / "x.gz", "--keep", 2), "--keep")


def test_a_backup_goes_through_a_pipe(minoteka: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with (tmp_path / "piped.gz").open("wb") as piped:
        out = SimpleNamespace(buffer=piped, isatty=lambda: False)
        monkeypatch.setattr(operate, "sys", SimpleNamespace(stdout=out))
        assert minoteka("backup", "-")[0] == 0
    lines = gzip.decompress((tmp_path / "piped.gz").read_bytes()).splitlines()
    assert json.loads(lines[-1]) == {"rows": len(lines) - 2}
    out.isatty = lambda: True
    refused(minoteka("backup", "-"), "pipe")


def test_what_is_no_database_is_neither_made_nor_saved(minoteka: Command, tmp_path: Path) -> None:
    file = tmp_path / "x.gz"
    missing, empty, other = tmp_path / "no" / "a.sqlite3", tmp_path / "b.sqlite3", tmp_path / "c.sqlite3"
    empty.touch()
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE x (y)")
    for path in (missing, empty, other):
        for command in (("backup", file), ("admin", "tables"), ("admin", "forget")):
            refused(minoteka(*command, "--database-url", f"sqlite:///{path}"), "no database", str(path))
    assert not missing.parent.exists()
    assert empty.stat().st_size == 0
    assert not file.exists()


def damaged(path: Path, how: str) -> None:
    """Spoil a database in one of the ways in which disks do."""
    data = bytearray(path.read_bytes())
    if how == "text":
        data[:] = b"This is a letter to my aunt, and nothing else.\n" * 200
    elif how == "cut":
        del data[len(data) // 2 :]
    elif how == "scratched":
        data[100:4096] = b"\xff" * 3996
    path.write_bytes(data)


@pytest.mark.parametrize("how", ["text", "cut", "scratched"])
def test_a_damaged_database_is_said_to_be_so(minoteka: Command, tmp_path: Path, how: str) -> None:
    path = tmp_path / "house.sqlite3"
    damaged(path, how)
    for command in (("serve", "--port", 0), ("backup", tmp_path / "x.gz"), ("admin", "tables")):
        refused(minoteka(*command), "damaged", "backup")


def test_a_database_of_a_later_version_is_left_alone(minoteka: Command, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "house.sqlite3") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    refused(minoteka("serve", "--port", 0), "newer version")
    refused(minoteka("admin", "forget"), "9999")


def test_a_folder_that_cannot_be_made_is_named(minoteka: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for command in (("serve", "--port", 0), ("restore", tmp_path / "file")):
        url = f"sqlite:///{tmp_path}/file/inside/a.sqlite3"
        refused(minoteka(*command, "--database-url", url), str(tmp_path / "file"))
    refused(minoteka("restore", tmp_path / "nothing.gz"), "nothing.gz", "No such file")


def test_each_fault_has_its_own_advice(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE x (y)")
        db.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.OperationalError) as full:
            db.execute("INSERT INTO x VALUES (zeroblob(100000))")
    with pytest.raises(sqlite3.OperationalError) as read_only:
        sqlite3.connect(f"file:{path}?mode=ro", uri=True).execute("INSERT INTO x VALUES (1)")
    assert fault(full.value).code == "disk-full"
    assert fault(read_only.value).code == "database-read-only"
    assert fault(OSError(24, "Too many open files")).code == "files-full"
    assert fault(OSError(28, "No space left on device")).code == "disk-full"
    assert "something else" in fault(RuntimeError("something else")).say()


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("LOG_LEVEL", "loud", "warning"),
        ("HINT_BOT", "nobody", "strong"),
        ("ORIGINS", "games.example.org", "https://"),
        ("PORT", "99999", "65535"),
        ("LOG_LVEL", "info", "MINOTEKA_LOG_LEVEL"),
        ("DATABASE_URL", "nothing at all", "database"),
    ],
)
def test_every_setting_is_checked_at_the_start(
    minoteka: Command, monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
) -> None:
    monkeypatch.setenv(f"MINOTEKA_{name}", value)
    refused(minoteka("serve"), words)
    if name != "DATABASE_URL":
        refused(minoteka("admin", "check-config"), f"MINOTEKA_{name}", words)


def test_the_settings_that_were_chosen_are_told_without_secrets(
    minoteka: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINOTEKA_DATABASE_URL", "postgresql://minoteka:a%20long%20one@127.0.0.1/minoteka")
    monkeypatch.setenv("MINOTEKA_METRICS_TOKEN", "abcdef")
    monkeypatch.setenv("MINOTEKA_PORT", "7541")
    code, said, _ = minoteka("admin", "check-config")
    assert code == 0
    assert "MINOTEKA_PORT = 7541" in said
    assert "long" not in said
    assert "abcdef" not in said


def test_lan_and_loopback_contradict_each_other(minoteka: Command) -> None:
    refused(minoteka("serve", "--lan", "--host", "127.0.0.1"), "127.0.0.1")


def test_a_port_for_the_privileged_is_not_called_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict(socket.socket):
        def bind(self, address: object, /) -> None:
            raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(serving.socket, "socket", Strict)
    with pytest.raises(Malformed) as error:
        serving.bind("127.0.0.1", 80, or_next=True)
    assert error.value.code == "port-forbidden"


def test_what_holds_everybody_up_is_measured() -> None:
    stalls = Stalls()

    async def story() -> None:
        watching = asyncio.create_task(stalls.watch())
        await asyncio.sleep(0)
        time.sleep(BEAT + 0.2)  # somebody who does not let the others go on
        await asyncio.sleep(2 * BEAT)
        watching.cancel()

    complete(story())
    assert stalls.longest == stalls.ever >= 0.2


def test_tables_are_listed_and_looked_at(minoteka: Command, server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), me("Taras"))
    where = ("--database-url", server.database)
    code, said, _ = minoteka("admin", "tables", "--status", "playing", "--json", *where)
    assert code == 0
    assert {row["id"] for row in json.loads(said)} >= {table["id"]}
    assert table["id"] in minoteka("admin", "tables", "--status", "playing", *where)[1]
    assert set(json.loads(minoteka("admin", "tables", "--json", *where)[1])) == {"gathering", "playing", "over"}
    told = json.loads(minoteka("admin", "table", table["id"], "--json", *where)[1])
    assert (told["game"], told["status"], told["held"], told["entries"]) == ("riomino", "playing", 2, 2)
    assert "Olya" not in minoteka("admin", "table", table["id"], *where)[1]
    refused(minoteka("admin", "table", "nothing", *where), "no such table")
    refused(minoteka("admin", "reset-password", "nobody here", *where), "nobody here")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path / 'strict.sqlite3'}", metrics_token="a secret of operators") as started:
        yield started


def test_operators_see_whether_it_is_well(strict: ServerProcess) -> None:
    assert strict.process is not None
    table = strict.open("riomino", me("Olya"), me("Taras"))
    page = Page(strict, table["id"], *table["tokens"].values())
    while strict.request("GET", "/readyz")[0] != 200:
        time.sleep(0.05)
    text = strict.get("/metrics")
    for line in (
        'minoteka_info{version="',
        'minoteka_tables{state="playing"} 1.0',
        "minoteka_commit_seconds_count ",
        "minoteka_loop_stall_seconds ",
    ):
        assert line in text
    strict.get("/healthz")
    turn = page.state["view"]["to_act"]
    page.do("look", seat=turn)
    move = page.moves()[0]["text"]
    _, most = resource.prlimit(strict.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(strict.process.pid, resource.RLIMIT_FSIZE, (4096, most))  # the disk is full
    while strict.request("GET", "/healthz")[0] == 200:
        time.sleep(0.05)
    assert page.play(move)["problem"]["code"] == "store-away"
    resource.prlimit(strict.process.pid, resource.RLIMIT_FSIZE, (most, most))
    while strict.request("GET", "/healthz")[0] != 200:
        time.sleep(0.05)
    assert page.play(move)["type"] != "refused"
    assert strict.request("GET", "/metrics", x_forwarded_for="192.0.2.1")[0] == 403
    bearer = {"x_forwarded_for": "192.0.2.1", "authorization": "Bearer a secret of operators"}
    assert strict.request("GET", "/metrics", **bearer)[0] == 200


def test_every_test_that_the_threats_name_is_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    written = {name for path in Path(__file__).parents[1].rglob("test_*.py") for name in defined(path)}
    assert len(named) > 20
    assert named - written == set()


def defined(path: Path) -> list[str]:
    return re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
