"""Points: rule 10 (going out), rule 11 (the exchange when nobody can move), and solitaire."""

from typing import Any

from minoteka.games.simino.pieces import TILES
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import State, kernel, zeros

ALL_LAID = 5
"""What laying every tile alone is worth."""


@kernel
def score_solitaire(s: State) -> None:
    """Floor − 1 for each tile laid, −1 for each in the hand or the reserve, and more if there is none."""
    missing = s.held[0] + TILES - s.drawn
    s.points[0] = s.climb - missing + (ALL_LAID if missing == 0 else 0)


@kernel
def go_out(s: State, seat: int) -> None:
    """Rule 10: an empty hand with an empty reserve; it scores the tiles that its rivals still in hold then."""
    if s.held[seat] > 0 or (s.out >> seat) & 1 or one_side_left(s):
        return
    s.out |= 1 << seat
    if s.first_out < 0:
        s.first_out = seat
    for other in range(s.seats):
        if not (s.tandem and other == (seat + 2) % MAX_SEATS):
            s.points[seat] += s.held[other]


@kernel
def one_side_left(s: State) -> bool:
    """Whether all but one seat are out; in tandem, whether both partners of a team are."""
    if s.tandem:
        return s.out & 5 == 5 or s.out & 10 == 10
    inside = 0
    for seat in range(s.seats):
        if not (s.out >> seat) & 1:
            inside += 1
    return inside <= 1


@kernel
def exchange(s: State) -> None:
    """Rule 11: the counts of tiles are handed out, the largest to whoever holds the fewest, and so on.

    Sides are the seats still in; in tandem, the two teams.
    """
    sides = 2 if s.tandem else s.seats
    tiles, counts = zeros(MAX_SEATS), zeros(MAX_SEATS)
    inside = 0
    for seat in range(s.seats):
        tiles[seat % sides] += s.held[seat]
    for side in range(sides):
        if not is_side_out(s, side):
            counts[inside] = tiles[side]
            inside += 1
    sort_down(counts, inside)
    for side in range(sides):
        if not is_side_out(s, side):
            s.points[side] += share(counts, inside, tiles[side])


@kernel
def is_side_out(s: State, side: int) -> bool:
    """Whether a seat is out (a team never is while the round runs)."""
    return not s.tandem and (s.out >> side) & 1 == 1


@kernel
def sort_down(counts: Any, size: int) -> None:
    """The largest first."""
    for i in range(1, size):
        for j in range(i, 0, -1):
            if counts[j] > counts[j - 1]:
                counts[j], counts[j - 1] = counts[j - 1], counts[j]


@kernel
def share(counts: Any, size: int, own: int) -> int:
    """What a side with ``own`` tiles gets: its slot of the sorted counts; those tied get their slots' mean."""
    fewer, tied = 0, 0
    for i in range(size):
        if counts[i] < own:
            fewer += 1
        elif counts[i] == own:
            tied += 1
    total = 0
    for slot in range(fewer, fewer + tied):
        total += counts[slot]
    return total // tied
