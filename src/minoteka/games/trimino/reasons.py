"""What speaks for a move of Trimino: hexagons and bridges, points, and what can be laid beside the tile."""

from minoteka.core.shown import Follows, Goes, Reason
from minoteka.games.trimino.options import CLASSIC, TRIOMINOS
from minoteka.games.trimino.pieces import FITS, LAID, TILES, WORTHS
from minoteka.games.trimino.placing import is_numbered, sides_shared
from minoteka.games.trimino.rules import DRAW, PASS, SKIP
from minoteka.games.trimino.scoring import BRIDGE, HEXAGONS
from minoteka.games.trimino.shown import Bridges, Brings, Closes, Ruins, Sheds, Weighs
from minoteka.games.trimino.view import closed_points, open_places, tiles_of
from minoteka.kernel import State

DEAR = 8
"""Cheaper tiles are no burden."""


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What the tile closes and brings, and what it leaves to lay."""
    if move in (DRAW, PASS, SKIP):
        return []
    found: list[Reason] = [Goes()] if after.held[seat] == 0 else []
    place = int(after.tile_place[after.laid - 1])
    scored = after.ruleset == TRIOMINOS
    closed = len(closed_points(after, place))
    if closed:
        found.append(Closes(closed, int(HEXAGONS[closed]) if scored else 0))
    elif scored and move >= LAID and is_numbered(before, place) and sides_shared(before, place) == 1:
        found.append(Bridges(BRIDGE))
    found += worth(before, move % LAID // 3, seat)
    fresh = sorted(opened(after) - opened(before))
    follow = sum(1 for tile in tiles_of(int(after.hands[seat])) if any(fits(after, new, tile) for new in fresh))
    if follow:
        found.append(Follows(follow))
    ruined = dead(after) - dead(before)
    if ruined:
        found.append(Ruins(len(ruined)))
    return found or cheap(before, move % LAID // 3)


def worth(before: State, tile: int, seat: int) -> list[Reason]:
    """Where tiles left count against a seat, it is good to be rid of the dearest; else each brings its worth."""
    if before.ruleset != CLASSIC:
        return [Brings(WORTHS[tile])] if WORTHS[tile] >= DEAR else []
    held = [sum(map(int, text)) for text in tiles_of(int(before.hands[seat]))]
    return [Sheds(WORTHS[tile])] if WORTHS[tile] >= DEAR and WORTHS[tile] == max(held) else []


def cheap(before: State, tile: int) -> list[Reason]:
    """What is true of every tile but 0-0-0."""
    return [Weighs(WORTHS[tile], int(before.ruleset != CLASSIC))] if WORTHS[tile] else []


def opened(s: State) -> set[int]:
    """The open places."""
    return set(map(int, s.open_place[: int(s.open)]))


def fits(s: State, place: int, tile: str) -> bool:
    """Whether a tile fits an open place."""
    need = s.open_need[s.open_place.index(place)]
    return bool(int(FITS[need]) >> TILES.index(tile) & 1)


def dead(s: State) -> set[str]:
    """The open places that no tile fits which does not lie yet."""
    return {spot.place for spot in open_places(s) if spot.dead}
