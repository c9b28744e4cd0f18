"""The kit finds what it looks for: a game broken on purpose must not pass."""

from dataclasses import replace

import msgspec
import pytest

from minoteka.catalog import GAMES
from minoteka.core import conformance
from minoteka.core.game import Kernels
from minoteka.core.shown import Over, Passed, Reason
from minoteka.games.simino.shown import Keeps
from minoteka.kernel import COMPILED

RIOMINO = GAMES["riomino"]


class Unsaid(Reason, tag="unsaid"):
    """Nobody has words for it."""


UNSAID = replace(RIOMINO.types, reason=Unsaid)


def replaced(s, seat, options, **changed):
    return msgspec.structs.replace(RIOMINO.view(s, seat, options), **changed)


def first_variant():
    return next(conformance.variants(RIOMINO))


@pytest.mark.parametrize(
    ("change", "promise"),
    [
        ({"max_plies": 3}, "max_plies"),
        ({"moves": lambda s, seat, codes: []}, "structured moves"),
        ({"events": lambda b, m, a, seat: [Over([0, 0], [0], "blocked")]}, "the end is an event"),
        ({"inventory": lambda s: [str(s.laid)]}, "material"),
        ({"events": lambda b, m, a, seat: [{"kind": "passed", "seat": 0}]}, "every event is what its struct says"),
        ({"view": lambda s, seat, options: {"seat": (1, 2)}}, "every view fits its struct"),
        ({"view": lambda s, seat, options: replaced(s, seat, options, seats="two")}, "every view fits its struct"),
        ({"view": lambda s, seat, options: replaced(s, seat, options, over=seat == 0)}, "sees what all see"),
        ({"draw_text": lambda view: " "}, "text board"),
        ({"reasons": lambda b, m, a, seat: [Passed(0)]}, "every reason fits its struct"),
        ({"reasons": lambda b, m, a, seat: [Unsaid()], "types": UNSAID}, "there is a text for unsaid"),
        ({"outcome": lambda s: replace(RIOMINO.outcome(s), winners=(1, 0))}, "winners ascend"),
    ],
)
def test_a_broken_game_is_found(change, promise):
    seats, options = first_variant()
    with pytest.raises(conformance.PromiseBroken, match=promise):
        conformance.check_round(replace(RIOMINO, **change), seats, options, 1, thorough=1)


def test_a_reason_that_was_guessed_is_found():
    """Which tile comes from the reserve after a move is not known before it."""
    told = replace(GAMES["simino"], reasons=lambda b, m, a, seat: [Keeps(int(a.hands[seat]) % 997)])
    with pytest.raises(conformance.PromiseBroken, match="was guessed"):
        conformance.check_round(told, 2, told.settle(2, {}), 3, thorough=1)


def with_kernel(game, **sources):
    return replace(game, kernels=Kernels(game.layout, **{**game.kernels._sources, **sources}))


def peeking(s, seat, held, out):
    out[0] = s.hands[1] % 2


def limitless(s, seat, held, out):
    out[0] = 100


def secretive(s, seat, held, out):
    if held < 0:
        out[0] = 1


def doubtful(s, held, action):
    return action + 1


def shorter(s, held, codes, count, out):
    out[0] = codes[0]
    return 1


@pytest.mark.parametrize(
    ("game", "kernels", "promise"),
    [
        ("trimino", {"planes": peeking}, "hold nothing that it cannot see"),
        ("riomino", {"planes": limitless}, "keeps its limits"),
        ("gemblo", {"planes": secretive}, "sees half a move"),
        ("riomino", {"decide": doubtful}, "half a move"),
        ("riomino", {"actions": shorter}, "actions are those of the legal moves"),
    ],
)
@pytest.mark.skipif(COMPILED, reason="what is broken on purpose need not be compiled")
def test_broken_numbers_for_learning_are_found(game, kernels, promise):
    broken = with_kernel(GAMES[game], **kernels)
    with pytest.raises(conformance.PromiseBroken, match=promise):
        conformance.check_round(broken, 2, broken.settle(2, {}), 3, thorough=1)


def test_every_pair_of_values_is_tried():
    tried = [options for _, options in conformance.variants(RIOMINO)]
    assert len(tried) == 5 * 2
    assert len({str(t) for t in tried}) == 10
