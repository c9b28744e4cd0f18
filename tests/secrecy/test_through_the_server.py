"""Two tables that differ only in what a seat can't see send that seat the same bytes, whatever it asks."""

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from minoteka import catalog
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.kernel import COMPILED
from minoteka.system import SystemChance
from minoteka.tables.table import Table
from tests.secrecy.stage import Stage, staged
from tests.secrecy.worlds import Pair, World, pair_of_worlds
from tests.server.running import Page, me

HIDING = [game for game in catalog.GAMES.values() if game.hides]
DEALS: dict[str, Any] = {}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("secrecy")) as server:
        yield server


@pytest.fixture(autouse=True)
def chosen_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables deal what the test says; ids and secrets come in a known order (a hint's seed is made from them)."""
    honest = Table.start

    def start(table: Table) -> Match:
        deal = DEALS.get("next")
        if deal is None:
            return honest(table)
        return Match.start(table.game, table.row.seats, table.row.options, lambda match, number: deal)

    monkeypatch.setattr(Table, "start", start)


def aside(text: str, table: str) -> str:
    """The message without what may differ: the table's id, times, the commitment, and the links of the chain, which
    are keyed with a secret that the eyes do not have.
    """
    text = re.sub(r'"link":"[0-9a-f]{32}"', '"link":""', text.replace(table, "TABLE"))
    text = re.sub(r'"(at|opened|changed)":\d+', r'"\1":0', text)
    return re.sub(r'"commitment": ?"[0-9a-f]{64}"', '"commitment":""', text)


def dialogue(stage: Stage, pair: Pair, world: World, number: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that the server tells the eyes while the world's moves are played, and when they ask this and that."""
    DEALS["next"] = world.deal
    name = f"secrecy-{number:014d}"
    monkeypatch.setattr(SystemChance, "name", lambda _: name)
    monkeypatch.setattr(SystemChance, "secret", lambda _: f"{number:064x}")
    table = stage.open(pair.game.name, *(me(f"p{seat}") for seat in range(pair.seats)), options=pair.options)
    assert table["id"] == name
    tokens = [table["tokens"][pair.eyes]] if pair.eyes >= 0 else []
    eyes = Page(stage, name, *tokens)
    script = Page(stage, name, *table["tokens"].values())
    told: list[str] = []
    for seat, text in world.moves:
        ask_around(eyes, pair, few=True)
        answer = script.play(text, seat)
        assert answer["type"] == "entry", answer
        eyes.until("entry")
    ask_around(eyes, pair, few=False)
    for path in paths(pair):
        answer = stage.request("GET", f"/api/tables/{name}{path}", None, tokens)[1]
        told.append(answer if isinstance(answer, str) else json.dumps(answer, separators=(",", ":")))
    again = Page(stage, name, *tokens)
    heard = heard_by(eyes)
    for page in (eyes, script, again):
        page.close()
    stage.forget(name)
    return [aside(text, name) for text in (*heard, *told, again.raw[0])]


def heard_by(page: Page) -> list[str]:
    """What it was told; who comes and goes at which moment is nobody's secret."""
    return [text for text in page.raw if not text.startswith('{"type":"presence"')]


def paths(pair: Pair) -> list[str]:
    return ["", f"/replay?eyes={pair.eyes}&count=200", "/replay?eyes=-1&count=200", "/record"]


def ask_around(page: Page, pair: Pair, *, few: bool) -> None:
    """What a curious player might ask."""
    if pair.eyes < 0:
        return
    seat, number = pair.eyes, len(heard_by(page))
    wrong = [{"kind": kind} for kind in (("pass", "draw", "§") if few else ("pass", "draw", "skip", "§"))]
    for place, move in enumerate(wrong if few else [*wrong, *others_moves(pair)]):
        page.do("why", id=f"w{number}-{place}", seat=seat, move=move)
    if not few:
        page.do("undo", id=f"u{number}", seat=seat)
        page.do("hint", id=f"h{number}", seat=seat)


def others_moves(pair: Pair) -> list[dict[str, Any]]:
    """Moves, described as each game has them, with tiles that may be in anybody's hand."""
    tiles = sorted({tile for world in pair.worlds for hand in world.deal["hands"] for tile in hand})
    moves: list[dict[str, Any]] = []
    for tile in tiles:
        values = [int(value) for value in tile if value.isdigit()]
        moves.append({"kind": "lay", "tiles": [{"halves": tile, "cells": ["a1", "b1"]}]})
        moves.append({"kind": "give", "piece": tile})
        moves += [{"kind": "lay", "new": new, "place": "1:0,0", "values": values} for new in (False, True)]
        moves.append({"kind": "lay", "piece": tile, "train": "m", "in": values[0] if values else 0})
    return moves[:: max(1, len(moves) // 40)]


def variants(game: Game, every: bool) -> list[tuple[int, dict[str, Any]]]:
    """Seat counts and options worth trying: the plain game, then one option changed at a time."""
    counts = [seats for seats in game.seats if seats > 1]
    found: list[tuple[int, dict[str, Any]]] = [(counts[0], {}), (counts[-1], {})]
    if every:
        found = [(seats, {}) for seats in counts]
        for option, seats in itertools.product(game.options, counts):
            for value in option.samples():
                try:
                    game.settle(seats, {option.name: value})
                except Exception:  # this option makes no sense with so many seats
                    continue
                found.append((seats, {option.name: value}))
    return found


def check(stage: Stage, game: Game, seats: int, options: dict[str, Any], plies: int, monkeypatch: Any) -> int:
    checked = 0
    for eyes in (0, seats - 1, -1):
        pair = pair_of_worlds(game, seats, options, eyes, f"{game.name}/{eyes}/{plies}", plies)
        if pair is None:
            continue
        number = next(NUMBERS)
        one, two = (dialogue(stage, pair, world, number, monkeypatch) for world in pair.worlds)
        assert len(one) == len(two)
        for mine, other in zip(one, two, strict=True):
            assert mine == other
        checked += 1
    return checked


NUMBERS = itertools.count(1)


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_a_seat_hears_nothing_of_what_it_cannot_see(stage: Stage, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for seats, options in variants(game, every=False):
        assert check(stage, game, seats, options, 16 if COMPILED else 6, monkeypatch) >= 2


@pytest.mark.compiled_only
def test_which_tile_changes_hands_is_between_the_two(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of_worlds(catalog.game("simino"), 4, {}, 3, "a3", 36)
    assert pair is not None
    told = [
        (one, two) for (_, one), (_, two) in zip(*(world.moves for world in pair.worlds), strict=True) if one != two
    ]
    assert told, "in both worlds the same tiles were given: nothing would be shown"
    one, two = (dialogue(stage, pair, world, 0, monkeypatch) for world in pair.worlds)
    assert one == two


@pytest.mark.slow
@pytest.mark.parametrize("plies", [3, 12, 30, 60])
@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_in_every_variant(stage: Stage, game: Game, plies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(check(stage, game, s, o, plies, monkeypatch) for s, o in variants(game, every=True)) > 5
