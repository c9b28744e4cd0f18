"""Rules 1 to 7: where a tile may lie, and what the field looks like once it does.

A placement is one number, ``place * LAID + laid tile``.
"""

from minoteka.games.simino.board import CORNER, NEIGHBOURS, PLACE_CELLS, PLACES
from minoteka.games.simino.holes import cover_cells, tileable_places, uncramped_places
from minoteka.games.simino.options import TILEABLE
from minoteka.games.simino.pieces import ALL, COVERING, DOUBLES, HALVES, LAID, SHOWING
from minoteka.kernel import State, kernel

PLACEMENTS = PLACES * LAID


@kernel
def fitting(s: State, place: int, way: int) -> int:
    """All tiles, whoever holds them, that may lie on this place this way round, as a mask."""
    height = s.height[PLACE_CELLS[place][0]]
    if height != s.height[PLACE_CELLS[place][1]]:
        return 0
    return fitting_ground(s, place, way) if height == 0 else fitting_above(s, place, way)


@kernel
def fitting_ground(s: State, place: int, way: int) -> int:
    """Floor one, both cells free: rules 1 to 4."""
    if not (s.open >> place) & 1:
        return 0
    if s.laid == 0:
        tiles = ALL if CORNER[place] else 0
    else:
        tiles = joining(s, place, way)
        if CORNER[place] and not s.joined:
            tiles |= ALL & ~(SHOWING[s.colours][0] | SHOWING[s.colours][1])
    return tiles & ~DOUBLES if way else tiles


@kernel
def joining(s: State, place: int, way: int) -> int:
    """Rule 3: the tiles of which a half comes to lie beside its own colour."""
    a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
    return SHOWING[s.near[a]][way] | SHOWING[s.near[b]][1 - way]


@kernel
def fitting_above(s: State, place: int, way: int) -> int:
    """Rules 5 and 7: on the tops of two different tiles of one height, colour on colour or by a power."""
    a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
    if s.top[a] == s.top[b] or s.height[a] == s.floors:
        return 0
    return COVERING[s.powers][s.shade[a]][s.shade[b]][way]


@kernel
def playable(s: State) -> int:
    """All tiles that could be laid somewhere now, as a mask."""
    tiles = 0
    for place in range(PLACES):
        tiles |= fitting(s, place, 0) | fitting(s, place, 1)
    return tiles


@kernel
def lay(s: State, placement: int) -> int:
    """A tile comes to lie; returns its floor."""
    place, laid = placement // LAID, placement % LAID
    tile, way = laid // 2, laid % 2
    floor = s.height[PLACE_CELLS[place][0]] + 1
    if floor == 1:
        settle_ground(s, place, tile, way)
    for half in range(2):
        cell = PLACE_CELLS[place][half]
        s.height[cell] = floor
        s.top[cell] = tile
        s.shade[cell] = HALVES[laid][half]
    s.where[tile] = 1 + 2 * place + way
    s.floor[tile] = floor
    s.climb += floor - 1
    s.laid += 1
    return floor


@kernel
def settle_ground(s: State, place: int, tile: int, way: int) -> None:
    """What follows from a tile on floor one: the first joint, colours shown around, and where holes would arise."""
    if (joining(s, place, way) >> tile) & 1:
        s.joined = 1
    for half in range(2):
        cell, hue = PLACE_CELLS[place][half], 1 << HALVES[2 * tile + way][half]
        s.free &= ~(1 << cell)
        s.colours |= hue
        for side in range(4):
            other = NEIGHBOURS[cell][side]
            if other >= 0:
                s.near[other] |= hue
    if s.holes == TILEABLE:
        cover_cells(s.mate, PLACE_CELLS[place][0], PLACE_CELLS[place][1])
        s.open = tileable_places(s.mate)
    else:
        s.open = uncramped_places(s.free)
