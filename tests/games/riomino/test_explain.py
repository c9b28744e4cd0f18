"""Every way to be wrong has its own reason, with the places at fault and a sentence in every language."""

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal, Malformed, MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.riomino import GAME
from minoteka.games.riomino.board import LEVELS
from minoteka.games.riomino.pieces import CORNERS, FACES
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.riomino.positions import after, dealt
from tests.games.scenes import is_refused

EVERY = "01 02 03 12 13 23"
FRESH = dealt(EVERY, EVERY, "12")
OPENED = after(FRESH, "12ne@c3")
COUNTING = after(dealt(EVERY, EVERY, "12", scoring="tashkent"), "12ne@c3")
WIDE = after(dealt("01", "01", "01", level="specialist"), "01ne@e5 01nw@f5 01ne@g5 01nw@h5 01ne@i5")

CASES = [
    (FRESH, "pass", "riomino-no-passing", ()),
    (FRESH, "01ne@c3", "riomino-start", ("c3",)),
    (FRESH, "12ne@c4", "riomino-start", ("c3",)),
    (OPENED, "pass", "riomino-no-passing", ()),
    (COUNTING, "pass", "riomino-must-lay", ()),
    (after(dealt("01", "23", "12"), "12ne@c3"), "12se@c4", "riomino-not-in-hand", ()),
    (OPENED, "12ne@c3", "riomino-taken", ("c3",)),
    (OPENED, "12ne@a1", "riomino-outside", ("a1",)),
    (WIDE, "01nw@d5", "riomino-frame", ("d5",)),
    (OPENED, "12ne@b2", "riomino-apart", ("b2",)),
    (OPENED, "23ne@c4", "riomino-side", ("c4", "c3")),
]


@pytest.mark.parametrize(
    ("position", "move", "code", "cells"), CASES, ids=lambda case: case if isinstance(case, str) else ""
)
def test_the_reason_and_the_places(position: Position, move: str, code: str, cells: tuple[str, ...]) -> None:
    is_refused(position, move, code, cells)


def test_a_clash_says_which_side_meets_what() -> None:
    with pytest.raises(Illegal) as error:
        OPENED.play("23ne@c4")
    assert error.value.details == {"side": "south", "shown": 3, "met": 1, "other": "c3"}
    assert error.value.say("en") == "The bottom side shows 3 but meets 1 on c3."


@pytest.mark.parametrize(
    "text", ["", "12", "12ne", "12ne@", "21ne@c4", "11ne@c4", "12xx@c4", "12ne@z9", "Pass", "12ne@f6"]
)
def test_what_cannot_be_read_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        OPENED.play(text)


@pytest.mark.parametrize("scoring", ["last-move", "tashkent"])
@pytest.mark.parametrize("level", LEVELS)
def test_whatever_is_not_in_the_list_is_explained(level: str, scoring: str) -> None:
    """All dice in all rotations on all cells at some plies of a round: legal, or refused with a reason."""
    position = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance("explain"))
    rng = rng_from_int(7)
    names = [cell.cell for cell in position.view().cells]
    ply = 0
    while not position.is_over:
        legal = set(position.legal_moves())
        if ply % (3 if COMPILED else 9) == 0:
            for text in ["pass", *(f"{f}{c}@{name}" for f in FACES[::2] for c in CORNERS[::2] for name in names)]:
                if text not in legal:
                    with pytest.raises(MinotekaError) as error:
                        position.play(text)
                    assert texts.has(f"error-{error.value.code}")
        moves = sorted(legal)
        position = position.play(moves[below(rng, len(moves))])
        ply += 1


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ([], "deal-keys"),
        ({"first": 0, "start": "01"}, "deal-keys"),
        ({"first": 2, "hands": [["01"] * 6, ["01"] * 6], "start": "01"}, "deal-first"),
        ({"first": True, "hands": [["01"] * 6, ["01"] * 6], "start": "01"}, "deal-first"),
        ({"first": 0, "hands": [["01"] * 6, ["01"] * 5], "start": "01"}, "deal-hands"),
        ({"first": 0, "hands": "01", "start": "01"}, "deal-hands"),
        ({"first": 0, "hands": [["01"] * 6, ["10"] * 6], "start": "01"}, "deal-piece"),
        ({"first": 0, "hands": [["01"] * 6, [["01"]] * 6], "start": "01"}, "deal-piece"),
        ({"first": 0, "hands": [["01"] * 6, ["01"] * 6], "start": {}}, "deal-piece"),
    ],
)
def test_a_wrong_deal_is_refused(deal: object, code: str) -> None:
    with pytest.raises(Malformed) as error:
        Position.from_deal(GAME, 2, {}, deal)
    assert error.value.code == code
