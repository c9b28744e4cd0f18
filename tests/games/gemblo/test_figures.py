"""Every figure of the rules pages is drawn from a real position, and what it claims is what the engine says."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo import help as pages
from minoteka.games.gemblo.help.figures import SCENES

FOLDER = Path(pages.__file__).parent


@pytest.mark.parametrize("name", list(GAME.figures))
def test_a_figure_is_a_picture(name: str) -> None:
    ElementTree.fromstring(GAME.figures[name]())


@pytest.mark.parametrize("name", list(SCENES))
def test_a_figure_says_the_truth(name: str) -> None:
    scene = SCENES[name]
    position = Position(GAME, scene.seats, {}, scene.state())
    for cell in scene.good:
        assert f"1:{cell}" in position.legal_moves()
    for cell, (_, code) in scene.bad.items():
        with pytest.raises(Illegal) as caught:
            position.play(f"1:{cell}")
        assert caught.value.code == code


def test_the_lines_shown_are_all_there_are() -> None:
    scene = SCENES["lines"]
    links = Position(GAME, scene.seats, {}, scene.state()).view().colours[0].links
    assert sorted(links) == sorted(scene.good) == sorted(f"{q},{r}" for _, (q, r) in scene.lines)
    crosses = SCENES["touching"]
    assert len(crosses.bad) == 8


def test_a_cut_line_is_cut_and_an_open_one_open() -> None:
    scene = SCENES["cut"]
    links = Position(GAME, scene.seats, {}, scene.state()).view().colours[0].links
    for (_, (q, r)), is_open in scene.lines.items():
        assert (f"{q},{r}" in links) == is_open


def test_the_first_piece_is_a_legal_one() -> None:
    scene = SCENES["first"]
    assert scene.laid[0][1] in Position.from_deal(GAME, scene.seats, {}, {"first": 0}).legal_moves()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_page_shows_every_figure_once(language: str) -> None:
    page = (FOLDER / f"{language}.md").read_text("utf-8")
    assert sorted(re.findall(r"\(figure:([\w-]+)\)", page)) == sorted(GAME.figures)
    assert page.count("\n## ") == 10
