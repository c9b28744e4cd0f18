"""The exact-cover search as a machine, compiled: depth first on bit masks, the item with the fewest options first.

Items are bits, 62 to a word; an option is the mask of its items. A node of the search is a list of the options that
still fit, ended by an option that has every item. Taking an option filters that list without branches; the same pass
counts, for every item at once, how many options are left for it (bit-sliced: plane i holds bit i of all the counts).
Positions that were searched before (same open items, same supply) are remembered, so equal parts of the tree are
counted once.

All that the search knows is on one tape of integers, so that it can be stopped from another thread, watched and
continued. The tape: a header, the words of the position in hand, the stock of supplied items, the stack of frames.
"""

from typing import Any

from minoteka.kernel import Wholes, door, kernel, zeros

Ints = Any
"""Integers in a NumPy array (compiled) or a list (interpreted)."""

WORD_BITS = 62
PLANES = 4
"""Counts from 0 to 7 are exact in three planes, the fourth says 8 or more."""
PLENTY = 8
DEEP_PLANES = 20
"""Planes for counts of 8 and more, when no item is scarcer: up to a million options."""
HALF = (1 << 31) - 1
MOST = 1 << 61
"""Counts stop here: more solutions than that are just as many to everybody."""

# The header of the tape: the problem's sizes, where its parts begin, how the search stands.
OPTIONS, WORDS, MEMO_BITS, FRAME, BLOCKED, COUNTS, SEVERAL, STOCK, RADIX, FRAMES = range(10)
DEPTH, STEPS, FOUND, BUDGET, LIMIT, LISTING, ROOM, OUT_ROW, ROWS, FORCED, CHOICES, OPEN = range(10, 22)
# A frame of the stack; the open items follow, a word each.
START, END, NEXT, WORD, BIT, COUNT, TAKEN, WIDTH, TRIED, SUPPLY, LEFT = range(11)
# Why ``advance`` came back.
GOING, FINISHED, PAUSED, STOPPED, ROOM_FULL, LIMIT_REACHED = range(6)


def lay_out(options: int, words: int, items: int, depth: int, memo_bits: int) -> tuple[list[int], int]:
    """The first ten fields of the header of a tape, and the length of the whole tape."""
    blocked = OPEN + words
    counts = blocked + words
    several = counts + PLANES * words
    stock = several + words
    radix = stock + items
    frames = radix + items
    header = [options, words, memo_bits, LEFT + words, blocked, counts, several, stock, radix, frames]
    return header, frames + depth * (LEFT + words)


@door
def begin(tape: Wholes, masks: Wholes, live: Wholes, supply_key: int) -> None:
    """Set up the root: all options are live. The caller has put open items, several items and stock on the tape."""
    end = tape[OPTIONS] + 1
    for option in range(end):
        live[option] = option
    for word in range(tape[WORDS]):
        _tally(tape, masks, live, 0, end, word)
    width = _scarcest(tape, tape[FRAMES])
    if width == PLENTY:
        width = _scarcest_of_many(tape, masks, live, 0, end, tape[FRAMES])
    tape[DEPTH] = -1
    if width > 0:
        _enter(tape, tape[FRAMES], 0, end, width, supply_key)


@door
def advance(tape: Wholes, masks: Wholes, live: Wholes, memo: Wholes, out: Wholes, stop: Wholes) -> int:
    """Search on until finished, stopped, out of budget, at the limit, or out of room for solutions.

    The steps are leaves of the call tree on purpose: functions that only pass arrays on cost a reference count each.
    """
    budget = tape[STEPS] + tape[BUDGET]
    status = _status(tape, stop, budget)
    while status == GOING:
        frame = tape[FRAMES] + tape[DEPTH] * tape[FRAME]
        _put_back(tape, masks, frame)
        option = _next_option(tape, masks, live, frame)
        if option == tape[OPTIONS]:
            _remember(tape, memo, frame, _slot(tape, frame + LEFT, tape[frame + SUPPLY]))
            _leave(tape, frame)
        else:
            supply_key = _take(tape, masks, frame, option)
            if _nothing_open(tape):
                _add(tape, frame, 1)
                _write(tape, out)
            else:
                known = _recall(tape, memo, supply_key, _slot(tape, OPEN, supply_key))
                if known == 0 or (known > 0 and tape[LISTING] == 0):
                    _add(tape, frame, known)
                else:
                    start, end = tape[frame + START], tape[frame + END]
                    if tape[WORDS] == 1:
                        kept = _filter_and_tally(tape, masks, live, start, end)
                    else:
                        kept = _filter(tape, masks, live, start, end)
                        for word in range(tape[WORDS]):
                            _tally(tape, masks, live, end, kept, word)
                    width = _scarcest(tape, frame + tape[FRAME])
                    if width == PLENTY:
                        width = _scarcest_of_many(tape, masks, live, end, kept, frame + tape[FRAME])
                    if width > 0:
                        _enter(tape, frame + tape[FRAME], end, kept, width, supply_key)
        status = _status(tape, stop, budget)
    return status


@kernel
def _status(tape: Ints, stop: Ints, budget: int) -> int:
    """Whether the search goes on, or why it does not."""
    status = GOING
    if tape[DEPTH] < 0:
        status = FINISHED
    elif tape[FOUND] >= tape[LIMIT]:
        status = LIMIT_REACHED
    elif tape[ROWS] == tape[ROOM]:
        status = ROOM_FULL
    elif tape[STEPS] >= budget:
        status = PAUSED
    return status if stop[0] == 0 else STOPPED


@kernel
def _put_back(tape: Ints, masks: Ints, frame: int) -> None:
    """Return what the frame's last option took from the supply."""
    item = masks[tape[WORDS] * (tape[OPTIONS] + 1) + tape[frame + TAKEN]]
    if item >= 0:
        stock = tape[tape[STOCK] + item] + 1
        tape[tape[STOCK] + item] = stock
        if stock == 2:
            tape[tape[SEVERAL] + item // WORD_BITS] |= 1 << (item % WORD_BITS)
    tape[frame + TAKEN] = tape[OPTIONS]


@kernel
def _next_option(tape: Ints, masks: Ints, live: Ints, frame: int) -> int:
    """The next live option for the frame's item, now taken; the option that ends the list when all were tried."""
    base = tape[frame + WORD] * (tape[OPTIONS] + 1)
    bit = tape[frame + BIT]
    position = tape[frame + NEXT]
    while masks[base + live[position]] & bit == 0:
        position += 1
    option = live[position]
    tape[frame + NEXT] = position + 1
    tape[frame + TAKEN] = option
    tape[frame + TRIED] += 1
    tape[STEPS] += 1
    return option


@kernel
def _take(tape: Ints, masks: Ints, frame: int, option: int) -> int:
    """Work out which items the option blocks and which stay open; the key of the supply that is left.

    A supplied item, of which several are wanted, is blocked when the last of them is taken.
    """
    options, words = tape[OPTIONS], tape[WORDS]
    for word in range(words):
        tape[tape[BLOCKED] + word] = masks[word * (options + 1) + option]
    supply_key = tape[frame + SUPPLY]
    item = masks[words * (options + 1) + option]
    if item >= 0:
        stock = tape[tape[STOCK] + item] - 1
        tape[tape[STOCK] + item] = stock
        supply_key -= tape[tape[RADIX] + item]
        bit = 1 << (item % WORD_BITS)
        if stock > 0:
            tape[tape[BLOCKED] + item // WORD_BITS] &= ~bit
        if stock == 1:
            tape[tape[SEVERAL] + item // WORD_BITS] &= ~bit
    for word in range(words):
        tape[OPEN + word] = tape[frame + LEFT + word] & ~tape[tape[BLOCKED] + word]
    return supply_key


@kernel
def _enter(tape: Ints, frame: int, start: int, end: int, width: int, supply_key: int) -> None:
    """Open a frame for the position in hand, whose live options are listed from ``start`` to ``end``."""
    tape[DEPTH] += 1
    if width == 1:
        tape[FORCED] += 1
    else:
        tape[CHOICES] += width
    tape[frame + START] = start
    tape[frame + END] = end
    tape[frame + NEXT] = start
    tape[frame + COUNT] = 0
    tape[frame + TAKEN] = tape[OPTIONS]
    tape[frame + WIDTH] = width
    tape[frame + TRIED] = 0
    tape[frame + SUPPLY] = supply_key
    for word in range(tape[WORDS]):
        tape[frame + LEFT + word] = tape[OPEN + word]


@kernel
def _leave(tape: Ints, frame: int) -> None:
    """Close the topmost frame: what was found below it was also found below the one before."""
    if tape[DEPTH] > 0:
        before = frame - tape[FRAME]
        tape[before + COUNT] = min(tape[before + COUNT] + tape[frame + COUNT], MOST)
    tape[DEPTH] -= 1


@kernel
def _filter(tape: Ints, masks: Ints, live: Ints, start: int, end: int) -> int:
    """Copy the options of live[start:end] that touch no blocked item behind ``end``; how far they reach."""
    options, words, blocked = tape[OPTIONS], tape[WORDS], tape[BLOCKED]
    kept = end
    for position in range(start, end - 1):
        option = live[position]
        clash = 0
        for word in range(words):
            clash |= masks[word * (options + 1) + option] & tape[blocked + word]
        live[kept] = option
        kept += clash == 0
    live[kept] = options
    return kept + 1


@kernel
def _tally(tape: Ints, masks: Ints, live: Ints, start: int, end: int, word: int) -> None:
    """Count the options in live[start:end] for every item of a word."""
    base = word * (tape[OPTIONS] + 1)
    ones, twos, fours, more = 0, 0, 0, 0
    for position in range(start, end - 1):
        carry = masks[base + live[position]]
        overflow = ones & carry
        ones ^= carry
        carry = twos & overflow
        twos ^= overflow
        overflow = fours & carry
        fours ^= carry
        more |= overflow
    planes = tape[COUNTS] + PLANES * word
    tape[planes], tape[planes + 1], tape[planes + 2], tape[planes + 3] = ones, twos, fours, more


@kernel
def _filter_and_tally(tape: Ints, masks: Ints, live: Ints, start: int, end: int) -> int:
    """Both in one pass where all items fit into one word, as they do in many puzzles."""
    blocked = tape[tape[BLOCKED]]
    ones, twos, fours, more = 0, 0, 0, 0
    kept = end
    for position in range(start, end - 1):
        option = live[position]
        mask = masks[option]
        fits = (mask & blocked) == 0
        live[kept] = option
        kept += fits
        carry = mask if fits else 0
        overflow = ones & carry
        ones ^= carry
        carry = twos & overflow
        twos ^= overflow
        overflow = fours & carry
        fours ^= carry
        more |= overflow
    planes = tape[COUNTS]
    tape[planes], tape[planes + 1], tape[planes + 2], tape[planes + 3] = ones, twos, fours, more
    live[kept] = tape[OPTIONS]
    return kept + 1


@kernel
def _scarcest(tape: Ints, frame: int) -> int:
    """Choose the item with the fewest options for the frame: how many it has; 0 if one has none, 8 if all have more."""
    best = PLENTY
    for word in range(tape[WORDS]):
        open_items = tape[OPEN + word]
        planes = tape[COUNTS] + PLANES * word
        ones, twos, fours, more = tape[planes], tape[planes + 1], tape[planes + 2], tape[planes + 3]
        if open_items & ~(ones | twos | fours | more):
            return 0
        candidates = open_items & ~more & ~tape[tape[SEVERAL] + word]
        if candidates == 0:
            continue
        count = 0
        for plane, weight in ((fours, 4), (twos, 2), (ones, 1)):
            fewer = candidates & ~plane
            if fewer:
                candidates = fewer
            else:
                count += weight
        if count < best:
            best = count
            tape[frame + WORD] = word
            tape[frame + BIT] = candidates & -candidates
    return best


@kernel
def _scarcest_of_many(tape: Ints, masks: Ints, live: Ints, start: int, end: int, frame: int) -> int:
    """The same choice with exact counts where every item has eight options or more; 0 if there is no item to choose."""
    best = 0
    planes = zeros(DEEP_PLANES)
    for word in range(tape[WORDS]):
        candidates = tape[OPEN + word] & ~tape[tape[SEVERAL] + word]
        if candidates == 0:
            continue
        for plane in range(DEEP_PLANES):
            planes[plane] = 0
        for position in range(start, end - 1):
            carry = masks[word * (tape[OPTIONS] + 1) + live[position]]
            plane = 0
            while carry:
                overflow = planes[plane] & carry
                planes[plane] ^= carry
                carry = overflow
                plane += 1
        count = 0
        for plane in range(DEEP_PLANES - 1, -1, -1):
            fewer = candidates & ~planes[plane]
            if fewer:
                candidates = fewer
            else:
                count += 1 << plane
        if best == 0 or count < best:
            best = count
            tape[frame + WORD] = word
            tape[frame + BIT] = candidates & -candidates
    return best


@kernel
def _nothing_open(tape: Ints) -> bool:
    """Whether every item is covered."""
    for word in range(tape[WORDS]):
        if tape[OPEN + word] != 0:
            return False
    return True


@kernel
def _add(tape: Ints, frame: int, solutions: int) -> None:
    """Count solutions that were found just below a frame."""
    tape[frame + COUNT] = min(tape[frame + COUNT] + solutions, MOST)
    tape[FOUND] = min(tape[FOUND] + solutions, MOST)


@kernel
def _write(tape: Ints, out: Ints) -> None:
    """When listing, write the solution on the stack into ``out``, its length first."""
    if tape[LISTING] != 0:
        row = tape[ROWS] * tape[OUT_ROW]
        out[row] = tape[DEPTH] + 1
        for depth in range(tape[DEPTH] + 1):
            out[row + 1 + depth] = tape[tape[FRAMES] + depth * tape[FRAME] + TAKEN]
        tape[ROWS] += 1


@kernel
def _slot(tape: Ints, first: int, supply_key: int) -> int:
    """Where the memo keeps a position whose open items stand at ``first``: a hash that never leaves 62 bits."""
    mixed = supply_key & HALF
    for word in range(tape[WORDS]):
        mixed = ((mixed ^ (tape[first + word] & HALF)) * 0x2C1B3C6D) >> 7 & HALF
        mixed = ((mixed ^ (tape[first + word] >> 31)) * 0x297A2D39) >> 7 & HALF
    return (mixed & ((1 << tape[MEMO_BITS]) - 1)) * (tape[WORDS] + 2)


@kernel
def _remember(tape: Ints, memo: Ints, frame: int, slot: int) -> None:
    """Keep how many solutions a position has, now that it was searched to the end."""
    words = tape[WORDS]
    for word in range(words):
        memo[slot + word] = tape[frame + LEFT + word]
    memo[slot + words] = tape[frame + SUPPLY]
    memo[slot + words + 1] = tape[frame + COUNT]


@kernel
def _recall(tape: Ints, memo: Ints, supply_key: int, slot: int) -> int:
    """How many solutions the position in hand is known to have; −1 if it is not known."""
    words = tape[WORDS]
    same = memo[slot + words] == supply_key
    for word in range(words):
        same &= memo[slot + word] == tape[OPEN + word]
    known = memo[slot + words + 1]
    return known if same else -1
