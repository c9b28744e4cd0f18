"""A round of Trimino as numbers for learning, seen from one seat: seats are counted from it clockwise."""

from minoteka.core.planes import Planes, small
from minoteka.games.trimino.board import HALF, MAX_PLACES, SPAN, SPAN_BITS
from minoteka.games.trimino.observe import is_hidden
from minoteka.games.trimino.options import RULESETS
from minoteka.games.trimino.pieces import COUNT, DIGIT, TILES
from minoteka.games.trimino.state import SEATS
from minoteka.kernel import Smalls, State, kernel

PLANES = Planes(
    [
        ("hands", (SEATS, COUNT), 1),  # the tiles that this seat sees: its own come first
        ("lacks", (SEATS, COUNT), 1),  # tiles that draws and passes showed not to be in a hand
        ("held", (SEATS,), COUNT),  # tiles in each hand
        ("fresh", (SEATS,), 1),  # the tile drawn last may be anything
        ("points", (SEATS,), 127, -127),  # no further than this
        ("acts", (SEATS,), 1),  # whose turn it is
        ("laid", (COUNT, 4), 127, -127),  # of a laid tile: 1 + how it is turned, 1 + its field, x, y
        ("open", (MAX_PLACES, 6), 127, -127),  # of an open place: what its corners ask for (1 + value), field, x, y
        (
            "state",
            (5,),
            COUNT,
        ),  # seats, tiles drawn this turn, a further tile, passes in a row, tiles in the reserve
        ("ruleset", (len(RULESETS),), 1),
    ],
    TILES,
)
HANDS, LACKS, HELD, FRESH, POINTS, ACTS, LAID_TILES, OPEN, STATE, RULESET = PLANES.starts


@kernel
def planes(s: State, seat: int, held: int, out: Smalls) -> None:
    """A spectator counts from seat 0 and sees no hand before the end."""
    for i in range(s.seats):
        other = (max(seat, 0) + i) % s.seats
        seen = 0 if is_hidden(s, seat, other) else s.hands[other]
        for tile in range(COUNT):
            out[HANDS + i * COUNT + tile] = (seen >> tile) & 1
            out[LACKS + i * COUNT + tile] = (s.lacks[other] >> tile) & 1
        out[HELD + i] = s.held[other]
        out[FRESH + i] = s.fresh[other]
        out[POINTS + i] = small(s.points[other])
        if s.reason == 0 and s.turn == other:
            out[ACTS + i] = 1
    for i in range(s.laid):
        row = LAID_TILES + s.tile_laid[i] // 3 * 4
        out[row] = 1 + s.tile_laid[i] % 3
        where(s.tile_place[i], out, row + 1)
    for i in range(s.open):
        row = OPEN + i * 6
        for corner in range(3):
            out[row + corner] = s.open_need[i] // DIGIT[corner] % 7
        where(s.open_place[i], out, row + 3)
    out[STATE] = s.seats
    out[STATE + 1] = s.drawn
    out[STATE + 2] = s.further
    out[STATE + 3] = s.passes
    out[STATE + 4] = COUNT - s.taken
    out[RULESET + s.ruleset] = 1


@kernel
def where(place: int, out: Smalls, row: int) -> None:
    """A place's field, counted from 1, and its coordinates there."""
    out[row] = 1 + (place >> (2 * SPAN_BITS))
    out[row + 1] = small((place & (SPAN - 1)) - HALF)
    out[row + 2] = small(((place >> SPAN_BITS) & (SPAN - 1)) - HALF)
