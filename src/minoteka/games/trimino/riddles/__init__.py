"""Riddles of Trimino: the most points of one turn, and going out first with all tiles open."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from minoteka.core.position import Position
from minoteka.core.riddle import NOTHING_LEFT, Prove, Theme, Weighed
from minoteka.games.trimino.pieces import COUNT, TILES

FEW = 7
"""Tiles of a hand."""


def weigh_points(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """The points of the seat at the end of this turn: a tile, and after a hexagon a further one."""
    s = position._plain
    if position.is_over or s.turn != seat or s.drawn:
        return NOTHING_LEFT
    values, looks = {}, 0
    for text, code in position._moves.items():
        after = position.play_code(code)
        ends = [after]
        if after.to_act == seat and after._plain.further:
            ends = [after.play_code(further) for further in after._moves.values()]
        values[text] = max(int(end._plain.points[seat]) for end in ends)
        looks += len(ends)
    return Weighed(values, looks)


def can_attach(position: Position) -> bool:
    """There are several ways to lay a tile at a field."""
    s = position._plain
    return bool(s.laid and not s.further and not s.drawn) and len(position._moves) >= 3


def weigh_win(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """1, 0 or −1 for a move that wins, ties or loses the round."""
    return NOTHING_LEFT if position.is_over else prove(position, seat)


def is_near_the_end(position: Position) -> bool:
    """Few tiles are left in both hands, and there is a choice."""
    s = position._plain
    return len(position._moves) >= 3 and max(int(s.held[0]), int(s.held[1])) <= FEW


def reserve(position: Position) -> Sequence[str]:
    """The tiles to come, in their order."""
    s = position._plain
    return [TILES[int(s.reserve[i])] for i in range(int(s.taken), COUNT)]


def dearest(position: Position) -> Collection[str]:
    """The moves with the tile that counts most."""
    worth = {text: sum(map(int, text[-3:])) for text in position._moves if ":" in text}
    return [text for text, points in worth.items() if points == max(worth.values())]


def gain_facts(position: Position, value: int) -> Mapping[str, Any]:
    """What the turn brings."""
    return {"points": value - int(position._plain.points[position.to_act])}


THEMES = (
    Theme(
        "most-points",
        weigh_points,
        can_attach,
        [(seats, {"ruleset": ruleset}) for seats in (2, 3, 4) for ruleset in ("reverse", "triominos")],
        players=("random",),
        facts=gain_facts,
        apart=True,
        obvious=dearest,
    ),
    Theme(
        "last-tile",
        weigh_win,
        is_near_the_end,
        [(2, {})],
        duel=True,
        value=1,
        open_hands=True,
        ahead=reserve,
    ),
)
