"""Mexican Train: dominoes in trains from one engine; whoever is left with the fewest pips after all rounds wins."""

from minoteka.core.rooms import game_of

GAME = game_of(
    "mexican-train",
    __name__,
    rules_version=1,
    seats=(2, 3, 4, 5, 6, 7, 8),
    search={"pace": 40_000, "spread": 0.05, "depth": -1, "guided": 1.0, "exploration": 0.4},
)
