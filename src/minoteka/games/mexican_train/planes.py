"""A round of Mexican Train as numbers for learning, seen from one seat: seats and trains count from it clockwise."""

from minoteka.core.planes import Planes, small
from minoteka.games.mexican_train.observe import is_hidden
from minoteka.games.mexican_train.pieces import HIGH, LOW, TEXTS, TILES, VALUES
from minoteka.games.mexican_train.state import MEXICAN, SEATS, TRAINS
from minoteka.kernel import Smalls, State, kernel

PLANES = Planes(
    [
        ("hands", (SEATS, TILES), 1),  # the tiles that this seat sees: its own come first
        ("table", (TILES,), 1),  # the tiles that lie open
        ("drawn", (TILES,), 1),  # the tile just drawn, if this seat may know it
        ("ends", (TRAINS, VALUES), 1),  # the value at each train's end
        ("marked", (TRAINS,), 1),  # open to all
        ("length", (TRAINS,), TILES),
        ("doubles", (TRAINS,), TRAINS),  # uncovered: 1 for the oldest, and so on
        ("held", (SEATS,), TILES),  # tiles in each hand
        ("lacks", (SEATS, VALUES), 1),  # values that no tile of a hand has, as everybody saw
        ("lacks_plain", (SEATS, VALUES), 1),  # the same but for doubles
        ("acts", (SEATS,), 1),  # whose turn it is
        ("step", (3,), 1),  # its tile, the long first turn, the extra tile
        ("state", (4,), TILES),  # tiles in the reserve, whether one was drawn, doubles that bind, the engine's value
        ("rules", (9,), 127),  # seats, highest value, and the options in their order
    ],
    TEXTS,
)
(
    HANDS,
    TABLE,
    DRAWN,
    ENDS,
    MARKED,
    LENGTH,
    DOUBLES,
    HELD,
    LACKS,
    LACKS_PLAIN,
    ACTS,
    STEP,
    STATE,
    RULES,
) = PLANES.starts


@kernel
def planes(s: State, seat: int, held: int, out: Smalls) -> None:
    """A spectator counts from seat 0 and sees no hand but open ones."""
    base = max(seat, 0)
    for tile in range(TILES):
        out[TABLE + tile] = (s.table[LOW[tile]] >> HIGH[tile]) & 1
    for i in range(s.seats):
        player(s, seat, (base + i) % s.seats, i, out)
        train(s, (base + i) % s.seats, i, out)
    train(s, MEXICAN, MEXICAN, out)
    for i in range(s.uncovered):
        owner = s.doubles[i]
        at = MEXICAN if owner == MEXICAN else (owner + s.seats - base) % s.seats
        out[DOUBLES + at] = 1 + i
    if s.drawn > 0 and not is_hidden(s, s.turn, seat):
        out[DRAWN + s.drawn - 1] = 1
    out[STEP + s.step] = 1
    out[STATE] = s.left
    out[STATE + 1] = s.drew
    out[STATE + 2] = s.bound
    out[STATE + 3] = s.engine
    rules(s, out)


@kernel
def player(s: State, seat: int, other: int, at: int, out: Smalls) -> None:
    """A hand as far as it is seen, its size, and what is known not to be in it."""
    if not is_hidden(s, other, seat):
        for tile in range(TILES):
            out[HANDS + at * TILES + tile] = (s.hand[other][LOW[tile]] >> HIGH[tile]) & 1
    for value in range(VALUES):
        out[LACKS + at * VALUES + value] = (s.lacks[other] >> value) & 1
        out[LACKS_PLAIN + at * VALUES + value] = (s.lacks_plain[other] >> value) & 1
    out[HELD + at] = s.count[other]
    if s.reason == 0 and s.turn == other:
        out[ACTS + at] = 1


@kernel
def train(s: State, number: int, at: int, out: Smalls) -> None:
    """A train: what lies at its end, whether it is open to all, how long it is."""
    out[ENDS + at * VALUES + s.end[number]] = 1
    out[MARKED + at] = s.marked[number]
    out[LENGTH + at] = s.length[number]


@kernel
def rules(s: State, out: Smalls) -> None:
    """What was agreed."""
    out[RULES] = s.seats
    out[RULES + 1] = s.top
    out[RULES + 2] = s.open_hands
    out[RULES + 3] = s.long_first
    out[RULES + 4] = small(s.double_blank)
    out[RULES + 5] = s.cover_own
    out[RULES + 6] = s.own_first
    out[RULES + 7] = s.bind
    out[RULES + 8] = s.from_hand
