"""What speaks for a move of Simino: penalties, floors, colours brought in, and doubles kept."""

from minoteka.core.shown import Follows, Goes, Reason
from minoteka.games.simino.laying import playable
from minoteka.games.simino.pieces import DOUBLES, TEXTS
from minoteka.games.simino.rules import GIVE, PAIR, PASS, next_turn, player
from minoteka.games.simino.shown import Climbs, Colours, Fines, Joins, Keeps, Pairs, Useless
from minoteka.games.simino.view import lays
from minoteka.kernel import State


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What the next seat suffers, what the field gains, and what the hand keeps (tiles drawn after it don't count)
    or, where that is nothing, can still lay."""
    if move == PASS:
        return []
    if GIVE <= move < PAIR:
        return [] if int(playable(before)) >> (move - GIVE) & 1 else [Useless()]
    parts = lays(before, move)
    laid = sum(1 << TEXTS.index(part.tile) for part in parts)
    above = sum(part.floor - 1 for part in parts)
    found: list[Reason] = []
    if int(after.out) >> seat & 1:
        found.append(Goes())
    if above:
        found.append(
            Climbs(parts[-1].floor) if before.seats == 1 else Fines(int(player(before, next_turn(before))), above)
        )
    if len(parts) > 1:
        found.append(Pairs())
    if after.joined and not before.joined:
        found.append(Joins())
    fresh = (int(after.colours) & ~int(before.colours)).bit_count()
    if fresh and before.laid:
        found.append(Colours(fresh))
    kept = int(before.hands[seat]) & ~laid & DOUBLES
    if kept and not above and not laid & DOUBLES:
        found.append(Keeps(kept.bit_count()))
    fitting = int(playable(after)) & int(before.hands[seat]) & ~laid
    if fitting and not found:
        found.append(Follows(fitting.bit_count()))
    return found
