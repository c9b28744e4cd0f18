"""A lesson's file that lies is refused in one line: the file, the line that lies, and why, with stable codes."""

import pytest

from minoteka import catalog, texts
from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.lessons.lesson import read
from minoteka.lessons.proof import prove

RIOMINO = catalog.game("riomino")
DEAL = '{"first":1,"hands":[["01","02","03","12","13","23"],["01","02","03","12","13","23"]],"start":"12"}'
FORGED = Position.from_bytes(RIOMINO, 2, {}, RIOMINO.layout.to_bytes(RIOMINO.blank(2, RIOMINO.settle(2, {})))).text()
GOOD = f"""# A title

[[steps]]
name = "beside"
position = 'riomino 2 {DEAL} 12ne@c3'
goal.event = {{ kind = "laid" }}

[[steps]]
name = "turn"
position = 'riomino 2 {DEAL} 12ne@c3'
goal.moves = ["13se@c4"]
"""
LIES = {
    "toml": (GOOD.replace("[[steps]]\nname", "[[steps]\nname", 1), 3, "lesson-toml"),
    "key": (GOOD + 'colour = "red"\n', 12, "lesson-toml"),
    "part of a goal": (GOOD + "goal.veiw = { over = false }\n", 12, "lesson-toml"),
    "no steps": ("# A title\nsteps = []\n", 2, "lesson-toml"),
    "moves": (GOOD + "moves = 0\n", 12, "lesson-toml"),
    "type": (GOOD.replace('["13se@c4"]', "13"), 11, "lesson-toml"),
    "no position": (GOOD.replace("position", "#", 1), 3, "lesson-toml"),
    "name": (GOOD.replace('"turn"', '"beside"'), 9, "lesson-name"),
    "deal": (GOOD.replace('"13","23"]],"start"', '"13"]],"start"', 1), 5, None),
    "move": (GOOD.replace("12ne@c3", "12ne@a1", 1), 5, "position-move"),
    "believed": (GOOD.replace(f"'riomino 2 {DEAL} 12ne@c3'", f"'{FORGED}'", 1), 5, "position-past"),
    "another game": (GOOD.replace("riomino 2", "chess 2", 1), 5, "unknown-game"),
    "no goal": (GOOD.replace('goal.moves = ["13se@c4"]', "goal = {}"), 11, "lesson-no-goal"),
    "empty goal": (GOOD.replace('{ kind = "laid" }', "{}"), 6, "lesson-no-goal"),
    "beside a remark": (GOOD.replace("[[steps]]", "  [[ steps ]] # one").replace("13se", "13ne"), 11, "riomino-side"),
    "its own table": (GOOD.replace("goal.moves", "[steps.goal]\nmoves").replace("13se", "13ne"), 11, "riomino-side"),
    "another part": (GOOD + "goal.view = { over = true }\n", 12, "lesson-unreachable"),
    "parts apart": (GOOD + 'goal.event = { kind = "laid", piece = "01" }\n', 11, "lesson-unreachable"),
    "no such move": (GOOD.replace("13se@c4", "13ne@c4"), 11, "riomino-side"),
    "never happens": (GOOD.replace('"laid"', '"hexagon"'), 6, "lesson-unreachable"),
    "solution": (GOOD + 'solution = ["13se@a1"]\n', 12, "riomino-outside"),
    "not the goal": (GOOD + 'solution = ["01ne@c4"]\n', 12, "lesson-unreachable"),
    "solution goes on": (GOOD + 'solution = ["13se@c4", "01ne@c4"]\n', 12, "lesson-done-before"),
    "text": (GOOD.replace('"turn"', '"tilt"'), 9, "lesson-text"),
}


def test_the_file_that_the_lies_are_made_from_is_true():
    prove(RIOMINO, read(RIOMINO, "laying", GOOD, "riomino/01-laying.toml"))


@pytest.mark.parametrize(("text", "line", "code"), LIES.values(), ids=LIES)
def test_a_lie_is_named_with_its_line(text, line, code):
    with pytest.raises(Malformed) as refused:
        prove(RIOMINO, read(RIOMINO, "laying", text, "riomino/01-laying.toml"))
    error = refused.value
    assert (error.code, error.details["file"], error.details["line"]) == ("lesson-lies", "riomino/01-laying.toml", line)
    assert code is None or error.details["why"].code == code
    for language in texts.LANGUAGES:
        said = error.say(language)
        assert "\n" not in said and str(line) in said and error.details["why"].say(language) in said


def test_words_for_a_miss_are_there_in_every_language_or_in_none(monkeypatch):
    has = texts.has
    monkeypatch.setattr(
        texts,
        "has",
        lambda key, language="en": (key.endswith("beside-miss") and language == "uk") or has(key, language),
    )
    with pytest.raises(Malformed) as refused:
        prove(RIOMINO, read(RIOMINO, "laying", GOOD, "x.toml"))
    assert (refused.value.details["line"], refused.value.details["why"].code) == (4, "lesson-text")


def test_a_finished_position_teaches_nothing():
    won = "03se@b3"
    moves = "02nw@c3 23nw@c2 23ne@d2 03sw@c4 23ne@d4 13ne@c5 23sw@d3 23ne@e3"
    deal = '{"first":1,"hands":[["01","03","12","13","23","23"],["03","03","12","23","23","23"]],"start":"02"}'
    text = f"[[steps]]\nname = \"win\"\nposition = 'riomino 2 {deal} {moves} {won}'\ngoal.view = {{ over = true }}\n"
    with pytest.raises(Malformed) as refused:
        prove(RIOMINO, read(RIOMINO, "blocking", text, "x.toml"))
    assert refused.value.details["why"].code == "lesson-over"
