"""Why a move of Trimino is not allowed: the rule it breaks, the places and the numbers at fault."""

from minoteka.core.errors import Illegal
from minoteka.games.trimino.board import ACROSS, CORNER, field_of, way
from minoteka.games.trimino.notation import place_text
from minoteka.games.trimino.options import TRIOMINOS
from minoteka.games.trimino.pieces import COUNT, FITS, LAID, TEXTS, TILES, need_digits
from minoteka.games.trimino.placing import fitting, is_laid, need_of, sides_shared
from minoteka.games.trimino.rules import DRAW, MAX_DRAWS, PASS, SKIP, best_opening
from minoteka.kernel import State

CORNER_NAMES = (("top", "right", "left"), ("left", "right", "bottom"))
"""Of a place that points up, and of one that points down."""


def explain(s: State, seat: int, move: int) -> Illegal:
    """The reason, for the seat to act, why ``move`` is not in its list."""
    if move in (SKIP, DRAW, PASS):
        return explain_word(s, seat, move)
    tile = move % LAID // 3
    if not int(s.hands[seat]) >> tile & 1:
        return Illegal("trimino-not-in-hand", piece=TILES[tile])
    if s.laid == 0:
        return explain_opening(s, seat)
    if move < LAID:
        return Illegal("trimino-no-further" if s.ruleset == TRIOMINOS else "trimino-no-new-field", piece=TILES[tile])
    if s.further:
        return Illegal("trimino-further")
    return explain_place(s, move // LAID, move % LAID)


def explain_opening(s: State, seat: int) -> Illegal:
    """Rule 1: the first tile lies alone; at triominos it is the best one."""
    if s.ruleset == TRIOMINOS:
        return Illegal("trimino-opening-tile", piece=TILES[int(best_opening(s.hands[seat]))])
    return Illegal("trimino-opening")


def explain_word(s: State, seat: int, move: int) -> Illegal:
    """Why a seat may not skip, draw or pass now (rules 1, 3 and 4)."""
    if s.laid == 0:
        return explain_opening(s, seat)
    if s.further:
        return Illegal("trimino-further")
    if move == SKIP:
        return Illegal("trimino-nothing-to-skip")
    usable = int(fitting(s)) & int(s.hands[seat])
    if usable:
        places = [int(s.open_place[i]) for i in range(s.open) if int(FITS[s.open_need[i]]) & usable]
        pieces = [TILES[tile] for tile in range(COUNT) if usable >> tile & 1]
        return Illegal("trimino-must-lay", sorted(map(place_text, places)), pieces=pieces)
    if move == PASS:
        return Illegal("trimino-must-draw")
    if s.taken == COUNT:
        return Illegal("trimino-reserve-empty")
    return Illegal("trimino-drawn-all", limit=int(MAX_DRAWS[s.ruleset]))


def explain_place(s: State, place: int, laid: int) -> Illegal:
    """Rule 2: the place is taken, has no side on a laid tile, or a corner meets another number."""
    name = place_text(place)
    if field_of(place) >= s.fields:
        return Illegal("trimino-no-field", field=field_of(place) + 1, fields=int(s.fields))
    if is_laid(s, place):
        return Illegal("trimino-taken", [name], place=name)
    need = need_digits(int(need_of(s, place)))
    if not sides_shared(s, place):
        return Illegal("trimino-touches" if any(need) else "trimino-apart", [name], place=name)
    return clash(s, place, laid, need)


def clash(s: State, place: int, laid: int, need: tuple[int, int, int]) -> Illegal:
    """The first corner, clockwise, that meets another number; on a shared side, or only in the point."""
    down = int(way(place))
    for corner in range(3):
        shown, met = int(TEXTS[laid][corner]), need[corner] - 1
        if met not in (-1, shown):
            beside = [place + int(ACROSS[down][side]) for side in (corner, (corner + 2) % 3)]
            shared = [other for other in beside if is_laid(s, other)]
            others = shared or tiles_at(s, place + int(CORNER[down][corner]))
            return Illegal(
                "trimino-corner" if shared else "trimino-point",
                [place_text(place), *sorted(map(place_text, others))],
                corner=CORNER_NAMES[down][corner],
                shown=shown,
                met=met,
                place=place_text(place),
            )
    raise ValueError("the tile fits: there is nothing to explain")


def tiles_at(s: State, point: int) -> list[int]:
    """Where the tiles lie that meet in a point."""
    places = [int(s.tile_place[i]) for i in range(s.laid)]
    return [place for place in places if any(place + int(step) == point for step in CORNER[way(place)])]
