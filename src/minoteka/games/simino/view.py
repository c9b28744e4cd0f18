"""What a page needs to draw Simino, and what it animates: plain JSON, made from an observation."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from minoteka.games.simino.board import CELLS, SIDE, name_of
from minoteka.games.simino.notation import cells_of, halves_of, move_text, placements_of
from minoteka.games.simino.observe import is_hidden
from minoteka.games.simino.pieces import LAID, TEXTS, TILES
from minoteka.games.simino.rules import GIVE, PAIR, PASS, is_over, next_turn, outcome, player, to_act
from minoteka.games.simino.state import options_of
from minoteka.kernel import State

Json = dict[str, Any]
NAMES = [name_of(cell) for cell in range(CELLS)]


def tiles_in(mask: int) -> list[str]:
    """The texts of a set of tiles."""
    return [TEXTS[tile] for tile in range(TILES) if (int(mask) >> tile) & 1]


def laid_tiles(s: State) -> list[Json]:
    """Every tile on the field, from the lowest floor up: its letters as they lie, its cells and its floor."""
    shown = []
    for tile in range(TILES):
        if s.where[tile]:
            place, way = divmod(int(s.where[tile]) - 1, 2)
            shown.append(described(place * LAID + 2 * tile + way, int(s.floor[tile])))
    return sorted(shown, key=lambda tile: (tile["floor"], tile["cells"]))


@cache
def described(placement: int, floor: int) -> Json:
    """A tile that lies somewhere. (The same dictionary every time: nobody changes a view.)"""
    return {
        "tile": TEXTS[placement % LAID // 2],
        "halves": halves_of(placement),
        "cells": [name_of(cell) for cell in cells_of(placement)],
        "floor": floor,
    }


def cells(s: State, tiles: Sequence[Json]) -> list[Json]:
    """Every cell with its whole stack, from the bottom up: what lies beneath is no secret."""
    stacks: dict[str, list[Json]] = {name: [] for name in NAMES}
    for tile in tiles:
        for cell, colour in zip(tile["cells"], tile["halves"], strict=True):
            stacks[cell].append(_in_stack(colour, tile["tile"]))
    return [
        {"cell": name, "x": cell % SIDE, "y": cell // SIDE, "height": len(stack), "stack": stack}
        for cell, (name, stack) in enumerate(stacks.items())
    ]


@cache
def _in_stack(colour: str, tile: str) -> Json:
    return {"colour": colour, "tile": tile}


def own(s: State, seat: int) -> Json:
    """The hands, as ``seat`` sees them."""
    hands = []
    for owner in range(s.seats):
        shown = None if is_hidden(s, owner, seat) else tiles_in(s.hands[owner])
        hands.append({"count": int(s.held[owner]), "tiles": shown})
    return {"hands": hands}


def view(s: State, seat: int) -> Json:
    """The whole table as ``seat`` sees it."""
    tiles = laid_tiles(s)
    over = bool(is_over(s))
    return {
        "game": "simino",
        "seat": seat,
        "seats": int(s.seats),
        "to_act": int(to_act(s)),
        "over": over,
        "outcome": outcome(s).as_json() if over else None,
        "options": options_of(s),
        **own(s, seat),
        "reserve": TILES - int(s.drawn),
        "side": SIDE,
        "cells": cells(s, tiles),
        "tiles": tiles,
        "turn": None if over else int(s.turn),
        "next": None if over or s.seats == 1 else int(player(s, next_turn(s))),
        "owed": int(s.owed),
        "joined": bool(s.joined),
        "out": [owner for owner in range(s.seats) if (s.out >> owner) & 1],
        "passed": [owner for owner in range(s.seats) if (s.passed >> owner) & 1],
        "points": [int(s.points[owner]) for owner in range(s.seats)],
        "climb": int(s.climb),
    }


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Json]:
    """Legal moves taken apart: which tiles on which cells and floors, and the penalty they cause."""
    out: list[Json] = []
    for code in codes:
        text = move_text(s, code)
        if code == PASS:
            out.append({"text": text, "kind": "pass"})
        elif GIVE <= code < PAIR:
            out.append({"text": text, "kind": "give", "piece": TEXTS[code - GIVE]})
        else:
            parts = lays(s, code)
            penalty = sum(part["floor"] - 1 for part in parts) if s.seats > 1 else 0
            move = {"text": text, "kind": "lay", "piece": parts[0]["tile"], "cells": parts[0]["cells"]}
            out.append({**move, "tiles": parts, "penalty": penalty})
    return out


def lays(s: State, move: int) -> list[Json]:
    """The tiles that a move lays, each with the floor it comes to lie on."""
    parts: list[Json] = []
    raised: set[int] = set()
    for placement in placements_of(move):
        around = cells_of(placement)
        floor = 1 + max(int(s.height[cell]) + (cell in raised) for cell in around)
        raised.update(around)
        parts.append(described(placement, floor))
    return parts


def events(before: State, move: int, after: State, seat: int) -> list[Json]:
    """What happened between two observations of ``seat``."""
    mover = int(player(before, before.turn))
    happened: list[Json] = []
    if move == PASS:
        happened.append({"kind": "passed", "seat": mover})
    elif GIVE <= move < PAIR:
        happened.append(gave(before, move, mover, seat))
    else:
        for part in lays(before, move):
            happened.append({"kind": "laid", "seat": mover, "piece": part["tile"], **part})
    happened += draws(before, move, after, mover, seat)
    happened += ends(before, after)
    return happened


def gave(before: State, move: int, mover: int, seat: int) -> Json:
    """A penalty tile out of the mover's hand: face up only to the two who know it."""
    target = int(player(before, next_turn(before)))
    open_to_seat = seat in (mover, target) or before.open_hands
    return {
        "kind": "gave",
        "seat": mover,
        "to": target,
        "count": 1,
        "tiles": [TEXTS[move - GIVE]] if open_to_seat else None,
    }


def heard(before: State, move: int, seat: int) -> str:
    """A move's text as ``seat`` may hear it: which tile was given is between the two."""
    if GIVE <= move < PAIR and gave(before, move, int(player(before, before.turn)), seat)["tiles"] is None:
        return "give"
    return move_text(before, move)


def draws(before: State, move: int, after: State, mover: int, seat: int) -> list[Json]:
    """Tiles that came from the reserve: first the penalty, then the mover's, then the one that comes with a turn."""
    victim = int(player(before, next_turn(before))) if before.seats > 1 else -1
    given = int(GIVE <= move < PAIR)
    laid = [part["floor"] for part in lays(before, move)]
    penalty = min(sum(laid) - len(laid), TILES - int(before.drawn)) if laid and victim >= 0 else 0
    happened: list[Json] = []
    for step in range(before.seats):
        owner = (mover + step) % int(before.seats)
        came = int(after.held[owner]) - int(before.held[owner])
        came += len(laid) + given if owner == mover else -given if owner == victim else 0
        fresh = None
        if not is_hidden(after, owner, seat):
            lost = 1 << (move - GIVE) if given else 0
            fresh = tiles_in(after.hands[owner] & ~before.hands[owner] & ~lost)
        took = penalty if owner == victim else 0
        if took:
            happened.append({"kind": "took", "seat": owner, "count": took, "tiles": fresh and fresh[:took]})
        if came > took:
            shown = None if fresh is None else fresh[took:]
            happened.append({"kind": "drew", "seat": owner, "count": came - took, "tiles": shown})
    return sorted(happened, key=lambda event: event["kind"] != "took")


def ends(before: State, after: State) -> list[Json]:
    """Seats that went out, and the end of the round."""
    happened: list[Json] = []
    for owner in range(after.seats):
        if (int(after.out) & ~int(before.out)) >> owner & 1:
            happened.append({"kind": "out", "seat": owner})
    if is_over(after):
        happened.append({"kind": "over", **outcome(after).as_json()})
    return happened
