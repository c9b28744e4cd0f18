"""What the figures of the rules pages claim is what the engine says."""

import pytest

from minoteka.games.mexican_train.help.figures import SCENES, position
from tests.games.scenes import holds


@pytest.mark.parametrize("name", list(SCENES))
def test_a_figure_says_the_truth(name: str) -> None:
    scene = SCENES[name]
    holds(position(scene), scene.good, scene.bad)


def test_what_the_captions_claim() -> None:
    marked = [train.marked for train in position(SCENES["marker"]).view().trains]
    assert marked == [False, True, False, False]
    assert position(SCENES["double"]).view().step == "extra"
    assert position(SCENES["open-double"]).view().binding == "0"
    queue = [train.uncovered for train in position(SCENES["queue"]).view().trains]
    assert queue == [1, None, None, 2]
    assert position(SCENES["long-first-turn"]).view().step == "train"
