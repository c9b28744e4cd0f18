"""The fields on the table: which places are open, what they ask for, and what laying a tile there changes."""

from minoteka.games.trimino.board import ACROSS, CORNER, HALF, SPAN, WHOLE, sector, way
from minoteka.games.trimino.pieces import DIGIT, FITS, SHOWN
from minoteka.games.trimino.state import POINTS
from minoteka.kernel import State, kernel


@kernel
def spot(s: State, point: int) -> int:
    """Where the hash table keeps a point, or the free cell where it would go."""
    at = ((point * 0x9E3779B1) >> 15) & (POINTS - 1)
    while s.point[at] != 0 and s.point[at] != point:
        at = (at + 1) & (POINTS - 1)
    return at


@kernel
def is_laid(s: State, place: int) -> bool:
    """Whether a tile lies there."""
    return s.around[spot(s, place + CORNER[way(place)][0])] & sector(place, 0) != 0


@kernel
def sides_shared(s: State, place: int) -> int:
    """How many of the place's three sides lie on a laid tile."""
    count = 0
    for side in range(3):
        if is_laid(s, place + ACROSS[way(place)][side]):
            count += 1
    return count


@kernel
def need_of(s: State, place: int) -> int:
    """Rule 2: what the numbered points at its corners ask of a place, also those it only touches."""
    need = 0
    for corner in range(3):
        need += DIGIT[corner] * s.number[spot(s, place + CORNER[way(place)][corner])]
    return need


@kernel
def is_numbered(s: State, place: int) -> bool:
    """Whether all three corners of the place show a number already."""
    for corner in range(3):
        if s.number[spot(s, place + CORNER[way(place)][corner])] == 0:
            return False
    return True


@kernel
def open_index(s: State, place: int) -> int:
    """Where the list of open places has this one; −1 if it is not open."""
    for i in range(s.open):
        if s.open_place[i] == place:
            return i
    return -1


@kernel
def fitting(s: State) -> int:
    """The set of all tiles that fit some open place."""
    tiles = 0
    for i in range(s.open):
        tiles |= FITS[s.open_need[i]]
    return tiles


@kernel
def put(s: State, seat: int, place: int, laid: int) -> int:
    """A tile comes to lie: points are numbered, places close and open. How many hexagons did it close?"""
    s.tile_place[s.laid] = place
    s.tile_laid[s.laid] = laid
    s.tile_seat[s.laid] = seat
    s.laid += 1
    cover(s, place)
    closed = 0
    for corner in range(3):
        point = place + CORNER[way(place)][corner]
        at = spot(s, point)
        if s.point[at] == 0:
            s.point[at] = point
            s.number[at] = 1 + SHOWN[laid][corner]
            ask(s, point, s.number[at])
        s.around[at] |= sector(place, corner)
        if s.around[at] == WHOLE:
            closed += 1
    for side in range(3):
        uncover(s, place + ACROSS[way(place)][side])
    return closed


@kernel
def cover(s: State, place: int) -> None:
    """The place is not open any more (the first tile of a field lies on one that never was)."""
    i = open_index(s, place)
    if i >= 0:
        s.open -= 1
        s.open_place[i] = s.open_place[s.open]
        s.open_need[i] = s.open_need[s.open]
        s.open_place[s.open] = 0
        s.open_need[s.open] = 0


@kernel
def uncover(s: State, place: int) -> None:
    """The place beside a new tile is open from now on, unless a tile lies there or it was open already."""
    if not is_laid(s, place) and open_index(s, place) < 0:
        s.open_place[s.open] = place
        s.open_need[s.open] = need_of(s, place)
        s.open += 1


@kernel
def ask(s: State, point: int, digit: int) -> None:
    """A point got its number: the open places that touch it ask for that number from now on."""
    for i in range(s.open):
        for corner in range(3):
            if s.open_place[i] + CORNER[way(s.open_place[i])][corner] == point:
                s.open_need[i] += DIGIT[corner] * digit


@kernel
def new_place(field: int) -> int:
    """The place (0, 0) of a field: it points up."""
    return (field * SPAN + HALF) * SPAN + HALF
