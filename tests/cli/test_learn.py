"""Lessons at the command line: taught line by line, left and taken up, and a file of one's own proven."""

import io

import pytest

from minoteka.cli.main import main
from minoteka.lessons.collection import FOLDER


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path))

    def command(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["learn", *map(str, arguments)])
        captured = capsys.readouterr()
        return code, " ".join(captured.out.split()), captured.err

    return command


def test_a_lesson_is_taught_line_by_line(run):
    typed = "?\n12ne@c3\n13se@c4\n13ne@c4\n01ne@c4\n?\n?\n1\nq\n"
    code, out, err = run("riomino", typed=typed)
    assert (code, err) == (0, "")
    for said in (
        "Task 1 of 5",
        "Only the place in the middle is open.",
        "★★ That was your first move.",
        "★★★ Right. Corner to corner would not do",
        "The bottom side shows 3 but meets 1 on c3.",
        "That is another die or another place.",
        "so yours has to show 1 at the bottom",
        "★ Dice may be turned, but never tipped over",
        "To go on another time: minoteka learn riomino laying",
    ):
        assert said in out, said


def test_the_last_lesson_ends_it(run):
    code, out, _ = run("gemblo", "end", typed="?\n?\n1\n?\n?\n1\npass\n")
    assert code == 0 and out.endswith("All lessons done: you know Gemblo now.")


def test_what_is_there_is_listed_with_the_stars_of_the_best_try(run):
    code, out, _ = run()
    assert code == 0 and "riomino laying Laying dice places Places blocking" in out
    for typed, won in (("?\n12ne@c3\n", 2), ("12ne@c3\n", 3), ("?\n12ne@c3\n13ne@c4\n01ne@c4\n", 6)):
        run("riomino", typed=typed)
        assert f"riomino laying Laying dice ★{won}/15 places" in run()[1]


def test_a_file_is_proven_or_its_line_is_named(run, tmp_path):
    good = FOLDER / "riomino" / "01-laying.toml"
    assert run("riomino", "--check", good)[:2] == (0, "Everything checks out: 5 tasks.")
    bad = tmp_path / "01-laying.toml"
    bad.write_text(good.read_text("utf-8").replace('["c4"]', '["c9"]'), "utf-8")
    code, out, err = run("riomino", "--check", bad)
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert f"{bad}, line 16: no move does what this goal asks for." in err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [(("chess",), "There is no game"), (("riomino", "flying"), "There is no lesson “flying”.")],
)
def test_what_is_not_there_takes_one_line(run, arguments, why):
    code, out, err = run(*arguments)
    assert code == 2 and out == "" and why in err and err.count("\n") == 1
