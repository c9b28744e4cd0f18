"""Rule 6: rounds make a match."""

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.outcome import Outcome
from minoteka.games.trimino import GAME
from minoteka.games.trimino.match import SERIES
from tests.games.trimino.positions import deal


def finish_round(match: Match) -> Match:
    """Play the first move of every list until the round is over."""
    number = match.number
    while not match.is_over and match.number == number:
        match = match.play(match.position.legal_moves()[0])
    return match


@pytest.mark.parametrize("rounds", [3, 4, 5])
@pytest.mark.parametrize("ruleset", ["classic", "reverse"])
def test_so_many_rounds_and_the_start_moves_clockwise(rounds: int, ruleset: str) -> None:
    match = Match.start(GAME, 3, {"rounds": rounds, "ruleset": ruleset}, Chance("match"), first=2)
    while not match.is_over:
        match = finish_round(match)
    assert match.firsts == tuple((2 + number) % 3 for number in range(rounds))
    assert len(match.rounds) == rounds
    totals = tuple(sum(o.scores[seat] for o in match.rounds) for seat in range(3))
    best = min(totals) if ruleset == "classic" else max(totals)
    assert match.ended is not None
    assert match.ended.scores == totals
    assert match.ended.winners == tuple(seat for seat in range(3) if totals[seat] == best)


def test_a_single_round_is_no_match() -> None:
    match = finish_round(Match.start(GAME, 2, {"rounds": 1}, Chance("single")))
    assert not match.is_match
    assert match.is_over
    assert match.ended == match.rounds[0]


@pytest.mark.parametrize("rounds", [1, 3])
def test_triominos_goes_on_until_a_total_reaches_400_whatever_the_rounds(rounds: int) -> None:
    match = Match.start(GAME, 2, {"ruleset": "triominos", "rounds": rounds}, Chance("goal"), first=0)
    while not match.is_over:
        match = finish_round(match)
    assert match.is_match
    assert match.ended is not None
    assert max(match.ended.scores) >= 400
    before = [sum(o.scores[seat] for o in match.rounds[:-1]) for seat in range(2)]
    assert max(before) < 400


def test_triominos_starts_are_decided_by_the_tiles() -> None:
    match = Match.start(GAME, 3, {"ruleset": "triominos"}, Chance("starts"), first=0)
    for _ in range(4):
        hands = match.position.deal()["hands"]
        best = [max((len(set(t)) == 1, sum(map(int, t)), t) for t in hand) for hand in hands]
        assert match.firsts[-1] == best.index(max(best))
        match = finish_round(match)


def test_a_tie_is_shared() -> None:
    rounds = [Outcome((0, 7, 3), (0,), "out"), Outcome((5, 0, 2), (1,), "out"), Outcome((0, 9, 0), (2,), "out")]
    options = GAME.settle(3, {})
    assert SERIES.is_over(3, options, rounds)
    assert SERIES.standing(3, options, rounds).winners == (0, 2)
    assert SERIES.standing(3, GAME.settle(3, {"ruleset": "reverse"}), rounds).winners == (1,)


def test_400_exactly_is_enough() -> None:
    options = GAME.settle(2, {"ruleset": "triominos"})
    assert SERIES.is_over(2, options, [Outcome((400, 10), (0,), "out")])
    assert not SERIES.is_over(2, options, [Outcome((399, 10), (0,), "out")])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"first": 2}, "deal-first"),
        ({"first": True}, "deal-first"),
        ({"first": "0"}, "deal-first"),
        ({"extra": 1}, "deal-keys"),
        ({"hands": []}, "deal-hands"),
        ({"hands": [["000"], ["001"]]}, "deal-hands"),
        ({"reserve": []}, "deal-reserve"),
        ({"reserve": None}, "deal-reserve"),
    ],
)
def test_a_deal_is_checked(change: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as error:
        Match.start(GAME, 2, {}, lambda match, number: {**deal("", ""), **change})
    assert error.value.code == code


@pytest.mark.parametrize(("tile", "code"), [("666", "deal-piece"), (5, "deal-piece"), ([], "deal-piece")])
def test_a_deal_with_a_foreign_tile_is_refused(tile: object, code: str) -> None:
    given = deal("", "")
    given["hands"][0][0] = tile
    with pytest.raises(Malformed) as error:
        Match.start(GAME, 2, {}, lambda match, number: given)
    assert error.value.code == code


def test_a_deal_with_a_doubled_tile_is_refused() -> None:
    given = deal("", "")
    given["hands"][0][0] = given["reserve"][0]
    with pytest.raises(Malformed) as error:
        Match.start(GAME, 2, {}, lambda match, number: given)
    assert error.value.code == "deal-material"


def test_a_further_deal_must_name_the_seat_whose_turn_it_is_to_start() -> None:
    match = Match.start(GAME, 2, {}, lambda match, number: deal("", "", first=0))
    with pytest.raises(Malformed) as error:
        finish_round(match)
    assert error.value.code == "trimino-deal-first"
