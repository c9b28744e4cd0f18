"""Every figure of the rules pages is drawn from a real position, and what it claims is what the engine says."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal
from minoteka.games.trimino import help as pages
from minoteka.games.trimino.help.figures import FIGURES, SCENES, position

FOLDER = Path(pages.__file__).parent


@pytest.mark.parametrize("name", list(FIGURES))
def test_a_figure_is_a_picture_and_says_the_truth(name: str) -> None:
    ElementTree.fromstring(FIGURES[name]())
    scene = SCENES[name]
    now = position(scene)
    for move in scene.good:
        assert move in now.legal_moves()
    for move, code in scene.bad.items():
        with pytest.raises(Illegal) as error:
            now.play(move)
        assert error.value.code == code


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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_page_shows_every_figure(language: str) -> None:
    page = (FOLDER / f"{language}.md").read_text("utf-8")
    assert set(re.findall(r"\(figure:([a-z-]+)\)", page)) == set(FIGURES)
