"""``minoteka solve`` as a person or a program meets it."""

import json
import os
import signal
from threading import Timer

import pytest

from minoteka import catalog
from minoteka.cli.main import main
from minoteka.core.fairness import Chance
from minoteka.core.match import Match

KEYS = ["winner", "proven", "seat", "winning", "line", "nodes", "seconds"]
LATE = "5"


def run(capsys, *arguments):
    code = main(["solve", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def record(capsys, tmp_path):
    """A whole recorded round of START."""
    main(["playthrough", "riomino", "--seed", "5", "-o", "level=start"])
    path = tmp_path / "round.jsonl"
    path.write_text(capsys.readouterr().out, "utf-8")
    return path


@pytest.mark.compiled_only
def test_a_deal_by_its_seed(capsys):
    code, out, _ = run(capsys, "riomino", "--level", "start", "--seed", "3", "--json")
    answer = json.loads(out.splitlines()[-1])
    assert code == 0
    assert list(answer) == KEYS
    assert answer["proven"]
    assert answer["winner"] in (0, 1)
    assert (answer["winner"] == answer["seat"]) == bool(answer["winning"])
    code, again, _ = run(capsys, "riomino", "-o", "level=start", "--seed=3", "--json")
    assert json.loads(again)["winning"] == answer["winning"]


def test_a_position_of_a_record(capsys, record):
    code, out, _ = run(capsys, "riomino", "--record", str(record), "--ply", LATE, "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["proven"]
    plies = [json.loads(line) for line in record.read_text("utf-8").splitlines()[1:]]
    assert answer["seat"] == plies[int(LATE)]["seat"]
    assert set(answer["winning"]) <= set(plies[int(LATE)]["legal"])


@pytest.mark.compiled_only
def test_the_first_line_of_a_record_is_enough(capsys, record):
    lines = record.read_text("utf-8").splitlines()
    record.write_text(lines[0] + "\n", "utf-8")
    code, out, _ = run(capsys, "riomino", "--record", str(record), "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["seat"] == json.loads(lines[0])["deal"]["first"]
    assert len(answer["line"]) > 4


def test_the_end_of_a_record_is_solved_already(capsys, record):
    code, out, _ = run(capsys, "riomino", "--record", str(record), "--json")
    ended = json.loads(record.read_text("utf-8").splitlines()[-1])["outcome"]
    assert code == 0
    assert json.loads(out)["winner"] == ended["winners"][0]


def test_words_for_people(capsys, record):
    code, out, _ = run(capsys, "riomino", "--record", str(record), "--ply", LATE)
    assert code == 0
    assert "wins with best play" in out
    assert "Best play: " in out


@pytest.mark.compiled_only
def test_a_limit_stops_with_what_is_known(capsys):
    code, out, _ = run(capsys, "riomino", "--level=specialist", "--limit", "0.2", "--json")
    answer = json.loads(out)
    assert code == 0
    assert (answer["winner"], answer["proven"], answer["line"]) == (None, False, [])


@pytest.mark.compiled_only
def test_ctrl_c_stops_with_what_is_known(capsys):
    main(["solve", "riomino", "--level=specialist", "--limit", "0.1"])  # compiled before the signal comes
    capsys.readouterr()
    before = signal.getsignal(signal.SIGINT)
    timer = Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        code, out, _ = run(capsys, "riomino", "--level=specialist", "--json", "--limit", "300")
    finally:
        timer.cancel()
    assert code == 0
    assert json.loads(out)["winner"] is None
    assert signal.getsignal(signal.SIGINT) == before


@pytest.mark.compiled_only
def test_a_solitaire_proven_best(capsys):
    code, out, _ = run(capsys, "simino", "--seed", "3", "--tiles", "7", "--json")
    answer = json.loads(out.splitlines()[-1])
    assert code == 0
    assert set(answer) == {*KEYS, "score"}
    assert (answer["winner"], answer["proven"], answer["seat"], len(answer["line"])) == (0, True, 0, 7)
    code, out, _ = run(capsys, "simino", "--seed=3", "--tiles=7")
    assert f"Best score: {answer['score']}. Proven" in out


@pytest.mark.compiled_only
def test_a_solitaire_within_a_limit(capsys):
    code, out, _ = run(capsys, "simino", "--seed", "3", "--limit", "0.5", "--json")
    answer = json.loads(out.splitlines()[-1])
    assert code == 0
    assert (answer["winner"], answer["proven"]) == (None, False)
    position = Match.start(catalog.game("simino"), 1, {}, Chance("3")).position
    for text in answer["line"]:
        position = position.play(text)
    assert position.outcome.scores == (answer["score"],)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["riomino", "--tiles", "12"], "leave out --tiles"),
        (["simino", "--tiles", "3"], "5 to 36"),
        (["simino", "--seats", "2", "--tiles", "12"], "Leave out --seats"),
        (["riomin"], "Did you mean “riomino”"),
        (["gemblo", "--seats", "3"], "two players"),
        (["riomino", "--level", "hard"], "start | junior"),
        (["riomino", "--levle", "start"], "Did you mean “level”"),
        (["riomino", "--level"], "--level"),
        (["riomino", "nonsense"], "nonsense"),
        (["riomino", "--ply", "3"], "--record"),
        (["riomino", "--limit", "soon"], "--limit"),
        (["riomino", "--record", "no-such-file"], "cannot be read"),
    ],
)
def test_bad_input_takes_one_line(capsys, arguments, hint):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert hint in err


def test_a_record_brings_its_own_deal(capsys, record):
    for extra in (["--seed", "1"], ["--level", "start"], ["--seats", "2"]):
        code, _, err = run(capsys, "riomino", "--record", str(record), *extra)
        assert code == 2
        assert "its own deal" in err
    code, _, err = run(capsys, "riomino", "--record", str(record), "--ply", "99")
    assert code == 2
    assert "too far" in err


def test_hands_are_opened_after_the_game(capsys, tmp_path):
    main(["playthrough", "trimino", "--seed", "5"])
    lines = capsys.readouterr().out.splitlines()
    path = tmp_path / "round.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    last = sum('"move"' in line for line in lines)
    code, out, _ = run(capsys, "trimino", "--record", str(path), "--ply", str(last - 4), "--json")
    answer = json.loads(out)
    assert (code, answer["proven"]) == (0, True)
    assert answer["line"]
    path.write_text("\n".join(lines[:12]), "utf-8")
    code, _, err = run(capsys, "trimino", "--record", str(path), "--ply", "6")
    assert (code, err.count("\n")) == (2, 1)
    assert "not over" in err
    code, _, err = run(capsys, "trimino", "--seats", "3")
    assert (code, "two players" in err) == (2, True)
