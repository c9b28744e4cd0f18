"""Rule 6: two doubles in one move, on floor two and above."""

from typing import Any

from minoteka.games.simino.board import PLACE_CELLS, PLACE_MASK, PLACES
from minoteka.games.simino.laying import PLACEMENTS, fitting_above
from minoteka.games.simino.pieces import BIT, COVERING, HALVES, LAID, LETTER_RANK
from minoteka.kernel import State, kernel


@kernel
def add_pairs(s: State, doubles: int, base: int, out: Any, count: int) -> int:
    """All pairs of these doubles, on two places apart or the second upon the first, coded from ``base`` on.

    Apart, both orders lead to the same position: the one whose text is smaller stands for both. A double that
    rests on the other can only come second.
    """
    for place in range(PLACES):
        a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
        if s.height[a] == 0 or s.height[a] != s.height[b]:
            continue
        firsts = fitting_above(s, place, 0) & doubles
        while firsts:
            bit = firsts & -firsts
            firsts ^= bit
            tile = BIT[bit % 37]
            pair = base + (place * LAID + 2 * tile) * PLACEMENTS
            count = add_apart(s, place, tile, doubles ^ bit, pair, out, count)
            count = add_upon(s, place, tile, doubles ^ bit, pair, out, count)
    return count


@kernel
def add_apart(s: State, place: int, tile: int, others: int, pair: int, out: Any, count: int) -> int:
    """Second doubles on places that share no cell with the first one's."""
    rank = LETTER_RANK[HALVES[2 * tile][0]]
    for other in range(PLACES):
        c, d = PLACE_CELLS[other][0], PLACE_CELLS[other][1]
        if PLACE_MASK[place] & PLACE_MASK[other] or s.height[c] == 0 or s.height[c] != s.height[d]:
            continue
        seconds = fitting_above(s, other, 0) & others
        while seconds:
            bit = seconds & -seconds
            seconds ^= bit
            second = BIT[bit % 37]
            if rank < LETTER_RANK[HALVES[2 * second][0]]:
                out[count] = pair + other * LAID + 2 * second
                count += 1
    return count


@kernel
def add_upon(s: State, place: int, tile: int, others: int, pair: int, out: Any, count: int) -> int:
    """Second doubles that rest with one half on the first double (only powers make that possible)."""
    floor = s.height[PLACE_CELLS[place][0]] + 1
    hue = HALVES[2 * tile][0]
    if floor == s.floors:
        return count
    for other in range(PLACES):
        if other == place or not PLACE_MASK[place] & PLACE_MASK[other]:
            continue
        beside = PLACE_CELLS[other][0]
        if (PLACE_MASK[place] >> beside) & 1:
            beside = PLACE_CELLS[other][1]
        if s.height[beside] == floor:
            seconds = COVERING[s.powers][hue][s.shade[beside]][0] & others
            while seconds:
                bit = seconds & -seconds
                seconds ^= bit
                out[count] = pair + other * LAID + 2 * BIT[bit % 37]
                count += 1
    return count
