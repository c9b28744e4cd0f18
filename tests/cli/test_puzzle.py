"""``minoteka puzzle`` as a person meets it."""

import pytest

from minoteka.cli.main import main
from minoteka.puzzles.collection import NAMES

FLOWER = 'pieces = "{}"\nsilhouette = """\n  #\n#   #\n  #\n#   #\n  #\n"""\n'


@pytest.fixture
def run(capsys, monkeypatch):
    monkeypatch.setenv("MINOTEKA_LANG", "en")

    def command(*arguments):
        code = main(["puzzle", *map(str, arguments)])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return command


def test_list_names_all_of_them(run, tmp_path):
    code, out, _ = run("list", "--svg", tmp_path / "all.svg")
    assert code == 0 and all(name in out for name in NAMES)
    assert (tmp_path / "all.svg").read_text("utf-8").count("<text") == 64


def test_show_draws_the_silhouette_and_names_the_pieces(run, tmp_path):
    code, out, _ = run("show", "umbrella", "--svg", tmp_path / "u.svg")
    assert code == 0 and "Umbrella" in out and "45 cells, 11 pieces" in out and "/  \\__/" in out
    assert (tmp_path / "u.svg").read_text("utf-8").startswith("<svg")


def test_titles_are_translated(run, monkeypatch):
    monkeypatch.setenv("MINOTEKA_LANG", "uk")
    assert "Парасолька" in run("show", "umbrella")[1]


def test_solve_draws_pieces_with_their_numbers(run, tmp_path):
    code, out, _ = run("solve", "umbrella", "--svg", tmp_path / "s.svg")
    assert code == 0
    for number in (1, 2, 7, 8, 10, 11, 12, 13, 14, 17, 18):
        assert f"{number:>2}\\" in out or f"{number:>2} " in out
    assert ">E18<" in (tmp_path / "s.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("extra", "answer"),
    [
        ((), "4 solutions, and no others."),
        (("--up-to-symmetry",), "4 solutions, not counting turned and flipped ones."),
        (("--limit", 2), "At least"),
    ],
)
def test_counting(run, extra, answer):
    code, out, _ = run("solve", "umbrella", "--count", *extra)
    assert code == 0 and answer in out


def test_one_solution_is_proved(run, tmp_path):
    path = tmp_path / "one.toml"
    path.write_text('pieces = "A6"\nsilhouette = """\n#\n\n#\n\n#\n\n#\n"""\n', "utf-8")
    assert "exactly one solution" in run("solve", path, "--count")[1]


def test_no_solution_says_why_and_exits_with_1(run, tmp_path):
    path = tmp_path / "none.toml"
    path.write_text(FLOWER.format("A3 A8"), "utf-8")
    for extra in ((), ("--count",)):
        code, out, err = run("solve", path, *extra)
        assert code == 1 and "No solution" in out and err == ""


def test_a_search_can_run_out_of_time(run):
    code, out, _ = run("solve", "tai-chi", "--seconds", 0)
    assert code == 1 and "in that time" in out


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("show", "fihs"), "Did you mean “fish”"),
        (("show", "nowhere.toml"), "cannot be read"),
        (("generate", "--size", 99), "12 to 60"),
        (("generate", "--symmetry", "mirror", "--colours", 1), "at least 2 colours"),
        (("generate", "--day", "yesterday"), "not a date"),
        (("solve",), "NAME|FILE is missing"),
    ],
)
def test_bad_input_takes_one_line(run, arguments, hint):
    code, out, err = run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1) and hint in err


def test_a_malformed_file_names_the_place(run, tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text(FLOWER.format("A3 A8").replace("#   #", "#  #", 1), "utf-8")
    code, _, err = run("solve", path)
    assert code == 2 and "Line 2, column 4" in err


def test_generate_writes_a_file_that_solve_reads(run, tmp_path):
    path = tmp_path / "new.toml"
    code, out, _ = run("generate", "--size", 14, "--colours", 1, "--grade", 1, "--seed", "x", "--out", path)
    assert code == 0 and "1 solution, easy" in out and "--seed x" in out
    code, out, _ = run("solve", path, "--count")
    assert code == 0 and "exactly one solution" in out


def test_a_place_that_cannot_be_written_is_named(run, tmp_path):
    (tmp_path / "p.toml").write_text('laid = ["F1:2,0"]', "utf-8")
    code, _, err = run("from-picture", tmp_path / "p.toml", "--out", tmp_path / "no" / "folder")
    assert code == 2 and "cannot be written" in err


def test_a_picture_becomes_a_puzzle(run, tmp_path):
    (tmp_path / "p.toml").write_text('laid = ["A5:0,0;0,1;1,0", "F1:2,0"]', "utf-8")
    code, out, _ = run("from-picture", tmp_path / "p.toml", "--out", tmp_path / "puzzle.toml")
    assert code == 0 and "4 cells, 2 pieces: A5 F1" in out
    assert run("solve", tmp_path / "puzzle.toml")[0] == 0
