"""The solver of solitaire against brute force, and its parts against each other."""

from random import Random

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.solver import solve
from minoteka.games.simino import GAME
from minoteka.games.simino.scoring import ALL_LAID
from minoteka.games.simino.solve import cut
from minoteka.games.simino.solve.beam import NOTHING, Beam, tiles_left
from minoteka.games.simino.solve.bound import WORK, loose_gain, room_on_ground, survey
from minoteka.games.simino.solve.proof import Proof
from minoteka.kernel import COMPILED, buffer
from minoteka.search.bot import Stop
from tests.games.simino.brute import best_score

VARIANTS = (
    {},
    {"hand": 2},
    {"draw": "one-per-turn"},
    {"draw": "one-per-turn", "hand": 3},
    {"holes": "single-cell"},
    {"floors": 2},
)
MEMORY = 1 << 12
LEFT = 4 if COMPILED else 2
SEEDS = 30 if COMPILED else 2


def dealt(seed, options=None):
    return Position.dealt(GAME, 1, options or {}, Chance(f"solve {seed}"))


def late(seed, options, left=LEFT):
    """A round played at random until few tiles are left, from a whole or a shorter deal; None if it ended before."""
    chance = Random(seed)
    position = cut(dealt(seed, options), chance.choice((8, 10, 12, 16, 36)))
    while position.outcome is None and int(tiles_left(position._state)).bit_count() > left:
        position = position.play(chance.choice(position.legal_moves()))
    return position if position.outcome is None else None


def replay(position, line):
    for text in line:
        position = position.play(text)
    return position


def proof_from_nothing(position):
    """What the proof finds without any beam before it."""
    proof = Proof(position._state, NOTHING, MEMORY)
    while not proof.go_on(buffer(1), 1000):
        pass
    return proof


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_proof_agrees_with_brute_force(options):
    compared = 0
    for seed in range(SEEDS):
        position = late(seed, options)
        if position is not None:
            compared += 1
            expected = best_score(position)
            proof = proof_from_nothing(position)
            assert proof.desk.best == expected
            texts = [GAME.notation.move_text(position._state, move) for move in proof.line]
            assert replay(position, texts).outcome.scores == (expected,)
    assert compared > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", [{}, {"draw": "one-per-turn", "hand": 2}], ids=str)
def test_a_fresh_deal_of_four_agrees_with_brute_force(options):
    position = cut(dealt(7, {"hand": 4, **options}), 4)
    solution = solve(position)
    assert solution.proven
    assert solution.values == {"score": best_score(position)}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_no_bound_is_below_what_can_be_reached(options):
    """On the way along the best round found, the bounds never rule out what that round reaches."""
    for seed in range(8 if COMPILED else 1):
        position = cut(dealt(seed, options), 10 if COMPILED else 5)
        solution = solve(position, nodes=20_000 if COMPILED else 100)
        score, w = solution.values["score"], WORK.new()
        for text in solution.line:
            s = position._state
            left = int(tiles_left(s))
            survey(s, left, 0, w)
            with_all = room_on_ground(s, left, score - ALL_LAID - s.climb, w) >= 0
            assert with_all or s.climb + loose_gain(w) - 1 >= score
            position = position.play(text)


@pytest.mark.parametrize("powers", ["none", "white", "black", "both"])
def test_the_line_replays_to_its_score(powers):
    position = cut(dealt(3, {"powers": powers}), 36 if COMPILED else 8)
    solution = solve(position, nodes=20_000 if COMPILED else 3_000)
    assert replay(position, solution.line).outcome.scores == (solution.values["score"],)
    assert (solution.winner == 0) == solution.proven


def test_wider_beams_see_everything_in_the_end():
    position = late(1, {}, 2)
    beam = Beam(position._state, 4096, buffer(1))
    while beam.step():
        pass
    assert beam.saw_everything
    assert beam.notes.best == best_score(position)
    narrow = Beam(cut(dealt(1), 8)._state, 2, buffer(1))
    while narrow.step():
        pass
    assert not narrow.saw_everything


def test_the_same_nodes_give_the_same_answer():
    position = cut(dealt(5), 12 if COMPILED else 6)
    nodes = 3_000 if COMPILED else 300
    assert solve(position, nodes=nodes) == solve(position, nodes=nodes)


def test_a_stop_answers_with_what_is_known():
    stop, told = Stop(), []

    def report(progress):
        told.append(progress)
        if progress.score is not None:
            stop.set()

    solution = solve(dealt(2), stop=stop, report=report)
    assert not solution.proven
    assert solution.winner is None
    assert solution.values["score"] == told[-1].score
    assert replay(dealt(2), solution.line).outcome.scores == (told[-1].score,)
    stop.set()
    assert solve(dealt(2), stop=stop).values == {"score": None}


def test_a_finished_round_is_solved():
    position = dealt(4)
    while position.outcome is None:
        position = position.play(position.legal_moves()[0])
    solution = solve(position)
    assert (solution.proven, solution.line) == (True, ())
    assert solution.values == {"score": position.outcome.scores[0]}


def test_a_shorter_deal_is_the_front_of_the_whole_one():
    whole, shorter = dealt(6), cut(dealt(6), 12)
    assert shorter.view(0).hands == whole.view(0).hands
    assert shorter.view(0).reserve == 7
    laid = replay(shorter, [])
    while laid.outcome is None:
        laid = laid.play(laid.legal_moves()[-1])
    missing = laid.view(0).hands[0].count + laid.view(0).reserve
    assert missing + int(laid._state.laid) == 12
    assert laid.outcome.scores == (int(laid._state.climb) - missing + (ALL_LAID if not missing else 0),)


def test_what_cannot_be_cut_or_solved():
    pair, begun = Position.dealt(GAME, 2, {}, Chance("1")), dealt(1).play(dealt(1).legal_moves()[0])
    wrong = {
        "simino-solve-seats": [lambda: solve(pair), lambda: cut(pair, 12)],
        "simino-cut": [lambda: cut(dealt(1), 4), lambda: cut(dealt(1), 37)],
        "simino-cut-late": [lambda: cut(begun, 12)],
    }
    for code, tries in wrong.items():
        for attempt in tries:
            with pytest.raises(Malformed) as error:
                attempt()
            assert error.value.code == code
