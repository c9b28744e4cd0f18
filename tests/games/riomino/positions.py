"""Positions for tests, written as people would: hands as faces, moves as texts."""

from minoteka.core.position import Position
from minoteka.games.riomino import GAME
from minoteka.games.riomino.board import DICE_EACH, LEVELS


def dealt(
    first_hand: str, second_hand: str, start: str, *, level: str = "start", scoring: str = "last-move", first: int = 0
) -> Position:
    """A fresh round; a hand that is too short is filled up with its last face."""
    each = DICE_EACH[LEVELS.index(level)]
    hands = [(hand.split() + hand.split()[-1:] * each)[:each] for hand in (first_hand, second_hand)]
    deal = {"first": first, "hands": hands, "start": start}
    return Position.from_deal(GAME, 2, {"level": level, "scoring": scoring}, deal)


def after(position: Position, moves: str) -> Position:
    """The position after some moves."""
    for text in moves.split():
        position = position.play(text)
    return position


def cells(position: Position) -> set[str]:
    """The cells on which the seat to act can lay."""
    return {text.partition("@")[2] for text in position.legal_moves()}
