"""What a learnt judgement looks at in Gemblo: pieces left, places to go on from, and the land around them.

A seat with two colours has both of them at once: their pieces and places are added, their land is one.
"""

from typing import Any

from minoteka.core.nets import Features
from minoteka.games.gemblo.board import COLOURS, FULL_ROW, ROWS
from minoteka.games.gemblo.pieces import KINDS, PIECES
from minoteka.games.gemblo.placing import END_ROW, FIRST_ROW
from minoteka.games.gemblo.rules import is_over
from minoteka.kernel import State, kernel, table, zeros
from minoteka.kernel.bits import count_bits

COUNT = 24
FEATURES = Features(COUNT, 1)
# Four and four are weighed together.
LEFT, LINKS, OPEN, ROOMY = range(4)  # blocks left; link cells; those with an open cell beside them, with three
LAND = 4  # cells within two, four and six steps of link cells; then those among them that no other seat reaches
ALONE = 7
FIRST, FILLED = 10, 11  # cells reached before any other seat; own land as far as there are blocks for it
LARGE = 12  # pieces left of five, four and three blocks, and smaller ones
STUCK, LOST, NEAR_FILLED, AWAY = (
    16,
    17,
    18,
    19,
)  # colours that are done, all of them; the same land nearer; spare blocks
TURN = 20  # whether its colour moves now, next, after that, later
LOOKS = 3
"""How far land is looked at: after each two steps."""
SIZES = table([sum(1 << piece for piece in range(KINDS) if len(PIECES[piece + 1]) == size) for size in range(6)])
"""The pieces of each size, as bits."""


@kernel
def features(s: State, out: Any) -> bool:
    """All seats' numbers, one seat after the other; False when the round is over."""
    if is_over(s):
        return False
    for i in range(s.seats * COUNT):
        out[i] = 0.0
    lands = zeros(LOOKS * COLOURS * ROWS)
    rows = zeros(3 * ROWS)
    for colour in range(s.colours):
        at = colour % s.seats * COUNT
        count_pieces(s, colour, out, at)
        out[at + TURN + min(3, (colour - s.turn) % s.colours)] += 1.0
        if (s.stuck >> colour) & 1:
            out[at + STUCK] += 1.0
        else:
            look_out(s, colour, rows, lands, out, at)
    compare(s, lands, rows, out)
    for seat in range(s.seats):
        at = seat * COUNT
        left = out[at + LEFT]
        out[at + LOST] = 1.0 if out[at + LINKS] == 0.0 else 0.0
        out[at + FILLED] = min(left, out[at + ALONE + 2])
        out[at + NEAR_FILLED] = min(left, out[at + ALONE + 1])
        out[at + AWAY] = max(0.0, left - out[at + LAND + 2])
    return True


@kernel
def count_pieces(s: State, colour: int, out: Any, at: int) -> None:
    """The pieces that a colour has left, the largest first, and the blocks in them."""
    left = s.left[colour]
    small = count_bits(left & SIZES[1]) + count_bits(left & SIZES[2])
    out[at + LEFT] += small + count_bits(left & SIZES[2])
    out[at + LARGE + 3] += small
    for size in range(3, 6):
        pieces = count_bits(left & SIZES[size])
        out[at + LARGE + 5 - size] += pieces
        out[at + LEFT] += size * pieces


@kernel
def look_out(s: State, colour: int, rows: Any, lands: Any, out: Any, at: int) -> None:
    """A colour's link cells, and the land that it may reach from them."""
    free, now, then = 0, ROWS, 2 * ROWS
    for row in range(FIRST_ROW - 1, END_ROW + 1):
        rows[free + row] = ~s.shut[row][colour] & FULL_ROW
        rows[now + row] = s.link[row][colour]
        rows[then + row] = 0
    count_links(rows, out, at)
    for look in range(LOOKS):
        for _ in range(2):
            for row in range(FIRST_ROW, END_ROW):
                here, above, below = rows[now + row], rows[now + row - 1], rows[now + row + 1]
                wider = here | here << 1 | here >> 1 | above | above >> 1 | below | below << 1
                rows[then + row] = wider & rows[free + row]
            now, then = then, now
        base = (look * COLOURS + colour % s.seats) * ROWS
        for row in range(FIRST_ROW, END_ROW):
            lands[base + row] |= rows[now + row]


@kernel
def count_links(rows: Any, out: Any, at: int) -> None:
    """A colour's link cells, those with an open cell beside them, and those with three."""
    links = some = many = 0
    for row in range(FIRST_ROW, END_ROW):
        link, here, above, below = rows[ROWS + row], rows[row], rows[row - 1], rows[row + 1]
        # The six neighbours one after the other: cells with one of them open so far, with two, with three.
        one = above
        two = one & (above >> 1)
        one |= above >> 1
        three = two & below
        two |= one & below
        one |= below
        three |= two & (below << 1)
        two |= one & (below << 1)
        one |= below << 1
        three |= two & (here << 1)
        two |= one & (here << 1)
        one |= here << 1
        three |= two & (here >> 1)
        one |= here >> 1
        links += count_bits(link)
        some += count_bits(link & one)
        many += count_bits(link & three)
    out[at + LINKS] += links
    out[at + OPEN] += some
    out[at + ROOMY] += many


@kernel
def compare(s: State, lands: Any, rows: Any, out: Any) -> None:
    """How much land each seat reaches, alone, and before the others."""
    for row in range(FIRST_ROW, END_ROW):
        rows[row] = 0  # what anybody reached at an earlier look
    for look in range(LOOKS):
        for row in range(FIRST_ROW, END_ROW):
            one = two = 0
            for seat in range(s.seats):
                land = lands[(look * COLOURS + seat) * ROWS + row]
                two |= one & land
                one |= land
            rows[ROWS + row] = ~two
            rows[2 * ROWS + row] = one
        for seat in range(s.seats):
            cells = alone = early = 0
            base = (look * COLOURS + seat) * ROWS
            for row in range(FIRST_ROW, END_ROW):
                land = lands[base + row]
                own = land & rows[ROWS + row]
                cells += count_bits(land)
                alone += count_bits(own)
                early += count_bits(own & ~rows[row])
            out[seat * COUNT + LAND + look] = cells
            out[seat * COUNT + ALONE + look] = alone
            out[seat * COUNT + FIRST] += early
        for row in range(FIRST_ROW, END_ROW):
            rows[row] = rows[2 * ROWS + row]
