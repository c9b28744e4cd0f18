"""``minoteka solitaire`` as a person meets it."""

import json
import sys
from datetime import UTC, datetime
from io import StringIO

import pytest

from minoteka import catalog
from minoteka.cli.main import main
from minoteka.core.fairness import Chance, key_of_day
from minoteka.core.match import Match

ALL_FIRST = "1\n" * 60
"""The first move of the list, again and again: a whole round."""


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("MINOTEKA_LANG", "en")
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path / "home"))

    def command(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        code = main(["solitaire", *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return command


@pytest.fixture
def kept(tmp_path):
    return tmp_path / "home" / "solitaire.json"


def first_moves(seed, **options):
    """The score of a round in which the first move of the list is always made."""
    match = Match.start(catalog.solitaire(), 1, options, Chance(seed), first=0)
    while not match.is_over:
        match = match.play(match.position.legal_moves()[0])
    return match.standing().scores[0]


def test_a_round_to_its_end_is_kept(run, kept):
    code, out, _ = run("--seed", "7", typed=ALL_FIRST)
    score = first_moves("7")
    assert code == 0
    assert f"Your score: {score:g}" in out
    assert "minoteka solitaire --seed 7" in out
    (result,) = json.loads(kept.read_text("utf-8"))["results"]
    assert (result["deal"], result["options"], result["score"]) == ("7", "", score)
    code, out, _ = run("--seed", "7", typed=ALL_FIRST)
    assert f"your best was {score:g}" in out
    assert len(json.loads(kept.read_text("utf-8"))["results"]) == 1


def test_variants_have_scores_of_their_own(run, kept):
    run("--seed", "7", typed=ALL_FIRST)
    code, out, _ = run("--seed", "7", "-o", "powers=white", typed=ALL_FIRST)
    assert "powers=white" in out
    assert f"Your score: {first_moves('7', powers='white'):g}" in out
    assert "You played this deal before" not in out
    assert len(json.loads(kept.read_text("utf-8"))["results"]) == 2
    code, out, _ = run("--scores", "-o", "powers=white")
    assert (code, "powers=white" in out) == (0, True)
    assert "No scores yet" in run("--scores", "-o", "powers=black")[1]


def test_a_record_is_told(run):
    scores = {seed: first_moves(str(seed)) for seed in range(6)}
    worst, best = min(scores, key=scores.__getitem__), max(scores, key=scores.__getitem__)
    assert "record" not in run("--seed", str(worst), typed=ALL_FIRST)[1]
    assert f"The best so far was {scores[worst]:g}" in run("--seed", str(best), typed=ALL_FIRST)[1]


def test_the_deal_of_the_day_is_one_for_a_date_and_a_key(run, kept):
    today = datetime.now(UTC).date().isoformat()
    code, out, _ = run(typed="q\n")
    assert code == 0
    assert f"Simino for one · {today}" in out
    assert f"minoteka solitaire --day {today}" in out
    own = json.loads(kept.read_text("utf-8"))["key"]
    out = run("--day", "2026-11-01", typed=ALL_FIRST)[1]
    assert f"Your score: {first_moves(key_of_day(own, '2026-11-01')):g}" in out
    code, out, _ = run("--day", "2026-11-01", "--key", "family", typed=ALL_FIRST)
    assert f"Your score: {first_moves(key_of_day('family', '2026-11-01')):g}" in out
    assert "2026-11-01 family" in run("--scores")[1]


def test_new_deals_differ(run):
    commands = {run("--new", typed="q\n")[1].splitlines()[-1] for _ in range(3)}
    assert len(commands) == 3
    assert all("--seed" in command for command in commands)


def test_a_move_is_taken_back_only_if_nothing_was_seen(run):
    out = run("--seed", "7", typed="1\nu\nq\n")[1]
    assert "you have seen what came after it" in out
    # With the whole set in the hand nothing is ever drawn.
    out = run("--seed", "7", "-o", "hand=36", typed="u\n1\nu\nq\n")[1]
    assert "nothing to take back" in out
    assert "Taken back" in out
    assert out.count("0 moves made") == 2


def test_a_wrong_move_is_explained_and_changes_nothing(run):
    out = run("--seed", "7", "-o", "hand=36", typed="RRc3e\nnonsense\n1\nq\n")[1]
    assert "corner" in out
    assert "nonsense" in out
    assert "1 move made" in out


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--seed", "1", "--new"], "choose one"),
        (["--seed", "1", "--day", "2026-11-01"], "choose one"),
        (["--day", "tomorrow"], "not a date"),
        (["--day", "9999-01-01"], "waits for its day"),
        (["-o", "powers=red"], "none | white"),
        (["-o", "match=points:17"], "never end"),
        (["-o", "teams=tandem"], "four"),
    ],
)
def test_bad_input_takes_one_line(run, arguments, hint):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert hint in err


def test_a_damaged_file_is_not_overwritten(run, kept):
    kept.parent.mkdir()
    kept.write_text("{", "utf-8")
    code, _, err = run("--seed", "7", typed=ALL_FIRST)
    assert code == 2
    assert "is damaged" in err
    assert kept.read_text("utf-8") == "{"


def test_a_folder_that_cannot_be_written_is_said(run, tmp_path):
    (tmp_path / "home").write_text("a file in the way", "utf-8")
    code, _, err = run("--seed", "7")
    assert code == 2
    assert "cannot be written" in err


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_other_languages(run, monkeypatch, language):
    monkeypatch.setenv("MINOTEKA_LANG", language)
    out = run("--seed", "7", typed=ALL_FIRST)[1]
    assert {"uk": "Ваш рахунок", "ru": "Ваш счёт"}[language] in out
    assert "solitaire-" not in out.replace("minoteka solitaire", "")


def test_a_round_goes_on_where_it_was_left_and_its_score_counts(run, kept, monkeypatch):
    assert "minoteka play --resume" in run("--seed", "7", typed="1\n1\n")[1]
    (game,) = (kept.parent / "games").iterdir()
    assert main(["play", "--resume", "--seed", "8"]) == 2
    monkeypatch.setattr(sys, "stdin", StringIO(ALL_FIRST))
    assert main(["play", "--resume"]) == 0
    (result,) = json.loads(kept.read_text("utf-8"))["results"]
    assert (result["deal"], result["score"]) == ("7", first_moves("7"))
    assert main(["verify", str(game)]) == 0
