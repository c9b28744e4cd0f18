"""Riddles of Riomino: the only move that wins, and the only one that saves the draw."""

from minoteka.core.position import Position
from minoteka.core.riddle import NOTHING_LEFT, Prove, Theme, Weighed
from minoteka.core.solver import Effort
from minoteka.games.riomino.solve import TIE, WIN, Branch, inquire, solve
from minoteka.games.riomino.solve.driver import Team
from minoteka.games.riomino.solve.field import level_field

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
    """1, 0 or −1 for a move that wins, draws or loses, by the game's own solver: does it win, and does it draw?"""
    if position.is_over:
        return NOTHING_LEFT
    mover = position.to_act
    team = Team(level_field(int(position._plain.level)), 1, None, NODES)
    branches = [Branch(position, move, mover) for move in position.legal_moves()]
    for aim in (WIN, TIE):
        inquire(team, branches, mover, aim, True, None)
    if any(branch.low != branch.high for branch in branches):
        return None
    sign = 1 if mover == seat else -1
    return Weighed({branch.text: sign * branch.low for branch in branches}, team.nodes)


def is_open(position: Position) -> bool:
    """There is something to choose, and a good part of the dice lies."""
    return 4 <= len(position._moves) <= 20 and int(position._plain.laid) >= 5


THEMES = (
    Theme(
        "last-die",
        weigh_win,
        is_open,
        [(2, {"level": level}) for level in ("start", "junior", "expert")],
        duel=True,
        value=1,
    ),
    Theme(
        "saved-draw",
        weigh_draw,
        is_open,
        [(2, {"level": level, "scoring": "tashkent"}) for level in ("start", "junior")],
        duel=True,
        value=0,
    ),
)
