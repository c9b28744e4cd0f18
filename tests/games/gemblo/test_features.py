"""What a learnt judgement looks at in Gemblo, against what the evaluation counts in another way."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.nets import room
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.board import COLOURS, ROWS
from minoteka.games.gemblo.evaluate import link_count, own_land, survey
from minoteka.games.gemblo.features import ALONE, COUNT, FIRST, LAND, LARGE, LEFT, LINKS, OPEN, ROOMY, TURN
from minoteka.games.gemblo.rules import measure
from minoteka.kernel import below, buffer, rng_from_int

EVERY = 9


def rounds(seats):
    """Positions of a random round, some plies apart."""
    match, chance, ply = Match.start(GAME, seats, {}, Chance(f"features {seats}")), rng_from_int(seats), 0
    while not match.is_over:
        if ply % EVERY == 0:
            yield match.position
        moves = match.position.legal_moves()
        match, ply = match.play(moves[below(chance, len(moves))]), ply + 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_they_are_what_the_evaluation_counts(seats):
    for position in rounds(seats):
        state, notes = position._state, room(seats, GAME.features)
        assert GAME.kernels.features(state, notes)
        land = buffer(COLOURS * ROWS)
        survey(state, land)
        for seat in range(seats):
            mine = [float(number) for number in notes[seat * COUNT : (seat + 1) * COUNT]]
            assert mine[LEFT] == measure(state, seat, 0)
            assert mine[LINKS] == link_count(state, seat) >= mine[OPEN] >= mine[ROOMY]
            assert mine[ALONE + 2] == own_land(state, seat, land) <= mine[LAND + 2]
            assert mine[LAND] <= mine[LAND + 1] <= mine[LAND + 2]
            assert mine[ALONE + 2] <= mine[FIRST] <= mine[LAND + 2]
            assert sum(mine[LARGE : LARGE + 4]) == sum(
                int(state.left[colour]).bit_count() for colour in range(seat, state.colours, seats)
            )
            assert sum(mine[TURN : TURN + 4]) == state.colours // seats
        assert sum(float(notes[seat * COUNT + TURN]) for seat in range(seats)) == 1.0
        assert float(notes[int(state.turn) % seats * COUNT + TURN]) == 1.0
