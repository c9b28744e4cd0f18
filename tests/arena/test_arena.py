"""The arena: duplicate deals, intervals that mean something, runs that go on where they stopped."""

import json
import random
from dataclasses import replace

import pytest

from minoteka.arena.contest import Contest, Played, play
from minoteka.arena.run import read_results, run
from minoteka.arena.stats import SequentialTest, by_deal, distinct, interval, summary
from minoteka.core.errors import Malformed

CONTEST = Contest("riomino", ("greedy", "random"), 2, {"level": "start"}, "test")


def test_the_same_deal_is_played_with_seats_exchanged():
    first, second = play(CONTEST, 3, 0), play(CONTEST, 3, 1)
    assert first.seating == ("greedy", "random")
    assert second.seating == ("random", "greedy")
    assert play(CONTEST, 3, 0).scores == first.scores


def test_greedy_beats_random():
    results = run(CONTEST, 60, 1, lambda so_far: False)
    assert len(results) == 60
    best = summary(results)[0]
    assert best.bot == "greedy"
    assert best.low > 0.5


def test_an_interrupted_run_goes_on(tmp_path):
    path = tmp_path / "results.jsonl"
    run(CONTEST, 20, 1, lambda so_far: len(so_far) == 7, path)
    assert len(read_results(path, CONTEST)) == 7
    with path.open("a") as file:
        file.write('{"deal": 99, "torn')
    whole = run(CONTEST, 20, 1, lambda so_far: False, path)
    assert [(r.deal, r.turn) for r in whole] == list(CONTEST.rounds(10))
    untimed = [(r.scores, r.winners) for r in run(CONTEST, 20, 1, lambda so_far: False)]
    assert [(r.scores, r.winners) for r in whole] == untimed


def test_another_contest_does_not_mix_in(tmp_path):
    path = tmp_path / "results.jsonl"
    run(CONTEST, 2, 1, lambda so_far: False, path)
    with pytest.raises(Malformed):
        read_results(path, Contest("riomino", ("greedy", "random"), 2, {"level": "junior"}, "test"))


def test_processes_give_the_same_games():
    alone = run(CONTEST, 8, 1, lambda so_far: False)
    together = run(CONTEST, 8, 2, lambda so_far: False)
    assert [r.winners for r in alone] == [r.winners for r in together]


def fake(deal, turn, winner):
    seating = CONTEST.seating(turn)
    return Played(deal, turn, seating, (0.0, 0.0), (seating.index(winner),), 1, (0.1, 0.1), (1, 1), (5, 5))


def test_only_whole_deals_count():
    results = [fake(0, 0, "greedy"), fake(0, 1, "random"), fake(1, 0, "greedy")]
    assert by_deal(results, "greedy") == [0.5]


@pytest.mark.parametrize(("wins", "verdict"), [(60, True), (20, False), (33, None)])
def test_a_sequential_test_stops_only_when_it_knows(wins, verdict):
    results = []
    for deal in range(60):
        winner = "greedy" if deal * wins // 60 != (deal + 1) * wins // 60 else "random"
        results += [fake(deal, 0, winner), fake(deal, 1, winner)]
    values = by_deal(results, "greedy")
    assert SequentialTest(0.5, 0.6).verdict(values) is verdict
    assert SequentialTest(0.5, 0.6).verdict(values[:10]) is None


@pytest.mark.parametrize("rate", [0.5, 0.65])
def test_a_sequential_test_is_wrong_as_rarely_as_it_says(rate):
    test, drawn, wrong, open_ = SequentialTest(0.5, 0.65), random.Random(7), 0, 0
    for _ in range(400):
        values: list[float] = []
        verdict = None
        while verdict is None and len(values) < 400:
            values += [float(drawn.random() < rate) for _ in range(4)]
            verdict = test.verdict(values)
        wrong += verdict is (rate == 0.5)
        open_ += verdict is None
    assert wrong <= 400 * 0.07 and open_ <= 4


def test_openings_make_games_distinct_and_are_the_same_for_both_seatings():
    contest = Contest("gemblo", ("greedy", "random"), 2, {}, "opened", opening=4)
    matches = [contest.start(deal) for deal in range(40)]
    starts = [match.position for match in matches]
    assert len({start.to_bytes() for start in starts}) == 40
    assert all(match.ply == 4 for match in matches)
    assert contest.start(7).position.to_bytes() == starts[7].to_bytes()
    bare = Contest("gemblo", ("greedy", "random"), 2, {}, "opened")
    assert len({bare.start(deal).position.to_bytes() for deal in range(40)}) == 2


def test_games_played_twice_are_counted_once():
    results = [replace(fake(deal, 0, "greedy"), line=str(deal % 3)) for deal in range(9)]
    assert distinct(results) == 3
    assert play(CONTEST, 3, 0).line == play(CONTEST, 3, 0).line != play(CONTEST, 4, 0).line


def test_intervals_shrink_and_never_claim_certainty():
    few, many = interval([1.0] * 5), interval([1.0] * 500)
    assert few[1] < many[1] < 1.0
    assert interval([])[1:] == (0.0, 1.0)


def test_results_are_plain_json():
    result = fake(2, 1, "random")
    assert Played.from_json(json.loads(json.dumps(result.as_json()))) == result
