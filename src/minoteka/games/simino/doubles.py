"""Rule 6: two doubles in one move, on floor two and above."""

from typing import Any

from minoteka.games.simino.board import PLACE_CELLS, PLACE_MASK, PLACES_ON
from minoteka.games.simino.laying import PLACEMENTS, fitting_above
from minoteka.games.simino.pieces import COVERING, HALVES, LAID, LETTER_RANK, NO_POWERS
from minoteka.kernel import State, kernel
from minoteka.kernel.bits import lowest_bit


@kernel
def add_pairs(s: State, doubles: int, base: int, out: Any, count: int) -> int:
    """All pairs of these doubles, on two places apart or the second upon the first, coded from ``base`` on.

    Apart, both orders lead to the same position: the one whose text is smaller stands for both. A double that
    rests on the other can only come second.
    """
    places = s.joints
    while places:
        place = lowest_bit(places)
        places &= places - 1
        firsts = fitting_above(s, place, 0) & doubles
        while firsts:
            tile = lowest_bit(firsts)
            firsts &= firsts - 1
            others = doubles & ~(1 << tile)
            pair = base + (place * LAID + 2 * tile) * PLACEMENTS
            count = add_apart(s, place, tile, others, pair, out, count)
            if s.powers != NO_POWERS:
                count = add_upon(s, place, tile, others, pair, out, count)
    return count


@kernel
def add_apart(s: State, place: int, tile: int, others: int, pair: int, out: Any, count: int) -> int:
    """Second doubles on joints that share no cell with the first one's place."""
    rank = LETTER_RANK[HALVES[2 * tile][0]]
    places = s.joints
    while places:
        other = lowest_bit(places)
        places &= places - 1
        seconds = fitting_above(s, other, 0) & others
        while seconds:
            second = lowest_bit(seconds)
            seconds &= seconds - 1
            if rank < LETTER_RANK[HALVES[2 * second][0]] and not PLACE_MASK[place] & PLACE_MASK[other]:
                out[count] = pair + other * LAID + 2 * second
                count += 1
    return count


@kernel
def add_upon(s: State, place: int, tile: int, others: int, pair: int, out: Any, count: int) -> int:
    """Second doubles that rest with one half on the first: without powers no other double has its colour."""
    floor = s.height[PLACE_CELLS[place][0]] + 1
    hue = HALVES[2 * tile][0]
    if floor == s.floors:
        return count
    for half in range(2):
        for i in range(4):
            other = PLACES_ON[PLACE_CELLS[place][half]][i]
            if other >= 0 and other != place:
                beside = PLACE_CELLS[other][0]
                if beside == PLACE_CELLS[place][half]:
                    beside = PLACE_CELLS[other][1]
                if s.height[beside] == floor:
                    seconds = COVERING[s.powers][hue][s.shade[beside]][0] & others
                    while seconds:
                        out[count] = pair + other * LAID + 2 * lowest_bit(seconds)
                        seconds &= seconds - 1
                        count += 1
    return count
