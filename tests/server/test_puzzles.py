"""Puzzles over the real server: pieces, making one, hints that lead to the end, and pictures made into puzzles."""

import time


def lay_all(server, card):
    """Follow the hints until nothing is left."""
    laid = []
    while len(laid) < len(card["pieces"]):
        answer = server.post(f"/api/puzzles/{card['name']}/hint", {"laid": laid})
        assert answer["remove"] == []
        laid.append(answer["placement"])
    return laid


def test_hints_solve_a_generated_puzzle(server):
    card = server.post("/api/puzzles/generate", {"cells": 20, "grade": "1", "colours": 1, "seed": "test"})
    assert (card["kind"], card["solutions"], len(card["cells"])) == ("generated", 1, 20)
    laid = lay_all(server, card)
    covered = sorted(tuple(cell) for one in laid for cell in one["cells"])
    assert covered == sorted(tuple(cell) for cell in card["cells"])
    solution = server.get(f"/api/puzzles/{card['name']}/solution")["placements"]
    assert {tuple(map(tuple, p["cells"])) for p in solution} == {tuple(map(tuple, p["cells"])) for p in laid}
    assert server.get(f"/api/puzzles/{card['name']}") == card


def test_a_wrong_piece_is_pointed_out(server):
    card = server.post("/api/puzzles/generate", {"cells": 20, "grade": "1", "colours": 1, "seed": "test"})
    right = server.get(f"/api/puzzles/{card['name']}/solution")["placements"][0]
    status, body, _ = server.request(
        "POST", f"/api/puzzles/{card['name']}/hint", {"laid": [{**right, "cells": right["cells"][:-1]}]}
    )
    assert status == 400 or right["piece"] == "1"
    status, body, _ = server.request("POST", f"/api/puzzles/{card['name']}/hint", {"laid": [{**right, "piece": "x"}]})
    assert (status, body["problem"]["code"]) == (400, "puzzle-laid")


def test_a_picture_becomes_a_puzzle(server):
    pieces = {shape["piece"]: shape["ways"][0] for shape in server.get("/api/pieces/gemblo")["pieces"]}
    assert len(pieces) == 18
    laid = [
        {"piece": "2", "colour": 0, "cells": pieces["2"]},
        {"piece": "1", "colour": 3, "cells": [[5, 0]]},
    ]
    saved = server.post("/api/pictures", {"title": "two", "laid": laid})
    card = server.post(f"/api/pictures/{saved['picture']}/puzzle", None)
    assert (card["kind"], len(card["cells"]), card["solutions"]) == ("picture", 3, 1)
    overlapping = [{**laid[0]}, {"piece": "1", "colour": 3, "cells": pieces["2"][:1]}]
    saved = server.post("/api/pictures", {"title": "bad", "laid": overlapping})
    status, body, _ = server.request("POST", f"/api/pictures/{saved['picture']}/puzzle")
    assert (status, body["problem"]["code"]) == (422, "picture-taken")


def test_the_day_has_a_puzzle(server):
    until = time.monotonic() + 120
    puzzle = None
    while puzzle is None and time.monotonic() < until:
        puzzle = server.get("/api/daily")["puzzle"]
        time.sleep(0.5)
    assert puzzle is not None
    assert puzzle["kind"] == "daily"
    status, body, _ = server.request("GET", f"/api/puzzles/{puzzle['name']}/solution")
    assert (status, body["problem"]["code"]) == (409, "not-over")
