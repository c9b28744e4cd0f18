"""Five levels that a person feels as a ladder. All think the same way; lower ones think less and choose less strictly.

A level never blunders on purpose: it draws among the moves that its own search finds sensible, the likelier the better
they look. Iterations, not seconds, are the budget, so that the same observation and seed give the same move anywhere.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from minoteka.core.game import Game
from minoteka.core.position import Observation
from minoteka.kernel import rng_from_int, uniform32
from minoteka.search import mcts
from minoteka.search.bot import Candidate, Choice, Stop
from minoteka.search.perfect import proven_move

PACE = 5000
"""Iterations that fit into a second where a game does not say."""

PROOF = 200_000
"""Positions that a solver searches in a second, about."""

NAMES = tuple(f.name for f in fields(mcts.Settings))


def settings_of(game: Game) -> mcts.Settings:
    """The search settings of a game: the common ones with its own on top."""
    return mcts.Settings(**{name: value for name, value in game.search.items() if name in NAMES})  # type: ignore[arg-type]


@dataclass(frozen=True)
class Level:
    """A bot by its name, its share of a second's iterations, and how loosely it chooses among near-equals."""

    name: str
    seconds: float
    slack: float  # moves worth less than the best by more than this are never played
    looseness: float  # how evenly it chooses among the others; 0: always the most visited
    proof: float = 0.0  # seconds given to perfect play first, where a game can be solved

    def iterations(self, game: Game) -> int:
        """The budget of one move."""
        return max(16, int(self.seconds * game.search.get("pace", PACE)))

    def scaled(self, factor: float) -> "Level":
        """The same level with another budget, for contests that must fit the time."""
        return replace(self, seconds=self.seconds * factor, proof=self.proof * factor)

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Choice:
        """Prove if the level may, else think; then choose as strictly as the level does."""
        sure = proven_move(seen, int(self.proof * PROOF), stop) if len(seen.codes()) > 1 else None
        if sure is not None:
            return Choice(sure[0], [Candidate(*sure)])
        found = mcts.think(seen, settings_of(seen.game), self.iterations(seen.game), seed, stop)
        if not self.looseness or len(found.candidates) < 2:
            return found
        return Choice(self._pick(found.candidates, seed), found.candidates, found.iterations)

    def _pick(self, candidates: Sequence[Candidate], seed: int) -> str:
        known = [c for c in candidates if c.visits] or candidates  # stopped before the first look
        best = max(c.value for c in known)
        sensible = [c for c in known if c.value >= best - self.slack]
        odds = [math.exp((c.value - best) / self.looseness) for c in sensible]
        mark = uniform32(rng_from_int(seed ^ 0x5EED)) / 2**32 * sum(odds)
        for candidate, weight in zip(sensible, odds, strict=True):
            mark -= weight
            if mark < 0:
                return candidate.move
        return sensible[-1].move


LEVELS = (
    Level("beginner", 0.003, 0.25, 0.10),
    Level("easy", 0.02, 0.12, 0.04),
    Level("medium", 0.15, 0.05, 0.015),
    Level("strong", 1.0, 0.0, 0.0, proof=0.5),
    Level("master", 3.0, 0.0, 0.0, proof=5.0),
)
