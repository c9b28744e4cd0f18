"""What a learnt judgement looks at in Trimino, against what the rules and the evaluation find in another way."""

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.nets import room
from minoteka.games.trimino import GAME
from minoteka.games.trimino.features import (
    ACTS,
    BRIDGES,
    CHOICE,
    COUNT,
    HELD,
    HEXAGON,
    LONELY,
    MINE,
    NARROW,
    NOW_HEXAGON,
    NUMBERS,
    OPEN,
    PLACES,
    READY,
    SHED,
    STUCK,
    USABLE,
    WAYS,
    WORTH,
)
from minoteka.games.trimino.pieces import FITS, TILES, worth_of
from minoteka.games.trimino.placing import fitting, is_numbered
from minoteka.games.trimino.rules import is_bridge
from minoteka.kernel import below, rng_from_int


@pytest.mark.parametrize(("seats", "ruleset"), [(2, "classic"), (3, "reverse"), (4, "triominos")])
def test_they_are_what_the_rules_find(seats, ruleset):
    chance, looked, closed = rng_from_int(seats), 0, 0
    for deal in range(3):
        match = Match.start(GAME, seats, {"ruleset": ruleset, "rounds": 1}, Chance(f"features {deal}"))
        while not match.is_over:
            position = match.position
            moves = position.legal_moves()
            move = moves[below(chance, len(moves))]
            state, notes = position._state, room(seats, GAME.features)
            assert GAME.kernels.features(state, notes)
            asked = [FITS[state.open_need[i]] for i in range(state.open)]
            for seat in range(seats):
                mine = [float(number) for number in notes[seat * COUNT : (seat + 1) * COUNT]]
                hand = int(state.hands[seat])
                usable = [int(fits) & hand for fits in asked]
                assert mine[HELD] == state.held[seat]
                assert mine[WORTH] == worth_of(hand) >= mine[SHED]
                assert mine[USABLE] == int(fitting(state) & hand).bit_count() >= mine[CHOICE]
                assert mine[WAYS] == sum(tiles.bit_count() for tiles in usable)
                assert mine[PLACES] == sum(map(bool, usable)) >= mine[MINE]
                assert bool(mine[STUCK]) == (not any(usable))
                assert bool(mine[READY]) == (mine[USABLE] == mine[HELD])
                assert bool(mine[ACTS]) == (seat == position.to_act)
                texts = [set(text) for tile, text in enumerate(TILES) if hand >> tile & 1]
                shown = [sum(value in text for text in texts) for value in "012345"]
                assert mine[NUMBERS] == sum(map(bool, shown))
                assert mine[LONELY] == shown.count(1)
            places = [int(state.open_place[i]) for i in range(state.open)]
            assert mine[OPEN] == len(places)
            assert mine[NARROW] == sum(map(bool, [is_numbered(state, place) for place in places])) >= mine[BRIDGES]
            assert mine[BRIDGES] == sum(map(bool, [is_bridge(state, place) for place in places]))
            actor, match = position.to_act, match.play(move)
            if not match.is_over and ruleset != "triominos" and match.position._state.further > state.further:
                assert notes[actor * COUNT + HEXAGON] == notes[actor * COUNT + NOW_HEXAGON] == 1.0
                closed += 1
            looked += 1
    assert looked > 60
    assert closed > 0 or ruleset == "triominos"
