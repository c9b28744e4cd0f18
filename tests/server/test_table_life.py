"""Everything besides moves: take-backs, giving up, stand-ins, rematches, clocks, presence, replays, records."""

import json
from dataclasses import replace

from minoteka import catalog
from minoteka.core import record
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.outcome import Outcome
from minoteka.protocol.common import Result
from minoteka.tables.table import Sitting, result_of
from tests.server.running import Page, ServerProcess, bot, free, me


def seated(server: ServerProcess, **more: object) -> tuple[str, dict[int, str], dict[int, Page]]:
    """Two people at a table of their own."""
    table = server.open("riomino", me("Olya"), me("Taras"), **more)
    pages = {seat: Page(server, table["id"], token) for seat, token in table["tokens"].items()}
    return table["id"], table["tokens"], pages


def play_some(pages: dict[int, Page], count: int) -> None:
    """Some moves, heard by everybody."""
    for _ in range(count):
        turn = pages[0].state["view"]["to_act"]
        pages[turn].play(pages[turn].moves()[0]["text"])
        pages[1 - turn].until("entry")


def test_a_move_is_taken_back_by_consent(server: ServerProcess) -> None:
    _, _, pages = seated(server)
    play_some(pages, 2)
    first, mover = pages[0].state["view"], pages[0].state["view"]["to_act"]
    play_some(pages, 1)
    assert pages[mover].do("undo", seat=mover)["type"] == "done"
    asked = pages[1 - mover].until("undo-asked")
    assert asked["undo"] == {"seat": mover, "count": 1, "waiting": [1 - mover]}
    assert pages[1 - mover].do("answer-undo", seat=1 - mover, agree=False)["type"] == "done"
    refused = pages[mover].until("undo-asked")
    while refused["refused"] is None:
        refused = pages[mover].until("undo-asked")
    assert refused == {"type": "undo-asked", "undo": None, "refused": 1 - mover}
    assert pages[mover].do("undo", seat=mover)["type"] == "done"
    pages[1 - mover].until("undo-asked")
    back = pages[1 - mover].do("answer-undo", seat=1 - mover, agree=True)
    assert back["item"]["kind"] == "undo"
    assert pages[mover].until("entry")["view"] == {**first, "seat": mover}
    play_some(pages, 2)


def test_against_bots_a_move_is_taken_back_at_once(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), bot("random"))
    page = Page(server, table["id"], table["tokens"][0])
    while page.state["view"]["to_act"] != 0:
        page.until("entry")
    before = page.state["view"]
    page.play(page.moves()[0]["text"])
    while page.state["view"]["to_act"] != 0 and page.state["status"] == "playing":
        page.until("entry")
    undone = page.do("undo", seat=0)
    assert undone["item"]["count"] == 2
    assert undone["view"] == before


def test_who_shares_a_screen_takes_back_the_last_move_alone(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), me("Taras"), first=0)
    page = Page(server, table["id"], *table["tokens"].values())
    first = page.do("look", seat=0)["view"]
    page.play(page.moves()[0]["text"])
    page.do("look", seat=1)
    page.play(page.moves()[0]["text"])
    page.do("look", seat=0)
    for mover in (1, 0):
        undone = page.do("undo", seat=0)["item"]
        assert (undone["seat"], undone["count"]) == (mover, 1)
    assert page.do("look", seat=0)["view"] == first
    assert page.do("undo", seat=0)["problem"]["code"] == "undo-nothing"


def test_nothing_is_taken_back_past_a_revealed_tile(server: ServerProcess) -> None:
    table = server.open("mexican-train", me("Olya"), me("Taras"), first=0)
    page = Page(server, table["id"], *table["tokens"].values())
    turn = page.state["view"]["to_act"]
    shown = page.do("look", seat=turn)
    while "draw" not in [move["text"] for move in page.moves()]:
        mover = page.state["view"]["to_act"]
        page.do("look", seat=mover)
        if "draw" not in [move["text"] for move in page.moves()]:
            page.play(page.moves()[0]["text"])
    turn = page.state["view"]["to_act"]
    page.play("draw")
    assert page.do("undo", seat=turn)["problem"]["code"] == "undo-revealed"
    assert shown["info"]["undo"]


def test_alone_among_bots_even_a_drawn_tile_goes_back(server: ServerProcess) -> None:
    table = server.open("mexican-train", me("Olya"), bot("random"), first=0)
    page = Page(server, table["id"], table["tokens"][0])
    while page.state["view"]["to_act"] != 0 or "draw" not in [move["text"] for move in page.moves()]:
        if page.state["view"]["to_act"] == 0:
            page.play(page.moves()[0]["text"])
        else:
            page.until("entry")
    before = page.state["view"]
    page.play("draw")
    assert page.do("undo", seat=0)["view"] == before


def test_with_two_sides_resigning_ends_the_match(server: ServerProcess) -> None:
    table, tokens, pages = seated(server)
    play_some(pages, 2)
    ended = pages[0].do("resign", seat=0)
    assert ended["status"] == "over"
    assert ended["standing"]["result"] == {"scores": [0.0, 0.0], "winners": [1], "reason": "resigned"}
    assert pages[1].until("entry")["fairness"]["seed"]
    assert pages[1].play("pass")["problem"]["code"] == "match-over"
    assert server.get(f"/api/tables/{table}", [tokens[0]])["result"]["winners"] == [1]


def test_with_more_sides_a_bot_plays_on_for_who_resigned(server: ServerProcess) -> None:
    table = server.open("trimino", me("Olya"), me("Taras"), bot("random"), first=1)
    page = Page(server, table["id"], *table["tokens"].values())
    given_up = page.do("resign", seat=0)
    assert given_up["status"] == "playing"
    assert (given_up["seats"][0]["kind"], given_up["seats"][0]["out"]) == ("bot", "resigned")
    assert page.do("takeover", seat=0, level=None)["problem"]["code"] == "already-out"
    assert page.do("takeover", seat=1, level="random")["status"] == "playing"


def test_who_gave_up_cannot_win_whatever_the_bot_does_for_it() -> None:
    game = catalog.game("trimino")
    match = Match.start(game, 3, {}, Chance("any"))
    ended = replace(match, ended=Outcome((90, 40, 70), (0,), "points"))
    gone, there = Sitting("bot", "Olya", "medium", out="resigned"), Sitting("person", "Taras")
    assert result_of(ended, (there, there, there)) == Result([90.0, 40.0, 70.0], [0], "points")
    assert result_of(ended, (gone, there, there)) == Result([90.0, 40.0, 70.0], [2], "points")


def test_a_bot_stands_in_and_the_person_comes_back(server: ServerProcess) -> None:
    _, _, pages = seated(server)
    turn = pages[0].state["view"]["to_act"]
    page, other = pages[turn], pages[1 - turn]
    taken = page.do("takeover", seat=turn, level="random")
    assert taken["seats"][turn]["kind"] == "bot"
    page.until("entry")
    back = page.do("takeover", seat=turn, level=None)
    assert back["seats"][turn] | {"connected": True} == {
        "seat": turn, "kind": "person", "name": ["Olya", "Taras"][turn], "level": None,
        "connected": True, "out": None, "team": turn,
    }  # fmt: skip
    assert page.do("takeover", seat=1 - turn, level="random")["problem"]["code"] == "not-your-seat"
    assert page.do("takeover", seat=turn, level="nobody")["problem"]["code"] == "unknown-bot"
    assert other.do("ping")["type"] == "pong"


def test_a_rematch_moves_the_start_and_keeps_the_keys(server: ServerProcess) -> None:
    table, tokens, pages = seated(server, first=1)
    assert pages[0].do("rematch", seat=0)["problem"]["code"] == "not-over"
    pages[0].do("resign", seat=0)
    opened = pages[0].do("rematch", seat=0)["table"]
    assert pages[1].until("rematch")["table"] == opened
    assert pages[1].do("rematch", seat=1)["table"] == opened
    assert Page(server, table, tokens[0]).state["rematch"] == opened
    next_page = Page(server, opened, tokens[1])
    assert next_page.state["yours"] == [1]
    assert next_page.state["status"] == "playing"
    assert next_page.state["view"]["to_act"] == 0


def test_a_flag_falls(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), me("Taras"), clock={"kind": "bank", "seconds": 5, "increment": 0})
    page = Page(server, table["id"], *table["tokens"].values())
    turn = page.state["view"]["to_act"]
    assert page.state["clock"]["running"] == turn
    assert 0 < page.state["clock"]["left"][turn] <= 5000 == page.state["clock"]["left"][1 - turn]
    fallen = page.until("entry")
    assert fallen["item"]["kind"] == "timeout"
    assert fallen["standing"]["result"]["winners"] == [1 - turn]


def test_no_flag_is_lost_to_a_timer_that_is_early(server: ServerProcess) -> None:
    clock = {"kind": "bank", "seconds": 5, "increment": 0}
    tables = [server.open("riomino", me("Olya"), me("Taras"), clock=clock) for _ in range(60)]
    watchers = [Page(server, table["id"]) for table in tables]
    assert all(watcher.until("entry")["item"]["kind"] == "timeout" for watcher in watchers)


def test_time_spent_is_taken_from_the_bank(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), me("Taras"), clock={"kind": "bank", "seconds": 600, "increment": 7})
    page = Page(server, table["id"], *table["tokens"].values())
    turn = page.state["view"]["to_act"]
    page.do("look", seat=turn)
    page.play(page.moves()[0]["text"])
    assert 600_000 < page.state["clock"]["left"][turn] <= 607_000
    assert page.state["clock"]["running"] == 1 - turn


def test_time_for_a_move_is_the_same_for_every_move(server: ServerProcess) -> None:
    days = 3 * 86400
    table = server.open("riomino", me("Olya"), me("Taras"), clock={"kind": "move", "seconds": days})
    page = Page(server, table["id"], *table["tokens"].values())
    for _ in range(2):
        turn = page.state["view"]["to_act"]
        page.do("look", seat=turn)
        page.play(page.moves()[0]["text"])
        assert page.state["clock"]["left"][turn] == days * 1000
        assert page.state["clock"]["running"] == 1 - turn


def test_a_link_is_there_for_cameras(server: ServerProcess) -> None:
    table = server.open()
    status, picture, headers = server.request("GET", f"/api/tables/{table['id']}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert picture.startswith("<?xml")
    assert server.request("GET", f"/api/tables/{'A' * 22}/qr.svg")[0] == 404


def test_everybody_sees_who_is_there(server: ServerProcess) -> None:
    _, _, pages = seated(server)
    assert [seat["connected"] for seat in pages[1].state["seats"]] == [True, True]
    pages[0].close()
    while True:
        told = pages[1].until("presence")
        if not told["seats"][0]["connected"]:
            break
    assert told["seats"][1]["connected"]
    watcher = Page(server, pages[1].state["info"]["id"])
    while pages[1].until("presence")["watchers"] != 1:
        pass
    assert watcher.state["yours"] == []
    assert watcher.do("react", seat=0, what="hello")["problem"]["code"] == "not-your-seat"
    pages[1].ask("react", seat=1, what="wow")
    assert watcher.until("reaction") == {"type": "reaction", "seat": 1, "what": "wow"}
    watcher.ask("react", seat=-1, what="hello")
    assert pages[1].until("reaction") == {"type": "reaction", "seat": 1, "what": "wow"}
    assert pages[1].until("reaction") == {"type": "reaction", "seat": -1, "what": "hello"}


def test_leaving_before_the_start_frees_the_seat(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya"), free(), listed=True)
    listed = [card["info"]["id"] for card in server.get("/api/lobby")["tables"]]
    assert table["id"] in listed
    page = Page(server, table["id"], table["tokens"][0])
    left = page.do("leave", seat=0)
    assert left["seats"][0]["kind"] == "open"
    seat = server.post(f"/api/tables/{table['id']}/sit", {"name": "Ira", "seat": 0})
    status, body, _ = server.request("POST", f"/api/tables/{table['id']}/sit", {"name": "Oleh", "seat": 0})
    assert (status, body["problem"]["code"]) == (409, "seat-taken")
    page.do("ping")
    assert Page(server, table["id"], seat["token"]).state["yours"] == [0]
    ira = Page(server, table["id"], seat["token"])
    assert ira.do("takeover", seat=1, level="random")["status"] == "playing"
    assert table["id"] not in [card["info"]["id"] for card in server.get("/api/lobby")["tables"]]


def test_a_hint_comes_from_a_bot(server: ServerProcess) -> None:
    _, _, pages = seated(server)
    turn = pages[0].state["view"]["to_act"]
    hint = pages[turn].do("hint", seat=turn)
    assert hint["candidates"][0]["move"] in [move["text"] for move in pages[turn].moves()]
    assert pages[1 - turn].do("hint", seat=1 - turn)["problem"]["code"] == "not-your-turn"
    silent = server.open("riomino", me("Olya"), me("Taras"), hints=False)
    page = Page(server, silent["id"], *silent["tokens"].values())
    assert page.do("hint", seat=page.state["view"]["to_act"])["problem"]["code"] == "no-hints"


def test_a_finished_table_is_replayed_and_its_record_verified(server: ServerProcess) -> None:
    table = server.open("riomino", me("Olya", "my words"), bot("random"))
    page = Page(server, table["id"], table["tokens"][0])
    while page.state["status"] == "playing":
        if page.state["view"]["to_act"] == 0:
            page.play(page.moves()[0]["text"])
        else:
            page.until("entry")
    whole = server.get(f"/api/tables/{table['id']}/replay?eyes=-2&count=200")
    assert whole["total"] == len(whole["frames"])
    assert whole["frames"][-1]["view"] == {**page.state["view"], "seat": -1}
    part = server.get(f"/api/tables/{table['id']}/replay?eyes=-2&start=3&count=4")
    assert part["frames"] == whole["frames"][3:7]
    _, text, headers = server.request("GET", f"/api/tables/{table['id']}/record")
    assert "attachment" in headers["content-disposition"]
    kept = record.read(text.splitlines(), catalog.game)
    assert record.verify(kept) == [
        "verify-commitment-good",
        "verify-deal-good",
        "verify-links-good",
        "verify-moves-good",
    ]
    assert kept.players == ("Olya", "random")


def test_while_it_runs_replays_and_records_keep_secrets(server: ServerProcess) -> None:
    table, tokens, pages = seated(server)
    play_some(pages, 3)
    _, text, _ = server.request("GET", f"/api/tables/{table}/record")
    head = json.loads(text.splitlines()[0])
    assert "deal" not in head
    assert "seed" not in head["fairness"]
    assert len(text.splitlines()) == 4
    for eyes, code in ((-2, "not-over"), (0, "not-your-seat")):
        status, body, _ = server.request("GET", f"/api/tables/{table}/replay?eyes={eyes}")
        assert (status in (403, 409), body["problem"]["code"]) == (True, code)
    assert server.get(f"/api/tables/{table}/replay?eyes=0", [tokens[0]])["total"] == 4
    assert server.get(f"/api/tables/{table}/replay")["eyes"] == -1


def test_my_tables_are_found_by_their_keys(server: ServerProcess) -> None:
    table, tokens, _ = seated(server)
    keys = [{"table": table, "tokens": [tokens[1]]}, {"table": "A" * 22, "tokens": [tokens[1]]}]
    cards = server.post("/api/tables/mine", {"keys": keys})["tables"]
    assert [(card["info"]["id"], card["yours"]) for card in cards] == [(table, [1])]


def test_sending_a_move_again_is_harmless(server: ServerProcess) -> None:
    _, _, pages = seated(server)
    turn = pages[0].state["view"]["to_act"]
    page, seq = pages[turn], pages[turn].state["seq"]
    text = page.moves()[0]["text"]
    first = page.play(text, id="once")
    assert first["type"] == "entry"
    again = page.play(text, id="once", seq=seq)
    assert again == {"type": "done", "reply": "once", "seq": seq + 1, "link": first["link"]}
    late = page.play(text, id="twice", seq=seq)
    assert late["problem"]["code"] == "stale"
    assert page.until("table")["seq"] == seq + 1


def test_rounds_make_a_match(server: ServerProcess) -> None:
    """The next round is dealt with the move that ends one: its last view is shown, the standing grows."""
    options = {"rounds": 2, "set": 9}
    table = server.open("mexican-train", me("Olya"), me("Taras"), options=options, first=0)
    page = Page(server, table["id"], *table["tokens"].values(), look=0)
    endings = []
    while page.state["status"] == "playing":
        turn = page.state["view"]["to_act"]
        if page.state["look"] != turn:
            page.do("look", seat=turn)
        entry = page.play(page.moves()[0]["text"])
        if entry["finished"] is not None:
            endings.append(entry)
            again = Page(server, table["id"], *table["tokens"].values(), look=turn)
            assert again.state["finished"] == entry["finished"], "who comes now sees how it ended"
            again.close()
    (ending,) = endings
    assert ending["finished"]["over"]
    assert not ending["view"]["over"]
    assert ending["item"]["events"][-1] == {"kind": "dealt", "round": 1, "first": ending["view"]["first"]}
    assert len(ending["standing"]["rounds"]) == 1
    final = page.state["standing"]
    assert final["is_match"]
    totals = [sum(scores) for scores in zip(*(result["scores"] for result in final["rounds"]), strict=True)]
    assert final["totals"] == totals
    assert final["result"]["winners"] == final["leaders"]
