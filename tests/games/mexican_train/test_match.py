"""Matches: engines from the highest down, the starting seat moving left, totals and ties (rule 8)."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.outcome import Outcome
from minoteka.games.mexican_train import GAME
from minoteka.games.mexican_train.match import SERIES


def play_match(seats: int, options: dict[str, object], first: int | None = None) -> tuple[Match, list[int], list[int]]:
    match = Match.start(GAME, seats, options, Chance("match"), first)
    engines, firsts = [], []
    while not match.is_over:
        if match.ply == 0:
            engines.append(match.position.view().engine)
            firsts.append(match.position.to_act)
        match = match.play(match.position.legal_moves()[-1])
    return match, engines, firsts


def test_thirteen_engines_and_the_start_moves_left() -> None:
    match, engines, firsts = play_match(4, {}, first=2)
    assert engines == list(range(12, -1, -1))
    assert firsts == [(2 + number) % 4 for number in range(13)]
    assert match.ended is not None
    assert match.ended.scores == tuple(sum(r.scores[seat] for r in match.rounds) for seat in range(4))


def test_ten_engines_with_the_short_set() -> None:
    _, engines, _ = play_match(3, {"set": 9})
    assert engines == list(range(9, -1, -1))


def test_fewer_rounds_start_from_the_highest_engine() -> None:
    match, engines, _ = play_match(2, {"rounds": 3})
    assert engines == [12, 11, 10] and match.is_match


def test_one_round_is_no_match() -> None:
    match, engines, _ = play_match(2, {"rounds": 1})
    assert engines == [12] and not match.is_match


@pytest.mark.parametrize(
    ("rounds", "winners"),
    [
        ([((0, 9), (0,), "out"), ((5, 0), (1,), "out")], (0,)),
        ([((0, 5), (0,), "out"), ((5, 0), (1,), "out")], (0, 1)),
        ([((0, 5), (0,), "out"), ((5, 0), (1,), "blocked")], (0,)),
        ([((4, 5), (0,), "blocked"), ((5, 4), (1,), "blocked")], (0, 1)),
    ],
)
def test_ties_go_to_rounds_won_with_an_empty_hand(
    rounds: list[tuple[tuple[float, ...], ...]], winners: tuple[int, ...]
) -> None:
    played = [Outcome(*each) for each in rounds]
    assert SERIES.standing(2, {}, played).winners == winners


def test_a_tie_for_second_place_is_nobodys_business() -> None:
    played = [Outcome((0, 5, 5), (0,), "out"), Outcome((3, 0, 0), (1, 2), "blocked"), Outcome((1, 0, 9), (1,), "out")]
    assert SERIES.standing(3, {}, played).winners == (0,)
