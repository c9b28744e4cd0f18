"""The solver against plain brute force, and what it promises when it is stopped."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.solver import Progress, solve
from minoteka.games.riomino import GAME
from minoteka.kernel import COMPILED, below, rng_from_int
from minoteka.search.bot import Stop
from tests.games.riomino import brute

SEEDS = 6 if COMPILED else 2
LATER = 0 if COMPILED else 2
"""Interpreted, both sides are slow: start later in the round."""
LEVELS = [("start", 5), ("junior", 8), ("expert", 10), ("master", 11), ("specialist", 15)]


def reached(level: str, scoring: str, laid: int, seed: int) -> Position:
    """A position of random play with at least ``laid`` dice on the table, or a finished round."""
    position = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance(str(seed)))
    rng = rng_from_int(seed)
    while not position.is_over and position._state.laid < laid:
        texts = position.legal_moves()
        position = position.play(texts[below(rng, len(texts))])
    return position


def ends(position: Position, line: tuple[str, ...]) -> int | str:
    """Who wins after ``line``."""
    for text in line:
        position = position.play(text)
    outcome = position.outcome
    assert outcome is not None, "a proven line ends the round"
    return "draw" if len(outcome.winners) == 2 else outcome.winners[0]


@pytest.mark.parametrize("scoring", ["last-move", "tashkent"])
@pytest.mark.parametrize(("level", "laid"), LEVELS)
def test_agrees_with_brute_force(level: str, laid: int, scoring: str) -> None:
    compared = 0
    for seed in range(99):
        position = reached(level, scoring, laid + LATER + seed % 3, seed)
        if position.is_over:
            continue
        winner, winning, losing = brute.solved(position)
        solution = solve(position, threads=1 + seed % 2)
        assert solution.winner == winner
        assert solution.winning == winning
        assert set(solution.losing) <= set(losing)
        assert ends(position, solution.line) == winner
        if scoring == "last-move":
            assert solution.losing == losing
        compared += 1
        if compared == SEEDS:
            break
    assert compared == SEEDS


def test_a_cell_that_waits_for_its_neighbour_is_another_future() -> None:
    """What fits d5 toward c5 is the same before d4 is laid and after; but before, nobody may lay there yet."""
    deal = (
        '{"first":0,"hands":[["01","01","01","01","02","02","12","13","13"],'
        '["01","01","02","03","03","03","13","13","23"]],"start":"12"}'
    )
    laid = "12sw@c3 23nw@d3 12nw@c2 13ne@b3 01ne@b4 03sw@b5 13se@a4 13ne@e3 13sw@e2 02nw@c4 02se@c1 01nw@d1"
    position = Position.from_text(f"riomino 2 level=expert {deal} {laid}", lambda name: GAME)
    solution = solve(position)
    assert (solution.winner, solution.winning, solution.losing) == (0, ("02nw@b1", "02sw@b1"), ("02ne@d4",))
    assert brute.solved(position) == (0, solution.winning, solution.losing)


def test_a_whole_deal_is_solved_and_the_start_die_may_lie_any_way() -> None:
    """START has all eight symmetries: the four rotations of the start die are one move."""
    seed = 2
    position = reached("start", "last-move", 0, seed)
    solution = solve(position)
    assert solution.seat == position.to_act
    assert ends(position, solution.line) == solution.winner
    assert len(solution.winning) in (0, 4)
    assert solution.best == solution.line[0]


def test_one_node_proves_nothing_and_invents_nothing() -> None:
    position = reached("junior", "last-move", 2, 1)
    solution = solve(position, nodes=1)
    assert solution.winner is None
    assert not solution.proven
    assert solution.winning == solution.line == ()


def test_a_raised_flag_stops_at_once() -> None:
    stop = Stop()
    stop.set()
    solution = solve(reached("specialist", "last-move", 1, 1), stop=stop, threads=2)
    assert (solution.winner, solution.nodes) == (None, 0)


def test_what_a_limited_search_says_is_true() -> None:
    position = reached("start", "last-move", 4 + LATER, 3)
    whole = solve(position)
    decided = 0
    for nodes in (1, 3, 10, 30, 100, 300):
        part = solve(position, nodes=nodes)
        assert part.winner in (None, whole.winner)
        assert set(part.winning) <= set(whole.winning)
        assert set(part.losing) <= set(whole.losing)
        assert part == solve(position, nodes=nodes), "one thread, one bound: one answer"
        decided += part.proven
    assert decided


def test_the_first_winning_move_is_enough_for_a_bot() -> None:
    for seed in range(SEEDS):
        position = reached("junior", "last-move", 7 + LATER, seed)
        if position.is_over:
            continue
        whole, quick = solve(position), solve(position, every=False)
        assert quick.winner == whole.winner
        assert quick.nodes <= whole.nodes
        if whole.winning:
            assert quick.best in whole.winning


def test_a_finished_round_has_its_winner() -> None:
    position = reached("start", "last-move", 99, 0)
    assert position.outcome is not None
    assert solve(position).winner == position.outcome.winners[0]


def test_progress_is_told_and_ends_with_everything_decided() -> None:
    told: list[Progress] = []
    position = reached("start", "last-move", 4, 5)
    solution = solve(position, report=told.append, threads=2)
    assert told[-1].decided == told[-1].moves <= len(position.legal_moves())
    assert told[-1].nodes <= solution.nodes
