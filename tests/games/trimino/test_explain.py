"""Every way to be wrong has its own reason, with the places at fault and a sentence in every language."""

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal, Malformed, MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.trimino import GAME
from minoteka.games.trimino.pieces import TEXTS
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.scenes import is_refused
from tests.games.trimino.positions import BRIDGE, HEXAGON, HEXAGON_HANDS, ZEROS, after, deal, with_reserve

OPENED = after(deal("234", "223 224 444"), "new:234")
NOTHING_FITS = after(deal("000", "", avoid=ZEROS), "new:000")
BEFORE_BRIDGE = after(deal("000 011 112 123 023", "001 111 122 003"), BRIDGE.rsplit(" ", 1)[0])
CLOSED = after(deal(*HEXAGON_HANDS), HEXAGON)
TRIOMINOS = after(deal("555 455", "001", ruleset="triominos"), ruleset="triominos")

CASES = [
    (after(deal("234", "")), "draw", "trimino-opening", ()),
    (after(deal("234", "")), "1:0,0:234", "trimino-opening", ()),
    (after(deal("234", "345")), "new:345", "trimino-not-in-hand", ()),
    (TRIOMINOS, "new:455", "trimino-opening-tile", ()),
    (TRIOMINOS, "pass", "trimino-opening-tile", ()),
    (TRIOMINOS.play("new:555"), "new:001", "trimino-no-further", ()),
    (OPENED, "1:1,0:234", "trimino-not-in-hand", ()),
    (OPENED, "new:223", "trimino-no-new-field", ()),
    (OPENED, "skip", "trimino-nothing-to-skip", ()),
    (OPENED, "1:0,0:223", "trimino-taken", ("1:0,0",)),
    (OPENED, "1:9,9:223", "trimino-apart", ("1:9,9",)),
    (OPENED, "1:-999,999:223", "trimino-apart", ("1:-999,999",)),
    (OPENED, "1:2,0:444", "trimino-touches", ("1:2,0",)),
    (OPENED, "2:0,0:444", "trimino-no-field", ()),
    (OPENED, "99:0,0:444", "trimino-no-field", ()),
    (OPENED, "1:1,0:224", "trimino-corner", ("1:1,0", "1:0,0")),
    (BEFORE_BRIDGE, "1:1,1:023", "trimino-point", ("1:1,1", "1:3,1")),
    (NOTHING_FITS, "pass", "trimino-must-draw", ()),
    (NOTHING_FITS.play("draw").play("draw"), "draw", "trimino-drawn-all", ()),
    (with_reserve(NOTHING_FITS, 0), "draw", "trimino-reserve-empty", ()),
    (CLOSED, "draw", "trimino-further", ()),
    (CLOSED, "1:-1,0:000", "trimino-not-in-hand", ()),
]


@pytest.mark.parametrize(
    ("position", "move", "code", "cells"), CASES, ids=lambda case: case if isinstance(case, str) else ""
)
def test_the_reason_and_the_places(position: Position, move: str, code: str, cells: tuple[str, ...]) -> None:
    is_refused(position, move, code, cells)


def test_a_corner_is_named_with_both_numbers() -> None:
    with pytest.raises(Illegal) as error:
        OPENED.play("1:1,0:224")
    assert error.value.details == {"corner": "bottom", "shown": 4, "met": 3, "place": "1:1,0"}
    assert error.value.say() == "The bottom corner shows 4, but the tile beside it shows 3 there."


def test_whoever_must_lay_is_told_what_and_where() -> None:
    with pytest.raises(Illegal) as error:
        after(deal("000", "001"), "new:000").play("pass")
    assert error.value.details == {"pieces": ["001"]}
    assert error.value.cells == ("1:-1,0", "1:0,1", "1:1,0")


@pytest.mark.parametrize(
    "text",
    ["", "?", "1:0,0", "0:0,0:234", "1:00,0:234", "1:-0,0:234", "1:1000,0:234", "new:6", "new:012 ", "100:0,0:234"]
    + ["new:342", "new:432", "1:0,0:432", "DRAW", "１:0,0:234"],
)
def test_what_cannot_be_read_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        OPENED.play(text)
    assert texts.has(f"error-{error.value.code}")


@pytest.mark.parametrize("ruleset", ["classic", "triominos"])
def test_every_wrong_move_of_a_round_has_a_reason(ruleset: str) -> None:
    position = Position.dealt(GAME, 3, {"ruleset": ruleset}, Chance("wrong"))
    rng, codes = rng_from_int(5), set()
    for _ in range(60 if COMPILED else 25):
        if position.is_over:
            break
        legal = position.legal_moves()
        for _ in range(40):
            text = TEXTS[below(rng, len(TEXTS))]
            move = f"{1 + below(rng, 2)}:{below(rng, 9) - 4},{below(rng, 7) - 3}:{text}"
            if move not in legal:
                codes.add(refusal(position, move))
        position = position.play(legal[below(rng, len(legal))])
    assert {"trimino-corner", "trimino-taken", "trimino-apart", "trimino-touches"} <= codes


def refusal(position: Position, move: str) -> str:
    before = position.to_bytes()
    with pytest.raises(MinotekaError) as error:
        position.play(move)
    assert isinstance(error.value, Illegal)
    assert position.to_bytes() == before
    assert texts.has(f"error-{error.value.code}")
    return error.value.code


@pytest.mark.parametrize("ruleset", ["classic", "reverse", "triominos"])
def test_something_speaks_for_every_tile_that_is_worth_something(ruleset: str) -> None:
    position = Position.dealt(GAME, 2, {"ruleset": ruleset}, Chance("plain"))
    plain = 0
    while not position.is_over:
        seen = position.observe(position.to_act)
        for move in position.legal_moves():
            if move[-3:] != "000" and move not in ("draw", "pass", "skip"):
                reasons = seen.reasons(position.code(move))
                assert reasons
                plain += reasons[0].kind == "weighs"
        position = position.play(position.legal_moves()[0])
    assert plain
