"""Riddles at the command line: listed, shown, answered line by line, looked for and proven again."""

import io

import pytest

from minoteka import catalog
from minoteka.cli.main import main

NAME = "last-die-2"


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path / "home"))

    def command(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["puzzle", *map(str, arguments)])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return command


def moves():
    riddle = catalog.riddles()[NAME].riddle
    position = catalog.position(riddle.position)
    return riddle.line[0], next(move for move in position.legal_moves() if move != riddle.line[0])


def test_themes_and_riddles_are_listed(run):
    assert "longest-train" in run("list")[1]
    assert NAME in run("list", "riomino")[1] and NAME in run("list", "last-die")[1]
    assert run("list", "last-dye")[2].strip().endswith("last-die”?")


def test_a_riddle_is_shown_and_solved(run, tmp_path):
    code, out, _ = run("show", NAME, "--svg", tmp_path / "r.svg")
    assert code == 0 and "Exactly one move wins" in out and moves()[0] not in out
    assert (tmp_path / "r.svg").read_text("utf-8").startswith("<svg")
    assert moves()[0] in run("solve", NAME)[1]


def test_it_is_answered_line_by_line(run):
    right, wrong = moves()
    code, out, _ = run("play", NAME, typed=f"?\n{wrong}\nhint\nhint\nhint\nnonsense\nboard\nmoves\n{right}\n")
    assert code == 0 and "No: that loses" in out and "Look at" in out and f"Play {right}." in out
    assert f"Right: {right}" in out


def test_what_is_half_answered_is_kept(run, tmp_path):
    one = catalog.riddles()["longest-train-1"]
    first, *others = one.riddle.line
    wrong = next(move for move in catalog.position(one.riddle.position).legal_moves() if move != first)
    out = run("play", one.name, typed=f"{wrong}\n{first}\nquit\n")[1]
    assert f"minoteka puzzle play {one.name}" in out and f"Right: {first}" in out
    (kept,) = (tmp_path / "home" / "puzzles").iterdir()
    out = run("play", one.name, typed="".join(f"{move}\n" for move in others))[1]
    assert "Solved" in out and "Wrong tries: 1" in out and not kept.exists()


def test_what_may_be_laid_is_not_listed_where_seeing_it_is_the_riddle(run):
    one = catalog.riddles()["only-place-1"]
    (right,) = one.riddle.line
    position = catalog.position(one.riddle.position)
    corners = (f"{tile}a1e" for tile in position.view(position.to_act).hands[position.to_act].tiles)
    wrong = next(move for move in corners if move != right)
    out = run("play", one.name, typed=f"moves\n{right[:2]}\n{wrong}\n{right}\n")[1]
    assert out.count("Nothing lists it here") == 2 and out.count(right) == 1
    assert "Solved" in out and "Wrong tries: 1" in out


def test_a_game_has_a_riddle_of_the_day(run):
    first = run("play", "riomino", "--day", "2026-11-16", typed="")[1]
    assert first == run("play", "riomino", "--day", "2026-11-16", typed="")[1]
    assert run("play", NAME, "--day", "2026-11-16")[0] == 2


def test_files_are_made_and_checked(run, tmp_path):
    path = tmp_path / "some.jsonl"
    code, out, _ = run("mine", "only-place", "--count", 1, "--out", path, "--jobs", 1)
    assert code == 0 and "proven answer" in out
    assert "1 riddle is proven" in run("check", "only-place", path)[1]
    path.write_text(path.read_text("utf-8").replace('"value":1', '"value":2'), "utf-8")
    code, _, err = run("check", "only-place", path)
    assert code == 2 and err.startswith("minoteka: Line 1: This riddle tells something that is not so (value)")
    path.write_text("nonsense\n", "utf-8")
    assert "Line 1" in run("check", "only-place", path)[2]
