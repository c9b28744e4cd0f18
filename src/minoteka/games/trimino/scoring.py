"""What a round of Trimino is worth to each seat, in every ruleset, and why it ended. Numbers are rules of the page."""

from typing import Any

from minoteka.core.outcome import Outcome, outcome_of
from minoteka.games.trimino.options import CLASSIC, TRIOMINOS
from minoteka.games.trimino.pieces import TRIPLE, WORTH, worth_of
from minoteka.kernel import State, kernel, table

RUNNING, OUT, BLOCKED = range(3)
REASONS = ("", "out", "blocked")

HEXAGONS = table([0, 50, 60, 70])
BRIDGE, DRAW_COST, PASS_COST, OUT_BONUS = 40, 5, 10, 25


@kernel
def opening_bonus(tile: int) -> int:
    """Triominos: what an opening triple scores beyond its worth; 0-0-0 comes to 40."""
    if TRIPLE[tile] == 0:
        return 0
    return 40 if WORTH[tile] == 0 else 10


@kernel
def count_up(s: State) -> None:
    """Rule 5, the end: hands are counted against their seats, for whoever went out, or not at all."""
    if s.ruleset == CLASSIC:
        for seat in range(s.seats):
            s.points[seat] += worth_of(s.hands[seat])
    elif s.ruleset == TRIOMINOS:
        count_triominos(s)


@kernel
def count_triominos(s: State) -> None:
    """Out: 25 and the others' worth. Blocked: each lowest hand gains the other hands less its own."""
    total = 0
    lowest_hand = worth_of(s.hands[0])
    for seat in range(s.seats):
        worth = worth_of(s.hands[seat])
        total += worth
        lowest_hand = min(lowest_hand, worth)
    if s.reason == OUT:
        s.points[s.out] += OUT_BONUS + total
        return
    for seat in range(s.seats):
        if worth_of(s.hands[seat]) == lowest_hand:
            s.points[seat] += total - 2 * lowest_hand


@kernel
def scores(s: State, out: Any) -> None:
    """The points of the round per seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel
def winners(s: State) -> int:
    """Whoever went out, or the lowest; where tiles are credited, the highest."""
    if s.ruleset == CLASSIC and s.reason == OUT:
        return 1 << s.out
    sign = -1 if s.ruleset == CLASSIC else 1
    best, found = sign * s.points[0], 0
    for seat in range(s.seats):
        if sign * s.points[seat] > best:
            best, found = sign * s.points[seat], 0
        if sign * s.points[seat] == best:
            found |= 1 << seat
    return found


def outcome(s: State) -> Outcome:
    """How a finished round ended."""
    return outcome_of(s, s.seats, scores, winners, REASONS)
