"""Rules 1 to 7: where a tile may lie, and what the field looks like once it does.

A placement is one number, ``place * LAID + laid tile``.
"""

from minoteka.games.simino.board import (
    CORNERS,
    NEIGHBOURS,
    PLACE_CELLS,
    PLACES,
    PLACES_BESIDE,
    PLACES_ON,
)
from minoteka.games.simino.holes import cover_cells, tileable_places, uncramped_places
from minoteka.games.simino.options import TILEABLE
from minoteka.games.simino.pieces import ALL, COVERING, DOUBLES, HALVES, LAID, SHOWING
from minoteka.kernel import State, kernel
from minoteka.kernel.bits import lowest_bit

PLACEMENTS = PLACES * LAID


@kernel
def promising(s: State) -> int:
    """The places worth a look, as a mask: on floor one beside a tile or in a corner, and all joints upstairs."""
    if s.laid == 0:
        return CORNERS
    ground = s.rim if s.joined else s.rim | CORNERS
    return (s.open & ground) | s.joints


@kernel
def fitting(s: State, place: int, way: int) -> int:
    """All tiles, whoever holds them, that may lie on this place this way round, as a mask."""
    if (s.open >> place) & 1:
        return fitting_ground(s, place, way)
    return fitting_above(s, place, way)


@kernel
def fitting_ground(s: State, place: int, way: int) -> int:
    """Rules 1 to 3, where floor one takes a tile at all (rule 4)."""
    corner = (CORNERS >> place) & 1
    if s.laid == 0:
        tiles = ALL if corner else 0
    else:
        tiles = joining(s, place, way)
        if corner and not s.joined:
            tiles |= ALL & ~(SHOWING[s.colours][0] | SHOWING[s.colours][1])
    return tiles & ~DOUBLES if way else tiles


@kernel
def joining(s: State, place: int, way: int) -> int:
    """Rule 3: the tiles of which a half comes to lie beside its own colour."""
    a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
    return SHOWING[s.near[a]][way] | SHOWING[s.near[b]][1 - way]


@kernel
def fitting_above(s: State, place: int, way: int) -> int:
    """Rules 5 and 7: on a joint, colour on colour or by a power."""
    if not (s.joints >> place) & 1:
        return 0
    return COVERING[s.powers][s.shade[PLACE_CELLS[place][0]]][s.shade[PLACE_CELLS[place][1]]][way]


@kernel
def playable(s: State) -> int:
    """All tiles that could be laid somewhere now, as a mask."""
    tiles = 0
    places = promising(s)
    while places:
        place = lowest_bit(places)
        places &= places - 1
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
    for half in range(2):
        find_joints(s, PLACE_CELLS[place][half])
    s.where[tile] = 1 + 2 * place + way
    s.floor[tile] = floor
    s.climb += floor - 1
    s.laid += 1
    return floor


@kernel
def find_joints(s: State, cell: int) -> None:
    """Rule 5: which places on this cell are joints now: two different tiles of one height, below the ceiling."""
    for i in range(4):
        place = PLACES_ON[cell][i]
        if place >= 0:
            a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
            if s.height[a] == s.height[b] and s.top[a] != s.top[b] and s.height[a] != s.floors:
                s.joints |= 1 << place
            else:
                s.joints &= ~(1 << place)


@kernel
def settle_ground(s: State, place: int, tile: int, way: int) -> None:
    """What follows from a tile on floor one: the first joint, colours shown around, and where holes would arise."""
    if (joining(s, place, way) >> tile) & 1:
        s.joined = 1
    for half in range(2):
        cell, hue = PLACE_CELLS[place][half], 1 << HALVES[2 * tile + way][half]
        s.free &= ~(1 << cell)
        s.rim |= PLACES_BESIDE[cell]
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
