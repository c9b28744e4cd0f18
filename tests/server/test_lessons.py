"""Lessons over the real server: what there is, a step tried, and what is wrong."""

import pytest

from tests.server.running import ServerProcess

STEP = "/api/games/riomino/lessons/laying/turn"


def test_a_step_is_missed_then_done_and_slips_cost_stars(server: ServerProcess) -> None:
    cards = server.get("/api/games/riomino/lessons")["lessons"]
    assert "turn" in cards[0]["steps"] and cards[0]["name"] == "laying"
    count = sum(len(card["steps"]) for card in cards)
    assert next(game for game in server.get("/api/catalog")["games"] if game["name"] == "riomino")["lessons"] == count
    begun = server.post(STEP, {})
    assert (begun["state"], begun["stars"], begun["hint"], begun["events"]) == ("open", 0, None, [])
    assert begun["view"]["seat"] == begun["view"]["to_act"] == 0 and begun["legal"]["count"] == 24
    missed = server.post(STEP, {"moves": ["01ne@c4"]})
    assert (missed["state"], missed["legal"], missed["events"][0]["kind"]) == ("missed", None, "laid")
    helped = server.post(STEP, {"slips": 1, "hint": True})
    done = server.post(STEP, {"slips": 1, "moves": [helped["hint"]]})
    assert (done["state"], done["stars"]) == ("done", 2)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (STEP, {"moves": ["13ne@c4"]}, 422, "riomino-side"),
        (STEP, {"why": {"kind": "lay", "piece": "13", "corner": "ne", "cells": ["c4"]}}, 422, "riomino-side"),
        (STEP, {"why": {"kind": "fly"}}, 400, "move-tried"),
        (STEP, {"moves": ["what?"]}, 400, "move-text"),
        (STEP, {"slips": -1}, 400, "unreadable"),
        (STEP.replace("turn", "fly"), {}, 400, "lesson-no-step"),
        (STEP.replace("laying", "flying"), {}, 400, "lesson-unknown"),
        (STEP.replace("riomino", "chess"), {}, 400, "unknown-game"),
    ],
)
def test_what_is_wrong_is_refused(server: ServerProcess, path: str, body: dict, status: int, code: str) -> None:
    found, answer, _ = server.request("POST", path, body)
    assert (found, answer["problem"]["code"]) == (status, code)
