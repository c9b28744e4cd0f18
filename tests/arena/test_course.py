"""Learning a judgement: what is played, what is fitted, and a course that goes on where it stopped."""

import numpy as np
import pytest

from minoteka import catalog
from minoteka.arena import contest, fit, selfplay
from minoteka.arena.contest import bot_of
from minoteka.arena.course import Course, check, learn, losses
from minoteka.arena.plot import picture
from minoteka.cli.main import main
from minoteka.core.errors import Malformed
from minoteka.core.nets import Features, Net, net, room, size
from minoteka.kernel import floats
from minoteka.search import mcts
from minoteka.search.bot import Decision
from minoteka.search.levels import Level

pytestmark = pytest.mark.compiled_only
GAME = catalog.game("simino")
TABLE = selfplay.PlayTable(GAME, 2, GAME.settle(2, {}), guesses=1, most=8)
ROUNDS = 2 * selfplay.CHUNK


@pytest.fixture(scope="module")
def seen():
    return selfplay.joined(list(selfplay.harvest(TABLE, None, "test", ROUNDS, 2)))


def test_what_is_seen_depends_on_the_seed_alone(seen):
    again = selfplay.joined(list(selfplay.harvest(TABLE, None, "test", ROUNDS, 1)))
    assert all(np.array_equal(one, other) for one, other in zip(seen, again, strict=True))
    other = selfplay.joined(list(selfplay.harvest(TABLE, None, "other", ROUNDS, 1)))
    assert other.features.shape != seen.features.shape or not np.array_equal(other.features, seen.features)


def test_every_position_has_the_end_of_its_round(seen):
    assert np.allclose(seen.results.sum(1), 1.0)
    assert sorted(set(seen.rounds.tolist())) == list(range(ROUNDS))
    for number in range(ROUNDS):
        assert len(np.unique(seen.results[seen.rounds == number], axis=0)) == 1


def weights_of(inputs, seed):
    chance = np.random.default_rng(seed)
    return {name: chance.normal(0, 0.3, part.shape) for name, part in fit.begun(inputs, chance).items()}


def some(inputs=8, count=40, seats=3):
    chance = np.random.default_rng(1)
    results = chance.random((count, seats))
    return chance.normal(0, 1, (count, seats, inputs)), results / results.sum(1, keepdims=True)


def test_the_slopes_are_those_of_the_loss():
    x, results = some()
    weights = weights_of(8, 2)
    found = fit.slopes(weights, x, results)
    for name, part in weights.items():
        place = np.unravel_index(part.size // 3, part.shape)
        beside = []
        for step in (1e-5, -1e-5):
            moved = {**weights, name: part.copy()}
            moved[name][place] += step
            beside.append(fit.loss(moved, x, results))
        assert found[name][place] == pytest.approx((beside[0] - beside[1]) / 2e-5, rel=1e-4, abs=1e-7), name


def test_the_kernel_reckons_what_was_fitted():
    """Also where the fit saw features apart from their mean and by their spread."""
    x, _ = some(8, 5)
    weights, mean, spread = weights_of(8, 3), np.linspace(-1, 1, 8), np.linspace(0.5, 2, 8)
    told = fit.flat(fit.unscaled(weights, mean, spread, 3))
    expected = fit.parts(fit.strengths(weights, (x - mean) / spread)[2])
    features = Features(8, 1)
    judgement, notes, out = Net("tiny", features, 3, {}, told), room(3, features), floats(3)
    for row, parts in zip(x, expected, strict=True):
        notes[: 3 * 8] = row.ravel()
        net(judgement.numbers, notes, out)
        assert out == pytest.approx(parts, abs=1e-5)


def test_a_fit_finds_what_decides_and_stops_by_itself():
    """Whoever has more of the first number mostly wins; the other numbers say nothing."""
    chance = np.random.default_rng(4)
    x = chance.normal(0, 1, (6000, 2, 4)).astype(np.float32)
    first = (x[:, 0, 0] + chance.normal(0, 0.3, 6000) > x[:, 1, 0]).astype(np.float32)
    data = selfplay.Harvest(x, np.stack([first, 1 - first], 1), np.arange(6000))
    epochs = list(fit.fit(data, 5, 200))
    assert len(epochs) < 200
    assert epochs[-1].best == min(epoch.held for epoch in epochs) < 0.35
    assert epochs[-1].weights == list(fit.fit(data, 5, 200))[-1].weights


def course(seed="test"):
    return Course(TABLE, seed, ROUNDS, ("match",), epochs=3)


def test_a_course_that_was_cut_off_ends_as_one_that_was_not(tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    steps = list(learn(course(), whole, 2, 2))
    assert [step.generation for step in steps if step.net] == [1, 2]
    assert len({step.rounds for step in steps}) > 2
    for stop in (1, 4):
        for count, _ in enumerate(learn(course(), cut, 2, 1)):
            if count == stop:
                break
    assert list(learn(course(), cut, 2, 1))[-1].net.weights == steps[-1].net.weights
    told = losses(whole, 2)
    assert told.even == pytest.approx(np.log(2), rel=1e-5)
    assert len(told.epochs) == 3
    assert "match" not in steps[-1].net.options and steps[-1].net.options["powers"] == "none"
    assert 0.0 <= check(course(), steps[-1].net, 4)[0] <= 1.0
    with pytest.raises(Malformed) as refused:
        next(learn(course("other"), whole, 2, 1))
    assert refused.value.code == "train-other"


def test_the_command_trains_and_a_contest_tries_the_result(tmp_path, capsys):
    command = ["train", "simino", str(tmp_path), "--generations", "1", "--rounds", "16", "--check", "2"]
    assert not main([*command, "--any", "match"])
    assert "1.net" in capsys.readouterr().out.replace("\n", "")
    assert (tmp_path / "losses.svg").read_text("utf-8").startswith("<svg")
    assert bot_of(f"strong:net={tmp_path / '1.net'},depth=0").net.seats == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["riomino", "FOLDER"], 2),
        (["simino", "FOLDER", "--any", "colour"], 2),
        (["simino", "FOLDER", "--seats", "7"], 2),
    ],
)
def test_what_cannot_be_trained_is_told_in_one_line(tmp_path, capsys, arguments, code):
    assert main(["train", *[str(tmp_path) if word == "FOLDER" else word for word in arguments]]) == code
    assert capsys.readouterr().err.count("\n") == 1


def test_a_net_that_is_none_is_told_in_one_line(tmp_path, capsys):
    (tmp_path / "no.net").write_bytes(b"nothing")
    for name in ("no.net", "absent.net"):
        assert main(["arena", "simino", f"strong:net={tmp_path / name}", "greedy", "--games", "2"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("further", [["--seats", "4"], ["--powers", "both"]])
def test_a_net_of_another_table_is_told_in_one_line(tmp_path, capsys, further):
    weights = tuple([0.0] * size(GAME.features.inputs))
    (tmp_path / "it.net").write_bytes(Net("simino", GAME.features, 2, GAME.settle(2, {}), weights).to_bytes())
    assert main(["arena", "simino", f"strong:net={tmp_path / 'it.net'}", "greedy", *further]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_asks_a_judgement_is_made_before_anybody_thinks(tmp_path, monkeypatch):
    """Compiling it is no thought of the bot that moves first."""
    weights = tuple([0.0] * size(GAME.features.inputs))
    (tmp_path / "it.net").write_bytes(Net("simino", GAME.features, 2, GAME.settle(2, {}), weights).to_bytes())
    order, judging = [], mcts.judging
    monkeypatch.setattr(mcts, "judging", lambda game: order.append(game.name) or judging(game))
    monkeypatch.setattr(Level, "choose", lambda level, seen, seed: order.append("") or Decision(seen.legal_moves()[0]))
    contest.make_ready.cache_clear()
    table = contest.Contest("simino", (f"easy:net={tmp_path / 'it.net'}", "easy"), 2, GAME.settle(2, {}))
    contest.play(table, 0, 0)
    assert order[:2] == ["simino", ""]


def test_a_picture_has_every_epoch():
    drawn = picture([[(0.6, 0.65), (0.5, 0.55)], [(0.4, 0.5)]], 0.69, ("learnt", "held"))
    assert drawn.count("<polyline") == 4
    assert drawn.count(",") == 6
