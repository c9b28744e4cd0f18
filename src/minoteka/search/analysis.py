"""Looking at a finished game: what each move lost, given what its seat could know, and with all tiles open.

The first number is skill; a move that was right by all a seat could know may still have lost against what nobody could
see, which the second shows. Values are expected results in 0 … 1. How much of a result was luck: ``search.luck``.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Any

import msgspec

from minoteka.core.errors import expect
from minoteka.core.game import Json
from minoteka.core.position import Position
from minoteka.core.record import MOVE, Record
from minoteka.search import mcts
from minoteka.search.bot import Stop
from minoteka.search.levels import settings_of
from minoteka.search.perfect import Verdict, proven

ITERATIONS = 2000
PROOF = 20
"""Positions that a solver may search for each iteration that a search would make."""
ENOUGH = 0.1
"""A played move that got less than this part of the visits is looked at once more, by itself."""

BLUNDER = 0.1
"""A move that loses more than this is one to be sorry for."""

NO_LUCK: Mapping[tuple[int | None, int], float] = MappingProxyType({})
"""Where luck is not asked for."""


@dataclass(frozen=True)
class Judged:
    """One move: what was best, what the move lost, and what the seat could expect before it."""

    ply: int  # counted over the whole match
    round: int
    seat: int
    move: str
    best: str
    value: float
    loss: float
    open_loss: float | None  # None where nothing is hidden: it would be the same number
    shown: Json | None = None  # a better move as the game shows it
    reasons: list[Json] = field(default_factory=list)  # what spoke for it

    def as_json(self) -> dict[str, Any]:
        """As a line of ``minoteka analyse --json``."""
        return asdict(self)

    @staticmethod
    def from_json(value: Mapping[str, Any]) -> "Judged":
        """A line read back."""
        return Judged(**value)


def weigh(position: Position, moves: Collection[str], iterations: int, seed: int, stop: Stop | None = None) -> Verdict:
    """Judge ``moves`` by what the seat to act can know: by proof where there is one, else by a search.

    Moves that the search hardly looked at get one of their own.
    """
    flag, settings = stop or Stop(), settings_of(position.game)
    certain = proven(position, moves, iterations * PROOF, flag)
    if certain is not None:
        return certain
    seen = position.observe(position.to_act)
    choice = mcts.think(seen, settings, iterations, seed, flag)
    best, losses = choice.candidates[0], {}
    for found in choice.candidates:
        if found.move in moves and found.move != best.move:
            value = found.value
            if found.visits < ENOUGH * iterations:
                code = position.code(found.move)
                value = mcts.value_of(mcts.Root.seen(seen), code, settings, iterations // 2, seed, flag)
            losses[found.move] = max(0.0, best.value - value)
        elif found.move in moves:
            losses[found.move] = 0.0
    return Verdict(best.move, best.value, losses)


def judge(
    position: Position, move: str, iterations: int, seed: int, stop: Stop
) -> tuple[str, float, float, float | None]:
    """Best move, its value, the loss of ``move`` by what the seat knew, and with everything open."""
    verdict = weigh(position, [move], iterations, seed, stop)
    loss = verdict.losses[move]
    best = verdict.best if loss else move
    if not position.game.hides:
        return best, verdict.value, loss, None
    settings, opened = settings_of(position.game), mcts.Root.opened(position)
    found = mcts.think_root(opened, settings, iterations // 2, seed, stop)
    truth = mcts.value_of(opened, position.code(move), settings, iterations // 2, seed, stop)
    return best, verdict.value, loss, max(0.0, max(v for _, v in found.values()) - truth)


def analyse(record: Record, iterations: int = ITERATIONS, start: int = 0, stop: Stop | None = None) -> Iterator[Judged]:
    """Judge every real choice of a finished game, from move number ``start`` on (to go on where one stopped).

    A judgement that the flag cut short is not given: whoever goes on later makes it in full.
    """
    expect("What is analysed", record, Record)
    flag = stop or Stop()
    before = None
    ply = 0
    for entry, match in record.history():
        if entry is not None and before is not None and entry.kind == MOVE:
            if ply >= start and len(before.position.legal_moves()) > 1:
                best, value, loss, opened = judge(before.position, entry.text, iterations, ply, flag)
                if flag.is_set:
                    return
                better = {} if best == entry.text else told(before.position, best)
                yield Judged(ply, before.number, entry.seat, entry.text, best, value, loss, opened, **better)
            ply += 1
        before = match


def told(position: Position, move: str) -> Json:
    """A move as it is shown to the seat to act, and what speaks for it by what that seat knows."""
    seen = position.observe(position.to_act)
    shown = next(found for found in seen.moves() if found.text == move)
    return {"shown": msgspec.to_builtins(shown), "reasons": msgspec.to_builtins(seen.reasons(position.code(move)))}


@dataclass(frozen=True)
class Toll:
    """What a seat's choices lost, on average and at worst, in one round or (``round`` None) in the whole match."""

    round: int | None
    seat: int
    choices: int
    loss: float
    worst: float
    open_loss: float  # beyond ``loss``: nobody could have known
    luck: float | None = None  # what is left of the result without anybody's losses; None: not told


def tolls(judged: Iterable[Judged], lucks: Mapping[tuple[int | None, int], float] = NO_LUCK) -> list[Toll]:
    """Round by round, then the match, each seat by seat; with what ``search.luck`` says of each."""
    piles: dict[tuple[int | None, int], list[Judged]] = defaultdict(list)
    for one in judged:
        piles[one.round, one.seat].append(one)
        piles[None, one.seat].append(one)
    found = []
    for (number, seat), pile in sorted(
        piles.items(), key=lambda item: (item[0][0] is None, item[0][0] or 0, item[0][1])
    ):
        losses = [one.loss for one in pile]
        opened = [one.loss if one.open_loss is None else one.open_loss for one in pile]
        count, chance = len(pile), lucks.get((number, seat))
        found.append(Toll(number, seat, count, sum(losses) / count, max(losses), sum(opened) / count, chance))
    return found
