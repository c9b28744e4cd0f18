"""How much of a result was luck: what is left of it once everybody's losses are taken out.

At the deal every side may expect the same. A seat's losses cost it, and the others gain by them in equal parts; what
remains of the result was chance: the deal, what was drawn, and what the others held. It sums to zero over the sides.
"""

from collections.abc import Iterable, Mapping, Sequence

from minoteka.core.match import Match
from minoteka.core.record import MOVE, Record
from minoteka.kernel import floats
from minoteka.search.analysis import Judged


def results(record: Record) -> dict[int, tuple[float, ...]]:
    """What each seat got of every round that was played to its end, as its evaluation counts it."""
    found: dict[int, tuple[float, ...]] = {}
    before: Match | None = None
    for entry, match in record.history():
        if entry is not None and before is not None and entry.kind == MOVE and len(match.rounds) > len(before.rounds):
            end, values = before.position.play(entry.text), floats(max(record.game.seats))
            end.game.kernels.evaluate(end._state, end.game.weight_array(), values)
            found[before.number] = tuple(float(values[seat]) for seat in range(record.seats))
        before = match
    return found


def luck(results: Sequence[float], losses: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Each seat's luck in a round: its result − an even share + own losses − its share of the others' losses.

    Partners (``sides`` says who plays on which) have one result and one luck, and answer for each other's losses.
    """
    teams = sorted(set(sides))
    got = {team: max(results[seat] for seat, side in enumerate(sides) if side == team) for team in teams}
    lost = {team: sum(losses[seat] for seat, side in enumerate(sides) if side == team) for team in teams}
    even, all_lost = sum(got.values()) / len(teams), sum(lost.values())
    return [got[side] - even + lost[side] - (all_lost - lost[side]) / (len(teams) - 1) for side in sides]


def lucks(record: Record, judged: Iterable[Judged]) -> Mapping[tuple[int | None, int], float]:
    """Luck by round and seat; under None that of the whole match, all rounds together.

    Nothing where nobody plays against anybody; no round that was broken off.
    """
    sides = record.game.teams(record.seats, record.options)
    if len(set(sides)) < 2:
        return {}
    losses: dict[int, list[float]] = {}
    for one in judged:
        losses.setdefault(one.round, [0.0] * record.seats)[one.seat] += one.loss
    found: dict[tuple[int | None, int], float] = {}
    for number, result in results(record).items():
        for seat, share in enumerate(luck(result, losses.get(number, [0.0] * record.seats), sides)):
            found[number, seat] = share
            found[None, seat] = found.get((None, seat), 0.0) + share
    return found
