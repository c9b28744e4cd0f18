"""What a page needs to draw Mexican Train, and what it animates: plain JSON, made from an observation."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from minoteka.games.mexican_train.notation import move_text, parts, train_text
from minoteka.games.mexican_train.observe import is_hidden
from minoteka.games.mexican_train.options import FIRST_TURNS
from minoteka.games.mexican_train.pieces import TEXTS, tile_of, tiles_in
from minoteka.games.mexican_train.rules import DRAW, PASS, is_over, open_to, outcome, to_act
from minoteka.games.mexican_train.state import EXTRA, MEXICAN, PLAY, TRAIN
from minoteka.kernel import State

STEPS = {PLAY: "play", TRAIN: "train", EXTRA: "extra"}


def trains_of(s: State) -> list[int]:
    """The seats' trains, then the Mexican train."""
    return [*range(s.seats), MEXICAN]


@cache
def laid(move: int) -> dict[str, Any]:
    """A laid tile: its text, the value joined and the value left open. (The same dictionary every time: nobody
    changes a view.)
    """
    train, end, far = parts(move)
    return {"piece": TEXTS[tile_of(end, far)], "train": train_text(train), "in": end, "out": far, "double": end == far}


def waiting_doubles(s: State) -> list[int]:
    """The trains that end in an uncovered double, oldest first."""
    doubles = s.doubles
    return [int(doubles[i]) for i in range(s.uncovered)]


def tiles_by_train(s: State) -> dict[int, list[dict[str, Any]]]:
    """The laid tiles of each train, from the engine outwards."""
    tiles: dict[int, list[dict[str, Any]]] = {number: [] for number in trains_of(s)}
    log = s.laid
    for i in range(s.lays):
        move = int(log[i])
        tiles[parts(move)[0]].append(laid(move))
    return tiles


def trains(s: State) -> list[dict[str, Any]]:
    """Every train: its tiles, its marker, and the place of its open double in the queue."""
    tiles, waiting, running = tiles_by_train(s), waiting_doubles(s), not is_over(s)
    out = []
    for number in trains_of(s):
        end = int(s.end[number])
        out.append(
            {
                "train": train_text(number),
                "owner": None if number == MEXICAN else number,
                "tiles": tiles[number],
                "end": end,
                "marked": number != MEXICAN and bool(s.marked[number]),
                "open": running and bool(open_to(s, number)),
                "uncovered": waiting.index(number) + 1 if number in waiting else None,
                "dead": int(s.table[end]) == (2 << int(s.top)) - 1,
            }
        )
    return out


def hand(s: State, owner: int, seat: int) -> dict[str, Any]:
    """A hand as ``seat`` sees it; the last tile is announced (rule 9)."""
    hidden = is_hidden(s, owner, seat)
    tiles = None if hidden else [TEXTS[tile] for tile in tiles_in(s.hand[owner])]
    return {"count": int(s.count[owner]), "tiles": tiles, "knock": int(s.count[owner]) == 1}


def options(s: State) -> dict[str, Any]:
    """Every option with its value, as a record has them."""
    return {
        "set": int(s.top),
        "open_hands": bool(s.open_hands),
        "first_turn": FIRST_TURNS[s.long_first],
        "double_blank": int(s.double_blank),
        "cover_own_double": bool(s.cover_own),
        "own_train_first": bool(s.own_first),
        "doubles_bind": bool(s.bind),
        "doubles_from_hand": bool(s.from_hand),
        "rounds": int(s.rounds),
    }


def own(s: State, seat: int) -> dict[str, Any]:
    """What seats see differently: the hands, and the tile drawn just now."""
    return {
        "hands": [hand(s, owner, seat) for owner in range(s.seats)],
        "drawn": TEXTS[int(s.drawn) - 1] if s.drawn else None,
    }


def view(s: State, seat: int) -> dict[str, Any]:
    """The whole table as ``seat`` sees it. ``binding``: the train whose open double has to be covered first."""
    return {
        "game": "mexican-train",
        "seat": seat,
        "seats": int(s.seats),
        "to_act": int(to_act(s)),
        "over": bool(is_over(s)),
        "outcome": outcome(s).as_json() if is_over(s) else None,
        "options": options(s),
        "reserve": int(s.left),
        "engine": int(s.engine),
        "first": int(s.first),
        "trains": trains(s),
        "step": STEPS[int(s.step)],
        "binding": train_text(int(s.doubles[0])) if s.bound else None,
        "drew": bool(s.drew),
        **own(s, seat),
    }


def moves(s: State, seat: int, codes: Sequence[int]) -> list[dict[str, Any]]:
    """Legal moves taken apart: which tile on which train, and which way round."""
    return [_move(code) for code in codes]


@cache
def _move(code: int) -> dict[str, Any]:
    text = move_text(None, code)
    if code in (DRAW, PASS):
        return {"text": text, "kind": text}
    tile = laid(code)
    return {"text": text, "kind": "lay", "cells": [tile["train"]], **tile}


def events(before: State, move: int, after: State, seat: int) -> list[dict[str, Any]]:
    """What happened between two observations of ``seat``."""
    mover = int(before.turn)
    held, holds = int(before.count[mover]), int(after.count[mover])
    happened: list[dict[str, Any]] = []
    if move == DRAW:
        tiles = [TEXTS[int(after.drawn) - 1]] if after.drawn else None
        happened.append({"kind": "drew", "seat": mover, "count": 1, "tiles": tiles})
    elif move == PASS:
        happened.append({"kind": "passed", "seat": mover})
    else:
        happened += laying(before, move, after)
    happened += markers(before, after)
    if (held, holds) == (2, 1):
        happened.append({"kind": "knock", "seat": mover})
    happened += doubles(before, move, after)
    if is_over(after):
        if holds == 0:
            happened.append({"kind": "out", "seat": mover})
        happened.append({"kind": "over", **outcome(after).as_json()})
    return happened


def laying(before: State, move: int, after: State) -> list[dict[str, Any]]:
    """A tile laid, and the double that it covers."""
    mover, tile = int(before.turn), laid(move)
    number = parts(move)[0]
    where = "own" if number == mover else "mexican" if number == MEXICAN else "other"
    happened: list[dict[str, Any]] = [{"kind": "laid", "seat": mover, "cells": [tile["train"]], **tile, "where": where}]
    if where == "other":
        happened[0]["owner"] = number
    if number in waiting_doubles(before):
        covered = f"{tile['in']}-{tile['in']}"
        happened.append({"kind": "closed", "seat": mover, "how": "covered", "piece": covered, "cells": [tile["train"]]})
    return happened


def markers(before: State, after: State) -> list[dict[str, Any]]:
    """Markers put on trains and taken off."""
    happened = []
    old, new = before.marked, after.marked
    for owner in range(before.seats):
        if old[owner] != new[owner]:
            kind = "marked" if new[owner] else "unmarked"
            happened.append({"kind": kind, "seat": owner, "cells": [train_text(owner)]})
    return happened


def doubles(before: State, move: int, after: State) -> list[dict[str, Any]]:
    """Doubles that begin to bind everybody at the end of a turn, and those that nothing can cover any more."""
    mover = int(before.turn)
    known = waiting_doubles(before)[: int(before.bound)]
    binding = waiting_doubles(after)[: int(after.bound)]
    happened = []
    for number in binding:
        if number not in known:
            happened.append({"kind": "opened", "seat": mover, **open_double(after, number)})
    for number in known:
        if number not in binding and number != parts(move)[0]:
            happened.append({"kind": "closed", "seat": mover, "how": "dead", **open_double(after, number)})
    return happened


def open_double(s: State, number: int) -> dict[str, Any]:
    """The double at a train's end."""
    value = int(s.end[number])
    return {"piece": f"{value}-{value}", "cells": [train_text(number)]}
