"""`import minoteka`: light to open, with everything behind it."""

import json
import subprocess
import sys

import pytest
from rich.text import Text

import minoteka
from minoteka.core.canvas import Canvas, plain

LIGHT = """
import json, os, sys
before = {name: value for name, value in os.environ.items()}
import minoteka
loaded = [name for name in sys.modules if name.split(".")[0] in ("numba", "numpy") or name.startswith("minoteka.")]
known = dir(minoteka)
import minoteka.games.riomino
print(json.dumps([loaded, known, list(minoteka.games()), dict(os.environ) == before]))
"""


def test_opening_it_loads_no_compiler_and_no_game():
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    loaded, known, games, untouched = json.loads(done.stdout)
    assert loaded == [] and untouched
    assert set(minoteka.__all__) <= set(known)
    assert "riomino" in games  # whoever imported a game finds the list all the same


def test_everything_named_is_there():
    for name in minoteka.__all__:
        assert getattr(minoteka, name) is not None
    assert not hasattr(minoteka, "castle")


def test_what_it_gives_says_what_it_is():
    riomino = minoteka.game("riomino")
    position = minoteka.Position.dealt(riomino, 2, {"level": "junior"}, minoteka.Chance("7"), first=1)
    assert repr(riomino) == "<Game riomino, 2 seats, rules version 1>"
    assert repr(position) == "<Position of riomino, 2 seats level=junior: seat 1 to act>"
    assert repr(position.observe(0)) == "<What seat 0 sees of riomino, 2 seats level=junior: seat 1 to act>"
    assert repr(position.observe()).startswith("<What a spectator sees of riomino")
    assert repr(minoteka.Batch(riomino, 2, {}, 10)) == "<Batch of 10 rounds of riomino, 2 seats>"
    match = minoteka.Match.start(riomino, 2, {}, minoteka.Chance("7"), first=0)
    assert repr(match) == "<Match, round 1, ply 0: <Position of riomino, 2 seats: seat 0 to act>>"


@pytest.mark.parametrize("game", minoteka.games().values(), ids=list(minoteka.games()))
def test_a_drawn_table_is_plain_text(game):
    position = minoteka.Position.dealt(game, max(game.seats), {}, minoteka.Chance("7"))
    for _ in range(8):
        seen = position.observe(position.to_act)
        shown = Text.from_markup(seen.markup()).plain
        assert str(seen) == seen.draw() == shown and "[/]" not in shown
        position = position.play(position.legal_moves()[-1])
    assert str(position) == position.draw() == Text.from_markup(position.markup()).plain


def test_signs_that_look_like_markup_are_kept():
    for shown in ("[1]", "[bold]", "a\\", "[", "]", "[/]", "\\\\"):
        canvas = Canvas()
        canvas.put(0, 0, shown, "bold")
        canvas.put(0, len(shown), shown)
        assert plain(canvas.markup()[0]) == Text.from_markup(canvas.markup()[0]).plain == 2 * shown


def test_moves_can_be_walked_and_asked_for():
    position = minoteka.Position.dealt(minoteka.game("riomino"), 2, {}, minoteka.Chance("7"))
    assert tuple(position) == position.legal_moves() == tuple(move.text for move in position.moves())
    assert position.legal_moves()[0] in position and "castle" not in position
    assert tuple(position.observe(1 - position.to_act)) == ()
