"""Perfect play inside a bot: where a game can be solved and nothing is hidden, a bounded proof comes before guesses."""

from minoteka.core.position import Observation, Position
from minoteka.core.solver import DRAW, Solution
from minoteka.kernel import rng_from_int
from minoteka.search.bot import Stop


def prove(position: Position, nodes: int, stop: Stop | None = None, every: bool = False) -> Solution | None:
    """What perfect play leads to, if ``nodes`` positions are enough to know; the same bound gives the same answer."""
    game = position.game
    if game.solve is None or game.hides or nodes <= 0 or position.is_over:
        return None
    found: Solution = game.solve(position, stop=stop, nodes=nodes, every=every)
    return found if found.proven else None


def proven_move(seen: Observation, nodes: int, stop: Stop | None = None) -> tuple[str, float] | None:
    """A move that surely wins (1) or draws (1/2). A lost position has none: there the search sets the better traps."""
    if seen.game.hides:
        return None
    found = prove(seen.complete(rng_from_int(0)), nodes, stop)
    if found is None or found.best is None or found.winner not in (seen.seat, DRAW):
        return None
    return found.best, 0.5 if found.winner == DRAW else 1.0


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
