"""Analysis: real choices only, losses that make sense, skill and luck apart, and the same again when it goes on."""

import json

import pytest

from minoteka import catalog
from minoteka.cli.main import main
from minoteka.core import record
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.playthrough import playthrough, start
from minoteka.search.analysis import Judged, analyse, judge, tolls, weigh
from minoteka.search.bot import Stop

FEW = 60
pytestmark = pytest.mark.compiled_only


def lines(name, seats=2, **options):
    begun = start(catalog.game(name), seats, options, "analysis")
    return list(playthrough(begun, lambda now, ply: now.position.legal_moves()[0]))


def finished(name, seats=2, **options):
    return record.read(lines(name, seats, **options), catalog.game)


@pytest.mark.parametrize(
    ("name", "options"), [("riomino", {}), ("mexican-train", {"rounds": 1}), ("trimino", {"rounds": 1}), ("simino", {})]
)
def test_every_real_choice_is_judged(name, options):
    game = finished(name, **options)
    judged = list(analyse(game, FEW))
    choices = [match.position for entry, match in list(game.history())[:-1] if len(match.position.legal_moves()) > 1]
    assert len(judged) == len(choices)
    for one, position in zip(judged, choices, strict=True):
        assert {one.move, one.best} <= set(position.legal_moves())
        assert 0 <= one.loss <= 1
        assert (one.open_loss is None) == (not game.game.hides)
        assert one.loss == 0 or one.move != one.best


def test_it_goes_on_where_it_stopped():
    game = finished("riomino")
    whole = list(analyse(game, FEW))
    assert list(analyse(game, FEW, start=whole[3].ply)) == whole[3:]


def test_a_judgement_cut_short_is_not_given():
    stop = Stop()
    stop.set()
    assert list(analyse(finished("riomino"), FEW, stop=stop)) == []


def test_what_could_be_known_does_not_depend_on_what_could_not():
    """The loss is the same in two worlds that look alike to the seat; only the open loss may differ."""
    match = Match.start(catalog.game("trimino"), 2, {}, Chance("luck"))
    while len(match.position.legal_moves()) < 2:
        match = match.play(match.position.legal_moves()[0])
    position = match.position
    seen = position.observe(position.to_act)
    other = seen.complete(Chance("another").stream("deal"))
    assert other != position
    move = position.legal_moves()[-1]
    assert weigh(position, [move], 300, 1) == weigh(other, [move], 300, 1)
    first, second = judge(position, move, 300, 1, Stop()), judge(other, move, 300, 1, Stop())
    assert first[:3] == second[:3]


def test_tolls_are_per_seat_for_each_round_and_for_the_match():
    judged = [
        Judged(0, 0, 0, "a", "a", 0.5, 0.0, 0.2),
        Judged(1, 0, 1, "a", "b", 0.5, 0.4, 0.1),
        Judged(2, 1, 0, "a", "b", 0.5, 0.2, 0.0),
    ]
    found = {(toll.round, toll.seat): toll for toll in tolls(judged)}
    assert list(found) == [(0, 0), (0, 1), (1, 0), (None, 0), (None, 1)]
    assert (found[None, 0].loss, found[None, 0].worst, found[None, 0].open_loss) == (0.1, 0.2, 0.1)
    assert found[None, 1].choices == 1


def test_where_nothing_is_hidden_there_is_no_luck():
    assert all(toll.loss == toll.open_loss for toll in tolls(analyse(finished("riomino"), FEW)))


def test_the_command_keeps_its_judgements_and_goes_on(tmp_path, capsys):
    path, keep = tmp_path / "game.jsonl", tmp_path / "judged.jsonl"
    path.write_text("\n".join(lines("riomino")) + "\n", "utf-8")
    command = ["analyse", str(path), "--iterations", str(FEW), "--keep", str(keep), "--json"]
    assert main(command) == 0
    first, whole = capsys.readouterr().out, keep.read_text("utf-8")
    keep.write_text("".join(whole.splitlines(keepends=True)[:2]) + '{"ply": 3, "torn', "utf-8")
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert keep.read_text("utf-8") == whole
    seats = [json.loads(line) for line in first.splitlines() if "choices" in json.loads(line)]
    assert {(toll["round"], toll["seat"]) for toll in seats} == {(0, 0), (0, 1), (None, 0), (None, 1)}
    assert main(command[:-1]) == 0
    assert "mean loss" in capsys.readouterr().out
