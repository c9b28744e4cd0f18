"""The full product of options against the second program, and proof that every rule was met on the way."""

from collections import Counter

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.games.trimino import GAME
from minoteka.kernel import below, rng_from_int
from tests.games.trimino.naive import Naive
from tests.games.trimino.test_naive import crowded

SEEN_EVERYWHERE = {"out", "blocked", "one draw", "two draws", "hexagon", "empty reserve"}
SEEN_IN = {
    "classic": {"further", "skip", "two fields", "three fields", "two hexagons"},
    "reverse": {"further", "skip", "two fields", "three fields", "two hexagons"},
    "triominos": {"three draws", "pass after three", "bridge", "triple opens", "other opens"},
}
"""What must have happened. Rarer things (three hexagons at once) are built by hand in test_rules."""


def play_match(seats: int, ruleset: str, rounds: int, seed: int, met: Counter[str]) -> None:
    options = {"ruleset": ruleset, "rounds": rounds}
    match = Match.start(GAME, seats, options, Chance(f"soak-{seed}"))
    naive, rng, number = Naive.from_deal(seats, ruleset, match.position.deal()), rng_from_int(seed), 0
    totals = [0] * seats
    while not match.is_over:
        moves = naive.legal()
        assert list(match.position.legal_moves()) == moves
        note(naive, moves, met)
        if seed % 2:
            most = max(crowded(naive, move) for move in moves)
            moves = [move for move in moves if crowded(naive, move) == most]
        move = moves[below(rng, len(moves))]
        met.update(remarkable(match.position, move))
        match = match.play(move)
        naive.play(move)
        if naive.reason:
            totals = [total + points for total, points in zip(totals, naive.points, strict=True)]
            met[naive.reason] += 1
            met["two fields"] += len(naive.fields) == 2
            met["three fields"] += len(naive.fields) > 2
            assert match.rounds[number].as_json()["scores"] == naive.points
            assert list(match.rounds[number].winners) == naive.winners()
            number += 1
            if not match.is_over:
                naive = Naive.from_deal(seats, ruleset, match.position.deal())
    assert match.ended is not None
    assert list(match.ended.scores) == totals
    if ruleset == "triominos":
        assert max(totals) >= 400
    else:
        assert number == rounds


def note(naive: Naive, moves: list[str], met: Counter[str]) -> None:
    """What a list of moves tells about the rules at work."""
    if moves == ["pass"]:
        met["empty reserve"] += not naive.reserve
        met["pass after three"] += naive.drawn == 3
    elif naive.drawn and moves != ["draw"]:
        met[("one draw", "two draws", "three draws")[naive.drawn - 1]] += 1
    if naive.ruleset == "triominos" and not naive.fields:
        met["triple opens" if len(set(moves[0][4:])) == 1 else "other opens"] += 1


def remarkable(position: Position, move: str) -> list[str]:
    """What a move does beyond the ordinary, by the engine's own events."""
    happened = position.observe().events(position.code(move), position.play(move).observe())
    kinds = {"skipped": "skip", "bridge": "bridge", "opened": "further"}
    found = [kinds[event.kind] for event in happened if event.kind in kinds]
    closed = [event.count for event in happened if event.kind == "hexagon"]
    return found + ["hexagon" if count == 1 else "two hexagons" for count in closed]


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["classic", "reverse", "triominos"])
def test_every_option_with_every_other_and_no_rule_left_out(ruleset: str) -> None:
    met: Counter[str] = Counter()
    for seats in GAME.seats:
        for rounds in (1, 3, 4, 5):
            for seed in range(12):
                play_match(seats, ruleset, rounds, seed, met)
    assert {what for what in SEEN_EVERYWHERE | SEEN_IN[ruleset] if not met[what]} == set()
