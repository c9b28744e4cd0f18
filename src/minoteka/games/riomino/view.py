"""What a page needs to draw Riomino, and what it animates: plain JSON, made from an observation."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from minoteka.games.riomino.board import CELLS, CENTRE, GRID, HINTED, LEVELS, name_of, offset
from minoteka.games.riomino.notation import laying_text
from minoteka.games.riomino.options import SCORINGS
from minoteka.games.riomino.pieces import ALL_SIDES, CORNERS, FACES, FITS, LAID, NO_NEED
from minoteka.games.riomino.rules import PASS, dice_left, in_play, is_over, outcome, to_act
from minoteka.kernel import State


@cache
def die(laid: int) -> dict[str, Any]:
    """A laid die: its face, the corner of its lower value, and its sides from the north clockwise. (The same dictionary
    every time: nobody changes a view.)
    """
    return {"face": FACES[laid // 4], "corner": CORNERS[laid % 4], "sides": list(ALL_SIDES[laid])}


@cache
def where(place: int, level: int) -> dict[str, Any]:
    """A cell's name and place on the level's board."""
    margin = offset(level)
    return {"cell": name_of(place, level), "x": place % GRID - margin, "y": place // GRID - margin}


def cells(s: State) -> list[dict[str, Any]]:
    """Every cell: where it is, what lies on it, whether a die may touch down there and whether any ever can."""
    level, start = int(s.level), CENTRE if s.laid == 0 else -1
    return [cell(place, level, int(s.die[place]), int(s.need[place]), place == start) for place in shown(s)]


@lru_cache(1 << 15)
def cell(place: int, level: int, laid: int, need: int, start: bool) -> dict[str, Any]:
    """One cell. If it is in play and free, any need is that of a die beside it (rule 2)."""
    touching = not laid and need != NO_NEED
    return {
        **where(place, level),
        "die": die(laid - 1) if laid else None,
        "open": touching or start,
        "dead": touching and int(FITS[need]) == 0,
    }


_SHOWN: dict[tuple[int, ...], list[int]] = {}


def shown(s: State) -> list[int]:
    """The cells in play and the centre: the level and the frame around all dice decide which."""
    key = (int(s.level), *map(int, s.frame))
    if key not in _SHOWN:
        _SHOWN[key] = [place for place in range(CELLS) if in_play(s, place) or place == CENTRE]
    return _SHOWN[key]


def view(s: State, seat: int) -> dict[str, Any]:
    """The whole table as ``seat`` sees it."""
    hands = []
    for owner in range(2):
        dice = [FACES[face] for face in range(6) for _ in range(int(s.hands[owner][face]))]
        if s.laid == 0 and owner == s.first:
            dice.append(FACES[s.start])
        hands.append({"count": len(dice), "tiles": dice})
    return {
        "game": "riomino",
        "seat": seat,
        "seats": 2,
        "to_act": int(to_act(s)),
        "over": bool(is_over(s)),
        "outcome": outcome(s).as_json() if is_over(s) else None,
        "options": {"level": LEVELS[s.level], "scoring": SCORINGS[s.scoring]},
        "cells": cells(s),
        "hands": hands,
        "start": FACES[s.start] if s.laid == 0 else None,
        "marks": HINTED[s.level],
    }


def moves(s: State, seat: int, codes: Sequence[int]) -> list[dict[str, Any]]:
    """Legal moves taken apart: which die, turned how, on which cell."""
    level = int(s.level)
    return [{"text": "pass", "kind": "pass"} if code == PASS else _lay(code, level) for code in codes]


@cache
def _lay(code: int, level: int) -> dict[str, Any]:
    laid = die(code % LAID)
    cells = [name_of(code // LAID, level)]
    return {"text": laying_text(code, level), "kind": "lay", "piece": laid["face"], "cells": cells, **laid}


def events(before: State, move: int, after: State, seat: int) -> list[dict[str, Any]]:
    """What happened between two observations of ``seat``."""
    mover = int(before.turn)
    happened: list[dict[str, Any]] = []
    if move == PASS:
        happened.append({"kind": "passed", "seat": mover})
    else:
        laid = die(move % LAID)
        cells = [name_of(move // LAID, int(after.level))]
        happened.append({"kind": "laid", "seat": mover, "piece": laid["face"], "cells": cells, **laid})
        if dice_left(after, mover) == 0 and before.laid > 0:
            happened.append({"kind": "out", "seat": mover})
    if is_over(after):
        happened.append({"kind": "over", **outcome(after).as_json()})
    return happened
