"""What the evaluation sees: the land that only one seat reaches, against a plain walk over the cells."""

import pytest

from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.board import COLOURS, ROWS
from minoteka.games.gemblo.evaluate import STEPS, own_land, survey
from minoteka.kernel import below, buffer, floats, rng_from_int
from tests.games.gemblo.naive import NEIGHBOURS, SHAPES, Cell, NaiveGame


def reached(naive: NaiveGame, colour: int) -> set[Cell]:
    """The cells within a few steps of those where the colour may go on; none if nothing fits any more."""
    if not naive.placements(colour):
        return set()
    free = {cell for cell in naive.zone if naive.may_cover(colour, *cell)}
    fresh = len(naive.left[colour]) == len(SHAPES)
    land = {naive.starts[colour]} if fresh else {cell for cell in free if naive.has_open_line(colour, *cell)}
    for _ in range(STEPS):
        land |= {(q + a, r + b) for q, r in land for a, b in NEIGHBOURS} & free
    return land


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_own_land_is_what_nobody_else_reaches(seats: int) -> None:
    position, naive, rng = Position.from_deal(GAME, seats, {}, {"first": 0}), NaiveGame(seats, 0), rng_from_int(seats)
    for ply in range(6 * seats):
        legal = position.legal_moves()
        move = legal[below(rng, len(legal))]
        position = position.play(move)
        naive.play(move)
        if ply % 5 == 0:
            land = buffer(COLOURS * ROWS)
            survey(position._state, land)
            lands = [set[Cell]() for _ in range(seats)]
            for colour in range(len(naive.starts)):
                lands[colour % seats] |= reached(naive, colour)
            for seat in range(seats):
                others = set[Cell]().union(*(lands[other] for other in range(seats) if other != seat))
                assert own_land(position._state, seat, land) == len(lands[seat] - others)


def test_more_land_of_ones_own_is_worth_more() -> None:
    position = Position.from_deal(GAME, 2, {}, {"first": 0})
    position = position.play(position.legal_moves()[-1])
    weights, values = GAME.weight_array(), floats(6)
    GAME.kernels.evaluate(position._state, weights, values)
    first = float(values[0])
    weights[2] = 0.0
    GAME.kernels.evaluate(position._state, weights, values)
    land = buffer(COLOURS * ROWS)
    survey(position._state, land)
    ahead = own_land(position._state, 0, land) - own_land(position._state, 1, land)
    assert ahead != 0
    assert (first > float(values[0])) == (ahead > 0)
