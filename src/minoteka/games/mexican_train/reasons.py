"""What speaks for a move of Mexican Train: doubles covered, trains closed and kept going, pips got rid of."""

from minoteka.core.shown import Follows, Goes, Reason
from minoteka.games.mexican_train.notation import parts
from minoteka.games.mexican_train.pieces import PAIRS, tiles_in
from minoteka.games.mexican_train.rules import DRAW, PASS
from minoteka.games.mexican_train.shown import Again, Covers, Keeps, Leaves, Sheds, Unmarks
from minoteka.games.mexican_train.view import waiting_doubles
from minoteka.kernel import State

HEAVY = 12
"""Lighter tiles are no burden."""


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What the tile covers, closes and leaves, and what remains in the hand."""
    if move in (DRAW, PASS):
        return []
    train, joined, far = parts(move)
    hand = after.hand[seat]
    if after.count[seat] == 0:
        return [Goes()]
    found: list[Reason] = []
    if train in waiting_doubles(before):
        found.append(Covers(f"{joined}-{joined}"))
    if before.marked[seat] and not after.marked[seat]:
        found.append(Unmarks())
    fitting = int(hand[far]).bit_count()
    if joined == far:
        found.append(Again() if fitting else Leaves())
    pips = joined + far
    if pips >= HEAVY and pips == max(sum(PAIRS[tile]) for tile in tiles_in(before.hand[seat])):
        found.append(Sheds(pips))
    if train == seat and joined != far and fitting:
        found.append(Follows(fitting))
    if train != seat and int(hand[after.end[seat]]):
        found.append(Keeps())
    return found
