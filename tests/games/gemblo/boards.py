"""Positions made by hand: pieces put where a test wants them, legal or not."""

from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.board import STARTS, column, row
from minoteka.games.gemblo.placing import put

Laid = tuple[int, str]
"""A colour and the text of its move."""


def laid_out(seats: int, *laid: Laid, turn: int = 0) -> Position:
    """A position with these pieces on the board and this colour to move."""
    state = GAME.blank(seats, {})
    state.first = 0
    for colour in {colour for colour, _ in laid}:
        q, r = STARTS[seats][colour]
        state.link[row(r)][colour] &= ~(1 << column(q))  # it has begun, wherever its pieces lie
    for colour, text in laid:
        put(state, colour, GAME.notation.read_move(state, text))
    state.turn = turn
    return Position(GAME, seats, {}, state)


def counted(seats: int, *left: tuple[int, ...]) -> Position:
    """A finished round in which every colour has these pieces left."""
    state = GAME.blank(seats, {})
    for colour, numbers in enumerate(left):
        state.left[colour] = sum(1 << (number - 1) for number in numbers)
    state.stuck = (1 << int(state.colours)) - 1
    return Position(GAME, seats, {}, state)
