"""Golden cases: whole games and move counts that must never change by accident.

``tests/playthroughs/<game>.toml`` lists them; ``python -m tests.regenerate [GAME]`` writes the golden files anew.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from minoteka import catalog
from minoteka.core.match import Match
from minoteka.core.perft import perft
from minoteka.core.playthrough import playthrough, start

FOLDER = Path(__file__).parent / "playthroughs"


@dataclass(frozen=True)
class Case:
    """One golden playthrough."""

    game: str
    name: str
    seats: int
    seed: str
    bot: str = "random"
    options: dict[str, Any] = field(default_factory=dict)
    perft: int = 0

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.{'txt' if self.perft else 'jsonl'}"

    def lines(self) -> Iterator[str]:
        """What the engine says today."""
        match = start(catalog.game(self.game), self.seats, self.options, self.seed)
        if self.perft:
            for depth in range(1, self.perft + 1):
                yield f"{depth} {perft(match.position, depth)}"
            return
        brain = catalog.bot(self.bot)

        def choose(now: Match, ply: int) -> str:
            return brain.choose(now.position.observe(now.position.to_act), ply).move

        yield from playthrough(match, choose)


def cases(game: str | None = None) -> Iterator[Case]:
    """All cases, in the order of the files."""
    for path in sorted(FOLDER.glob("*.toml")):
        if game in (None, path.stem):
            table = tomllib.loads(path.read_text("utf-8"))
            for case in table.get("case", []):
                yield Case(path.stem, **case)
            for number, case in enumerate(table.get("perft", []), 1):
                depth = case.pop("depth")
                yield Case(path.stem, f"perft-{number}", perft=depth, **case)
