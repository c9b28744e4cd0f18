"""Luck: what is left of a result without anybody's losses; it sums to zero, and partners share it."""

import json

import pytest

from minoteka import catalog
from minoteka.cli.main import main
from minoteka.core import record
from minoteka.core.playthrough import playthrough, start
from minoteka.search.analysis import Judged
from minoteka.search.luck import luck, lucks, results


def lines(name, seats, **options):
    begun = start(catalog.game(name), seats, options, "luck")
    return list(playthrough(begun, lambda now, ply: now.position.legal_moves()[0]))


def test_a_win_without_anybodys_mistake_was_luck_and_one_by_mistakes_was_none():
    assert luck((1.0, 0.0), (0.0, 0.0), (0, 1)) == [0.5, -0.5]
    assert luck((1.0, 0.0), (0.0, 0.5), (0, 1)) == [0.0, 0.0]
    assert luck((0.0, 1.0), (0.0, 0.5), (0, 1)) == [-1.0, 1.0]


def test_losses_are_shared_by_the_others():
    assert luck((1 / 3, 1 / 3, 1 / 3), (0.2, 0.0, 0.0), (0, 1, 2)) == pytest.approx([0.2, -0.1, -0.1])


def test_partners_have_one_luck_and_answer_for_each_other():
    assert luck((1.0, 0.0, 1.0, 0.0), (0.1, 0.2, 0.1, 0.0), (0, 1, 0, 1)) == pytest.approx([0.5, -0.5, 0.5, -0.5])


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("trimino", 3, {"rounds": 3}),
        ("mexican-train", 4, {"rounds": 1}),
        ("simino", 4, {"teams": "tandem"}),
        ("riomino", 2, {}),
    ],
)
def test_it_sums_to_zero_over_a_played_match(name, seats, options):
    played = record.read(lines(name, seats, **options), catalog.game)
    rounds = results(played)
    judged = [Judged(n, n, seat, "a", "b", 0.5, 0.1 * seat + 0.01 * n, None) for n in rounds for seat in range(seats)]
    found = lucks(played, judged)
    assert len(rounds) == len(played.replay().rounds)
    for number in (*rounds, None):
        assert sum(found[number, seat] for seat in range(seats)) == pytest.approx(0.0, abs=1e-12)
    for seat in range(seats):
        assert found[None, seat] == pytest.approx(sum(found[number, seat] for number in rounds))


def test_alone_nobody_is_lucky_against_anybody():
    assert lucks(record.read(lines("simino", 1), catalog.game), []) == {}


@pytest.mark.compiled_only
def test_the_command_tells_it_and_why(tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(lines("riomino", 2)) + "\n", "utf-8")
    assert main(["analyse", str(path), "--iterations", "20", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines() if "choices" in json.loads(line)]
    assert sum(toll["luck"] for toll in told if toll["round"] is None) == pytest.approx(0.0, abs=1e-12)
    assert main(["analyse", str(path), "--iterations", "20", "--from", "4", "--json"]) == 0
    assert '"luck": null' in capsys.readouterr().out
    assert main(["analyse", str(path), "--iterations", "20"]) == 0
    assert "luck together is zero" in " ".join(capsys.readouterr().out.split())
