"""The rules pages of every game: each figure is a picture, and each page shows each figure once."""

import re
import xml.etree.ElementTree as ElementTree
from importlib.resources import files

import pytest

from minoteka import catalog, texts

FIGURES = [(game, name) for game in catalog.OWN.values() for name in game.figures]


@pytest.mark.parametrize(("game", "name"), FIGURES, ids=lambda part: part if isinstance(part, str) else part.name)
def test_a_figure_is_a_picture(game, name):
    assert len(list(ElementTree.fromstring(game.figures[name]()).iter())) > 5


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", catalog.OWN.values(), ids=lambda game: game.name)
def test_a_page_shows_every_figure_once_and_has_the_sections_of_the_others(game, language):
    folder = files(f"minoteka.games.{game.name.replace('-', '_')}.help")
    page, english = (folder.joinpath(f"{name}.md").read_text("utf-8") for name in (language, "en"))
    assert sorted(re.findall(r"!\[[^\]]+\]\(figure:([\w-]+)\)", page)) == sorted(game.figures)
    assert page.count("\n## ") == english.count("\n## ") > 5
