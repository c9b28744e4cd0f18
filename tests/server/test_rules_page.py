"""The rules as a page: the game in half a minute, contents that lead somewhere, and a caption under every figure."""

import re
from html import unescape

import pytest

from minoteka import catalog, texts
from minoteka.server.routes.rules import rules_page

SIZE = re.compile('<img [^>]+ width="([0-9]+)" height="([0-9]+)"')
SOON = {"uk": "За 30 секунд", "ru": "За 30 секунд", "en": "In 30 seconds"}


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_page_is_whole(game, language):
    title, html, _ = rules_page(game, language)
    captions = re.findall(r"!\[([^]]+)\]\(figure:[\w-]+\)", catalog.game(game).help(language))
    assert title == texts.say(f"{game}-title", language)
    assert [unescape(text) for text in re.findall("<figcaption>(.+?)</figcaption>", html)] == captions
    assert html.count("<img ") == html.count("<figure>") == len(captions)
    assert all(100 < int(wide) <= 720 and 50 < int(high) <= 360 for wide, high in SIZE.findall(html))
    assert len(SIZE.findall(html)) == len(captions)
    assert re.search('<h2 id="section-1">(.+?)</h2>', html)[1] == SOON[language]
    links, sections = re.findall('href="#([^"]+)"', html), re.findall('<h2 id="([^"]+)"', html)
    assert links == sections[1:]
    assert html.index('class="contents"') < html.index('id="section-2"')


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_language_tells_the_same_story(game):
    pages = [catalog.game(game).help(language) for language in texts.LANGUAGES]
    assert len({page.count("\n## ") for page in pages}) == 1
    assert len({tuple(re.findall(r"\(figure:([\w-]+)\)", page)) for page in pages}) == 1
    assert len({len(re.findall(r"^ *(?:-|\d+\.) ", page, re.MULTILINE)) for page in pages}) == 1
    assert len({frozenset(re.findall(r"\d+", page)) for page in pages}) == 1


@pytest.mark.parametrize("game", catalog.GAMES)
def test_there_is_advice_in_every_language(game):
    given = [rules_page(game, language)[2] for language in texts.LANGUAGES]
    assert len(given[0]) >= 2
    assert {len(pieces) for pieces in given} == {len(given[0])}


@pytest.mark.parametrize(("game", "about"), [("riomino", "Master"), ("simino", "with white"), ("trimino", "Reverse")])
def test_advice_for_any_table_speaks_of_no_variant(game, about):
    assert about in catalog.game(game).help("en")
    assert not any(about in one for one in rules_page(game, "en")[2])
