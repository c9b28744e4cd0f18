"""Random play at full speed: exactly uniform over the legal list, without making the list.

Every legal placement fits the window of exactly one link cell (``taken_around`` sees to that), so a placement is a pair
of a link cell and a pattern. The taken neighbours of a link cell say at once how many patterns could fit there at
most; pairs are drawn uniformly from those until one fits. Where little fits any more, all that fit are counted, and
one is drawn by its number. Both ways every legal placement has the same chance.
"""

from typing import Any

from minoteka.games.gemblo.board import COLOURS
from minoteka.games.gemblo.patterns import (
    CODE_COLUMN,
    PASS,
    PIECE,
    PIECE_CHANCES,
    RING_COUNT,
    RING_MASK,
    RING_MOVE,
    RING_START,
    RINGS,
)
from minoteka.games.gemblo.pieces import KINDS
from minoteka.games.gemblo.placing import (
    END_ROW,
    FIRST_ROW,
    count_fits,
    list_fits,
    move_at,
    put,
    ring_of,
    taken_around,
)
from minoteka.games.gemblo.rules import is_over
from minoteka.kernel import State, kernel, pick, zeros
from minoteka.kernel.bits import highest_bit, lowest_bit, natural
from minoteka.kernel.random import Rng

# Scratch memory: for up to 463 link cells their running totals, windows, codes of "orientation 0 here" and rings; then
# for every colour and ring how many patterns of the pieces left could fit; then the moves around one link cell.
TOTALS, WINDOWS, HERE, RING_AT, CHANCES = 0, 512, 1024, 1536, 2048
LISTED = CHANCES + COLOURS * RINGS
SCRATCH = LISTED + 512
TRIES = 12
"""How many pairs are drawn before everything is counted: about what the count costs."""


@kernel
def count_chances(s: State, scratch: Any) -> None:
    """For every colour and ring: how many patterns of the pieces left could fit."""
    for colour in range(s.colours):
        for ring in range(RINGS):
            scratch[CHANCES + colour * RINGS + ring] = 0
        for piece in range(KINDS):
            if (s.left[colour] >> piece) & 1:
                for ring in range(RINGS):
                    scratch[CHANCES + colour * RINGS + ring] += PIECE_CHANCES[piece][ring]


@kernel
def list_links(s: State, colour: int, scratch: Any) -> int:
    """Windows, places, rings and running totals of the chances of the colour's link cells; returns how many."""
    count = 0
    total = 0
    chances = CHANCES + colour * RINGS
    for row in range(FIRST_ROW, END_ROW):
        links = s.link[row][colour]
        while links:
            column = lowest_bit(links)
            links &= links - 1
            window = taken_around(s, colour, row, column)
            ring = ring_of(window)
            total += scratch[natural(chances + ring)]
            scratch[natural(TOTALS + count)] = total
            scratch[natural(WINDOWS + count)] = window
            scratch[natural(HERE + count)] = move_at(row, column)
            scratch[natural(RING_AT + count)] = ring
            count += 1
    return count


@kernel
def find(scratch: Any, number: int) -> int:
    """The first link cell whose running total is above ``number``."""
    i = 0
    while scratch[TOTALS + i] <= number:
        i += 1
    return i


@kernel
def before(scratch: Any, link: int) -> int:
    """The total of all link cells before this one."""
    return scratch[TOTALS + link - 1] if link else 0


@kernel
def draw_counted(left: int, links: int, rng: Rng, scratch: Any) -> int:
    """A uniform placement by counting them all; a pass if there is none."""
    total = 0
    for i in range(links):
        total += count_fits(scratch[WINDOWS + i], left)
        scratch[TOTALS + i] = total
    if total == 0:
        return PASS
    number = pick(rng, total)
    link = find(scratch, number)
    number -= before(scratch, link)
    list_fits(scratch[WINDOWS + link], left, scratch[HERE + link], scratch, LISTED)
    return scratch[LISTED + number]


@kernel
def draw(s: State, colour: int, rng: Rng, scratch: Any) -> int:
    """A uniform legal move of a colour: a placement, or a pass if there is none."""
    left = int(s.left[colour])
    links = list_links(s, colour, scratch)
    chances = before(scratch, links)
    if chances == 0:
        return PASS
    for _ in range(TRIES):
        number = pick(rng, chances)
        link = find(scratch, number)
        number -= before(scratch, link)
        ring = scratch[RING_AT + link]
        pieces = left
        piece = highest_bit(pieces)  # the large pieces have most of the patterns
        while number >= RING_COUNT[ring][piece]:
            number -= RING_COUNT[ring][piece]
            pieces ^= 1 << piece
            piece = highest_bit(pieces)
        pattern = RING_START[ring][piece] + number
        if not RING_MASK[pattern] & scratch[WINDOWS + link]:
            return scratch[HERE + link] + RING_MOVE[pattern]
    return draw_counted(left, links, rng, scratch)


@kernel
def lay(s: State, colour: int, move: int, scratch: Any) -> None:
    """Lay a piece; its patterns are no chances any more."""
    piece = PIECE[move % CODE_COLUMN] - 1
    for ring in range(RINGS):
        scratch[natural(CHANCES + colour * RINGS + ring)] -= PIECE_CHANCES[piece][ring]
    put(s, colour, move)


@kernel
def playout(s: State, rng: Rng) -> int:
    """Finish the round with uniformly random moves; returns how many pieces were laid."""
    scratch = zeros(SCRATCH)
    count_chances(s, scratch)
    laid = 0
    while not is_over(s):
        colour = s.turn
        if not (s.stuck >> colour) & 1:
            move = draw(s, colour, rng, scratch)
            if move == PASS:
                s.stuck |= 1 << colour
            else:
                lay(s, colour, move, scratch)
                laid += 1
        s.turn = (colour + 1) % s.colours
    return laid
