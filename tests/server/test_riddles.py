"""Riddles over the real server: what there is, a wrong move with its refutation, the right ones, and what is wrong."""

import pytest

from minoteka import catalog
from tests.server.running import ServerProcess

RIDDLE = "/api/games/riomino/riddles/last-die-2"


def test_a_riddle_is_missed_then_solved(server: ServerProcess) -> None:
    found = server.get("/api/games/riomino/riddles")
    names = [card["name"] for card in found["riddles"]]
    assert "last-die-2" in names and found["today"] in names
    riddle = catalog.riddles()["last-die-2"].riddle
    begun = server.post(RIDDLE, {})
    assert (begun["state"], begun["said"], begun["hint"]) == ("open", "riddle-last-die-task", None)
    wrong = next(move for move in catalog.position(riddle.position).legal_moves() if move != riddle.line[0])
    missed = server.post(RIDDLE, {"moves": [wrong]})
    assert (missed["state"], missed["said"], missed["legal"]) == ("missed", "riddle-loses", None)
    assert missed["events"][0]["kind"] == "laid"
    moves: list[str] = []
    shown = begun
    while shown["state"] == "open":
        moves.append(server.post(RIDDLE, {"moves": moves, "hint": True})["hint"])
        shown = server.post(RIDDLE, {"moves": moves, "slips": 1})
    assert (shown["state"], shown["stars"], shown["said"]) == ("done", 2, "riddle-last-die-proof")
    assert shown["facts"]["moves"] == len(catalog.position(riddle.position).legal_moves()) and shown["reasons"]
    assert moves[0] == riddle.line[0]


def test_hands_are_told_where_the_riddle_tells_them(server: ServerProcess) -> None:
    shown = server.post("/api/games/trimino/riddles/last-tile-1", {})
    assert all(len(hand) == held["count"] for hand, held in zip(shown["hands"], shown["view"]["hands"], strict=True))
    assert server.post(RIDDLE, {})["hands"] is None


def test_a_riddle_is_drawn_without_its_answer(server: ServerProcess) -> None:
    words = {"title": "Riomino", "question": "Which move wins?", "holders": ["You:", "The other:"], "coming": ""}
    status, picture, _ = server.request("POST", f"{RIDDLE}/picture.svg", words)
    assert status == 200 and str(picture).startswith("<svg") and "Which move wins?" in picture
    assert catalog.riddles()["last-die-2"].riddle.line[0] not in picture
    status, answer, _ = server.request("POST", f"{RIDDLE}/picture.svg", {**words, "holders": []})
    assert (status, answer["problem"]["code"]) == (400, "riddle-holders")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (RIDDLE, {"moves": ["what?"]}, 400, "move-text"),
        (RIDDLE, {"why": {"kind": "fly"}}, 400, "move-tried"),
        (RIDDLE.replace("last-die-2", "last-die-9999"), {}, 400, "riddle-unknown"),
        (RIDDLE.replace("riomino", "chess"), {}, 400, "unknown-game"),
    ],
)
def test_what_is_wrong_is_refused(server: ServerProcess, path: str, body: dict, status: int, code: str) -> None:
    found, answer, _ = server.request("POST", path, body)
    assert (found, answer["problem"]["code"]) == (status, code)
