"""The commands as a person meets them: results on standard output, errors on one line with exit code 2."""

import json
import sys
from io import StringIO

import pytest

import minoteka
from minoteka import catalog, texts
from minoteka.cli.main import main


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Games are kept there."""
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path / "home"))
    return tmp_path / "home"


def run(capsys, *arguments):
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["playthrough", "riomin"], "Did you mean “riomino”"),
        (["playthrough", "riomino", "-o", "level=hard"], "start | junior"),
        (["playthrough", "riomino", "-o", "levle=start"], "Did you mean “level”"),
        (["playthrough", "riomino", "-o", "level"], "name=value"),
        (["playthrough", "riomino", "--seats", "5"], ", not 5"),
        (["playthrough", "riomino", "--bot", "gredy"], "Did you mean “greedy”"),
        (["playthrough", "riomino", "--deal", "no-such-file"], "cannot be read"),
        (["playthrogh"], "playthrough"),
        (["perft", "riomino", "deep"], "DEPTH"),
        (["play", "riomino", "--bots", "7"], "7 bots"),
        (["verify", "no-such-file"], "cannot be read"),
        (["perft", "riomino", "1", "--position", "nonsense"], "is not a position"),
        (["perft", "riomino", "1", "--position", 'gemblo 2 {"first":0}'], "of gemblo, not of riomino"),
        (["perft", "gemblo", "1", "--seed", "1", "--position", 'gemblo 2 {"first":0}'], "says everything itself"),
        (["play", "--seats", "2", "--position", 'gemblo 2 {"first":0}'], "says everything itself"),
        (["benchmark", "gredy"], "Did you mean “greedy”"),
        (["benchmark", "no_such_module:act"], "no_such_module"),
        (["benchmark", "random", "--task", "riomino"], "riomino-v1"),
        (["benchmark", "random", "--json", "no-such-folder/x.json"], "no-such-folder/x.json cannot be written"),
        (["arena", "riomino", "random", "greedy", "--json", "no-such-folder/x.json"], "x.json cannot be written"),
        (["hint"], "a record or a position"),
        (["rules", "riomino", "--lang", "de"], "uk, en, ru"),
        (["games", "--nonsense"], "--nonsense"),
        (["play", "riomino", "--seats", "0"], ", not 0"),
        (["play", "riomino", "--levle", "start"], "Did you mean “level”"),
        (["play", "riomino", "--level"], "with its value"),
        (["play", "--resume"], "no game to go on with"),
        (["play", "--resume", "--seed", "1"], "already"),
    ],
)
def test_bad_input_takes_one_line(capsys, arguments, hint):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert hint in err


def test_a_benchmark_ends_with_a_line_to_cite(capsys, tmp_path):
    kept = tmp_path / "result.json"
    code, out, _ = run(capsys, "benchmark", "beginner", "--task", "riomino-v1", "--deals", "1", "--json", str(kept))
    (line,) = json.loads(kept.read_text("utf-8"))
    assert code == 0
    assert line["cite"] in out and "riomino-v1: beginner " in line["cite"]
    assert set(line["wins"]) == {"random", "easy", "medium"}
    assert "takes 50" in out and "), 1 deal, minoteka" in line["cite"]


def test_a_contest_shows_whole_names_and_figures(capsys, tmp_path, monkeypatch):
    name = "a_player_whose_name_is_long_enough_for_two_lines"
    (tmp_path / f"{name}.py").write_text("def play(seen, seed):\n    return seen.legal_moves()[0]\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(capsys, "arena", "riomino", f"{name}:play", "greedy", "--games", "2")
    assert code == 0 and "…" not in out.partition("\n")[0]
    assert f"{name}:play" in "".join(line.split(" ")[0] for line in out.splitlines())


def test_games_lists_options(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "riomino" in out
    assert "tashkent" in out


def test_playthrough_replay_verify_hang_together(capsys, tmp_path):
    code, out, _ = run(capsys, "playthrough", "riomino", "--seed", "5", "-o", "level=junior")
    assert code == 0
    head = json.loads(out.splitlines()[0])
    assert list(head) == ["minoteka", "game", "seats", "options", "deal"]
    path = tmp_path / "game.jsonl"
    path.write_text(out, "utf-8")
    assert run(capsys, "verify", str(path))[0] == 0
    code, board, _ = run(capsys, "replay", str(path), "--ply", "3")
    assert code == 0
    assert "┌" in board
    assert run(capsys, "replay", str(path), "--ply", "999")[0] == 2
    assert "no seat 9" in run(capsys, "replay", str(path), "--seat", "9")[2]
    entries = sum('"move"' in line for line in path.read_text("utf-8").splitlines())
    assert (
        run(capsys, "replay", str(path))[1].count("▶ 0") + run(capsys, "replay", str(path))[1].count("▶ 1") == entries
    )


def test_deal_and_moves_from_files(capsys, tmp_path):
    deal = {"first": 1, "hands": [["01"] * 6, ["23", "12", "12", "12", "01", "01"]], "start": "13"}
    (tmp_path / "deal.json").write_text(json.dumps(deal))
    (tmp_path / "moves.txt").write_text("13ne@c3\n")
    files = ["--deal", str(tmp_path / "deal.json"), "--moves", str(tmp_path / "moves.txt")]
    code, out, _ = run(capsys, "playthrough", "riomino", *files)
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert lines[0]["deal"] == {**deal, "hands": [["01"] * 6, ["01", "01", "12", "12", "12", "23"]]}
    assert lines[1]["move"] == "13ne@c3"
    assert lines[-1] == {"ply": 2 - 1, "seat": 0, "legal": lines[-1]["legal"]}
    assert all(text.startswith("01") for text in lines[-1]["legal"])


def test_a_wrong_deal_file_is_refused(capsys, tmp_path):
    deal = tmp_path / "deal.json"
    deal.write_text('{"first": 0, "hands": [["01"], ["23"]], "start": "13"}')
    code, _, err = run(capsys, "playthrough", "riomino", "--deal", str(deal))
    assert code == 2
    assert "2 hands of 6" in err


def test_a_game_in_the_terminal(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", StringIO("?\nm\nnonsense\nh\n" + "1\nu\n1\n" + "1\n" * 20))
    code, out, _ = run(capsys, "play", "riomino", "--seed", "3", "--bot", "greedy")
    assert code == 0
    assert "is not a move" in out
    assert "Taken back" in out
    assert "The game is over" in out
    assert "minoteka play riomino" in out


@pytest.mark.parametrize("past", [True, False], ids=["played", "without a past"])
def test_a_position_is_where_commands_start(capsys, monkeypatch, past):
    from minoteka import Chance, Position, game

    position = Position.dealt(game("riomino"), 2, {"level": "start"}, Chance("3"))
    for _ in range(5):
        position = position.play(position.legal_moves()[0])
    if not past:
        position = Position.from_bytes(position.game, 2, position.options, position.to_bytes())
    text = position.text()
    code, out, _ = run(capsys, "perft", "riomino", "1", "--position", text)
    assert code == 0 and out == f"1 {len(position.legal_moves())}\n"
    code, out, _ = run(capsys, "hint", "--position", text, "--bot", "greedy")
    assert code == 0 and out.split()[0] in position
    code, out, _ = run(capsys, "solve", "riomino", "--position", text, "--json", "--threads", "1")
    assert code == 0 and json.loads(out)["line"][0] in position
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    code, out, _ = run(capsys, "play", "--position", text, "--bots", "0")
    assert code == 0 and position.legal_moves()[0] in out


NOTATION = {
    "riomino": ["12ne@c4"],
    "gemblo": ["5:0,0;0,1;1,0"],
    "simino": ["YKa1e", "RRa1e+BBc3n"],
    "trimino": ["1:-2,0:234"],
    "mexican-train": ["12-7@0"],
}


@pytest.mark.parametrize("game", catalog.GAMES)
def test_rules_are_told_in_every_language(capsys, game):
    told = {run(capsys, "rules", game, "--lang", language)[1] for language in texts.LANGUAGES}
    assert len(told) == 3
    assert all(word in page for page in told for word in NOTATION[game])
    assert not any("figure:" in page or "![" in page for page in told)


def test_the_version_is_told(capsys):
    assert run(capsys, "--version") == (0, f"minoteka {minoteka.__version__}\n", "")


def test_a_named_seat_starts(capsys, monkeypatch):
    for first in ("0", "1"):
        monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
        code, out, _ = run(capsys, "play", "riomino", "--seed", "3", "--bots", "0", "--first", first)
        assert code == 0
        assert f"Seat {first} to move" in out
        assert f"--first {first}" in out


def test_a_seat_that_is_not_there_cannot_start(capsys):
    code, out, err = run(capsys, "play", "riomino", "--first", "2")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "no seat 2" in err
