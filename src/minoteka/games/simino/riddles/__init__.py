"""Riddles of Simino: the only place that is left, the highest floor and the best score of a round alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from minoteka.core.position import Position
from minoteka.core.riddle import NOTHING_LEFT, Prove, Theme, Weighed, weigh_alone
from minoteka.games.simino.pieces import TEXTS, TILES
from minoteka.games.simino.rules import GIVE, PASS
from minoteka.kernel import State

PATIENCE = 2_500
LAST = 14
"""Tiles to go at most, where everything that can follow is looked at."""
WIDEST = 12
"""Moves to choose from."""
SOLITAIRES: Sequence[tuple[int, Mapping[str, Any]]] = ((1, {}), (1, {"powers": "white"}), (1, {"powers": "black"}))


def weigh_place(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """The only legal move is the right one. The more tiles and places, the longer one looks."""
    if position.is_over or len(position._moves) != 1 or position.to_act != seat:
        return NOTHING_LEFT
    s = position._plain
    places = int(s.open & s.rim).bit_count() + int(s.joints).bit_count()
    return Weighed(dict.fromkeys(position._moves, 1), int(s.held[seat]) * places)


def is_single(position: Position) -> bool:
    """One tile can be laid at one place, and nothing else."""
    codes = list(position._moves.values())
    s = position._plain
    return len(codes) == 1 and not PASS <= codes[0] <= GIVE + TILES and int(s.held[position.to_act]) >= 4


def weigh_score(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """The score that can still be reached."""
    return NOTHING_LEFT if position.is_over else weigh_alone(position, lambda s: int(s.points[0]), PATIENCE)


def weigh_floor(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """The highest floor that can still be reached; answered once a tile lies there and no higher one is possible."""
    if position.is_over:
        return NOTHING_LEFT
    found = weigh_alone(position, highest, PATIENCE)
    if found is not None and max(found.values.values()) == highest(position._plain):
        return NOTHING_LEFT
    return found


def highest(s: State) -> int:
    """The highest floor on which a tile lies."""
    return max(map(int, s.floor))


def is_near_the_end(position: Position) -> bool:
    """A few tiles are to go, and there is a choice."""
    return left(position) <= LAST and 3 <= len(position._moves) <= WIDEST


def left(position: Position) -> int:
    """Tiles that are not laid yet."""
    return TILES - int(position._plain.laid)


def reserve(position: Position) -> Sequence[str]:
    """The tiles to come, in their order."""
    s = position._plain
    return [TEXTS[int(s.deck[i])] for i in range(int(s.drawn), TILES)]


def tile_facts(position: Position, value: int) -> Mapping[str, Any]:
    """How many tiles are to go."""
    return {"tiles": left(position)}


THEMES = (
    Theme(
        "only-place",
        weigh_place,
        is_single,
        [(2, {}), (3, {}), (2, {"powers": "white"}), (2, {"powers": "black"})],
        apart=True,
        fewest=1,
        unlit=True,
    ),
    Theme(
        "best-score",
        weigh_score,
        is_near_the_end,
        SOLITAIRES,
        facts=tile_facts,
        players=("easy", "greedy"),
        ahead=reserve,
    ),
    Theme(
        "highest-floor",
        weigh_floor,
        is_near_the_end,
        SOLITAIRES,
        facts=tile_facts,
        apart=True,
        players=("random",),
        ahead=reserve,
    ),
)
