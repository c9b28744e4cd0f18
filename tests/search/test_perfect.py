"""Perfect play inside the bots and the analysis, where a game can be solved."""

import pytest

from minoteka import catalog
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.search.analysis import judge
from minoteka.search.bot import Stop
from minoteka.search.levels import LEVELS, PROOF
from minoteka.search.perfect import natural_replies, prove, proven, proven_move

pytestmark = pytest.mark.compiled_only
ENOUGH = 100_000


def positions(count):
    """Positions of Riomino a few moves before the end, with moves that win and moves that lose."""
    game, found = catalog.game("riomino"), []
    for seed in range(200):
        match = Match.start(game, 2, {}, Chance(f"perfect-{seed}"))
        for _ in range(4):
            if not match.is_over:
                match = match.play(match.position.legal_moves()[0])
        if not match.is_over:
            solution = prove(match.position, ENOUGH, every=True)
            if solution and solution.winning and solution.losing:
                found.append((match.position, solution))
        if len(found) == count:
            return found
    raise AssertionError("too few positions with a choice")


def test_the_master_plays_proven_wins_to_the_end():
    """Whoever moves in a won position wins, whatever the other does."""
    master = next(level for level in LEVELS if level.name == "master")
    for position, _ in positions(3):
        winner = position.to_act
        while not position.is_over:
            if position.to_act == winner:
                position = position.play(master.choose(position.observe(winner), 1).move)
            else:
                position = position.play(position.legal_moves()[-1])
        assert position.outcome.winners == (winner,)


def test_a_lost_position_gets_the_best_trap():
    """After the move chosen the likely replies are mistakes, more so than after any other move."""
    tried = 0
    for position, solution in positions(12):
        lost = position.play(solution.winning[0])
        wrong = {}
        for move in lost.legal_moves():
            after = lost.play(move)
            found = prove(after, ENOUGH, every=True)
            likely = natural_replies(after) if found else {}
            wrong[move] = sum(likely[reply] for reply in found.losing) / sum(likely.values()) if found else 0.0
        chosen = proven_move(lost.observe(lost.to_act), ENOUGH) if not lost.is_over else None
        if chosen is None:
            assert not any(wrong.values())
        else:
            tried += 1
            assert 0.0 < chosen[1] < 1.0
            assert chosen == (max(wrong, key=lambda move: wrong[move]), max(wrong.values()))
    assert tried > 1


def test_analysis_is_exact_where_the_solver_reaches():
    for position, solution in positions(3):
        won, lost = solution.winning[0], solution.losing[0]
        assert judge(position, won, 2000, 1, Stop()) == (won, 1.0, 0.0, None)
        best, value, loss, _ = judge(position, lost, 2000, 1, Stop())
        assert best in solution.winning
        assert (value, loss) == (1.0, 1.0)


def test_what_is_not_proven_is_not_claimed():
    game = catalog.game("riomino")
    position = Match.start(game, 2, {"level": "expert"}, Chance("far")).position
    position = position.play(position.legal_moves()[0])
    assert proven_move(position.observe(position.to_act), 1) is None
    assert proven(position, position.legal_moves()[:1], 1) is None


def test_hidden_hands_are_never_solved():
    game = catalog.game("simino")
    position = Match.start(game, 2, {}, Chance("hidden")).position
    assert proven_move(position.observe(position.to_act), ENOUGH) is None


def test_the_master_is_perfect_within_the_last_ten_empty_cells():
    """On the largest board: whatever the position, the proof that the master waits for comes to an end."""
    game = catalog.game("riomino")
    master = next(level for level in LEVELS if level.name == "master")
    asked = 0
    for seed in range(12):
        match = Match.start(game, 2, {"level": "expert"}, Chance(f"ten-{seed}"))
        while not match.is_over:
            position = match.position
            if sum(cell.die is None for cell in position.view().cells) <= 10:
                asked += 1
                assert prove(position, int(master.proof * PROOF)) is not None
                break
            legal = position.legal_moves()
            match = match.play(legal[(seed * 7 + asked) % len(legal)])
    assert asked > 5
