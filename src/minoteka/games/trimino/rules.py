"""The rules of Trimino on the record. Numbers are those of the rules page.

A move is one number: ``place * LAID + laid`` attaches a tile, a bare laid tile (turn 0) opens a field; three
more numbers say skip, draw and pass.
"""

from typing import Any

from minoteka.core import defaults
from minoteka.games.trimino.board import MAX_FIELDS, MAX_PLACES
from minoteka.games.trimino.options import CLASSIC, TRIOMINOS
from minoteka.games.trimino.pieces import (
    BETTER,
    COUNT,
    FITS,
    FITTING,
    LAID,
    RANK,
    TILES,
    VALUES,
    WORTH,
)
from minoteka.games.trimino.placing import fitting, is_numbered, new_place, put, sides_shared
from minoteka.games.trimino.scoring import (
    BLOCKED,
    BRIDGE,
    DRAW_COST,
    HEXAGONS,
    OUT,
    PASS_COST,
    count_up,
    opening_bonus,
)
from minoteka.games.trimino.state import HIDDEN, SEATS
from minoteka.kernel import State, below, kernel, shuffle, table
from minoteka.kernel.bits import lowest_bit
from minoteka.kernel.listing import list_bits
from minoteka.kernel.random import Rng

SKIP, DRAW, PASS = LAID, LAID + 1, LAID + 2

MAX_MOVES = MAX_PLACES * VALUES
"""A place asks for two values at least, so at most six tiles fit it, each in one way."""
MAX_PLIES = COUNT + (COUNT - 18) + (MAX_FIELDS - 1) + (COUNT - 1) * (SEATS - 1) + SEATS
"""Tiles laid, tiles drawn (18 are dealt at least), further tiles declined; before each tile after the first
fewer passes than seats, and as many as seats at the end."""

HAND_SIZES = ((0, 0, 10, 8, 8), (0, 0, 10, 8, 8), (0, 0, 9, 7, 7))
HAND_SIZE = table(HAND_SIZES)
MAX_DRAWS = table([2, 2, 3])

to_act, is_over = defaults.to_act, defaults.is_over


@kernel
def deal(s: State, rng: Rng) -> None:
    """Rule 1: tiles are shuffled and dealt; the starting seat comes by lot, unless it is named."""
    if s.first < 0 and s.ruleset != TRIOMINOS:
        s.first = below(rng, s.seats)
    for tile in range(COUNT):
        s.reserve[tile] = tile
    shuffle(rng, s.reserve, COUNT)
    for seat in range(s.seats):
        for _ in range(HAND_SIZE[s.ruleset][s.seats]):
            take(s, seat)
    begin(s)


@kernel
def begin(s: State) -> None:
    """The seat that starts is to act; at triominos the best opening tile decides who that is."""
    if s.ruleset == TRIOMINOS:
        s.first = opening_seat(s)
    s.turn = s.first


@kernel
def take(s: State, seat: int) -> None:
    """The front tile of the reserve goes to a seat's hand (seen from elsewhere: some tile)."""
    tile = s.reserve[s.taken]
    s.reserve[s.taken] = HIDDEN
    s.taken += 1
    s.held[seat] += 1
    if tile != HIDDEN:
        s.hands[seat] |= 1 << tile


@kernel
def best_opening(tiles: int) -> int:
    """Triominos: of a non-empty set the highest triple, else the highest worth, then the larger text."""
    best = lowest_bit(tiles)
    while tiles:
        tile = lowest_bit(tiles)
        if RANK[tile] > RANK[best]:
            best = tile
        tiles &= tiles - 1
    return best


@kernel
def opening_seat(s: State) -> int:
    """Triominos: the seat that holds the best opening tile."""
    best = 0
    for seat in range(1, s.seats):
        if RANK[best_opening(s.hands[seat])] > RANK[best_opening(s.hands[best])]:
            best = seat
    return best


@kernel
def legal(s: State, out: Any) -> int:
    """All legal moves: a tile for a new field, a fitting tile (rule 2), or what is left to do without one."""
    if s.reason:
        return 0
    hand = s.hands[s.turn]
    if s.laid == 0:
        return new_fields(1 << best_opening(hand) if s.ruleset == TRIOMINOS else hand, out)
    if s.further:
        count = new_fields(hand, out)
        out[count] = SKIP
        return count + 1
    count = 0
    for i in range(s.open):
        tiles = FITS[s.open_need[i]] & hand
        while tiles:
            out[count] = s.open_place[i] * LAID + FITTING[s.open_need[i]][lowest_bit(tiles)]
            count += 1
            tiles &= tiles - 1
    if count == 0:
        out[0] = DRAW if can_draw(s) else PASS
        count = 1
    return count


@kernel
def new_fields(tiles: int, out: Any) -> int:
    """Rules 1 and 4: each tile of a set as the first one of a field."""
    return list_bits(tiles, 3, 0, out, 0)


@kernel
def can_draw(s: State) -> bool:
    """Rule 3: the reserve has tiles, and the seat has not drawn all that it may in a turn."""
    return s.taken < COUNT and s.drawn < MAX_DRAWS[s.ruleset]


@kernel
def apply(s: State, move: int) -> None:
    """One legal move of the seat to act."""
    if move >= LAID + 3:
        attach(s, move // LAID, move % LAID)
    elif move == DRAW:
        draw(s)
    elif move == PASS:
        give_up(s)
    elif move == SKIP:
        next_turn(s)
    else:
        open_field(s, move)


@kernel
def next_turn(s: State) -> None:
    """The next seat clockwise begins its turn."""
    s.further = 0
    s.drawn = 0
    s.turn = (s.turn + 1) % s.seats


@kernel
def open_field(s: State, laid: int) -> None:
    """Rules 1 and 4: the opening, or the further tile after a hexagon, as a field of its own."""
    opening = s.laid == 0
    play_tile(s, laid // 3)
    put(s, s.turn, new_place(s.fields), laid)
    s.fields += 1
    if opening and s.ruleset == TRIOMINOS:
        s.points[s.turn] += opening_bonus(laid // 3)
        for seat in range(s.seats):
            s.lacks[seat] = BETTER[laid // 3]  # nobody held a tile that would have opened before it
    if s.held[s.turn] == 0:
        go_out(s)
    else:
        next_turn(s)


@kernel
def attach(s: State, place: int, laid: int) -> None:
    """Rule 2: a tile joins a field. A closed hexagon entitles to a further tile (rule 4), or scores."""
    seat = s.turn
    bridge = s.ruleset == TRIOMINOS and is_bridge(s, place)
    play_tile(s, laid // 3)
    closed = put(s, seat, place, laid)
    if s.ruleset == TRIOMINOS:
        s.points[seat] += HEXAGONS[closed] + (BRIDGE if bridge else 0)
    if s.held[seat] == 0:
        go_out(s)  # rule 5: also with a hexagon, there is nothing left to lay
    elif closed > 0 and s.ruleset != TRIOMINOS:
        s.further = 1
    else:
        next_turn(s)


@kernel
def is_bridge(s: State, place: int) -> bool:
    """Triominos: one side shared, and the point opposite to it already numbered."""
    return is_numbered(s, place) and sides_shared(s, place) == 1


@kernel
def play_tile(s: State, tile: int) -> None:
    """A tile leaves the hand of the seat to act; it is credited where laid tiles count."""
    seat = s.turn
    s.hands[seat] &= ~(1 << tile)
    s.held[seat] -= 1
    s.passes = 0
    s.fresh[seat] = 0  # whoever drew had nothing else to lay than the tile just drawn
    if s.ruleset != CLASSIC:
        s.points[seat] += WORTH[tile]


@kernel
def draw(s: State) -> None:
    """Rule 3: a tile from the reserve; the seat goes on."""
    nothing_fits(s)
    take(s, s.turn)
    s.drawn += 1
    s.fresh[s.turn] = 1
    if s.ruleset == TRIOMINOS:
        s.points[s.turn] -= DRAW_COST


@kernel
def give_up(s: State) -> None:
    """Rule 3: a pass, after drawing what one may. Rule 5: all pass in succession, the round is blocked."""
    nothing_fits(s)
    if s.ruleset == TRIOMINOS and s.drawn == MAX_DRAWS[TRIOMINOS]:
        s.points[s.turn] -= PASS_COST
    s.passes += 1
    if s.passes == s.seats:
        s.reason = BLOCKED
        count_up(s)
    else:
        next_turn(s)


@kernel
def nothing_fits(s: State) -> None:
    """Everybody sees that nothing in this hand fits now; older knowledge says nothing of a fresh tile."""
    fits = fitting(s)
    s.lacks[s.turn] = fits if s.fresh[s.turn] else s.lacks[s.turn] | fits
    s.fresh[s.turn] = 0


@kernel
def go_out(s: State) -> None:
    """Rule 5: a seat has laid its last tile."""
    s.reason = OUT
    s.out = s.turn
    count_up(s)


def inventory(s: State) -> list[str]:
    """All tiles: laid, in hands, in the reserve."""
    tiles = [int(s.tile_laid[i]) // 3 for i in range(s.laid)]
    tiles += [tile for tile in range(COUNT) for seat in range(s.seats) if int(s.hands[seat]) >> tile & 1]
    tiles += [int(tile) for tile in s.reserve if tile != HIDDEN]
    return sorted(TILES[tile] for tile in tiles)
