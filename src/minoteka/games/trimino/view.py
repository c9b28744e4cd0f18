"""What a page needs to draw Trimino, and what it animates, made from an observation."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from msgspec.structs import asdict

from minoteka.core.options import Options
from minoteka.core.shown import Draw, Drew, Event, Hand, Knock, Out, Over, Pass, Passed, head
from minoteka.games.trimino.board import CORNER, MAX_FIELDS, WHOLE, cell_of, field_of, way
from minoteka.games.trimino.notation import move_text, place_text
from minoteka.games.trimino.options import CLASSIC, TRIOMINOS
from minoteka.games.trimino.pieces import ALL, COUNT, FITS, LAID, TEXTS, TILES, WORTHS, need_digits
from minoteka.games.trimino.placing import is_numbered, new_place, sides_shared, spot
from minoteka.games.trimino.rules import DRAW, MAX_DRAWS, PASS, SKIP, can_draw, is_over, to_act
from minoteka.games.trimino.scoring import outcome
from minoteka.games.trimino.shown import (
    Bridge,
    Closed,
    Hexagon,
    Laid,
    Lay,
    Open,
    Opened,
    Point,
    Skip,
    Skipped,
    Spot,
    Tile,
    TriminoView,
)
from minoteka.geometry.triangular import corners, points_up
from minoteka.kernel import State


def tiles_of(mask: int) -> list[str]:
    """A set of tiles as texts."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(TILES[lowest.bit_length() - 1])
        mask ^= lowest
    return found


@lru_cache(1 << 14)
def where(place: int) -> Spot:
    """A place for the page."""
    x, y = cell_of(place)
    return Spot(place_text(place), field_of(place) + 1, x, y, points_up((x, y)), corners((x, y)))


@lru_cache(1 << 14)
def laid_tile(place: int, laid: int, seat: int) -> Tile:
    """A tile on the table: where it lies, what its corners show and who laid it."""
    values = [int(value) for value in TEXTS[laid]]
    return Tile(**asdict(where(place)), piece=TILES[laid // 3], values=values, worth=WORTHS[laid // 3], seat=seat)


def on_table(s: State) -> list[Tile]:
    """The laid tiles in the order in which they were laid."""
    laid = islice(zip(s.tile_place, s.tile_laid, s.tile_seat, strict=True), int(s.laid))
    return [laid_tile(int(place), int(tile), int(seat)) for place, tile, seat in laid]


def open_places(s: State) -> list[Open]:
    """Where a tile may be attached, what its corners must show, and whether any tile is left that does."""
    left = ALL
    for laid in islice(s.tile_laid, int(s.laid)):
        left &= ~(1 << (int(laid) // 3))
    places = sorted(islice(zip(s.open_place, s.open_need, strict=True), int(s.open)))  # by field, y and x
    return [_open_place(int(place), int(need), not int(FITS[need]) & left) for place, need in places]


@lru_cache(1 << 14)
def _open_place(place: int, need: int, dead: bool) -> Open:
    asked = [digit - 1 if digit else None for digit in need_digits(need)]
    return Open(**asdict(where(place)), need=asked, dead=dead)


def hexagons(s: State) -> list[Hexagon]:
    """The points with six tiles around them, and the number there."""
    found: list[Hexagon] = []
    if WHOLE not in s.around:
        return found
    for point, number, around in zip(s.point, s.number, s.around, strict=True):
        if around == WHOLE:
            x, y = cell_of(int(point))
            found.append(Hexagon(field_of(int(point)) + 1, x, y, int(number) - 1))
    return sorted(found, key=lambda point: (point.field, point.y, point.x))


def hands(s: State, seat: int) -> list[Hand]:
    """The hands, as ``seat`` sees them: at the end, all of them."""
    held = []
    for owner in range(s.seats):
        shown = owner == seat or is_over(s)
        tiles = tiles_of(int(s.hands[owner])) if shown else None
        held.append(Hand(int(s.held[owner]), tiles))
    return held


def own(s: State, seat: int) -> dict[str, object]:
    """What seats see differently."""
    return {"hands": hands(s, seat)}


def view(s: State, seat: int, options: Options) -> TriminoView:
    """The whole table as ``seat`` sees it."""
    over = bool(is_over(s))
    return TriminoView(
        **head("trimino", s.seats, seat, options, to_act(s), outcome(s) if over else None),
        hands=hands(s, seat),
        reserve=COUNT - int(s.taken),
        first=int(s.first),
        fields=int(s.fields),
        tiles=on_table(s),
        open=open_places(s),
        hexagons=hexagons(s),
        further=bool(s.further),
        drawn=int(s.drawn),
        draws=int(MAX_DRAWS[s.ruleset]),
        can_draw=bool(can_draw(s)),
        passes=int(s.passes),
        points=None if s.ruleset == CLASSIC and not over else [int(s.points[i]) for i in range(s.seats)],
    )


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Lay | Skip | Draw | Pass]:
    """Legal moves taken apart: which tile, turned how, where."""
    fresh = int(new_place(min(int(s.fields), MAX_FIELDS)))
    return [_move(code, fresh if code < LAID else code // LAID) for code in codes]


WORDS: dict[int, type[Skip] | type[Draw] | type[Pass]] = {SKIP: Skip, DRAW: Draw, PASS: Pass}


@lru_cache(1 << 14)
def _move(code: int, place: int) -> Lay | Skip | Draw | Pass:
    text = move_text(None, code)
    if code in WORDS:
        return WORDS[code](text)
    tile = asdict(laid_tile(place, code % LAID, 0))
    del tile["seat"]
    return Lay(text=text, cells=[tile["place"]], new=code < LAID, **tile)


def events(before: State, move: int, after: State, seat: int) -> list[Event]:
    """What happened between two observations of ``seat``."""
    mover = int(before.turn)
    happened: list[Event] = []
    if move == DRAW:
        fresh = int(after.hands[mover]) & ~int(before.hands[mover])
        happened.append(Drew(mover, 1, tiles_of(fresh) if mover == seat else None))
    elif move == PASS:
        happened.append(Passed(mover))
    elif move == SKIP:
        happened.append(Skipped(mover))
    else:
        happened += laid_events(before, move, after, mover)
    if is_over(after):
        happened.append(Over.by(outcome(after)))
    return happened


def laid_events(before: State, move: int, after: State, mover: int) -> list[Event]:
    """A tile was laid: the field it opened, the hexagons and the bridge it made, and a hand running out."""
    place = int(after.tile_place[after.laid - 1])
    tile = laid_tile(place, move % LAID, mover)
    happened: list[Event] = [Laid(cells=[tile.place], new=move < LAID, **asdict(tile))]
    if move < LAID and before.laid > 0:
        happened.append(Opened(mover, tile.field))
    closed = closed_points(after, place)
    if closed:
        happened.append(Closed(mover, len(closed), tile.field, closed))
    bridge = after.ruleset == TRIOMINOS and move >= LAID and is_numbered(before, place)
    if bridge and sides_shared(before, place) == 1:
        happened.append(Bridge(mover, [tile.place]))
    if after.held[mover] == 1:
        happened.append(Knock(mover))
    if after.held[mover] == 0:
        happened.append(Out(mover))
    return happened


def closed_points(s: State, place: int) -> list[Point]:
    """The corners of a laid tile that have all six tiles around them."""
    points = [place + int(step) for step in CORNER[way(place)]]
    return [cell_of(point) for point in points if s.around[spot(s, point)] == WHOLE]
