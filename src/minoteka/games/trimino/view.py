"""What a page needs to draw Trimino, and what it animates: plain JSON, made from an observation."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from minoteka.games.trimino.board import CORNER, MAX_FIELDS, WHOLE, cell_of, field_of, way
from minoteka.games.trimino.notation import move_text, place_text
from minoteka.games.trimino.options import CLASSIC, RULESETS, TRIOMINOS
from minoteka.games.trimino.pieces import ALL, COUNT, FITS, LAID, TEXTS, TILES, WORTHS, need_digits
from minoteka.games.trimino.placing import is_numbered, new_place, sides_shared, spot
from minoteka.games.trimino.rules import DRAW, MAX_DRAWS, PASS, SKIP, can_draw, is_over, to_act
from minoteka.games.trimino.scoring import outcome
from minoteka.geometry.triangular import corners, points_up
from minoteka.kernel import State

Json = dict[str, Any]


def tiles_of(mask: int) -> list[str]:
    """A set of tiles as texts."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(TILES[lowest.bit_length() - 1])
        mask ^= lowest
    return found


@lru_cache(1 << 14)
def where(place: int) -> Json:
    """A place for the page: its field, its triangle, and the lattice points of its corners clockwise."""
    x, y = cell_of(place)
    return {
        "place": place_text(place),
        "field": field_of(place) + 1,
        "x": x,
        "y": y,
        "up": points_up((x, y)),
        "corners": [list(point) for point in corners((x, y))],
    }


@lru_cache(1 << 14)
def laid_tile(place: int, laid: int) -> Json:
    """A tile on the table: where it lies and what its corners show."""
    shown = [int(value) for value in TEXTS[laid]]
    return {**where(place), "piece": TILES[laid // 3], "values": shown, "worth": WORTHS[laid // 3]}


def on_table(s: State) -> list[Json]:
    """The laid tiles in the order in which they were laid, each with the seat that laid it."""
    laid = islice(zip(s.tile_place, s.tile_laid, s.tile_seat, strict=True), int(s.laid))
    return [_laid_by(int(place), int(tile), int(seat)) for place, tile, seat in laid]


@lru_cache(1 << 14)
def _laid_by(place: int, laid: int, seat: int) -> Json:
    return {**laid_tile(place, laid), "seat": seat}


def open_places(s: State) -> list[Json]:
    """Where a tile may be attached, what its corners must show, and whether any tile is left that does."""
    left = ALL
    for laid in islice(s.tile_laid, int(s.laid)):
        left &= ~(1 << (int(laid) // 3))
    places = sorted(islice(zip(s.open_place, s.open_need, strict=True), int(s.open)))  # by field, y and x
    return [_open_place(int(place), int(need), not int(FITS[need]) & left) for place, need in places]


@lru_cache(1 << 14)
def _open_place(place: int, need: int, dead: bool) -> Json:
    asked = [digit - 1 if digit else None for digit in need_digits(need)]
    return {**where(place), "need": asked, "dead": dead}


def hexagons(s: State) -> list[Json]:
    """The points with six tiles around them, and the number there."""
    found: list[Json] = []
    if WHOLE not in s.around:
        return found
    for point, number, around in zip(s.point, s.number, s.around, strict=True):
        if around == WHOLE:
            x, y = cell_of(int(point))
            found.append({"field": field_of(int(point)) + 1, "x": x, "y": y, "number": int(number) - 1})
    return sorted(found, key=lambda point: (point["field"], point["y"], point["x"]))


def own(s: State, seat: int) -> Json:
    """The hands, as ``seat`` sees them: at the end, all of them."""
    hands = []
    for owner in range(s.seats):
        shown = owner == seat or is_over(s)
        tiles = tiles_of(int(s.hands[owner])) if shown else None
        hands.append({"count": int(s.held[owner]), "tiles": tiles})
    return {"hands": hands}


def view(s: State, seat: int) -> Json:
    """The whole table as ``seat`` sees it."""
    over = bool(is_over(s))
    return {
        "game": "trimino",
        "seat": seat,
        "seats": int(s.seats),
        "to_act": int(to_act(s)),
        "over": over,
        "outcome": outcome(s).as_json() if over else None,
        "options": {"ruleset": RULESETS[s.ruleset]},
        **own(s, seat),
        "reserve": COUNT - int(s.taken),
        "first": int(s.first),
        "fields": int(s.fields),
        "tiles": on_table(s),
        "open": open_places(s),
        "hexagons": hexagons(s),
        "further": bool(s.further),
        "drawn": int(s.drawn),
        "draws": int(MAX_DRAWS[s.ruleset]),
        "can_draw": bool(can_draw(s)),
        "passes": int(s.passes),
        "points": None if s.ruleset == CLASSIC and not over else [int(s.points[i]) for i in range(s.seats)],
    }


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Json]:
    """Legal moves taken apart: which tile, turned how, where."""
    fresh = int(new_place(min(int(s.fields), MAX_FIELDS)))
    return [_move(code, fresh if code < LAID else code // LAID) for code in codes]


@lru_cache(1 << 14)
def _move(code: int, place: int) -> Json:
    text = move_text(None, code)
    if code in (SKIP, DRAW, PASS):
        return {"text": text, "kind": text}
    tile = laid_tile(place, code % LAID)
    return {"text": text, "kind": "lay", "cells": [tile["place"]], "new": code < LAID, **tile}


def events(before: State, move: int, after: State, seat: int) -> list[Json]:
    """What happened between two observations of ``seat``."""
    mover = int(before.turn)
    happened: list[Json] = []
    if move == DRAW:
        fresh = int(after.hands[mover]) & ~int(before.hands[mover])
        happened.append(
            {"kind": "drew", "seat": mover, "count": 1, "tiles": tiles_of(fresh) if mover == seat else None}
        )
    elif move == PASS:
        happened.append({"kind": "passed", "seat": mover})
    elif move == SKIP:
        happened.append({"kind": "skipped", "seat": mover})
    else:
        happened += laid_events(before, move, after, mover)
    if is_over(after):
        happened.append({"kind": "over", **outcome(after).as_json()})
    return happened


def laid_events(before: State, move: int, after: State, mover: int) -> list[Json]:
    """A tile was laid: the field it opened, the hexagons and the bridge it made, and a hand running out."""
    place = int(after.tile_place[after.laid - 1])
    tile = laid_tile(place, move % LAID)
    happened = [{"kind": "laid", "seat": mover, "cells": [tile["place"]], "new": move < LAID, **tile}]
    if move < LAID and before.laid > 0:
        happened.append({"kind": "opened", "seat": mover, "field": tile["field"]})
    closed = closed_points(after, place)
    if closed:
        happened.append(
            {"kind": "hexagon", "seat": mover, "count": len(closed), "field": tile["field"], "points": closed}
        )
    bridge = after.ruleset == TRIOMINOS and move >= LAID and is_numbered(before, place)
    if bridge and sides_shared(before, place) == 1:
        happened.append({"kind": "bridge", "seat": mover, "cells": [tile["place"]]})
    if after.held[mover] == 1:
        happened.append({"kind": "knock", "seat": mover})
    if after.held[mover] == 0:
        happened.append({"kind": "out", "seat": mover})
    return happened


def closed_points(s: State, place: int) -> list[list[int]]:
    """The corners of a laid tile that have all six tiles around them."""
    points = [place + int(step) for step in CORNER[way(place)]]
    return [list(cell_of(point)) for point in points if s.around[spot(s, point)] == WHOLE]
