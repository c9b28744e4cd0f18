"""Simino: coloured dominoes laid in several floors; whoever gets rid of all tiles first wins."""

from minoteka.core.rooms import game_of

GAME = game_of(
    "simino",
    __name__,
    rules_version=1,
    seats=(1, 2, 3, 4),
    search={
        "pace": 20_000,
        "strong": 0.5,  # with all of its thought the master, who has three times as much, is hardly above it
        "spread": 0.08,
        "exploration": 0.3,
        "look": 48,
        "ripe": 8,
        "bias": 1.0,
        "depth": 3,
        "wise": 1.0,
    },
)
