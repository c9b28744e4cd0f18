"""What the figures of the rules pages claim is what the engine says."""

import pytest

from minoteka.games.trimino.help.figures import SCENES, position
from tests.games.scenes import holds


@pytest.mark.parametrize("name", list(SCENES))
def test_a_figure_says_the_truth(name: str) -> None:
    scene = SCENES[name]
    holds(position(scene), scene.good, scene.bad)


def test_what_the_captions_claim() -> None:
    assert position(SCENES["tile"]).view().tiles[0].worth == 9
    assert len(position(SCENES["places"]).view().open) == 4
    closing = position(SCENES["hexagon"])
    assert len(closing.play(SCENES["hexagon"].good[0]).view().hexagons) == 1
    assert position(SCENES["field"]).view().fields == 2
    double = position(SCENES["two-hexagons"])
    assert len(double.play(SCENES["two-hexagons"].good[0]).view().hexagons) == 2
    bridge = position(SCENES["bridge"])
    seat, points = bridge.to_act, bridge.view().points
    crossed = bridge.play(SCENES["bridge"].good[0]).view().points
    assert crossed[seat] == points[seat] + 5 + 2 + 2 + 40
