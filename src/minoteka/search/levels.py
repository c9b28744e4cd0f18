"""Five levels that a person feels as a ladder. All think the same way; lower ones think less and choose less strictly.

A level never blunders on purpose: it draws among the moves that its own search finds sensible, the likelier the better
they look. Iterations, not seconds, are the budget, so that the same observation and seed give the same move anywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace

from minoteka.core.game import Game
from minoteka.core.nets import Net
from minoteka.core.position import Observation, Position
from minoteka.kernel import fraction, rng_from_int
from minoteka.kernel.real import exp
from minoteka.search import mcts
from minoteka.search.bot import Candidate, Decision, Stop, choices
from minoteka.search.perfect import proven_move
from minoteka.search.settings import Settings

PACE = 5000
"""Iterations that fit into a second where a game does not say."""
SPREAD = 0.1
"""How much is at stake in a usual choice, as a part of the whole result, where a game does not say."""
PROOF = 700_000
"""Positions that a solver searches in a second, about."""

NAMES = tuple(f.name for f in fields(Settings))


def settings_of(game: Game) -> Settings:
    """The search settings of a game: the common ones with its own on top."""
    return Settings(**{name: value for name, value in game.search.items() if name in NAMES})  # type: ignore[arg-type]


@dataclass(frozen=True)
class Level:
    """A bot by its name, its share of a second's iterations, and how loosely it chooses among near-equals."""

    name: str
    seconds: float
    noise: float  # looseness as a part of what is at stake in a usual choice; 0: always the most visited
    proof: float = 0.0  # seconds given to perfect play first, where a game can be solved
    apart: tuple[tuple[str, float], ...] = ()  # search settings instead of the game's own
    net: Net | None = None  # a learnt judgement instead of the evaluation
    exact: bool = False  # its seconds are no level's but named for an experiment: no game changes them

    def iterations(self, game: Game) -> int:
        """The budget of one move: a game may give a level, by its name, a share of what it has elsewhere."""
        share = 1.0 if self.exact else game.search.get(self.name, 1.0)
        return max(mcts.LEAST, int(self.seconds * share * game.search.get("pace", PACE)))

    def scaled(self, factor: float) -> "Level":
        """The same level with another budget, for contests that must fit the time."""
        return replace(self, seconds=self.seconds * factor, proof=self.proof * factor)

    def trying(self, numbers: Mapping[str, float]) -> "Level":
        """A variant for experiments: its own numbers by their names, or the search's; ``KeyError`` for other names."""
        own = {name: value for name, value in numbers.items() if name in ("seconds", "noise", "proof")}
        rest = {name: value for name, value in numbers.items() if name not in own}
        for name in rest:
            if name not in NAMES or name == "nodes":  # memory is no number to play with
                raise KeyError(name)
        exact = self.exact or "seconds" in own
        return replace(self, **own, exact=exact, apart=(*self.apart, *rest.items()))  # type: ignore[arg-type]

    def judging(self, net: Net) -> "Level":
        """A variant that asks a learnt judgement where that knows the table."""
        return replace(self, net=net)

    def settings(self, game: Game) -> Settings:
        """How this level searches the game; whoever takes the most visited move may stop once that is sure."""
        return replace(settings_of(game), hasty=not self.noise, **dict(self.apart))  # type: ignore[arg-type]

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """Prove if the level may, else think; then choose as strictly as the level does."""
        game = seen.game
        sure = proven_move(seen, int(self.proof * PROOF), stop) if len(choices(seen)) > 1 else None
        if sure is not None:
            return Decision(sure[0], [Candidate(*sure)])
        found = mcts.think(seen, self.settings(game), self.iterations(game), seed, stop, net=self.net)
        looseness = self.noise * game.search.get("spread", SPREAD)
        if not looseness or len(found.candidates) < 2:
            return found
        return Decision(pick(found.candidates, looseness, seed), found.candidates, found.iterations)

    def with_open_eyes(self, position: Position, lines: int, seed: int) -> str:
        """The most visited move of its search after so many lines of play, where everything lies open."""
        game, strict = position.game, replace(self, noise=0.0)
        root = mcts.Root.opened(position)
        found = mcts.think_root(root, strict.settings(game), lines, seed)
        return max(position.legal_moves(), key=lambda move: found.get(position.code(move), (0, 0.0)))


def pick(candidates: Sequence[Candidate], looseness: float, seed: int) -> str:
    """A move drawn by the thought that went into each, the likelier the better it looks.

    What is worth less than the most visited by more than the looseness is never played. Visits gather on good moves the
    longer a search goes on, so whoever thinks more also chooses better, however many moves there are to stray to.
    """
    best = candidates[0].value
    sensible = [c for c in candidates if c.visits and c.value >= best - looseness]
    odds = [c.visits * exp((c.value - best) / looseness) for c in sensible]
    mark = fraction(rng_from_int(seed ^ 0x5EED)) * sum(odds)
    for candidate, weight in zip(sensible, odds, strict=True):
        mark -= weight
        if mark < 0:
            return candidate.move
    return sensible[-1].move


SIMPLE = (("look", 0), ("wise", 0))
"""Only strong and master ask the evaluation about every move: in Gemblo that alone makes a good player."""

LEVELS = (
    Level("beginner", 0.0002, 5.0, apart=SIMPLE),
    Level("easy", 0.004, 3.0, apart=SIMPLE),
    Level("medium", 0.06, 1.0, apart=SIMPLE),
    Level("strong", 1.0, 0.6, proof=0.006),
    Level("master", 3.0, 0.0, proof=1.5),
)
