"""A round of Simino as numbers for learning, seen from one seat: seats are counted from it clockwise."""

from minoteka.core.planes import Planes, small
from minoteka.games.simino.actions import FIRST
from minoteka.games.simino.board import CELLS, PLACES
from minoteka.games.simino.observe import is_hidden
from minoteka.games.simino.pieces import HUES, TEXTS, TILES
from minoteka.games.simino.rules import to_act
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import Smalls, State, kernel

PLANES = Planes(
    [
        ("hands", (MAX_SEATS, TILES), 1),  # the tiles that this seat sees: its own come first
        ("known", (MAX_SEATS, TILES), 1),  # tiles that this seat gave away and knows to be there still
        ("barred", (MAX_SEATS, TILES), 1),  # tiles that could have been laid when a seat last passed
        ("fresh", (MAX_SEATS,), TILES),  # tiles that may have come since
        ("held", (MAX_SEATS,), TILES),  # tiles in each hand
        ("points", (MAX_SEATS,), 127, -127),  # no further than this
        ("acts", (MAX_SEATS,), 1),  # whose decision it is
        ("turn", (MAX_SEATS,), 1),  # whose turn it is: in tandem a partner may play it
        ("passed", (MAX_SEATS,), 1),  # since a tile was last laid
        ("out", (MAX_SEATS,), 1),
        ("colour", (HUES, CELLS), 1),  # of the half on top
        ("height", (CELLS,), TILES),
        ("open", (PLACES,), 1),  # on floor one, where a tile leaves no hole
        ("joints", (PLACES,), 1),  # upstairs, where a tile may rest
        ("first", (PLACES,), HUES),  # 1 + the colour of the first of two doubles, where it was just laid
        ("state", (3,), TILES),  # tiles in the reserve, tiles owed, whether a joint was made
        ("rules", (8,), 127),  # seats, powers, draw, hand, open hands, holes, floors, tandem
    ],
    TEXTS,
)
(
    HANDS,
    KNOWN,
    BARRED,
    FRESH,
    HELD,
    POINTS,
    ACTS,
    TURN,
    PASSED,
    OUT,
    COLOUR,
    HEIGHT,
    OPEN,
    JOINTS,
    FIRST_LAID,
    STATE,
    RULES,
) = PLANES.starts


@kernel
def planes(s: State, seat: int, held: int, out: Smalls) -> None:
    """A spectator counts from seat 0 and sees no hand but open ones."""
    if held >= 0:
        out[FIRST_LAID + (held - FIRST) // HUES] = 1 + (held - FIRST) % HUES
        return
    for i in range(s.seats):
        player(s, seat, (max(seat, 0) + i) % s.seats, i, out)
    for cell in range(CELLS):
        if s.height[cell] > 0:
            out[COLOUR + s.shade[cell] * CELLS + cell] = 1
            out[HEIGHT + cell] = s.height[cell]
    for place in range(PLACES):
        out[OPEN + place] = (s.open >> place) & 1
        out[JOINTS + place] = (s.joints >> place) & 1
    out[STATE] = TILES - s.drawn
    out[STATE + 1] = s.owed
    out[STATE + 2] = s.joined
    rules(s, out)


@kernel
def player(s: State, seat: int, other: int, at: int, out: Smalls) -> None:
    """A hand as far as it is seen, and what everybody or this seat knows of it."""
    seen = 0 if is_hidden(s, other, seat) else s.hands[other]
    known = s.known[seat][other] if seat >= 0 else 0
    for tile in range(TILES):
        out[HANDS + at * TILES + tile] = (seen >> tile) & 1
        out[KNOWN + at * TILES + tile] = (known >> tile) & 1
        out[BARRED + at * TILES + tile] = (s.barred[other] >> tile) & 1
    out[FRESH + at] = s.fresh[other]
    out[HELD + at] = s.held[other]
    out[POINTS + at] = small(s.points[other])
    out[PASSED + at] = (s.passed >> other) & 1
    out[OUT + at] = (s.out >> other) & 1
    if to_act(s) == other:
        out[ACTS + at] = 1
    if s.turn == other:
        out[TURN + at] = 1


@kernel
def rules(s: State, out: Smalls) -> None:
    """What was agreed."""
    out[RULES] = s.seats
    out[RULES + 1] = s.powers
    out[RULES + 2] = s.draw
    out[RULES + 3] = s.hand
    out[RULES + 4] = s.open_hands
    out[RULES + 5] = s.holes
    out[RULES + 6] = s.floors
    out[RULES + 7] = s.tandem
