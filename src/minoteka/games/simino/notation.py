"""The texts of Simino: ``YKa1e``, ``RRa1e+BBc3n``, ``give YK``, ``pass``, and the deal."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.shown import TryPass
from minoteka.games.simino.board import PLACE_CELLS, cell_of, direction, name_of, place_of
from minoteka.games.simino.laying import PLACEMENTS
from minoteka.games.simino.pieces import COLOURS, DOUBLES, HALVES, LAID, TEXTS, TILES
from minoteka.games.simino.rules import GIVE, PAIR, PASS, hand_out
from minoteka.games.simino.shown import TilePlace, TryGive, TryLay
from minoteka.kernel import State

PLACED = re.compile(r"([WYORPBGK])([WYORPBGK])([a-f][1-6])([en])")


def placements_of(move: int) -> tuple[int, ...]:
    """The placements a move makes, in laying order."""
    if move >= PAIR:
        return divmod(move - PAIR, PLACEMENTS)
    return (move,) if move < PLACEMENTS else ()


def halves_of(placement: int) -> str:
    """The two letters of a placement as they lie."""
    return "".join(COLOURS[hue] for hue in HALVES[placement % LAID])


@cache
def cells_of(placement: int) -> tuple[int, int]:
    """The two cells of a placement."""
    first, second = PLACE_CELLS[placement // LAID]
    return int(first), int(second)


@cache
def placement_text(placement: int) -> str:
    """The letters as they lie, the first cell and the direction."""
    return halves_of(placement) + name_of(cells_of(placement)[0]) + direction(placement // LAID)


def move_text(s: State, move: int) -> str:
    """The canonical text of a move."""
    if move == PASS:
        return "pass"
    if GIVE <= move < PAIR:
        return f"give {TEXTS[move - GIVE]}"
    return "+".join(placement_text(placement) for placement in placements_of(move))


def read_move(s: State, text: str) -> int:
    """The move that a text names, legal or not; two doubles that lie apart may be named in either order."""
    if text == "pass":
        return PASS
    if text.startswith("give ") and text[5:] in TEXTS:
        return GIVE + TEXTS.index(text[5:])
    parts = text.split("+")
    if len(parts) > 2:
        raise Malformed("move-text", text=text, example="RRa1e+BBc3n")
    placements = [read_placement(part) for part in parts]
    if len(placements) == 1:
        return placements[0]
    apart = not set(cells_of(placements[0])) & set(cells_of(placements[1]))
    doubles = all((DOUBLES >> placement % LAID // 2) & 1 for placement in placements)
    if apart and doubles:
        placements.sort(key=placement_text)
    return PAIR + placements[0] * PLACEMENTS + placements[1]


def read_placement(text: str) -> int:
    """One tile on one place."""
    match = PLACED.fullmatch(text)
    if not match:
        raise Malformed("move-text", text=text, example="YKa1e")
    place = place_of(cell_of(match[3]), match[4])
    if place < 0:
        raise Malformed("simino-outside", text=text, cell=match[3])
    a, b = COLOURS.index(match[1]), COLOURS.index(match[2])
    tile = TEXTS.index(COLOURS[min(a, b)] + COLOURS[max(a, b)])
    return place * LAID + 2 * tile + int(a > b)


def tried_text(move: TryLay | TryGive | TryPass) -> str:
    """The text of a move that a struct describes."""
    if isinstance(move, TryLay):
        return "+".join(map(tried_placement, move.tiles))
    return f"give {move.piece}" if isinstance(move, TryGive) else "pass"


def tried_placement(place: TilePlace) -> str:
    """The text of one tile; from whichever side it is described, it begins in the west or in the south."""
    cells, halves = place.cells, place.halves
    if cells != sorted(cells):
        cells, halves = cells[::-1], halves[::-1]
    upright = len({cell[:1] for cell in cells}) == 1
    return f"{halves}{cells[0] if cells else ''}{'n' if upright else 'e'}"


def write_deal(s: State) -> dict[str, Any]:
    """Who starts, the hands as they were dealt, and the reserve, drawn from the front."""
    tiles = [TEXTS[tile] for tile in s.deck]
    size, seats = int(s.hand), int(s.seats)
    hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
    return {"first": int(s.first), "hands": hands, "reserve": tiles[seats * size :]}


def read_deal(s: State, deal: Any) -> None:
    """Put a deal into a blank state and begin the first turn."""
    if not isinstance(deal, dict) or set(deal) != {"first", "hands", "reserve"}:
        raise Malformed("deal-keys", keys="first, hands, reserve")
    first, hands, reserve = deal["first"], deal["hands"], deal["reserve"]
    seats, size = int(s.seats), int(s.hand)
    if type(first) is not int or not 0 <= first < seats:
        raise Malformed("deal-first", seats=seats)
    if not isinstance(hands, list) or len(hands) != seats:
        raise Malformed("deal-hands", seats=seats, size=size)
    if any(not isinstance(hand, list) or len(hand) != size for hand in hands):
        raise Malformed("deal-hands", seats=seats, size=size)
    if not isinstance(reserve, list):
        raise Malformed("deal-keys", keys="first, hands, reserve")
    deck = [tile for hand in hands for tile in hand] + reserve
    check_material(deck)
    s.first = first
    for i in range(TILES):
        s.deck[i] = TEXTS.index(deck[i])
    hand_out(s)


def check_material(deck: Sequence[Any]) -> None:
    """Every tile of the game exactly once."""
    for tile in deck:
        if tile not in TEXTS:
            raise Malformed("deal-piece", piece=str(tile))
    if sorted(deck) != sorted(TEXTS):
        raise Malformed("deal-material", piece=next(tile for tile in TEXTS if deck.count(tile) != 1))
