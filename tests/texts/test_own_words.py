"""Each game speaks in its rulebook's own words (docs/glossary.md): words of other games stand in none of its texts."""

import re
from importlib.resources import files

import pytest

from minoteka import catalog, texts

OTHERS = {
    "simino": "фішк|фишк|плитк|кістк|кубик|фігур|фигур|кость|кости|парті|парти|piece|dice|domino",
    "trimino": "тайл|плитк|кістк|кубик|фігур|фигур|кость|кости|раунд|стопк|piece|dice|pile",
    "mexican-train": "потяг|тайл|фішк|фишк|плитк|кубик|резерв|раунд|парті|парти|piece|dice|reserve",
    "riomino": "тайл|фішк|фишк|плитк|кістк|фігур|фигур|раунд|парті|парти|tile|piece",
    "gemblo": "тайл|фішк|фишк|плитк|кістк|кубик|детал|раунд|парті|парти|резерв|tile|dice|round|reserve",
}
"""The beginnings of words that belong to other games, in all languages."""


def strange(game, text):
    """Words of other games in a text; names of values and of other messages are not said."""
    said = re.sub(r"\{ *\$?[\w-]+ *(?:->)?|\(figure:[\w-]+\)", "", text)
    return re.findall(rf"\b(?:{OTHERS[game]})\w*", said, re.IGNORECASE)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", OTHERS)
def test_a_game_speaks_in_its_own_words(game, language):
    for key, text in texts.entries(language).items():
        if re.match(rf"(?:error-)?{game}-", key):
            assert strange(game, text.removeprefix(key)) == [], key
    page = files(f"minoteka.games.{game.replace('-', '_')}.help").joinpath(f"{language}.md").read_text("utf-8")
    assert strange(game, page) == []


def test_every_game_has_its_words_and_a_strange_one_would_be_found():
    assert OTHERS.keys() == catalog.OWN.keys()
    assert strange("mexican-train", "Покладіть на свій потяг { $tile -> one } плитку") == ["потяг", "плитку"]
