"""What the figures of the rules pages claim is what the engine says."""

import pytest

from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.simino import GAME
from minoteka.games.simino.help.figures import PANELS

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
