"""Riddles of Riomino: the only move that wins, and the only one that saves the draw."""

from minoteka.core.position import Position
from minoteka.core.riddle import NOTHING_LEFT, Prove, Theme, Weighed
from minoteka.core.solver import Effort
from minoteka.games.riomino.solve import solve

NODES = 60_000
"""Positions of a proof."""


def weigh_win(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """1 for the moves after which the seat lays last, by the game's own solver."""
    if position.is_over:
        return NOTHING_LEFT
    found = solve(position, Effort(nodes=NODES))
    if not found.proven or len(found.winning) + len(found.losing) < len(position._moves):
        return None
    sign = 1 if position.to_act == seat else -1
    return Weighed({move: sign if move in found.winning else -sign for move in position._moves}, found.nodes)


def weigh_draw(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """1, 0 or −1 for a move that wins, draws or loses, by looking at everything."""
    return NOTHING_LEFT if position.is_over else prove(position, seat)


def is_open(position: Position) -> bool:
    """There is something to choose, and a good part of the dice lies."""
    return 4 <= len(position._moves) <= 20 and int(position._plain.laid) >= 5


def is_near_the_end(position: Position) -> bool:
    """So little is left that everything can be looked at."""
    s = position._plain
    left = sum(int(count) for hand in s.hands for count in hand)
    return len(position._moves) >= 3 and left <= 9


THEMES = (
    Theme(
        "last-die",
        weigh_win,
        is_open,
        [(2, {"level": level}) for level in ("start", "junior", "expert")],
        limits=(60, 300, 1500),
        duel=True,
        value=1,
    ),
    Theme(
        "saved-draw",
        weigh_draw,
        is_near_the_end,
        [(2, {"level": level, "scoring": "tashkent"}) for level in ("start", "junior")],
        limits=(100, 500, 2500),
        duel=True,
        value=0,
    ),
)
