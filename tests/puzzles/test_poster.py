"""A riddle as a picture: it can be read by any program, shows what is told, and not the answer."""

from xml.etree import ElementTree

import pytest

from minoteka import catalog
from minoteka.puzzles.poster import PosterWords, poster

THEMES = sorted(name for _, name, _ in catalog.all_themes())


QUESTION = "Which move is it that " + "really " * 20 + "wins?"
WORDS = PosterWords("A <riddle> & more", QUESTION, [f"seat {i} has" for i in range(6)], "these come")


@pytest.mark.parametrize("name", THEMES)
def test_a_riddle_is_drawn_without_its_answer(name):
    posed = next(one for one in catalog.riddles().values() if one.theme.name == name)
    position = catalog.position(posed.riddle.position)
    drawn = poster(posed, position, WORDS)
    read = ElementTree.fromstring(drawn)
    said = [text.text for text in read.iter("{http://www.w3.org/2000/svg}text")]
    assert "A <riddle> & more" in said and "wins?" in said[1] + said[2] + said[3] + said[4]
    assert f"seat {position.to_act} has" in said
    assert ("these come" in said) == bool(posed.theme.ahead(position))
    assert posed.theme.open_hands <= (f"seat {1 - position.to_act} has" in said)
    assert not any(move in drawn for move in posed.riddle.line)
