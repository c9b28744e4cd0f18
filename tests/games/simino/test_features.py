"""What a learnt judgement looks at in Simino, against what the evaluation finds in another way."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.nets import room
from minoteka.games.simino import GAME
from minoteka.games.simino.evaluate import look_out
from minoteka.games.simino.features import (
    ABOVE,
    ACTS,
    COUNT,
    GROUND,
    HEIGHTS,
    HELD,
    MINE,
    SECOND,
    SINGLE,
    SPOTS,
    STRIKE,
    STUCK,
    USABLE,
)
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import below, buffer, rng_from_int


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (4, {"teams": "tandem"}), (3, {"powers": "both"})])
def test_they_are_what_the_evaluation_finds(seats, options):
    match, chance = Match.start(GAME, seats, options, Chance("features")), rng_from_int(seats)
    looked = struck = 0
    while not match.is_over:
        position = match.position
        state, notes = position._state, room(seats, GAME.features)
        if GAME.kernels.features(state, notes):
            usable, single, double = buffer(MAX_SEATS), buffer(MAX_SEATS), buffer(MAX_SEATS)
            look_out(state, usable, single, double)
            for seat in range(seats):
                mine = [float(number) for number in notes[seat * COUNT : (seat + 1) * COUNT]]
                assert mine[HELD] == state.held[seat]
                assert mine[USABLE] == int(usable[seat]).bit_count()
                assert max(mine[GROUND], mine[ABOVE]) <= mine[USABLE] <= mine[GROUND] + mine[ABOVE]
                assert mine[SINGLE] == single[seat] >= mine[SECOND]
                assert mine[STRIKE] == max(single[seat], double[seat])
                assert bool(mine[STUCK]) == (usable[seat] == 0)
                assert bool(mine[ACTS]) == (seat == position.to_act)
                assert mine[MINE] <= mine[SPOTS] + sum(mine[HEIGHTS + 1 : HEIGHTS + 5])
                struck += mine[STRIKE] > mine[SINGLE]
            looked += 1
        moves = position.legal_moves()
        match = match.play(moves[below(chance, len(moves))])
    assert looked > 20
    assert struck > 0 or options
