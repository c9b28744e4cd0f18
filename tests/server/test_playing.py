"""Whole games over the real protocol: people, bots, spectators, one screen."""

import json

from websockets.sync.client import connect

from tests.server.running import PATIENCE, Page, ServerProcess, bot, free, me


def test_two_people_and_a_spectator_see_the_same_game(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), free())
    olya = Page(server, table["id"], table["tokens"][0])
    assert olya.state["status"] == "gathering"
    assert olya.state["view"] is None
    seat = server.post(f"/api/tables/{table['id']}/sit", {"name": "Taras", "words": "any luck"})
    assert seat["seat"] == 1
    began = olya.until("entry")
    assert began["status"] == "playing"
    assert [event["kind"] for event in began["item"]["events"]] == ["sat", "dealt"]
    taras, watcher = Page(server, table["id"], seat["token"]), Page(server, table["id"])
    assert watcher.state["look"] == -1
    pages = {0: olya, 1: taras}
    while olya.state["status"] == "playing":
        turn = olya.state["view"]["to_act"]
        assert pages[1 - turn].state["legal"] is None
        text = pages[turn].moves()[-1]["text"]
        told = pages[turn].play(text)
        assert told["type"] == "entry"
        assert told["item"]["text"] == text
        others = [page.until("entry") for page in (pages[1 - turn], watcher)]
        assert all(other["item"] == told["item"] for other in others)
    assert olya.state["standing"]["result"]["winners"] in ([0], [1])
    assert olya.state["fairness"]["words"] == ["", "any luck"]
    assert olya.state["fairness"]["seed"]
    again = Page(server, table["id"], table["tokens"][0])
    assert again.state["seq"] == olya.state["seq"]
    assert again.state["view"] == olya.state["view"]
    assert [item["seq"] for item in again.state["log"]] == list(range(1, again.state["seq"] + 1))
    told_events = [m["item"]["events"] for m in olya.messages if m["type"] == "entry"]
    assert [item["events"] for item in again.state["log"][-len(told_events) :]] == told_events


def test_a_bot_answers_every_move(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), bot("greedy"))
    page = Page(server, table["id"], table["tokens"][0])
    while page.state["status"] == "playing":
        if page.state["view"]["to_act"] == 0:
            assert page.play(page.moves()[0]["text"])["type"] == "entry"
        else:
            page.until("entry")
    assert page.state["standing"]["result"] is not None


def test_one_screen_shows_one_hand_at_a_time(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), me("Taras"))
    page = Page(server, table["id"], *table["tokens"].values())
    assert page.state["yours"] == [0, 1]
    assert page.state["look"] == -1
    assert page.state["legal"] is None
    for _ in range(4):
        turn = page.state["view"]["to_act"]
        shown = page.do("look", seat=turn)
        assert shown["look"] == turn == shown["view"]["seat"]
        assert page.play(page.moves()[0]["text"])["type"] == "entry"
        assert page.state["view"]["seat"] == turn
        curtain = page.do("look", seat=-1)
        assert curtain["view"]["seat"] == -1


def test_an_illegal_move_says_why_and_changes_nothing(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), me("Taras"))
    page = Page(server, table["id"], *table["tokens"].values())
    turn = page.state["view"]["to_act"]
    page.do("look", seat=turn)
    before = page.state
    refused = page.play("pass")
    assert refused["type"] == "refused"
    assert refused["problem"]["kind"] == "illegal"
    assert refused["problem"]["code"] == "riomino-no-passing"
    malformed = page.play("§§§")
    assert malformed["problem"]["kind"] == "malformed"
    assert page.do("why", seat=turn, move={"kind": "pass"})["problem"]["code"] == "riomino-no-passing"
    assert page.do("why", seat=turn, move=page.moves()[0])["type"] == "done"
    foreign = page.play(page.moves()[0]["text"], seat=1 - turn)
    assert foreign["problem"]["code"] == "not-your-turn"
    assert page.do("look", seat=turn) | {"reply": 0, "clock": 0} == before | {"reply": 0, "clock": 0}


def test_what_a_page_hears_is_compressed_if_it_can_read_that(server: ServerProcess) -> None:
    table = server.open("gemblo", me("Olya"), me("Taras"), first=0)
    plain = Page(server, table["id"], table["tokens"][0])
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
    with connect(address, compression="deflate", max_size=None) as socket:
        assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]
        socket.send(json.dumps({"type": "hello", "tokens": [table["tokens"][0]]}))
        heard = json.loads(socket.recv(PATIENCE))
    assert heard["view"] == plain.state["view"]
    assert heard["legal"] == plain.state["legal"]
