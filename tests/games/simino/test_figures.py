"""The figures of the rules pages: every claim is checked, every picture is drawn, every page shows them all."""

import re
import xml.etree.ElementTree as ElementTree
from importlib.resources import files

import pytest

from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.simino import GAME
from minoteka.games.simino.help.figures import FIGURES, PANELS

CLAIMS = [(name, panel) for name, panels in PANELS.items() for panel in panels if panel.move]


@pytest.mark.parametrize(("name", "panel"), CLAIMS)
def test_claims(name, panel):
    position = Position(GAME, 2, GAME.settle(2, {"powers": panel.powers}), panel.state())
    if panel.refused:
        with pytest.raises(Illegal) as refusal:
            position.play(panel.move)
        assert refusal.value.code == panel.refused
    else:
        assert panel.move in position.legal_moves()


@pytest.mark.parametrize("name", FIGURES)
def test_pictures(name):
    picture = ElementTree.fromstring(FIGURES[name]())
    assert len(list(picture.iter())) > 20


def test_black_and_blue_joins_in_no_other_way():
    shown = {panel.move for panel in PANELS["joints"]}
    panel = PANELS["joints"][0]
    position = Position(GAME, 2, GAME.settle(2, {}), panel.state())
    assert {move for move in position.legal_moves() if move[:2] in ("BK", "KB")} == shown


def test_doubles_of_the_second_floor_have_the_places_shown():
    """One for orange, two for black; blue and blue-orange compete for one half-place."""
    panels = PANELS["second-floor"]
    shown = sorted(panel.move for panel in panels)
    upstairs = set()
    for panel in panels:
        position = Position(GAME, 2, GAME.settle(2, {}), panel.state())
        upstairs |= {move.text for move in position.observe(0).moves() if move.tiles[0].floor == 2}
    assert sorted(upstairs) == shown


@pytest.mark.parametrize("language", ["uk", "en", "ru"])
def test_the_pages_show_every_figure_once(language):
    page = files("minoteka.games.simino.help").joinpath(f"{language}.md").read_text("utf-8")
    assert re.findall(r"!\[[^\]]+\]\(figure:([a-z0-9-]+)\)", page) == list(FIGURES)
