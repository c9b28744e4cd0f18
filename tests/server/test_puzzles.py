"""Puzzles over the real server: pieces, making one, hints that lead to the end, and pictures made into puzzles."""

import time
import urllib.request
from xml.etree import ElementTree


def svg(server, path):
    """A drawing, well-formed."""
    with urllib.request.urlopen(server.url + path, timeout=30) as answer:
        text = answer.read().decode()
        assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    return text


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
    hint = f"/api/puzzles/{card['name']}/hint"
    shapes = {
        shape["piece"]: [way["cells"] for way in shape["ways"]] for shape in server.get("/api/pieces/gemblo")["pieces"]
    }
    floor = {tuple(cell) for cell in card["cells"]}
    right = {(p["piece"], tuple(map(tuple, p["cells"]))) for p in lay_all(server, card)}
    for piece in card["pieces"]:
        for way in shapes[piece["piece"]]:
            for q, r in floor:
                cells = sorted((a - way[0][0] + q, b - way[0][1] + r) for a, b in way)
                if floor.issuperset(cells) and (piece["piece"], tuple(cells)) not in right:
                    wrong = {**piece, "cells": [list(cell) for cell in cells]}
                    assert server.post(hint, {"laid": [wrong]}) == {"placement": None, "remove": [wrong]}
                    return
    raise AssertionError("every piece can lie in one place only")


def test_what_cannot_lie_so_is_refused(server):
    card = server.post("/api/puzzles/generate", {"cells": 20, "grade": "1", "colours": 1, "seed": "test"})
    right = next(p for p in lay_all(server, card) if len(p["cells"]) > 1)
    for laid, problem in (
        ([{**right, "cells": right["cells"][:-1]}], (422, "hint-place")),
        ([right, right], (422, "hint-piece")),
        ([{**right, "piece": "x"}], (400, "puzzle-laid")),
        ([{**right, "colour": 9}], (400, "puzzle-laid")),
        ([{**right, "cells": [[1], [2, 3, 4]]}], (400, "puzzle-laid")),
    ):
        status, body, _ = server.request("POST", f"/api/puzzles/{card['name']}/hint", {"laid": laid})
        assert (status, body["problem"]["code"]) == problem


def test_the_same_wishes_and_seed_lead_to_the_same_puzzle(server):
    wish = {"cells": 18, "grade": "1", "colours": 2, "symmetry": "mirror", "seed": "Sunday"}
    card = server.post("/api/puzzles/generate", wish)
    assert card["title"] == "Sunday" and server.post("/api/puzzles/generate", wish) == card
    assert server.post("/api/puzzles/generate", {**wish, "seed": "Monday"})["cells"] != card["cells"]


def test_a_picture_becomes_a_puzzle(server):
    pieces = {shape["piece"]: shape["ways"][0]["cells"] for shape in server.get("/api/pieces/gemblo")["pieces"]}
    assert len(pieces) == 18
    laid = [
        {"piece": "2", "colour": 0, "cells": pieces["2"]},
        {"piece": "1", "colour": 3, "cells": [[5, 0]]},
    ]
    saved = server.post("/api/pictures", {"title": "two", "laid": laid})
    card = server.post(f"/api/pictures/{saved['picture']}/puzzle", None)
    assert (card["kind"], card["title"], len(card["cells"]), card["solutions"]) == ("picture", "two", 3, 1)
    assert server.get(f"/api/puzzles/{card['name']}/solution")["placements"] == laid
    for drawing in (f"/api/pictures/{saved['picture']}/picture.svg", f"/api/puzzles/{card['name']}/puzzle.svg"):
        assert svg(server, drawing).count("use") >= 3
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
    assert puzzle["title"] == puzzle["name"].removeprefix("daily-")
    assert server.get(f"/api/puzzles/{puzzle['name']}/solution")["placements"]
