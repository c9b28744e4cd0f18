"""What the figures of the rules pages claim is what the engine says."""

import pytest

from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.riomino import GAME
from minoteka.games.riomino.help.figures import SCENES, Scene


def position(scene: Scene) -> Position:
    return Position(GAME, 2, {"level": scene.level, "scoring": "last-move"}, scene.state())


def refusal(now: Position, text: str) -> str:
    with pytest.raises(Illegal) as caught:
        now.play(text)
    return caught.value.code


@pytest.mark.parametrize("name", list(SCENES))
def test_a_figure_says_the_truth(name: str) -> None:
    scene = SCENES[name]
    now = position(scene)
    cells = {text.partition("@")[2] for text in now.legal_moves()}
    assert set(scene.good) <= cells
    assert set(scene.yes) <= set(now.legal_moves())
    for text, code in scene.no.items():
        assert refusal(now, text) == code
    for cell, code in scene.bad.items():
        assert cell not in cells
        dice = {text.partition("@")[0] for text in now.legal_moves()}
        assert {refusal(now, f"{die}@{cell}") for die in dice} == {code}


def test_the_places_beside_the_start_die_are_all_there_are() -> None:
    scene = SCENES["beside"]
    assert {text.partition("@")[2] for text in position(scene).legal_moves()} == set(scene.good)


def test_the_dead_place_is_dead_for_every_die_there_is() -> None:
    cells = {cell.cell: cell for cell in position(SCENES["dead"]).view().cells}
    assert cells["b3"].dead


def test_the_blocked_hand_has_lost() -> None:
    scene = SCENES["blocked"]
    outcome = position(scene).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1 - (scene.hand or 0),), "blocked")
