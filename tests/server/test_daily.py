"""The solitaire of the day: the same deal for everybody, a key that is told the day after and not before."""

import hashlib
import hmac
import sqlite3
from datetime import UTC, datetime, timedelta
from typing import Any

from minoteka.server.store import tables as sql
from minoteka.server.store.engine import open_engine
from minoteka.tables import sight
from minoteka.tables.table import Table
from tests.server.running import Page, ServerProcess


def key_of(server: ServerProcess, day: str) -> str:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        (secret,) = db.execute("SELECT value FROM house WHERE name = 'daily'").fetchone()
    return hmac.new(secret.encode(), day.encode(), hashlib.sha256).hexdigest()


def play_out(server: ServerProcess, name: str) -> tuple[Page, dict[str, Any]]:
    """Play the solitaire of the day; gives the page and its first view."""
    opened = server.post("/api/daily/solitaire", {"name": name})
    page = Page(server, opened["table"], opened["seats"][0]["token"])
    dealt = page.state["view"]
    assert page.do("hint", seat=0)["problem"]["code"] == "no-hints"
    while page.state["status"] == "playing":
        page.play(page.moves()[0]["text"])
    return page, dealt


def test_todays_key_is_secret_and_yesterdays_is_not(server: ServerProcess) -> None:
    told = server.get("/api/daily")
    today = datetime.now(UTC).date()
    yesterday = (today - timedelta(days=1)).isoformat()
    assert told["date"] == today.isoformat()
    assert told["commitment"] == hashlib.sha256(key_of(server, today.isoformat()).encode()).hexdigest()
    assert (told["yesterday"], told["yesterday_key"]) == (yesterday, key_of(server, yesterday))


def test_everybody_gets_the_same_deal_and_nobody_its_seed_today(server: ServerProcess) -> None:
    (olena, dealt), (petro, other) = play_out(server, "Olena"), play_out(server, "Petro")
    assert dealt == other
    assert olena.state["view"] == petro.state["view"], "the same moves from the same deal"
    assert olena.do("undo", seat=0)["problem"]["code"] == "match-over"
    results = server.get("/api/daily")["results"]
    assert {"Olena", "Petro"} <= {result["name"] for result in results}
    table = olena.state["info"]["id"]
    assert olena.state["fairness"]["seed"] is None
    assert server.request("GET", f"/api/tables/{table}/replay?eyes=-2")[1]["problem"]["code"] == "not-over"
    assert (
        key_of(server, server.get("/api/daily")["date"]) not in server.request("GET", f"/api/tables/{table}/record")[1]
    )
    with open_engine(server.database).connect() as db:
        loaded = sql.load(db, table)
    assert loaded is not None
    tomorrow = (datetime.now(UTC).date() + timedelta(days=1)).isoformat()
    assert sight.fairness(Table.load(loaded), tomorrow).seed == key_of(server, olena.state["info"]["daily"])
