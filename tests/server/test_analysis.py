"""The analysis of a finished table comes bit by bit, and is still there after a restart."""

import time

from tests.server.running import Page, bot, me, running


def play_out(server, table):
    page = Page(server, table["id"], *table["tokens"].values())
    while page.state["status"] != "over":
        if page.state["legal"]:
            page.play(page.moves()[0]["text"])
        else:
            page.hear()
    page.close()


def test_a_finished_game_is_judged(tmp_path):
    with running(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        table = server.open("riomino", me("Olya"), bot("random"))
        status, body, _ = server.request("GET", f"/api/tables/{table['id']}/analysis")
        assert (status, body["problem"]["code"]) == (409, "not-over")
        play_out(server, table)
        until = time.monotonic() + 120
        found = {"done": 0, "total": 1}
        while found["done"] < found["total"] and time.monotonic() < until:
            found = server.get(f"/api/tables/{table['id']}/analysis")
            time.sleep(0.2)
        assert found["done"] == found["total"] > 4
        assert all(0 <= ply["loss"] <= 1 and ply["open_loss"] is None for ply in found["plies"])
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{table['id']}/analysis") == found
