"""Perfect play inside a bot: where a game can be solved and nothing is hidden, a bounded proof comes before guesses."""

import math

from minoteka.core.position import Observation, Position
from minoteka.core.solver import DRAW, Solution
from minoteka.kernel import floats, rng_from_int
from minoteka.search.bot import Stop

TEMPTATION = 0.03
"""A reply that looks worse by this part of the result is e times less likely to tempt a rival."""


def prove(position: Position, nodes: int, stop: Stop | None = None, every: bool = False) -> Solution | None:
    """What perfect play leads to, if ``nodes`` positions are enough to know; the same bound gives the same answer."""
    game = position.game
    if game.solve is None or game.hides or nodes <= 0 or position.is_over:
        return None
    found: Solution = game.solve(position, stop=stop, nodes=nodes, every=every)
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
    game, seat = position.game, position.to_act
    weights, values = game.weight_array(), floats(max(game.seats))
    likely = {}
    for move in position.legal_moves():
        game.kernels.evaluate(position.play(move)._state, weights, values)
        likely[move] = math.exp(float(values[seat]) / TEMPTATION)
    return likely


def proven_loss(position: Position, move: str, nodes: int, stop: Stop | None = None) -> tuple[str, float, float] | None:
    """Best move, value of the position and what ``move`` lost, where all three are certain."""
    found = prove(position, nodes, stop, every=True)
    if found is None or found.best is None:
        return None
    if found.winner == DRAW:
        return (found.best, 0.5, 0.5) if move in found.losing else None
    if found.winner != position.to_act:
        return move, 0.0, 0.0
    if move in found.winning:
        return move, 1.0, 0.0
    return (found.best, 1.0, 1.0) if move in found.losing else None
