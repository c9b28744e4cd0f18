"""Perfect play inside a bot: where a game can be solved and nothing is hidden, a bounded proof comes before guesses."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from minoteka.core.position import Observation, Position
from minoteka.core.solver import DRAW, Solution, solve
from minoteka.kernel import rng_from_int
from minoteka.kernel.real import exp
from minoteka.search.bot import Stop
from minoteka.search.greedy import opinions

TEMPTATION = 0.03
"""A reply that looks worse by this part of the result is e times less likely to tempt a rival."""


def prove(position: Position, nodes: int, stop: Stop | None = None, every: bool = False) -> Solution | None:
    """What perfect play leads to, if ``nodes`` positions are enough to know; the same bound gives the same answer."""
    game = position.game
    if game.solve is None or game.hides or nodes <= 0 or position.is_over:
        return None
    found = solve(position, stop=stop, nodes=nodes, every=every)
    return found if found.proven else None


def proven_move(seen: Observation, nodes: int, stop: Stop | None = None) -> tuple[str, float] | None:
    """A move that surely wins (1) or draws (1/2); in a lost position the best trap with the chance that it works."""
    if seen.game.hides:
        return None
    position = seen.complete(rng_from_int(0))
    found = prove(position, nodes, stop)
    if found is None or found.best is None:
        return None
    if found.winner == DRAW:
        return found.best, 0.5
    return (found.best, 1.0) if found.winner == seen.seat else trap(position, nodes, stop)


def trap(position: Position, nodes: int, stop: Stop | None = None) -> tuple[str, float] | None:
    """In a lost position: the move after which the likely replies are mistakes; None where no mistake is in sight.

    The rival is taken to like what the evaluation likes, as people and most bots do: only replies that look natural
    and are wrong make a trap.
    """
    moves = position.legal_moves()
    best, most = None, 0.0
    for move in moves:
        after = position.play(move)
        found = prove(after, nodes // len(moves), stop, every=True)
        if found is None or not found.losing:
            continue
        likely = natural_replies(after)
        wrong = sum(likely[reply] for reply in found.losing) / sum(likely.values())
        if wrong > most:
            best, most = move, wrong
    return None if best is None else (best, most)


def natural_replies(position: Position) -> dict[str, float]:
    """How likely each move is to tempt the seat to act, by what the evaluation thinks of it (not scaled)."""
    moves = position.legal_moves()
    values = opinions(position.game, position._state, [position.code(move) for move in moves], position.to_act)
    return {move: exp(value / TEMPTATION) for move, value in zip(moves, values, strict=True)}


@dataclass(frozen=True)
class Verdict:
    """What is to be said of several moves in one position: the best of all, its value, and what each one loses."""

    best: str
    value: float
    losses: Mapping[str, float]


def proven(position: Position, moves: Collection[str], nodes: int, stop: Stop | None = None) -> Verdict | None:
    """The verdict of perfect play; None unless it is certain for all of ``moves``. Who has lost loses no more."""
    found = prove(position, nodes, stop, every=True)
    if found is None or found.best is None:
        return None
    value = 0.5 if found.winner == DRAW else float(found.winner == position.to_act)
    if not value:
        return Verdict(found.best, value, dict.fromkeys(moves, 0.0))
    if not set(moves) <= {*found.winning, *found.losing}:  # drawn, or not decided
        return None
    return Verdict(found.best, value, {move: 0.0 if move in found.winning else value for move in moves})
