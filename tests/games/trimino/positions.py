"""Positions for tests: a deal made to measure, and the moves that lead from it."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

from minoteka.core.position import Position
from minoteka.games.trimino import GAME

TILES = ["".join(map(str, values)) for values in combinations_with_replacement(range(6), 3)]
SIZES = {"classic": {2: 10, 3: 8, 4: 8}, "reverse": {2: 10, 3: 8, 4: 8}, "triominos": {2: 9, 3: 7, 4: 7}}


def deal(*hands: str, ruleset: str = "classic", reserve: str = "", first: int = 0, avoid: str = "") -> dict[str, Any]:
    """A deal with these tiles in the hands and at the reserve's front; ``avoid`` tiles come last.

    Tiles that are asked for come first in their hand; hands are filled up from the highest tile downwards.
    """
    asked = [hand.split() for hand in hands]
    front, last = reserve.split(), avoid.split()
    used = {tile for part in (*asked, front, last) for tile in part}
    rest = [tile for tile in reversed(TILES) if tile not in used]
    size = SIZES[ruleset][len(hands)]
    full = []
    for hand in asked:
        need = size - len(hand)
        full.append(hand + rest[:need])
        rest = rest[need:]
    return {"first": first, "hands": full, "reserve": front + rest + last}


def after(given: dict[str, Any], moves: str = "", ruleset: str = "classic") -> Position:
    """The position after moves (texts with spaces between them), each of them legal."""
    position = Position.from_deal(GAME, len(given["hands"]), {"ruleset": ruleset}, given)
    for move in moves.split():
        position = position.play(move)
    return position


def lays(legal: Sequence[str]) -> list[str]:
    """The moves of a list that attach a tile."""
    return [move for move in legal if move[0].isdigit()]


def with_reserve(position: Position, left: int) -> Position:
    """The same position with only the last tiles of its reserve left (a reserve takes long to run down)."""
    state = GAME.layout.copy(position._state)
    state.taken = len(TILES) - left
    for i in range(state.taken):
        state.reserve[i] = -1
    return Position(GAME, position.seats, position.options, state)


# Moves that build one, two and three hexagons with the last tile; seats take turns.
# The point (2, 1) has around it, clockwise from above: (1,0) (2,0) (2,1) (1,1) (0,1) (0,0).
ZEROS = "001 002 003 004 005"
HEXAGON = "new:005 1:1,0:010 1:2,0:120 1:2,1:023 1:1,1:034 1:0,1:504"
HEXAGON_HANDS = ("005 012 034", "001 023 045")
TWO = "new:000 1:1,0:010 1:0,1:002 1:1,1:022 1:2,1:012 1:3,1:112 1:4,1:141 1:4,0:341 1:3,0:131 1:2,0:110"
TWO_HANDS = ("000 002 012 114 113", "001 022 112 134 011")
THREE = (
    "new:000 1:1,0:010 1:2,0:110 1:3,0:111 1:4,0:121 1:4,1:122 1:3,1:123 1:3,2:322 1:2,2:323 1:1,2:333 "
    "1:1,1:033 1:0,1:003 1:2,1:013"
)
THREE_HANDS = ("000 011 112 123 233 033 013", "001 111 122 223 333 003")
BRIDGE = "new:000 1:1,0:010 1:2,0:110 1:3,0:111 1:4,0:121 1:4,1:122 1:3,1:123 1:0,1:003 1:1,1:033"
BRIDGE_HANDS = ("000 011 112 123 033", "001 111 122 003")
