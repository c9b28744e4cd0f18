"""Random play without the list: exactly uniform over the list, and the same end as by the rules."""

from collections import Counter
from math import sqrt

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.gemblo import GAME, playout
from minoteka.games.gemblo.patterns import PASS
from minoteka.games.gemblo.placing import can_place
from minoteka.kernel import COMPILED, below, buffer, rng_from_int

EACH = 60 if COMPILED else 6
"""How often every move is expected to be drawn."""


def reached(seats: int, plies: int, seed: int) -> Position:
    position, rng = Position.dealt(GAME, seats, {}, Chance(str(seed))), rng_from_int(seed)
    while plies and not position.is_over:
        legal = position.legal_moves()
        position = position.play(legal[below(rng, len(legal))])
        plies -= 1
    return position


def excess(counts: Counter[int], moves: list[int], draws: int) -> float:
    """How many standard deviations chi-square lies above what uniform draws give."""
    expected = draws / len(moves)
    square = sum((counts[move] - expected) ** 2 / expected for move in moves)
    free = len(moves) - 1
    return (square - free) / sqrt(2 * free)


def scratch_for(position: Position) -> object:
    scratch = buffer(playout.SCRATCH)
    playout.count_chances(position._state, scratch)
    return scratch


POSITIONS = [(2, 9, 1), (2, 44, 2), (3, 20, 3), (3, 33, 4), (4, 30, 5), (4, 46, 6), (5, 6, 7), (6, 40, 8), (6, 70, 9)]


@pytest.mark.parametrize(("seats", "plies", "seed"), POSITIONS)
def test_draws_are_uniform(seats: int, plies: int, seed: int) -> None:
    position = reached(seats, plies, seed)
    state, colour, scratch = position._state, int(position._state.turn), scratch_for(position)
    moves = [position.code(text) for text in position.legal_moves()]
    rng, draws = rng_from_int(seed), EACH * len(moves)
    drawn = Counter(int(playout.draw(state, colour, rng, scratch)) for _ in range(draws))
    assert set(drawn) <= set(moves)
    if len(moves) > 1:
        assert excess(drawn, moves, draws) < 4.5


@pytest.mark.parametrize(("seats", "plies", "seed"), POSITIONS)
def test_counted_draws_are_uniform(seats: int, plies: int, seed: int) -> None:
    position = reached(seats, plies, seed)
    state, colour, scratch = position._state, int(position._state.turn), scratch_for(position)
    moves = [position.code(text) for text in position.legal_moves()]
    rng, draws = rng_from_int(seed), EACH * len(moves)
    drawn: Counter[int] = Counter()
    for _ in range(draws):
        links = playout.list_links(state, colour, scratch)
        drawn[int(playout.draw_counted(int(state.left[colour]), links, rng, scratch))] += 1
    assert set(drawn) <= set(moves)
    if len(moves) > 1:
        assert excess(drawn, moves, draws) < 4.5


def test_the_measure_sees_a_bias() -> None:
    moves = list(range(200))
    rng, drawn = rng_from_int(1), Counter[int]()
    for _ in range(12_000):
        move = below(rng, 220)
        drawn[move if move < 200 else move - 200] += 1  # the first twenty come twice as often
    assert excess(drawn, moves, 12_000) > 4.5


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_playout_ends_as_the_rules_do(seats: int) -> None:
    for seed in range(20 if COMPILED else 2):
        position = reached(seats, 2 * seed, seed)
        state = GAME.layout.copy(position._state)
        laid = playout.playout(state, rng_from_int(seed))
        after = Position(GAME, seats, {}, state)
        assert after.is_over
        assert not any(can_place(state, colour) for colour in range(int(state.colours)))
        assert after.inventory() == position.inventory()
        before_laid, after_laid = (
            sum(18 - int(left).bit_count() for left in s.left[: int(s.colours)]) for s in (position._state, state)
        )
        assert after_laid - before_laid == laid


def test_a_colour_without_a_place_draws_a_pass() -> None:
    position = reached(6, 108, 3)
    assert position.is_over
    scratch = scratch_for(position)
    for colour in range(6):
        assert playout.draw(position._state, colour, rng_from_int(colour), scratch) == PASS
