"""What a learnt judgement looks at in Mexican Train, against what the rules and single tiles say."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.nets import room
from minoteka.games.mexican_train import GAME
from minoteka.games.mexican_train.features import (
    ACTS,
    CHAIN,
    CLOSED,
    COUNT,
    COVERS,
    DOUBLES,
    ELSEWHERE,
    ENDS,
    HELD,
    LOOSE,
    LOOSE_DOUBLES,
    LOOSE_PIPS,
    MARKED,
    OPEN,
    OWED,
    OWN,
    PIPS,
    RESERVE,
    STRANGE,
    VALUES_HELD,
)
from minoteka.games.mexican_train.pieces import PAIRS, tiles_in
from minoteka.games.mexican_train.rules import pips_left
from minoteka.games.mexican_train.state import TRAINS
from minoteka.kernel import below, rng_from_int


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"set": 9}), (3, {"double_blank": 50})])
def test_they_are_what_the_tiles_say(seats, options):
    match, chance = Match.start(GAME, seats, {**options, "rounds": 4}, Chance("features")), rng_from_int(seats)
    looked = owed = covered = 0
    while not match.is_over:
        position = match.position
        state, notes = position._state, room(seats, GAME.features)
        moves = position.legal_moves()
        assert GAME.kernels.features(state, notes)
        common = {int(state.end[train]) for train in range(TRAINS) if state.marked[train]}
        for seat in range(seats):
            mine = [float(number) for number in notes[seat * COUNT : (seat + 1) * COUNT]]
            hand = [PAIRS[tile] for tile in tiles_in(state.hand[seat])]
            assert mine[HELD] == len(hand) == mine[CHAIN] + mine[LOOSE]
            assert mine[PIPS] == pips_left(state, seat) >= mine[LOOSE_PIPS]
            assert mine[DOUBLES] == sum(low == high for low, high in hand) >= mine[LOOSE_DOUBLES]
            assert mine[VALUES_HELD] == len({value for tile in hand for value in tile})
            assert mine[OWN] == sum(int(state.end[seat]) in tile for tile in hand)
            assert (mine[OWN] == 0) == (mine[CHAIN] == 0)
            assert mine[ELSEWHERE] == sum(value in tile for tile in hand for value in common) >= mine[STRANGE]
            assert mine[ENDS] == sum(any(value in tile for tile in hand) for value in common)
            assert bool(mine[CLOSED]) == (mine[OWN] == mine[ENDS] == 0)
            assert (mine[MARKED], mine[RESERVE]) == (state.marked[seat], state.left)
            assert mine[OPEN] == sum(int(state.marked[train]) for train in range(TRAINS))
            assert bool(mine[ACTS]) == (seat == position.to_act)
            if mine[OWED] and not state.drew:
                assert bool(mine[COVERS]) == (moves[0] not in ("draw", "pass"))
                covered += mine[COVERS] == 1.0
            owed += mine[OWED] > 0
        match = match.play(moves[below(chance, len(moves))])
        looked += 1
    assert looked > 30
    assert owed > covered > 0
