"""A game at the terminal, line by line: kept after every move, lenient, and never put out by anything typed."""

import errno
import json
import os
import random
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from textwrap import dedent

import pytest

from minoteka import Chance, Position, catalog
from minoteka.cli.main import main
from minoteka.terminal.menu import Menu
from minoteka.terminal.wish import Wish

ODD = ("²", "٣", "१", "\udc80", "\x00", "[bold]", "[/]", "%s", "{0}", "…", "1e3", "-1", "99999999999999", "🂡", "\u202e")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def typed(home, monkeypatch, capsys):
    def play(lines, *arguments):
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        code = main(["play", *arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return play


def rubbish(count, seed):
    """Lines that people and pipes might send: commands, parts of moves, odd signs, numbers."""
    chance = random.Random(seed)
    words = [
        "h",
        "m",
        "b",
        "s",
        "?",
        "u",
        "1",
        "2",
        "7",
        "12",
        "12ne@c4",
        "PASS",
        "draw",
        "give",
        "1:2,3",
        "1:0,0",
        "RO@a1b1",
        "q1",
        "3-3",
    ]
    for _ in range(count):
        parts = chance.choices([*words, *ODD], k=chance.choice((1, 1, 1, 2, 3)))
        yield chance.choice(("", " ")).join(parts) if chance.random() < 0.7 else str(chance.randrange(40))


def check_rubbish(home, monkeypatch, capsys, game, count):
    """Game after game until every line has been read."""
    lines = StringIO("\n".join(rubbish(count, game)) + "\n")
    monkeypatch.setattr(sys, "stdin", lines)
    for number in range(count):
        if lines.tell() == len(lines.getvalue()):
            break
        code = main(["play", game, "--bot", "greedy", "--seed", str(number)])
        out, err = capsys.readouterr()
        assert (code, err) == (0, "")
        assert "Traceback" not in out
    assert lines.tell() == len(lines.getvalue())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_nothing_typed_ends_in_an_error(home, monkeypatch, capsys, game):
    check_rubbish(home, monkeypatch, capsys, game, 250)


@pytest.mark.slow
@pytest.mark.parametrize("game", catalog.GAMES)
def test_nothing_at_all_ends_in_an_error(home, monkeypatch, capsys, game):
    check_rubbish(home, monkeypatch, capsys, game, 10_000)


def test_typing_is_lenient(typed):
    code, out, _ = typed(
        "MOVES\nmoves 0\nHELP\nHint\nscore\nq\n", "riomino", "--seed", "3", "--bot", "greedy", "--first", "0"
    )
    assert code == 0
    assert "A piece alone" in out and "Hint: " in out and "Scores: 0 : 0" in out
    legal = [word for word in out.split() if "@" in word]
    code, out, _ = typed(f" {legal[0].upper()} \nq\n", "riomino", "--seed", "3", "--bots", "0", "--first", "0")
    assert f": {legal[0]}\n" in out


def test_a_piece_alone_lists_its_moves(typed):
    code, out, _ = typed("10\n1\nq\n", "gemblo", "--seed", "3", "--bots", "0", "--first", "0")
    assert code == 0
    assert "10 ×" in out
    assert "  1. 10:" in out
    assert "Seat 0: 10:" in out


def test_a_game_goes_on_where_it_was_left(typed, home, capsys):
    assert "play --resume" in typed("1\n1\nu\n1\nq\n", "riomino", "--seed", "it's 5", "--bot", "greedy")[1]
    (kept,) = (home / "games").iterdir()
    before = kept.read_text("utf-8")
    assert '"entry": "undo"' in before
    code, out, _ = typed("1\n" * 20, "--resume")
    assert code == 0
    assert "The game is over" in out
    assert kept.read_text("utf-8").startswith(before)
    assert main(["verify", str(kept)]) == 0
    assert main(["play", "--resume"]) == 2
    assert main(["play", "--record", str(kept)]) == 2


def test_a_position_is_kept_too(typed, home):
    position = Position.dealt(catalog.game("riomino"), 2, {}, Chance("3"))
    moves = [position.legal_moves()[0]]
    position = position.play(moves[0])
    moves.append(position.legal_moves()[0])
    typed(f"{moves[1]}\nq\n", "--bots", "0", "--position", position.text())
    (kept,) = (home / "games").iterdir()
    assert [json.loads(line).get("move") for line in kept.read_text("utf-8").splitlines()] == [None, *moves]
    assert main(["verify", str(kept)]) == 0


def test_a_game_that_cannot_be_kept_can_be_played(typed, home):
    home.write_text("no folder")
    code, out, err = typed("1\n1\nq\n", "riomino", "--bot", "greedy")
    assert (code, err) == (0, "")
    assert out.count("not kept") == 1


def test_the_seed_of_the_command_is_quoted(typed):
    assert "--seed 'two words'" in typed("q\n", "riomino", "--seed", "two words", "--bot", "random")[1]


def test_bots_of_different_levels(typed):
    code, out, _ = typed("q\n", "trimino", "--seats", "3", "--bot", "random,greedy", "--first", "1")
    assert code == 0
    assert "Seat 1 (random)" in out and "Seat 2 (greedy)" in out


@pytest.mark.parametrize("command", [["games"], ["play", "trimino"], ["rules", "gemblo"]])
def test_output_that_knows_only_ascii(home, monkeypatch, command):
    written = BytesIO()
    monkeypatch.setenv("MINOTEKA_LANG", "uk")
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written, "ascii"))
    assert main(command) == 0
    sys.stdout.flush()
    assert written.getvalue().isascii()
    assert written.getvalue().count(b"?") < 10  # in words that can be read


def program(*arguments, **streams):
    """The command as a process of its own."""
    return subprocess.Popen([sys.executable, "-P", "-m", "minoteka", *arguments], text=True, **streams)


def unread():
    """The writing end of a pipe that nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


@pytest.mark.parametrize("command", [["play", "riomino", "--bot", "greedy"], ["rules", "gemblo"], ["games"]])
def test_output_that_nobody_reads_is_no_error(home, monkeypatch, capsys, command):
    monkeypatch.setattr(sys, "stdin", StringIO("1\n" * 30))
    with open(unread(), "w", encoding="utf-8") as nobody:
        monkeypatch.setattr(sys, "stdout", nobody)
        assert main(command) == 0
    assert capsys.readouterr().err == ""


class Leaving(TextIOWrapper):
    """Output whose reader goes away when something is asked."""

    def write(self, text):
        if "Your move" in text:
            raise BrokenPipeError(errno.EPIPE, "nobody reads")
        return super().write(text)


def test_a_reader_who_leaves_at_a_question_is_no_error(home, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setattr(sys, "stdin", StringIO("1\n" * 30))
    with Leaving((tmp_path / "read").open("wb")) as nobody:
        monkeypatch.setattr(sys, "stdout", nobody)
        assert main(["play", "riomino", "--bots", "0"]) == 0
    assert capsys.readouterr().err == ""


def test_streams_that_were_closed_before_are_no_error(home, monkeypatch):
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["learn", "riomino"]) == 0
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.close()


@pytest.mark.parametrize("command", ["verify", "replay", "hint", "analyse"])
def test_a_record_whose_deal_nobody_knows_yet_takes_one_line(home, monkeypatch, capsys, tmp_path, command):
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    record = tmp_path / "running.jsonl"
    head = '{"minoteka": 1, "game": "trimino", "seats": 2, "options": {}, "fairness": {"scheme": 2}}'
    record.write_text(head + "\n", "utf-8")
    assert main([command, str(record)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "revealed seed" in err and "Entry" not in err


def test_a_process_that_nobody_reads_ends_quietly(home):
    writing = unread()
    process = program(
        "play", "riomino", "--bot", "greedy", stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE
    )
    os.close(writing)
    _, err = process.communicate("1\n" * 30)
    assert (process.returncode, err) == (0, "")


def test_the_menu_comes_back_with_what_was_chosen(home, monkeypatch):
    opened, led = [], []

    def run(menu):
        opened.append(dict(menu.picked))
        menu.picked["game"] = "gemblo"
        return Wish("gemblo", 2, 1, "easy", door="learn") if len(opened) == 1 else None

    monkeypatch.setattr(Menu, "run", run)
    monkeypatch.setattr("minoteka.cli.play.roomy", lambda: True)
    monkeypatch.setattr("minoteka.cli.learn.learn", led.append)
    assert main(["play"]) == 0
    assert led == ["gemblo"] and opened == [{"game": "riomino"}, {"game": "gemblo"}]


def test_what_a_command_does_not_need_is_not_loaded(home):
    asked = """
        import sys
        from minoteka.cli.main import main
        for command, heavy in (("--version", "numba"), ("plya", "numba"), ("games", "sqlalchemy")):
            main([command])
            print([name for name in (heavy, "textual", "websockets") if name in sys.modules])
    """
    out = subprocess.run([sys.executable, "-P", "-c", dedent(asked)], capture_output=True, text=True, check=True).stdout
    assert out.count("[]\n") == 3
