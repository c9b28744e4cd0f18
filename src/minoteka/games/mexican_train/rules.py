"""The rules of Mexican Train on the record: the deal, what may be laid where, the end and the pips.

How a turn goes on after a move is in ``turn``. Numbers are those of the rules page.
"""

from typing import Any

from minoteka.core import defaults
from minoteka.core.outcome import Outcome, outcome_of
from minoteka.games.mexican_train.pieces import HIGH, LOW, TEXTS, TILES, VALUES, put, tile_of, tiles_in
from minoteka.games.mexican_train.state import EXTRA, MEXICAN, TRAIN, TRAINS
from minoteka.kernel import State, below, kernel, shuffle, table, zeros
from minoteka.kernel.bits import count_bits
from minoteka.kernel.listing import list_bits
from minoteka.kernel.random import Rng

LAYS = TRAINS * VALUES * VALUES
"""A tile laid is ``(train * 13 + value joined) * 13 + value left open``."""
DRAW = LAYS
PASS = LAYS + 1
MAX_MOVES = TRAINS * VALUES
"""A train's end takes at most thirteen tiles."""

MAX_PLIES = 90 + 2 * 58 + 91 * 15
"""At most 90 tiles are laid and at most 58 drawn. While there is a reserve, a fail follows a draw. Without one, seats
fail in a row at most 2 · 8 − 1 times before a tile is laid: not blocked, somebody holds a tile for some train, and one
circle of fails opens every train."""

RUNNING, OUT, BLOCKED = range(3)
REASONS = ("", "out", "blocked")

HANDS = table([0, 0, 16, 16, 15, 14, 12, 10, 9])
SHORT_HANDS = table([0, 0, 15, 13, 10])

to_act, is_over = defaults.to_act, defaults.is_over


@kernel
def hand_size(s: State) -> int:
    """How many tiles each seat is dealt."""
    return HANDS[s.seats] if s.top == 12 else SHORT_HANDS[s.seats]


@kernel
def lay_out(s: State) -> None:
    """The engine lies in the middle, every train starts from it, and the first seat begins."""
    put(s.table, s.engine, s.engine)
    for train in range(TRAINS):
        s.end[train] = s.engine
    s.turn = s.first


@kernel
def give(s: State, seat: int, tile: int) -> None:
    """A tile comes into a hand."""
    put(s.hand[seat], LOW[tile], HIGH[tile])
    s.count[seat] += 1


@kernel
def deal(s: State, rng: Rng) -> None:
    """The lot for the first seat, then the shuffled tiles: a hand for each seat, the rest is the reserve."""
    if s.first < 0:
        s.first = below(rng, s.seats)
    lay_out(s)
    tiles = zeros(TILES)
    n = 0
    for tile in range((s.top + 1) * (s.top + 2) // 2):
        if tile != tile_of(s.engine, s.engine):
            tiles[n] = tile
            n += 1
    shuffle(rng, tiles, n)
    at = 0
    for seat in range(s.seats):
        for _ in range(hand_size(s)):
            give(s, seat, tiles[at])
            at += 1
    s.left = n - at
    for i in range(s.left):
        s.reserve[i] = tiles[n - 1 - i]


@kernel
def open_to(s: State, train: int) -> bool:
    """Rule 1: whether the seat to act may lay on this train at this step, if a tile fits."""
    own = s.turn
    if s.bound > 0:
        return train == s.doubles[0]
    if s.step == TRAIN:
        return train == own
    if s.step == EXTRA and s.cover_own:
        return train == s.doubles[s.uncovered - 1]
    if s.own_first and s.length[own] == 0:
        return train == own
    return train == own or s.marked[train] == 1


@kernel
def eligible(s: State, end: int) -> int:
    """The far values of the tiles that may be laid on this end: of the hand (rules 2 and 4), or the drawn tile."""
    if s.drew:
        low, high = LOW[s.drawn - 1], HIGH[s.drawn - 1]
        return 1 << high if low == end else 1 << low if high == end else 0
    fitting = s.hand[s.turn][end]
    return fitting & ~(1 << end) if s.step == EXTRA and not s.from_hand else fitting


@kernel
def must_draw(s: State) -> bool:
    """Nothing fits. Rule 2: one draw. Rule 4: a draw, and another after every double drawn."""
    if s.left == 0:
        return False
    return not s.drew or (s.step == EXTRA and LOW[s.drawn - 1] == HIGH[s.drawn - 1])


@kernel
def legal(s: State, out: Any) -> int:
    """All legal moves: every tile that fits, else the draw, else the fail."""
    if s.reason:
        return 0
    count = 0
    for train in range(TRAINS):
        if open_to(s, train):
            end = s.end[train]
            count = list_bits(int(eligible(s, end)), 1, (train * VALUES + end) * VALUES, out, count)
    if count == 0:
        out[0] = DRAW if must_draw(s) else PASS
        count = 1
    return count


@kernel
def is_blocked(s: State) -> bool:
    """Rule 7: no reserve, no open double, and no seat holds a tile for any train, marked or not."""
    if s.left > 0 or s.bound > 0:
        return False
    for seat in range(s.seats):
        if s.own_first and s.length[seat] == 0:
            if s.hand[seat][s.end[seat]]:
                return False
        else:
            for train in range(s.seats):
                if s.hand[seat][s.end[train]]:
                    return False
            if s.hand[seat][s.end[MEXICAN]]:
                return False
    return True


@kernel
def pips_left(s: State, seat: int) -> int:
    """Rule 8: the pips of a hand; ``double_blank`` may make 0-0 dear."""
    pips = 0
    for value in range(VALUES):
        mask = int(s.hand[seat][value])
        pips += value * (count_bits(mask) + (mask >> value & 1))
    if s.hand[seat][0] & 1:
        pips += s.double_blank
    return pips


@kernel
def scores(s: State, out: Any) -> None:
    """Pips left, per seat: fewer is better."""
    for seat in range(s.seats):
        out[seat] = pips_left(s, seat)


@kernel
def winners(s: State) -> int:
    """Rule 7: whoever is out wins; in a blocked round everybody with the fewest pips."""
    least = pips_left(s, 0)
    for seat in range(s.seats):
        least = min(least, pips_left(s, seat))
    found = 0
    for seat in range(s.seats):
        if s.count[seat] == 0 if s.reason == OUT else pips_left(s, seat) == least:
            found |= 1 << seat
    return found


def outcome(s: State) -> Outcome:
    """How a finished round ended."""
    return outcome_of(s, s.seats, scores, winners, REASONS)


def inventory(s: State) -> list[str]:
    """All tiles: on the table, in the hands and in the reserve."""
    tiles = tiles_in(s.table)
    for seat in range(s.seats):
        tiles += tiles_in(s.hand[seat])
    tiles += [int(s.reserve[i]) for i in range(s.left)]
    return sorted(TEXTS[tile] for tile in tiles)
