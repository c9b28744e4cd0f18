"""The search: does the seat to move get what it wants? Alpha-beta on yes or no, with a memory.

Nearly all its strength is in three things: equal futures are searched once (``future``), a reply that is known or at
once winning is seen before anything is searched below, and replies are tried in an order in which refutations are both
likely and small: few ways on for the other seat, and few cells that it could ever fill.
"""

from typing import Any

from minoteka.games.riomino.pieces import LAID
from minoteka.games.riomino.solve.desk import Desk
from minoteka.games.riomino.solve.future import held, lay
from minoteka.games.riomino.solve.key import key_of, lead, root_key
from minoteka.games.riomino.solve.memory import LOST, UNKNOWN, WON, begin, end, is_busy, recall, remember
from minoteka.kernel import State, Wholes, door, kernel
from minoteka.kernel.bits import count_bits, lowest_bit

SHARED_SIZE = 6
"""Threads stay out of each other's way in positions with at least so many live cells."""


@kernel
def distinct(w: State, ply: int, cell: int, options: int) -> int:
    """``options`` without rotations that differ only toward cells that stay empty anyway."""
    if w.ahead[0][cell] & w.live[ply] == 0:
        options &= ~((options & 0x555555) << 1)
    if w.ahead[1][cell] & w.live[ply] == 0:
        options &= ~(((options & 0x111111) << 3) | ((options & 0x222222) << 1))
    return options


@door
def next_seat(w: Desk, ply: int, mover: int) -> int:
    """Who moves after ``mover`` has laid: −1 if nobody can any more. Counting: a stuck seat passes (rule 6)."""
    if w.now[ply][1 - mover]:
        return 1 - mover
    if w.counting and w.now[ply][mover]:
        return mover
    return -1


@kernel
def final(w: State, ply: int, mover: int) -> int:
    """Nobody can lay any more: whether that is what ``mover``, who laid last, wants (rules 3 and 6)."""
    if not w.counting:
        return WON
    ahead = lead(w, ply) if w.hero == 1 else -lead(w, ply)
    reached = ahead > 0 or (ahead == 0 and w.aim == 0)
    return WON if reached == (w.hero == mover) else LOST


@door
def promise(w: Desk, ply: int, mover: int) -> int:
    """How late a reply is tried, judged by the position after it: low is early."""
    other = 1 - mover
    mine = w.ways[ply][mover] + 2 * count_bits(w.can[ply][mover])
    theirs = 2 * w.ways[ply][other] + 8 * count_bits(w.can[ply][other])
    return theirs - mine + 4 * count_bits(w.live[ply])


@kernel
def replies(w: State, table: Any, ply: int, seat: int) -> int:
    """List the replies worth searching; −1 if one of them is known to do it, so that nothing need be searched."""
    count = 0
    cells = w.now[ply][seat]
    mine = held(w.hands[ply][seat])
    below = ply + 1
    while cells:
        cell = lowest_bit(cells)
        cells &= cells - 1
        dice = distinct(w, ply, cell, w.options[ply][cell] & mine)
        while dice:
            move = cell * LAID + lowest_bit(dice)
            dice &= dice - 1
            lay(w, ply, seat, move)
            after = next_seat(w, below, seat)
            if after < 0:
                if final(w, below, seat) == WON:
                    return -1
            else:
                key = root_key(w, below, after) if below < w.early else key_of(w, below, after, 0)
                known = recall(table, key)
                if known == UNKNOWN:
                    count = insert(w, ply, count, move, key, promise(w, below, seat))
                elif (known == WON) == (after == seat):
                    return -1
    return count


@kernel
def insert(w: State, ply: int, count: int, move: int, key: int, score: int) -> int:
    """Put a reply in its place in the ordered list, unless its future is in the list already; the new length."""
    for i in range(count):
        if w.key[ply][i] == key:
            return count
    i = count
    while i > 0 and w.score[ply][i - 1] > score:
        w.move[ply][i] = w.move[ply][i - 1]
        w.key[ply][i] = w.key[ply][i - 1]
        w.score[ply][i] = w.score[ply][i - 1]
        i -= 1
    w.move[ply][i] = move
    w.key[ply][i] = key
    w.score[ply][i] = score
    return count + 1


@door
def wins(w: Desk, table: Wholes, busy: Wholes, stop: Wholes, done: Wholes, ply: int, seat: int, key: int) -> int:
    """WON if ``seat``, to move, gets what it wants; UNKNOWN if stopped before that was clear."""
    w.nodes += 1
    if stop[0] or done[0] or w.nodes >= w.limit:
        return UNKNOWN
    size = count_bits(w.live[ply])
    shared = size >= SHARED_SIZE
    count = replies(w, table, ply, seat)
    result = WON if count < 0 else LOST
    i = 0
    last = count
    while i < last and result == LOST:
        below = w.key[ply][i]
        if 0 < i < count and shared and is_busy(busy, below):
            w.move[ply][last] = w.move[ply][i]
            w.key[ply][last] = below
            last += 1
        else:
            lay(w, ply, seat, w.move[ply][i])
            after = next_seat(w, ply + 1, seat)
            found = recall(table, below)
            if found == UNKNOWN:
                if shared:
                    begin(busy, below)
                found = wins(w, table, busy, stop, done, ply + 1, after, below)
                if shared:
                    end(busy, below)
            if found == UNKNOWN:
                return UNKNOWN
            if (found == WON) == (after == seat):
                result = WON
        i += 1
    remember(table, key, size, result)
    return result
