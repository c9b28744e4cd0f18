"""Every figure of the rules pages is drawn from a real position, and what it claims is what the engine says."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal
from minoteka.games.mexican_train import help as pages
from minoteka.games.mexican_train.help.figures import FIGURES, SCENES, position

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
    marked = [train.marked for train in position(SCENES["marker"]).view().trains]
    assert marked == [False, True, False, False]
    assert position(SCENES["double"]).view().step == "extra"
    assert position(SCENES["open-double"]).view().binding == "0"
    queue = [train.uncovered for train in position(SCENES["queue"]).view().trains]
    assert queue == [1, None, None, 2]
    assert position(SCENES["long-first-turn"]).view().step == "train"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_page_shows_every_figure(language: str) -> None:
    page = (FOLDER / f"{language}.md").read_text("utf-8")
    assert set(re.findall(r"\(figure:([a-z-]+)\)", page)) == set(FIGURES)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    english = set(re.findall(r"^([a-z][\w-]*) =", (texts.FOLDER / "en" / "mexican-train.ftl").read_text("utf-8"), re.M))
    own = set(re.findall(r"^([a-z][\w-]*) =", (texts.FOLDER / language / "mexican-train.ftl").read_text("utf-8"), re.M))
    assert own == english
